import Testing
import UIKitModel

/// The array of a split view that has been seen, while it has two columns and while it has one.
@MainActor @Suite struct AssignmentTests {
    @Test func `ST13: one controller in both columns raises, and nothing changes`() {
        let app = ClassicApp(.regular)
        let other = UIViewController()
        app.split.viewControllers = [other, other]
        #expect(app.runtime.exception?.name == "NSInternalInconsistencyException")
        #expect(app.split.viewControllers == [app.list, app.detail])
    }

    @Test
    func `K7: while there are two columns, each that is another one is replaced, and at once`() {
        let app = ClassicApp(.regular)
        let (list, detail) = (UINavigationController(), UIViewController())
        app.split.viewControllers = [app.list, detail]
        #expect(app.split.viewControllers == [app.list, detail])
        #expect(app.split.children == [app.list, detail])
        #expect(app.detail.parent == nil)
        app.split.viewControllers = [list, detail]
        #expect(app.split.viewControllers == [list, detail])
        #expect(app.split.children == [list, detail])
        #expect(app.list.parent == nil)
    }

    @Test func `UNK8: the classic style has two columns, and a third controller none`() {
        let app = ClassicApp(.regular)
        app.split.viewControllers = [app.list, app.detail, UIViewController()]
        #expect(app.split.viewControllers == [app.list, app.detail])
        #expect(app.runtime.exception == nil)
    }

    @Test func `K7: without a second one the secondary goes`() {
        let app = ClassicApp(.regular)
        app.split.viewControllers = [app.list]
        #expect(app.split.viewControllers == [app.list])
        #expect(app.split.children == [app.list])
        #expect(app.detail.parent == nil)
    }

    @Test func `ST12, UNK7: while there is one column, the detail changes out of sight`() {
        let app = ClassicApp(.compact)
        app.answers.collapse = { _, _ in true }
        app.widen()
        app.narrow()
        let other = UIViewController()
        app.split.viewControllers = [app.list, other]
        #expect(app.split.viewControllers == [app.list])
        app.widen()
        #expect(app.split.viewControllers == [app.list, other])
    }
}
