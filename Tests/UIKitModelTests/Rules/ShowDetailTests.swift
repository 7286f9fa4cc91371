import Testing
import UIKitModel

/// Where details go that are shown by the split view: rules D, T and P.
@MainActor @Suite struct ShowDetailTests {
    @Test func `D7: the detail that is shown already stays as it is`() throws {
        let app = ClassicApp(.regular, detail: { MoveRecorder() })
        let detail = try #require(app.detail as? MoveRecorder)
        detail.moves = 0
        app.split.showDetailViewController(detail, sender: nil)
        #expect(app.split.viewControllers == [app.list, detail])
        #expect(detail.moves == 0)
    }

    @Test func `P4, P5, UNK6: a detail shown while there is one column is the one that comes back`()
    {
        let app = ClassicApp(.regular)
        app.answers.collapse = { _, _ in true }
        app.narrow()
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.list.popViewController(animated: false) === shown)
        app.widen()
        #expect(app.split.viewControllers == [app.list, shown])
    }

    @Test func `D4: where the only column has no stack, a detail covers the window`() {
        let app = ClassicApp(.regular)
        app.split.viewControllers = [UIViewController(), app.detail]
        app.narrow()
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.split.presentedViewController === shown)
    }

    @Test func `D3: where there is one column a stack goes on the stack as a whole`() {
        let app = ClassicApp(.compact)
        let shown = stacked(UIViewController())
        app.list.showDetailViewController(shown, sender: nil)
        #expect(app.list.topViewController === shown)
        #expect(app.runtime.exception == nil)
    }

    @Test
    func `D5: beside the list another detail takes the place of the one before, with its stack`() {
        let app = ClassicApp(.regular, detail: { stacked(UIViewController()) })
        let shown = UIViewController()
        app.list.showDetailViewController(shown, sender: nil)
        #expect(app.split.viewControllers == [app.list, shown])
        #expect(app.detail.parent == nil)
    }

    @Test
    func `D12: what the split view shows is its primary; from inside of the primary, its detail`() {
        let app = ClassicApp(.regular)
        let list = UIViewController()
        app.split.show(list, sender: nil)
        #expect(app.split.viewControllers == [list, app.detail])
        let child = UIViewController()
        list.addChild(child)
        app.split.show(child, sender: nil)
        #expect(app.split.viewControllers == [list, child])
    }

    @Test func `D13: where there is one column, what the split view shows covers the window`() {
        let app = ClassicApp(.compact)
        let shown = UIViewController()
        app.split.show(shown, sender: nil)
        #expect(app.split.presentedViewController === shown)
    }

    @Test func `D14, UNK20: with named columns, what the split view shows covers the window`() {
        let app = ColumnApp(.regular, .ios26)
        let (before, shown) = (app.split.children, UIViewController())
        app.split.show(shown, sender: nil)
        #expect(app.split.presentedViewController === shown)
        #expect(app.split.children == before)
    }

    @Test
    func `T1, T2, T3: the nearest that shows is asked: a stack to show, a split view for details`()
    {
        let app = ClassicApp(.regular)
        let list = app.list.viewControllers[0]
        let showing = NSSelectorFromString("showViewController:sender:")
        let detailing = NSSelectorFromString("showDetailViewController:sender:")
        #expect(list.targetViewController(forAction: showing, sender: nil) === app.list)
        #expect(list.targetViewController(forAction: detailing, sender: nil) === app.split)
        #expect(UIViewController().targetViewController(forAction: showing, sender: nil) == nil)
        let (next, detail) = (UIViewController(), UIViewController())
        list.show(next, sender: nil)
        #expect(app.list.viewControllers == [list, next])
        next.showDetailViewController(detail, sender: nil)
        #expect(app.split.viewControllers == [app.list, detail])
        let unwilling = Unwilling()
        list.show(unwilling, sender: nil)
        #expect(unwilling.targetViewController(forAction: showing, sender: nil) === app.list)
    }
}

/// A controller that shows others, and refuses to.
private final class Unwilling: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

/// A controller that counts how often it changes its parent.
private final class MoveRecorder: UIViewController {
    var moves = 0

    override func willMove(toParent parent: UIViewController?) { moves += 1 }
}
