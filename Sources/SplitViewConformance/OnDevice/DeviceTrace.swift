import UIKitModel

/// A trace as a test performs it on a device: the calls of public API, and the states that the
/// model shows after them.
package struct DeviceTrace: Hashable, Sendable, Codable {
    /// A step.
    package struct Step: Hashable, Sendable, Codable {
        /// The command.
        package let command: SplitViewCommand
        /// The calls that perform it, as lines of Swift about `$0`, the test's driver.
        let calls: [String]
        /// The reason for which no public API performs it; `nil` for other steps.
        package let obstacle: String?
        /// The state after it; `nil` before the launch, and where the app ends.
        package let look: DeviceLook?
        /// The rules by which the model did it.
        package let rules: [String]
    }

    /// The steps, up to the first that cannot be left out and has no public API.
    package fileprivate(set) var steps: [Step] = []
    /// The parts of the app that the steps need.
    fileprivate(set) var needs: Set<String> = []
    /// Whether the root of the window is not the split view.
    fileprivate(set) var hasOwnRoot = false
    /// How many steps follow that are not performed.
    package fileprivate(set) var leftOut = 0
    /// Whether the app ends with the last step.
    package fileprivate(set) var ends = false
    /// The number of the window in which the app is launched, for a scene that reads it.
    package fileprivate(set) var launchWindow: UInt8?
    /// The width in which it is launched.
    package fileprivate(set) var isLaunchedNarrow = false
    /// The style of the split view, as recordings name it.
    package fileprivate(set) var style = "classic"

    /// Whether every step is performed, and by public API.
    package var isWhole: Bool { leftOut == 0 && steps.allSatisfy { $0.obstacle == nil } }
}

/// A part of an app that a device test asks a person to write.
struct DeviceNeed {
    let label: String
    /// The type of its closure.
    let type: String
    /// The closure that a person completes.
    let placeholder: String

    static let all = [
        (
            "tap", "(_ row: Int, _ list: UIViewController) -> Void",
            "row, list in tapCell(row, of: list)"
        ),
        (
            "tapAgain", "(_ list: UIViewController) -> Void",
            "list in <#show the last detail again#>"
        ),
        (
            "tapReplacing", "(_ row: Int, _ list: UIViewController) -> Void",
            "row, list in <#choose a row that replaces the details#>"
        ),
        ("detail", "(_ row: Int) -> UIViewController", "row in <#the detail of a row, from 1#>"),
        ("list", "() -> UIViewController", "<#the list that is pushed on a list#>"),
        ("page", "() -> UIViewController", "<#the page that is pushed on a detail#>"),
        ("delete", "() -> Void", "<#delete what the detail shows#>"),
        ("next", "(_ detail: UIViewController) -> Void", "detail in <#show the next item#>"),
        ("finish", "(_ detail: UIViewController) -> Void", "detail in <#have it leave#>"),
        ("startOver", "() -> Void", "<#go back to the first screen#>"),
        ("openLink", "(_ link: Int) -> Void", "link in <#open a link, from 1#>"),
        ("act", "(_ name: String) -> Void", "name in <#do what has this name#>"),
        ("leave", "() -> Void", "<#what the app does as it leaves for the background#>"),
        ("comeBack", "() -> Void", "<#what it does as it comes back#>"),
    ].map { DeviceNeed(label: $0.0, type: $0.1, placeholder: "{ \($0.2) }") }
}

extension SplitViewChecker {
    /// Performs a trace, and notes how a test performs it on a device.
    ///
    /// - Parameter commands: The trace; commands that come to nothing are left out.
    package func deviceTrace(of commands: [SplitViewCommand]) -> DeviceTrace {
        stage.reset()
        var trace = DeviceTrace()
        let scene = stage.driver.scene
        trace.hasOwnRoot = scene.windowRoot !== scene.split
        trace.style = scene.split.recordedStyle
        var names = DeviceNames()
        for command in commands {
            let call = stage.deviceCall(of: command, &names)
            stage.driver.runtime.forgetMarks()
            let outcome = stage.perform(command)
            guard outcome.isPerformed else { continue }
            if trace.leftOut > 0 || trace.ends {
                trace.leftOut += 1
                continue
            }
            let driver = stage.driver
            if let place = driver.launchPlace(of: command) {
                trace.launchWindow = place.deviceWindow == nil ? nil : place.number
                trace.isLaunchedNarrow = place.environment.horizontalSizeClass == .compact
            }
            if let obstacle = call.obstacle, !call.isHarmless {
                trace.steps.append(
                    .init(command: command, calls: [], obstacle: obstacle, look: nil, rules: []))
                trace.leftOut = 1
                continue
            }
            trace.needs.formUnion(call.needs)
            trace.ends = outcome == .ended
            let isSeen = driver.window.isVisible && !trace.ends
            trace.steps.append(
                DeviceTrace.Step(
                    command: command, calls: call.lines, obstacle: call.obstacle,
                    look: isSeen ? DeviceLook(stage.picture, in: driver, &names) : nil,
                    rules: stage.rules(of: command)))
        }
        if trace.leftOut > 0 { trace.leftOut -= 1 }
        return trace
    }
}

extension UISplitViewController {
    /// The style in recordings.
    fileprivate var recordedStyle: String {
        switch style {
        case .doubleColumn: "doubleColumn"
        case .tripleColumn: "tripleColumn"
        default: "classic"
        }
    }
}
