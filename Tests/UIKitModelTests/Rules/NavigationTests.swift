import Testing
import UIKitModel

/// What a navigation stack in a split view lets an app do.
@MainActor @Suite struct NavigationTests {
    @Test("C11: what the split view granted for the collapse is over after it")
    func grant() {
        let app = ClassicApp(.regular, detail: { UINavigationController() })
        app.narrow()
        #expect(app.list.viewControllers.last === app.detail)
        #expect(app.runtime.exception == nil)
        app.list.pushViewController(UINavigationController(), animated: false)
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
    }

    @Test("a screen that comes from sight to a covered place disappears at once")
    func covered() throws {
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

    @Test("X13: what was popped for the split view and found no place disappears")
    func popped() throws {
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

    @Test("N11: the root is not popped")
    func root() {
        let app = ClassicApp(.regular)
        let screens = app.list.viewControllers
        #expect(app.list.popViewController(animated: false) == nil)
        #expect(app.list.viewControllers == screens)
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

/// A controller that knows whether it was told that it can be seen.
private final class SightRecorder: UIViewController {
    var isSeen = false

    override func viewDidAppear(_ animated: Bool) { isSeen = true }
    override func viewDidDisappear(_ animated: Bool) { isSeen = false }
}
