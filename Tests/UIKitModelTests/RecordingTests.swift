import Foundation
import Testing
import UIKitModel

/// The model against what Apple's UIKit was recorded to do (iOS 26.1, classic style and two named
/// columns).
///
/// Compared: which callbacks come, in which order and with which answers; what `isCollapsed`,
/// `displayMode` and `viewControllers` say inside each delegate call; the arrays afterwards; what
/// is raised. The order inside the did-phase is not stable on UIKit itself (C18), so there the
/// delegate's calls are compared as a multiset and each controller's own calls in their order.
@MainActor @Suite struct RecordingTests {
    @Test(arguments: try Recording.all())
    func `the model does what was recorded`(_ recording: Recording) throws {
        let stage = RecordingStage(recording)
        var unknown: [String] = []
        func perform(_ actions: [Recording.Action]) {
            for action in actions where !isAboutCompactColumn(action) && !stage.perform(action) {
                unknown.append(action.call ?? action.set ?? "?")
            }
        }
        perform(recording.setup)
        if recording.setup.contains(where: { $0.set == "window.rootViewController" }) {
            stage.mount()
        }
        for step in recording.prelude where !hasUnmodelled(step, of: recording) {
            perform(step.actions)
            stage.forgetLog()
        }
        for step in recording.steps {
            if hasUnmodelled(step, of: recording) { continue }
            perform(step.actions)
            let place = "\(recording.id), \(step.step)"
            try #require(unknown == [], "\(place): the model knows no such call")
            if let exception = step.exception {
                #expect(stage.runtime.exception?.name == exception.name, "\(place)")
                #expect(
                    withoutNames(stage.runtime.exception?.reason) == withoutNames(exception.reason),
                    "\(place)")
                continue
            }
            #expect(stage.runtime.exception == nil, "\(place)")
            // The navigation logs record results only.
            if recording.kind != "nav-stack" { compareEvents(step, stage, place) }
            compareState(step, stage, place)
            compareColumns(step, stage, place)
            stage.forgetLog()
        }
    }

    @Test func `there are recordings to compare with`() throws {
        #expect(try Recording.all().count >= 9)
    }

    /// Not declared.
    private func isAboutCompactColumn(_ action: Recording.Action) -> Bool {
        action.args?.contains(.string("compact")) == true
    }

    /// Where `show` puts a controller in a column style was not recorded (D14), and whatever it
    /// does is gone in the steps that follow.
    private func hasUnmodelled(_ step: Recording.Step, of recording: Recording) -> Bool {
        recording.style == "doubleColumn"
            && step.actions.contains { $0.call == "show(_:sender:)" }
    }

    private func compareEvents(_ step: Recording.Step, _ stage: RecordingStage, _ place: String) {
        let recorded = step.events ?? []
        let told = stage.log.map(\.event)
        let start = step.didPhaseStart ?? recorded.count
        #expect(Array(told.prefix(start)) == Array(recorded.prefix(start)), "\(place)")
        let rest = Array(told.dropFirst(start))
        let recordedRest = Array(recorded.dropFirst(start))
        let delegate = rest.filter { $0.hasPrefix("delegate") }.sorted()
        let recordedDelegate = recordedRest.filter { $0.hasPrefix("delegate") }.sorted()
        #expect(delegate == recordedDelegate, "\(place)")
        #expect(byController(rest) == byController(recordedRest), "\(place)")
        for state in step.eventStates ?? [] where recorded.indices.contains(state.event) {
            guard let line = stage.log.first(where: { $0.event == recorded[state.event] }) else {
                continue  // Already reported above.
            }
            let inside: Comment = "\(place), in \(recorded[state.event])"
            #expect(line.isCollapsed == state.isCollapsed, inside)
            #expect(line.displayMode == state.displayMode, inside)
            #expect(line.viewControllers == state.viewControllers, inside)
        }
    }

    /// Each controller's own events, in order.
    private func byController(_ events: [String]) -> [String: [String]] {
        let own = events.filter { !$0.hasPrefix("delegate") }
        return Dictionary(grouping: own) { String($0.prefix { $0 != "." }) }
    }

    private func compareState(_ step: Recording.Step, _ stage: RecordingStage, _ place: String) {
        guard let state = step.state else { return }
        let split = stage.split
        let note: Comment = "\(place), afterwards"
        if let stack = state.viewControllers, let modelled = stage.stack {
            #expect(modelled == stack, note)
        } else if let stack = state.viewControllers {
            #expect(split.viewControllers.map(stage.name) == stack, note)
        }
        if let children = state.children {
            #expect(split.children.map(stage.name) == children, note)
        }
        if let isCollapsed = state.isCollapsed { #expect(split.isCollapsed == isCollapsed, note) }
        if let mode = state.displayMode {
            #expect(RecordingStage.name(of: split.displayMode) == mode, note)
        }
        if let mode = state.preferredDisplayMode {
            #expect(RecordingStage.name(of: split.preferredDisplayMode) == mode, note)
        }
        if let count = state.viewControllersCount {
            #expect(split.viewControllers.count == count, note)
        }
        if let wasLoaded = state.loadedBefore { #expect(stage.wasViewLoaded == wasLoaded, note) }
        if let isLoaded = state.loadedAfter { #expect(split.isViewLoaded == isLoaded, note) }
        if let behavior = state.splitBehavior {
            #expect("\(split.splitBehavior)" == behavior, note)
        }
        if let behavior = state.preferredSplitBehavior {
            #expect("\(split.preferredSplitBehavior)" == behavior, note)
        }
        if let width = state.primaryColumnWidth {
            #expect(Double(split.primaryColumnWidth) == width, note)
        }
        if let style = state.primaryBackgroundStyle {
            #expect("\(split.primaryBackgroundStyle)" == style, note)
        }
        if let isViewLoaded = state.isViewLoaded {
            #expect(split.isViewLoaded == isViewLoaded, note)
        }
        if let returned = state.returned { #expect(stage.returned == returned.strings, note) }
    }

    /// Who was named for a column, and where along the horizontal axis stands what stands for it.
    private func compareColumns(_ step: Recording.Step, _ stage: RecordingStage, _ place: String) {
        let split = stage.split
        for (column, container) in [
            (UISplitViewController.Column.primary, split.children.first),
            (.secondary, split.isCollapsed ? split.children.first : split.children.last),
        ] {
            guard let recorded = step.state?.columns?["\(column)"] else { continue }
            let note: Comment = "\(place), \(column)"
            #expect(
                split.viewController(for: column).map(stage.name) == recorded.viewController, note)
            guard recorded.containerInSplitHierarchy == true, let view = container?.view,
                let frame = recorded.containerFrameInWindow,
                let safeArea = recorded.containerSafeArea
            else { continue }
            let modelled = split.view.convert(view.bounds, from: view)
            #expect(Double(modelled.minX) == frame[0], note)
            #expect(Double(modelled.width) == frame[2], note)
            #expect(Double(view.safeAreaInsets.left) == safeArea[1], note)
            #expect(Double(view.safeAreaInsets.right) == safeArea[3], note)
        }
    }

    /// A reason without the names of objects, which are addresses on UIKit and numbers here.
    private func withoutNames(_ reason: String?) -> String? {
        guard let reason else { return nil }
        var kept = ""
        var depth = 0
        for character in reason {
            if character == "<" { depth += 1 }
            if depth == 0 { kept.append(character) }
            if character == ">" { depth -= 1 }
        }
        return kept
    }
}
