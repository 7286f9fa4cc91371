import SplitViewConformance
import Testing
import UIKitModel

@testable import Notes

@MainActor private func notes(
    _ name: String, _ delegate: @escaping () -> any UISplitViewControllerDelegate
) -> SplitViewSubject {
    SplitViewSubject(name) {
        let split = UISplitViewController()
        let delegate = delegate()
        split.viewControllers = [
            UINavigationController(rootViewController: NoteList()),
            UINavigationController(rootViewController: NoNote()),
        ]
        split.delegate = delegate
        return SplitViewScene(split, keeping: [delegate]) {
            $0 is NoNote ? .placeholder : $0 is Note ? .detail : .list
        }
        .detail { row in Note(row: row) }
    }
}

@MainActor @Test func splitViewKeepsItsPromises() throws {
    try checkConformance(of: notes("notes") { NotesSplitDelegate() }, budget: .commands(5_000))
}

/// Says that there is nothing to carry over, so that the notes are lost when the columns merge.
private final class Forgetful: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

@MainActor @Test func flawsAreFound() {
    #expect(throws: ConformanceError.self) {
        try checkConformance(of: notes("forgetful") { Forgetful() }, budget: .commands(5_000))
    }
}
