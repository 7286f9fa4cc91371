import Testing
import UIKitModel

/// What collapsing does where no delegate of the catalog leads: rules C, and choices of the model.
@MainActor @Suite struct CollapseTests {
    @Test
    func `C1, UNK1: a secondary chosen as the primary is merged with nothing, without a question`()
    {
        let app = ClassicApp(.regular)
        app.answers.primaryForCollapsing = app.detail
        app.runtime.forgetEvents()
        app.narrow()
        #expect(app.split.viewControllers == [app.detail])
        #expect(app.questions == [.primaryForCollapsing])
        #expect(app.split.preservedSecondary == nil)
    }

    @Test func `ST7, UNK2: without a primary the secondary is the column that is left`() {
        let app = ClassicApp(.regular)
        app.list.removeFromParent()
        #expect(app.split.viewControllers == [app.detail])
        app.runtime.forgetEvents()
        app.narrow()
        #expect(app.split.viewControllers == [app.detail])
        #expect(app.questions == [.primaryForCollapsing])
    }

    @Test func `C3, C11: while it collapses, a primary of the app's own may push another stack`() {
        let app = ClassicApp(
            .regular, list: { PushingPrimary(rootViewController: UIViewController()) },
            detail: { stacked(UIViewController()) })
        app.narrow()
        #expect(app.runtime.exception == nil)
        #expect(app.list.viewControllers.last === app.detail)
    }

    @Test
    func `C4, C9: a merged secondary is a column no more: as an ordinary child it stays there`() {
        let app = ClassicApp(.regular)
        app.narrow()
        #expect(app.list.popViewController(animated: false) === app.detail)
        app.split.addChild(app.detail)
        app.answers.separate = { _ in UIViewController() }
        app.widen()
        app.split.showDetailViewController(UIViewController(), sender: nil)
        #expect(app.split.children.contains { $0 === app.detail })
    }

    @Test
    func `UNK3: a detail that the delegate shows while it is asked waits in place of the first`() {
        let app = ClassicApp(.regular)
        let other = UIViewController()
        app.answers.collapse = { [split = app.split] _, _ in
            split.showDetailViewController(other, sender: nil)
            return true
        }
        app.narrow()
        #expect(app.split.viewControllers == [app.list])
        app.widen()
        #expect(app.split.viewControllers == [app.list, other])
    }

    @Test
    func `C2: the question about merging names the primary that was chosen, and the secondary`() {
        let app = ClassicApp(.regular)
        let chosen = stacked(UIViewController())
        var asked: [UIViewController] = []
        app.answers.primaryForCollapsing = chosen
        app.answers.collapse = { secondary, primary in
            asked = [secondary, primary]
            return true
        }
        app.narrow()
        #expect(asked == [app.detail, chosen])
        #expect(app.split.viewControllers == [chosen])
        #expect(chosen.viewControllers.count == 1, "the delegate says that it has merged")
    }

    @Test func `C14, UNK9: tabs as the primary take no secondary over, and show no detail`() {
        let app = ClassicApp(.regular)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        app.split.viewControllers = [tabs, app.detail]
        app.narrow()
        #expect(app.split.viewControllers == [tabs])
        #expect(app.detail.parent == nil)
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.split.presentedViewController === shown)
    }
}

/// A primary that pushes the secondary by itself.
private final class PushingPrimary: UINavigationController {
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushViewController(secondaryViewController, animated: false) }
}
