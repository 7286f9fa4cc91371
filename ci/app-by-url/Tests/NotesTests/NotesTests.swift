import SplitViewConformance
import Testing
import UIKitModel

@testable import Notes

@MainActor private func subject(_ delegate: @escaping () -> any UISplitViewControllerDelegate)
    -> SplitViewSubject
{
    SplitViewSubject("notes") {
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
    try checkConformance(of: subject { NotesSplitDelegate() }, budget: .commands(20_000))
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
        try checkConformance(of: subject { Forgetful() }, budget: .commands(20_000))
    }
}
