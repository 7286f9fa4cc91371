import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that arrange their columns for what they show.
@MainActor @Suite struct ModeTests {
    /// The second article has the window for itself.
    class HidesForSecond: Reader {
        func arrange(for article: UIViewController?) {
            split.preferredDisplayMode =
                (article as? Article)?.row == 2 ? .secondaryOnly : .oneBesideSecondary
        }

        override func show(_ article: UIViewController) {
            super.show(article)
            if !split.isCollapsed { arrange(for: article) }
        }

        override func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            let secondary = super.splitViewController(
                splitViewController, separateSecondaryFrom: primaryViewController)
            arrange(for: secondary?.children.last)
            return secondary
        }
    }

    /// The list is hidden whenever the columns separate.
    final class HidesAlways: HidesForSecond {
        override func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            defer { split.preferredDisplayMode = .secondaryOnly }
            return super.splitViewController(
                splitViewController, separateSecondaryFrom: primaryViewController)
        }
    }

    @Test func `what was chosen while narrow may be arranged in another way`() throws {
        try expectPair(
            .reader { HidesForSecond() }, .reader { HidesAlways() }, law: "mode-kept",
            trace: "launch wide; narrow; widen")
    }
}
