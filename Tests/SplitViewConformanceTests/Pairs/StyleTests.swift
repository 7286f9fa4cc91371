import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What UIKit itself does is no fault of an app.
@MainActor @Suite struct StyleTests {
    /// Without an article the list is on top.
    final class ListComesFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            let detail = svc.viewController(for: .secondary)
            return detail?.children.first is Article ? .secondary : .primary
        }
    }

    static func columns(
        _ policies: Policies = Policies(), hasDetails: Bool = true
    ) -> SplitViewSubject {
        SplitViewSubject("columns", contract: .usual(policies)) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(NoArticle(), for: .secondary)
            let delegate = ListComesFirst()
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate]) {
                switch $0 {
                case let article as Article: .detail(item: article.row)
                case is NoArticle: .placeholder
                default: .list
                }
            }
            .onTap { row, _ in
                let article = stacked(Article(row))
                if hasDetails || !split.isCollapsed {
                    split.setViewController(article, for: .secondary)
                    split.show(.secondary)
                }
            }
        }
    }

    @Test func `named columns need no policy`() throws {
        try expectPair(
            Self.columns(), Self.columns(hasDetails: false), "tap-works: launch narrow; select 1")
    }

    /// Before the first layout the app shows an article of its own, which a narrow window does not.
    final class BeginsWide: Reader {
        override init() {
            super.init()
            split.viewControllers[1] = stacked(Article(1, isDefault: true))
        }

        override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.isDefault == false
        }
    }

    @Test func `no round trip begins with a narrow launch`() throws {
        let stage = SplitViewStage(.reader { BeginsWide() })
        let commands = try Trace.commands(inLine: "launch narrow; widen")
        let replay = SplitViewChecker(on: stage).replay(commands)
        #expect(replay.violations.isEmpty)
        #expect(!stage.step.completesRoundTrip)
    }
}
