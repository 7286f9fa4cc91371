extension Trace {
    /// This trace as a test of the user interface, which performs it from outside, in whatever
    /// language the app is written.
    ///
    /// It knows the screens by the titles of their navigation bars: the title that was there when a
    /// screen first came in front has to be there again when the model says that it is in front.
    ///
    /// - Parameters:
    ///   - story: The trace, performed for a reader.
    ///   - device: The same, performed for a device.
    package func interfaceTestSource(_ story: Story, _ device: DeviceTrace) -> String {
        let name = deviceTestName(story)
        var text = ["A trace of splitfuzz for UI tests. On a device: \(story.deviceWords)."]
        if let violation = story.violation {
            text.append("\(violation.law): \(violation.sentence.oneLine.printable)")
        }
        if device.launchWindow == nil {
            text.append("A window is wide in landscape and narrow upright on an iPhone Pro Max.")
        }
        text.append(
            "What is in <# #> is yours to write. This file was never run on an Apple device.")
        let steps = zip(device.steps, story.lines.map(\.deviceWords)).map { step, words in
            let calls = step.interfaceCalls ?? ["<#\(words)#>"]
            let fronts = step.look.map { ", \($0.fronts)" } ?? ""
            let begin = "        driver.step(\("\(step.command)".quoted)\(fronts)) {"
            let line = "\(begin) \(calls.joined()) }"
            let isShort = calls.count == 1 && line.count <= 100
            return "        // \(step.look?.drawing ?? "not on screen yet")\n"
                + (isShort
                    ? line
                    : ([begin] + calls.map { "            \($0)" } + ["        }"])
                        .joined(separator: "\n"))
        }
        let sentence = story.isShownByDrawings ? story.sentenceForPeople.quoted : "nil"
        return """
            \(text.flatMap { $0.wrapped(indent: "// ", following: "// ") }.joined(separator: "\n"))
            import XCTest

            final class \(name): XCTestCase {
                @MainActor func test\(name)() {
                    let driver = Driver()
            \(steps.joined(separator: "\n"))
                    driver.conclude(\(sentence))
                }
            }

            \(Self.interfaceDriver)
            """
    }

    private static let interfaceDriver = #"""
        /// Performs the steps, and compares the titles of the screens in front.
        @MainActor private final class Driver {
            let app = XCUIApplication()
            private var titles: [String: String] = [:]
            private var count = 0
            private var difference: String?

            func step(_ words: String, _ fronts: [String] = [], _ perform: () -> Void) {
                count += 1
                perform()
                _ = app.wait(for: .runningForeground, timeout: 5)
                let bars = app.navigationBars.allElementsBoundByIndex.filter { $0.isHittable }
                let seen = bars.map { $0.identifier }
                print("step \(count): \(words)  \(seen)")
                for (front, title) in zip(fronts, seen) {
                    let expected = titles[front] ?? title
                    titles[front] = expected
                    if expected != title, difference == nil {
                        difference = "differs at step \(count), \(words): expected "
                            + "\(front), titled '\(expected)', got '\(title)'"
                    }
                }
            }

            /// Taps a row of the list in front, from 1.
            func tapRow(_ row: Int) {
                let lists = app.collectionViews.count > 0 ? app.collectionViews : app.tables
                lists.cells.element(boundBy: row - 1).tap()
            }

            /// Taps the back button of a bar: the first is that of the list, if there are two.
            func back(in bar: Int) {
                let bars = app.navigationBars
                let place = min(bar, bars.count - 1)
                bars.element(boundBy: place).buttons.element(boundBy: 0).tap()
            }

            /// Fails if the app has the fault: everything is as the model shows it.
            func conclude(
                _ sentence: String?, file: StaticString = #filePath, line: UInt = #line
            ) {
                let system = ProcessInfo.processInfo.operatingSystemVersionString
                if let sentence, difference == nil {
                    XCTFail("confirmed on \(system): \(sentence)", file: file, line: line)
                } else if sentence == nil, let difference {
                    XCTFail("on \(system) it \(difference)", file: file, line: line)
                } else {
                    print("on \(system) it \(difference ?? "is as expected")")
                }
            }
        }

        """#
}

extension DeviceTrace.Step {
    /// The step from outside, a call in each line; `nil` if only the app, or a person, knows how.
    fileprivate var interfaceCalls: [String]? {
        let number = Int(command.argument)
        switch command.name.row.deed {
        case .launch: return [turn(command.width == .wide), "driver.app.launch()"]
        case .launchOn:
            let window = SplitViewDevice.Window.all[number]
            let pose = window.device.outer.map { _ in
                "<#\(window.share == .closed ? "close" : "open") the phone#>"
            }
            return [pose, turn(window.orientation == .landscape), "driver.app.launch()"]
                .compactMap(\.self)
        case .resize(let width): return [turn(width == .wide)]
        case .rotate: return [turn(command.orientation == .landscape)]
        case .background: return ["XCUIDevice.shared.press(.home)", "driver.app.activate()"]
        case .show(.row, _) where look != nil: return ["driver.tapRow(\(number + 1))"]
        case .back where !calls.contains { $0.contains("Presented") }:
            return ["driver.back(in: \(command.pane == .detail ? 1 : 0))"]
        case .back: return ["driver.app.swipeDown()"]
        case .selectTab:
            return ["driver.app.tabBars.buttons.element(boundBy: \(number)).tap()"]
        case .swipeList: return ["driver.app.swipeRight()"]
        default: return nil
        }
    }

    private func turn(_ isLandscape: Bool) -> String {
        "XCUIDevice.shared.orientation = .\(isLandscape ? "landscapeLeft" : "portrait")"
    }
}

extension DeviceLook {
    /// The screens in front that have a navigation bar, from the leading column on.
    fileprivate var fronts: [String] {
        let parts = drawing.split(separator: " ^")
        let seen = parts.count > 1 ? parts.suffix(1) : parts[0].split(separator: " | ")
        return seen.filter { !$0.contains("(") && !$0.contains("!") && !$0.hasPrefix("[-") }
            .compactMap { column in
                let marked = column.split(separator: "*").last ?? column
                let front = column.contains("*") ? marked.prefix { $0 != ";" } : marked
                return front.split { "[]{}*, ".contains($0) }.last.map(String.init)
            }
    }
}
