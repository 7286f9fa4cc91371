import StatefulTesting
import UIKitModel

extension Trace {
    /// This trace as a test for an app's own test target, which performs it on Apple's UIKit: it
    /// imports UIKit and XCTest, and nothing else.
    ///
    /// - Parameters:
    ///   - story: The trace, performed for a reader.
    ///   - device: The same, performed for a device.
    ///   - fill: What a person would write for a part of the app; by default a placeholder.
    /// - Returns: A source file. Its test fails while the app has the fault, or, if the trace is
    ///   about none that drawings show, if UIKit shows other drawings than the model.
    package func deviceTestSource(
        _ story: Story, _ device: DeviceTrace, fill: (String) -> String? = { _ in nil }
    ) -> String {
        let name = deviceTestName(story)
        let isConfirmed = story.isShownByDrawings && device.isWhole && !device.ends
        var steps = device.steps.flatMap(\.source)
        let helpers = DeviceTestSupport.helpers.sorted { $0.key < $1.key }.filter { helper in
            steps.contains { $0.contains(helper.key) }
        }.map(\.value)
        if device.leftOut > 0 {
            steps.append("// \(device.leftOut) more steps, which follow the one that is left out.")
        }
        let sentence = isConfirmed ? story.sentenceForPeople.quoted : ""
        let needs = DeviceNeed.all.filter { device.needs.contains($0.label) }
        var fields = needs.map { "let \($0.label): @MainActor \($0.type)" }
        var arguments = [("split", "<#your split view controller, with its delegate#>")]
        if let kept = fill("kept") { arguments.append(("kept", kept)) }
        if device.hasOwnRoot { arguments.append(("root", "<#the root of your window#>")) }
        arguments += needs.map { ($0.label, $0.placeholder) }
        let app = arguments.map { "\n            \($0.0): \(fill($0.0) ?? $0.1)" }
        if device.hasOwnRoot {
            fields = ["let root: UIViewController"] + fields
        } else {
            fields.append("var root: UIViewController { split }")
        }
        return """
            \(deviceHead(story, device, isConfirmed: isConfirmed))
            import UIKit
            import XCTest

            final class \(name): XCTestCase {
                /// Your app as it starts, before its window is on screen: what there is to write.
                @MainActor private func makeApp() -> App {
                    \(fill("").map { "\($0)\n        " } ?? "")return App(\
            \(app.joined(separator: ",")))
                }

                @MainActor func test\(name)() async throws {
                    let driver = try Driver(makeApp())
            \(steps.map { "        \($0)" }.joined(separator: "\n"))
                    driver.conclude(\(sentence))
                }
            }

            /// The app, as far as the steps need it.
            @MainActor private struct App {
                let split: UISplitViewController
                /// The owners of the delegate, if nothing else keeps it alive.
                var kept: [Any] = []
                \(fields.joined(separator: "\n    "))
            }

            \(DeviceTestSupport.driver)\
            \(isConfirmed ? DeviceTestSupport.confirming : DeviceTestSupport.comparing)\
            \(DeviceTestSupport.looking)\
            \(helpers.joined(separator: "\n"))
                // MARK: The trace, as recordings name it

                static let name = "\(name)"
                static let head: [String: Any] = [
                    "schema": "uikit-conformance/1", "id": name, "kind": "trace",
                    "trace": \(line.quoted),
                    "subject": "\(subject)", "profile": "\(profile)",
                    "givingUp": [\(givingUp.map(\.quoted).joined(separator: ", "))] as [String],
                    "title": \(story.deviceWords.quoted), "style": "\(device.style)",
                    "hosting": "root of a window whose size class is overridden",
                    "setup": [String](), "timing": "0.7 s of run loop after each step",
                ]
            }

            \(device.needs.contains("tap") ? DeviceTestSupport.tapCell : "")
            """
    }

    /// The name of the test: the law, the number of steps, and a digest.
    package func deviceTestName(_ story: Story) -> String {
        let law = story.violation.map { "Breaks-\($0.law)" } ?? "Holds"
        return "\(law)-in-\(story.lines.count)-\(digest)".asTypeName
    }

    private func deviceHead(_ story: Story, _ device: DeviceTrace, isConfirmed: Bool) -> String {
        var text = [
            "A trace of splitfuzz for your own test target, which needs a host application.",
            "On a device: \(story.deviceWords).",
        ]
        if let violation = story.violation {
            text.append("\(violation.law): \(violation.sentence.oneLine.printable)")
            if device.ends {
                text.append("If the app has the fault, its process ends with the last step.")
            } else if !isConfirmed {
                text.append(
                    "Drawings do not show this fault, or a step is left out: the test only says "
                        + "whether they are those of the model.")
            } else if story.isFoundAhead {
                text.append("The fault shows when a person goes on as the sentence says.")
            }
        }
        for (index, step) in device.steps.enumerated() {
            guard let obstacle = step.obstacle else { continue }
            text.append("Step \(index + 1), \(step.command), is left out: \(obstacle).")
        }
        text.append(
            "The drawings are those of splitfuzz's model of UIKit, profile \(profile). This file "
                + "was tried on the model, and never on an Apple device. iOS 14 or later.")
        return text.flatMap { $0.wrapped(indent: "// ", following: "// ") }
            .joined(separator: "\n")
    }
}

extension DeviceTrace.Step {
    /// The step as a statement of a test.
    fileprivate var source: [String] {
        var arguments = [command.description.quoted]
        if let look { arguments.append("shows: \(look.drawing.quoted)") }
        if let obstacle { arguments.append("without: \(obstacle.quoted)") }
        var lines = ["try await driver.step(\(arguments.joined(separator: ", ")))"]
        if calls.count == 1, lines[0].count + calls[0].count < 87 {
            return ["\(lines[0]) { \(calls[0]) }"]
        }
        if lines[0].count > 90 {
            lines = ["try await driver.step("] + arguments.dropLast().map { "    \($0)," }
            lines += ["    \(arguments.last ?? "")", ")"]
        }
        if calls.isEmpty { return lines }
        lines[lines.count - 1] += " {"
        return lines + calls.map { "    \($0)" } + ["}"]
    }
}

extension Story {
    /// Whether the drawings of a trace show its fault: some laws are about positions, callbacks,
    /// memory, and the app's own words.
    var isShownByDrawings: Bool {
        guard let law = violation?.law, SplitViewLaws.law(named: law) != nil else { return false }
        return ![
            SplitViewLaws.appRecord.name, SplitViewLaws.appearanceBalanced.name,
            SplitViewLaws.released.name, SplitViewLaws.answerMatchesDeed.name,
            SplitViewLaws.onScreen.name, SplitViewLaws.restorationRoundTrip.law.name,
        ].contains(law)
    }

    /// The fault in a sentence for a person; nothing if every law holds.
    var sentenceForPeople: String { inWords?.sentence.printable ?? "" }
}

extension String {
    /// `no-nav-in-nav` as `NoNavInNav`.
    fileprivate var asTypeName: String {
        split { !$0.isLetter && !$0.isNumber }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
