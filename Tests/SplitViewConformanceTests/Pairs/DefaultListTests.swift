import SplitViewConformance
import Testing
import UIKitModel

/// Apps that open a list by themselves, without having been asked.
@MainActor @Suite struct DefaultListTests {
    private final class Folders: UIViewController {}
    private final class NoFolder: UIViewController {}
    private final class NoNote: UIViewController {}
    private final class Notes: UIViewController {}

    /// The middle column says that no folder is chosen; once the columns have come apart it lists
    /// the notes of the first one.
    private final class Folded: NSObject, UISplitViewControllerDelegate {
        let split = UISplitViewController(style: .tripleColumn)

        override init() {
            super.init()
            split.delegate = self
            split.preferredDisplayMode = .twoBesideSecondary
            split.setViewController(
                UINavigationController(rootViewController: Folders()), for: .primary)
            show(NoFolder())
            split.setViewController(
                UINavigationController(rootViewController: NoNote()), for: .secondary)
        }

        private func show(_ screen: UIViewController) {
            split.setViewController(
                UINavigationController(rootViewController: screen), for: .supplementary)
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { show(NoFolder()) }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { show(Notes()) }

        func scene(listing: SplitViewScene.Screen) -> SplitViewScene {
            SplitViewScene(split, keeping: [self]) { screen in
                switch screen {
                case is Notes: listing
                case is NoNote, is NoFolder: .placeholder
                default: .list
                }
            }
        }
    }

    private func violations(listing: SplitViewScene.Screen, _ line: String) throws -> [String] {
        let subject = SplitViewSubject("folders") { Folded().scene(listing: listing) }
        return SplitViewChecker(subject).replay(try Trace.commands(inLine: line)).violations
            .map { "\($0.law) in \($0.index + 1): \($0.sentence)" }
    }

    @Test func `a list that no one chose may come and go with the columns`() throws {
        let line = "launch wide; narrow; widen"
        let right = try violations(listing: .list.filledIn, line)
        #expect(right.isEmpty, "\(right)")
        #expect(
            try violations(listing: .list, line).contains {
                $0.hasPrefix("contents-preserved in 3")
            })
    }
}
