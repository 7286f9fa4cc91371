import Testing
import UIKitModel

/// What an app hears of a transition that it has begun, or that a person has (rules Z and K).
@MainActor @Suite struct TransitionCoordinatorTests {
    private final class Watcher: NSObject, UINavigationControllerDelegate {
        var gone: [UIViewController] = []

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            let coordinator = navigationController.transitionCoordinator
            guard let from = coordinator?.viewController(forKey: .from),
                !navigationController.viewControllers.contains(from)
            else { return }
            gone.append(from)
        }
    }

    private final class Leaving: UIViewController {
        var seen: [String] = []

        override func viewWillDisappear(_ animated: Bool) {
            guard let coordinator = transitionCoordinator else { return seen.append("none") }
            seen.append("will \(coordinator.initiallyInteractive)")
            coordinator.notifyWhenInteractionChanges { context in
                self.seen.append("changes \(context.isCancelled)")
            }
            coordinator.animate(alongsideTransition: nil) { context in
                self.seen.append("over \(context.isCancelled)")
            }
        }
        override func viewDidDisappear(_ animated: Bool) { seen.append("did") }
        override func viewDidAppear(_ animated: Bool) { seen.append("back") }
    }

    private func show(_ screens: [UIViewController]) -> (UINavigationController, UIWindow) {
        let stack = UINavigationController()
        stack.viewControllers = screens
        let window = UIWindow(.compact, showing: stack)
        return (stack, window)
    }

    @Test func `Z4: a delegate learns from it which screen a person has left`() {
        startProcess()
        let (list, note) = (UIViewController(), UIViewController())
        let (stack, window) = show([list])
        let watcher = Watcher()
        stack.delegate = watcher
        stack.pushViewController(note, animated: true)
        #expect(watcher.gone.isEmpty, "what is covered is still on the stack")
        stack.popViewController(animated: true)
        #expect(watcher.gone == [note])
        stack.pushViewController(note, animated: false)
        stack.popViewController(animated: false)
        #expect(watcher.gone == [note], "without an animation there is no coordinator")
        withExtendedLifetime(window) {}
    }

    @Test func `Z4, UNK62: a screen hears of the end of its transition after it has gone`() {
        startProcess()
        let note = Leaving()
        let (stack, window) = show([UIViewController(), note])
        note.seen = []
        stack.popViewController(animated: true)
        #expect(note.seen == ["will false", "did", "over false"])
        note.seen = []
        stack.pushViewController(note, animated: false)
        stack.popViewController(animated: false)
        #expect(note.seen == ["back", "none", "did"])
        withExtendedLifetime(window) {}
    }

    @Test func `Z4: right after a change the app that made it still has the coordinator`() {
        startProcess()
        let (list, note) = (UIViewController(), UIViewController())
        let (stack, window) = show([list])
        #expect(stack.transitionCoordinator == nil)
        var calls: [String] = []
        stack.pushViewController(note, animated: true)
        let coordinator = note.transitionCoordinator
        #expect(coordinator?.viewController(forKey: .from) === list)
        #expect(coordinator?.viewController(forKey: .to) === note)
        #expect(coordinator?.view(forKey: .to) === note.view)
        let isCalled = coordinator?.animate { _ in
            calls.append("along")
        } completion: {
            calls.append("after \($0.isAnimated) \($0.isCancelled)")
        }
        #expect(isCalled == true && calls == ["along", "after true false"])
        stack.popViewController(animated: false)
        #expect(stack.transitionCoordinator == nil, "something else has begun")
        withExtendedLifetime(window) {}
    }

    @Test func `Z4: what is presented and dismissed has one as well`() {
        startProcess()
        let list = UIViewController()
        let (stack, window) = show([list])
        let sheet = Leaving()
        list.present(sheet, animated: true)
        #expect(sheet.transitionCoordinator?.viewController(forKey: .to) === sheet)
        sheet.seen = []
        list.dismiss(animated: true)
        #expect(sheet.seen == ["will false", "did", "over false"])
        list.present(sheet, animated: false)
        #expect(sheet.transitionCoordinator == nil)
        withExtendedLifetime((stack, window)) {}
    }

    @Test func `K23: after show and hide a split view has one, and its columns, too`() {
        for environment in [WindowEnvironment.regular, .compact] {
            let app = ColumnApp(environment, .ios26)
            #expect(app.split.transitionCoordinator == nil)
            app.split.show(.primary)
            #expect(app.split.transitionCoordinator?.isAnimated == true)
            #expect(app.stack(0)?.transitionCoordinator != nil)
            app.split.hide(.primary)
            #expect(app.split.transitionCoordinator != nil)
            app.widen()
            app.narrow()
            #expect(app.split.transitionCoordinator == nil, "the window has changed since")
        }
    }

    @Test func `Z2: while a window changes its size, delegates have the coordinator`() {
        final class Hears: NSObject, UISplitViewControllerDelegate {
            var calls: [String] = []

            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
                svc.transitionCoordinator?.animate(alongsideTransition: nil) { [weak svc] _ in
                    self.calls.append("after \(svc?.isCollapsed ?? false)")
                }
                calls.append("collapsed")
            }
        }
        let app = ColumnApp(.regular, .ios26)
        let hears = Hears()
        app.split.delegate = hears
        app.narrow()
        #expect(hears.calls == ["collapsed", "after true"])
        #expect(app.split.transitionCoordinator == nil)
    }
}
