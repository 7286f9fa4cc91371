import SplitViewConformance
import Testing
import UIKitModel

/// Apps that open a list by themselves, without having been asked.
@MainActor @Suite struct DefaultListTests {
    private final class Folders: UIViewController {}
    private final class NoNote: UIViewController {}
    private final class Notes: UIViewController {}
    private final class Note: UIViewController {}

    /// Beside the details the notes of all folders are listed, above the folders; one stack begins
    /// with the folders.
    private final class Folded: NSObject, UISplitViewControllerDelegate {
        let split = UISplitViewController(style: .doubleColumn)
        private let lists = UINavigationController(rootViewController: Folders())

        override init() {
            super.init()
            lists.pushViewController(Notes(), animated: false)
            split.delegate = self
            split.setViewController(lists, for: .primary)
            split.setViewController(
                UINavigationController(rootViewController: NoNote()), for: .secondary)
        }

        private var showsNote: Bool {
            let stack = split.viewController(for: .secondary) as? UINavigationController
            return stack?.viewControllers.first is Note
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column { showsNote ? .secondary : .primary }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            lists.viewControllers.removeAll { $0 is Notes }
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            lists.pushViewController(Notes(), animated: false)
        }

        func scene(listing: SplitViewScene.Screen) -> SplitViewScene {
            SplitViewScene(split, keeping: [self]) { screen in
                switch screen {
                case is Notes: listing
                case is Note: .detail
                case is NoNote: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] _, _ in
                let note = UINavigationController(rootViewController: Note())
                split.setViewController(note, for: .secondary)
                split.show(.secondary)
            }
        }
    }

    private func violations(listing: SplitViewScene.Screen, _ line: String) throws -> [String] {
        let subject = SplitViewSubject("folders") { Folded().scene(listing: listing) }
        return SplitViewChecker(subject).replay(try Trace.commands(inLine: line)).violations
            .map { "\($0.law) in \($0.index + 1)" }
    }

    @Test func `a list that no one chose may come and go with the columns`() throws {
        let line = "launch wide; narrow; widen"
        let right = try violations(listing: .list.filledIn, line)
        #expect(right.isEmpty, "\(right)")
        #expect(try violations(listing: .list, line).contains("contents-preserved in 2"))
    }
}
