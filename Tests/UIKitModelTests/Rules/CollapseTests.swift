import Testing
import UIKitModel

/// What collapsing does where no delegate of the catalog leads: section 3 of the rules, and choices
/// of the model.
@MainActor @Suite struct CollapseTests {
    @Test("C1: a secondary chosen as the primary is merged with nothing, and nobody is asked")
    func secondaryChosen() {
        let app = ClassicApp(.regular)
        app.answers.primaryForCollapsing = app.detail
        app.runtime.forgetEvents()
        app.narrow()
        #expect(app.split.viewControllers == [app.detail])
        #expect(app.questions == [.primaryForCollapsing])
        #expect(app.split.preservedSecondary == nil)
    }

    @Test("ST7: without a primary the secondary is the column that is left, and nobody is asked")
    func secondaryAlone() {
        let app = ClassicApp(.regular)
        app.list.removeFromParent()
        #expect(app.split.viewControllers == [app.detail])
        app.runtime.forgetEvents()
        app.narrow()
        #expect(app.split.viewControllers == [app.detail])
        #expect(app.questions == [.primaryForCollapsing])
    }

    @Test("C11: while it collapses, a primary of the app's own may push a navigation controller")
    func grant() {
        let app = ClassicApp(
            .regular, list: { PushingPrimary(rootViewController: UIViewController()) },
            detail: { UINavigationController(rootViewController: UIViewController()) })
        app.narrow()
        #expect(app.runtime.exception == nil)
        #expect(app.list.viewControllers.last === app.detail)
    }

    @Test("a merged secondary is a column no more: as an ordinary child it stays where it is")
    func formerColumn() {
        let app = ClassicApp(.regular)
        app.narrow()
        #expect(app.list.popViewController(animated: false) === app.detail)
        app.split.addChild(app.detail)
        app.answers.separate = { _ in UIViewController() }
        app.widen()
        app.split.showDetailViewController(UIViewController(), sender: nil)
        #expect(app.split.children.contains { $0 === app.detail })
    }

    @Test("a detail that the delegate shows while it is asked waits in place of the first one")
    func shownMeanwhile() {
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
}

/// A primary that pushes the secondary by itself.
private final class PushingPrimary: UINavigationController {
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushViewController(secondaryViewController, animated: false) }
}
