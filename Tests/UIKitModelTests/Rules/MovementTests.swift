import Testing

@testable import UIKitModel

/// Why a screen comes and goes.
@MainActor @Suite struct MovementTests {
    private final class Leaving: UIViewController {
        var seen: [String] = []
        private func note(_ call: String) {
            var words = [call]
            if isMovingToParent { words.append("in") }
            if isMovingFromParent { words.append("out") }
            if isBeingDismissed { words.append("dismissed") }
            if navigationController != nil { words.append("on a stack") }
            seen.append(words.joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    @Test func `T12, N12: a screen knows why it comes and goes, and what it leaves`() {
        let app = ClassicApp(.regular)
        let screen = Leaving()
        app.list.pushViewController(screen, animated: false)
        app.list.pushViewController(UIViewController(), animated: false)
        app.list.popViewController(animated: false)
        #expect(
            screen.seen == [
                "will appear in on a stack", "did appear in on a stack",
                "will disappear on a stack", "did disappear on a stack",
                "will appear on a stack", "did appear on a stack",
            ])
        screen.seen = []
        app.list.popViewController(animated: false)
        #expect(screen.seen == ["will disappear out on a stack", "did disappear out"])
        #expect(screen.parent == nil && !screen.isMovingFromParent)
        screen.seen = []
        app.list.setViewControllers(app.list.viewControllers + [screen], animated: false)
        app.list.cancelPop()
        app.list.popToRootViewController(animated: false)
        #expect(
            screen.seen == [
                "will appear in on a stack", "did appear in on a stack",
                "will disappear out on a stack", "will appear on a stack", "did appear on a stack",
                "will disappear out on a stack", "did disappear out",
            ])
    }

    @Test func `T12: only what is dismissed is being dismissed`() {
        let app = ClassicApp(.regular)
        let sheet = Leaving()
        app.split.present(sheet, animated: false)
        let above = Leaving()
        above.modalPresentationStyle = .fullScreen
        sheet.present(above, animated: false)
        sheet.dismiss(animated: false)
        #expect(
            sheet.seen == [
                "will appear", "did appear", "will disappear", "did disappear", "will appear",
                "did appear",
            ])
        sheet.dismiss(animated: false)
        #expect(sheet.seen.suffix(2) == ["will disappear dismissed", "did disappear dismissed"])
        #expect(!sheet.isBeingDismissed)
    }

    @Test func `UNK57: columns do not say that they move`() {
        let app = ClassicApp(.regular, detail: { Leaving() })
        let detail = app.detail as? Leaving
        app.split.viewControllers = [app.list, UIViewController()]
        #expect(
            detail?.seen == [
                "will appear", "did appear", "will disappear", "did disappear",
            ])
    }

    @Test func `UNK57: a tab that is removed says so, and one that comes does not`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (window, tabs, tab) = (UIWindow(environment: .regular), UITabBarController(), Leaving())
        tabs.viewControllers = [tab, UIViewController()]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        tabs.viewControllers = [UIViewController()]
        #expect(
            tab.seen == [
                "will appear", "did appear", "will disappear out", "did disappear out",
            ])
    }

    @Test func `T12: who moved on from a stack is not new in it any more`() {
        let app = ClassicApp(.regular)
        let screen = Leaving()
        app.list.setViewControllers(
            [UIViewController(), screen, UIViewController()], animated: false)
        app.detail.addChild(screen)
        #expect(screen.seen.contains("will appear") && !screen.isMovingToParent)
    }

    @Test func `T12, N12: what an app takes out of a container of its own leaves it`() {
        let app = ClassicApp(.regular)
        let child = Leaving()
        app.detail.addChild(child)
        child.didMove(toParent: app.detail)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.seen.suffix(2) == ["will disappear out", "did disappear out"])
        #expect(child.parent == nil && !child.isMovingFromParent)
    }
}
