import Testing
import UIKitModel

/// What a navigation stack in a split view lets an app do.
@MainActor @Suite struct NavigationTests {
    @Test func `C11: only the one column of a collapsed split view may be given another stack`() {
        let app = ClassicApp(.regular, detail: { UINavigationController() })
        app.narrow()
        #expect(app.list.viewControllers.last === app.detail)
        #expect(app.runtime.exception == nil)
        let another = UINavigationController()
        app.list.pushViewController(another, animated: false)
        #expect(app.runtime.exception == nil && app.list.viewControllers.last === another)
        app.list.popViewController(animated: false)
        app.widen()
        app.list.pushViewController(another, animated: false)
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
    }

    @Test func `C11, UNK59: a split view that expands grants nothing`() {
        let app = ClassicApp(.compact)
        app.answers.separate = { [list = app.list] _ in
            list.pushViewController(UINavigationController(), animated: false)
            return nil
        }
        app.widen()
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
    }

    @Test func `a screen that comes from sight to a covered place disappears at once`() throws {
        let app = ClassicApp(.regular, detail: { SightRecorder() })
        let detail = try #require(app.detail as? SightRecorder)
        #expect(detail.isSeen)
        var isSeen = true
        app.answers.collapse = { [list = app.list] detail, _ in
            list.viewControllers += [detail, UIViewController()]
            isSeen = (detail as? SightRecorder)?.isSeen ?? true
            return true
        }
        app.narrow()
        #expect(!isSeen)
    }

    @Test func `X13: what was popped for the split view and found no place disappears`() throws {
        let app = ClassicApp(
            .compact, list: { DroppingPrimary(rootViewController: UIViewController()) },
            detail: { SightRecorder() })
        let detail = try #require(app.detail as? SightRecorder)
        #expect(app.list.topViewController === detail)
        #expect(detail.isSeen)
        app.split.preservedSecondary = nil
        app.widen()
        #expect(detail.parent == nil)
        #expect(!detail.isSeen)
    }

    @Test func `N11: the root is not popped`() {
        let app = ClassicApp(.regular)
        let screens = app.list.viewControllers
        #expect(app.list.popViewController(animated: false) == nil)
        #expect(app.list.viewControllers == screens)
    }

    @Test
    func `N1, N2, N3: a nested stack is the top of the outer one, and the nearest to its screens`()
    {
        let detail = UIViewController()
        let app = ClassicApp(.compact, detail: { stacked(detail) })
        #expect(app.list.viewControllers.count == 2)
        #expect(app.list.topViewController === app.detail)
        #expect(app.list.visibleViewController === app.detail)
        #expect(detail.navigationController === app.detail)
        #expect(app.detail.navigationController === app.list)
    }

    @Test func `ST14: a split view cannot be pushed`() {
        let app = ClassicApp(.regular)
        app.list.pushViewController(UISplitViewController(), animated: false)
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
        #expect(app.list.viewControllers.count == 1)
    }

    @Test
    func `UNK31, UNK32, UNK33: nothing stands inside itself, and a child is no root of a window`() {
        for push in [true, false] {
            startProcess()
            let stack = stacked(UIViewController())
            let outer = UIViewController()
            let window = UIWindow(environment: .regular)
            window.rootViewController = stack
            outer.addChild(stack)
            #expect(window.rootViewController == nil)
            #expect(ModelRuntime.current.exception == nil)
            if push {
                stack.pushViewController(outer, animated: false)
            } else {
                stack.addChild(outer)
            }
            #expect(ModelRuntime.current.exception?.name == "NSInvalidArgumentException")
            #expect(outer.parent == nil)
        }
    }

    @Test func `UNK29, UNK30: a controller that is put in twice stands where it was put first`() {
        startProcess()
        let (one, two) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [one, two, one]
        #expect(tabs.viewControllers == [one, two])
        let container = UIViewController()
        for child in [two, one, two] { container.addChild(child) }
        #expect(container.children == [two, one])
    }
}

/// A primary that pops for the split view, and hands nothing over.
private final class DroppingPrimary: UINavigationController {
    override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        _ = super.separateSecondaryViewController(for: splitViewController)
        return nil
    }
}

/// A controller that records whether it got the callback that it appears.
private final class SightRecorder: UIViewController {
    var isSeen = false

    override func viewDidAppear(_ animated: Bool) { isSeen = true }
    override func viewDidDisappear(_ animated: Bool) { isSeen = false }
}
