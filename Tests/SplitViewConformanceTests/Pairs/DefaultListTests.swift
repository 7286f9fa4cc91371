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
    private final class Folded: NSObject, NamesTop {
        let split = UISplitViewController(style: .tripleColumn)

        override init() {
            super.init()
            split.delegate = self
            split.preferredDisplayMode = .twoBesideSecondary
            split.setViewController(stacked(Folders()), for: .primary)
            show(NoFolder())
            split.setViewController(stacked(NoNote()), for: .secondary)
        }

        private func show(_ screen: UIViewController) {
            split.setViewController(stacked(screen), for: .supplementary)
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            .primary
        }

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

    @Test func `a list that no one chose may come and go with the columns`() throws {
        let line = "launch wide; narrow; widen"
        func folders(_ listing: SplitViewScene.Screen) -> SplitViewSubject {
            SplitViewSubject("folders") { Folded().scene(listing: listing) }
        }
        try expectSilent(folders(.list.filledIn), line)
        #expect(try flaws(folders(.list), line).contains("contents-preserved 2"))
    }
}
