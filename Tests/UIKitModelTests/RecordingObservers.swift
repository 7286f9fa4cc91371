import UIKitModel

/// What the recorded delegates have in common: five methods.
@MainActor class Observer: NSObject {
    weak var stage: RecordingStage?
    var answers: [String: JSONValue] = [:]

    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { answer("show", about: vc) }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { answer("showDetail", about: vc) }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        stage?.tell("delegate willChangeTo(\(RecordingStage.name(of: displayMode)))")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        stage?.tell("delegate didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        stage?.tell("delegate didExpand")
    }

    private func answer(_ method: String, about vc: UIViewController) -> Bool {
        let answer = answers[method]?.bool ?? false
        let name = stage?.name(of: vc) ?? "?"
        // The frames logs name no answer where it is false.
        stage?.tell("delegate \(method)(\(name))" + (answer ? " -> true" : ""))
        return answer
    }
}

/// The delegate of the recorded state logs.
final class StateObserver: Observer, UISplitViewControllerDelegate {}

/// The delegate of the recorded frames logs: every method.
final class FullObserver: Observer, UISplitViewControllerDelegate {
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        answer("primaryViewController(forCollapsing)", with: "primaryForCollapsing")
    }

    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
        answer("primaryViewController(forExpanding)", with: "primaryForExpanding")
    }

    /// The logs name no answer where it is nil.
    private func answer(_ question: String, with key: String) -> UIViewController? {
        let name = named(key)
        stage?.tell("delegate \(question)" + (name.map { " -> \($0)" } ?? ""))
        return name.flatMap { stage?.controller($0) }
    }

    /// The controller of an answer: the last word, as in "a new controller NewSep".
    private func named(_ key: String) -> String? {
        answers[key]?.string?.split(separator: " ").last.map(String.init)
    }

    func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
        stage?.tell("delegate targetDisplayModeForAction")
        return .automatic
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let answer = answers["collapseSecondary"]?.bool ?? false
        guard let stage else { return answer }
        let secondary = stage.name(of: secondaryViewController)
        let primary = stage.name(of: primaryViewController)
        stage.tell("delegate collapseSecondary(\(secondary),onto:\(primary)) -> \(answer)")
        return answer
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let stage else { return nil }
        let name = named("separateSecondary")
        let primary = stage.name(of: primaryViewController)
        stage.tell("delegate separateSecondary(from:\(primary)) -> \(name ?? "nil")")
        return name.map(stage.controller)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let column =
            answers["topColumnForCollapsing"]?.string.flatMap(RecordingStage.column)
            ?? proposedTopColumn
        stage?.tell("delegate topColumnForCollapsing(proposed:\(proposedTopColumn)) -> \(column)")
        return column
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        let mode =
            answers["displayModeForExpanding"]?.string.flatMap(RecordingStage.mode)
            ?? proposedDisplayMode
        let (proposed, answer) = (
            RecordingStage.name(of: proposedDisplayMode), RecordingStage.name(of: mode)
        )
        stage?.tell("delegate displayModeForExpanding(proposed:\(proposed)) -> \(answer)")
        return mode
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
        stage?.tell("delegate willShow(\(column))")
    }
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
        stage?.tell("delegate willHide(\(column))")
    }
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) {
        stage?.tell("delegate didShow(\(column))")
    }
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) {
        stage?.tell("delegate didHide(\(column))")
    }
}
