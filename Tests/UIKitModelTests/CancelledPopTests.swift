import Testing

import UIKitModel

/// A swipe back that is not finished: "will" without "did", and nothing moves.
@MainActor @Suite struct CancelledPopTests {
    private let log = Log()

    private func stack(_ names: String...) -> (UINavigationController, UIWindow) {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let navigation = UINavigationController()
        navigation.viewControllers = names.map { Loud($0, log) }
        let window = UIWindow(.compact, showing: navigation)
        log.lines = []
        return (navigation, window)
    }

    @Test func `UNK34: the top hears that it goes and comes, the one below that it comes and goes`()
    {
        let (navigation, window) = stack("a", "b")
        navigation.cancelPop()
        #expect(
            log.lines == [
                "b willDisappear", "a willAppear", "a willDisappear", "a didDisappear",
                "b willAppear", "b didAppear",
            ])
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.parent === navigation)
        // A swipe that is finished is an ordinary pop.
        log.lines = []
        navigation.popViewController(animated: true)
        #expect(log.lines == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
        withExtendedLifetime(window) {}
    }

    @Test func `UNK34, Z4: its coordinator says that it was given up`() {
        final class Leaving: UIViewController {
            var seen: [String] = []

            override func viewWillDisappear(_ animated: Bool) {
                let coordinator = transitionCoordinator
                seen.append("\(coordinator?.isInteractive ?? false)")
                coordinator?.notifyWhenInteractionChanges { self.seen.append("\($0.isCancelled)") }
                coordinator?.animate(alongsideTransition: nil) {
                    self.seen.append("\($0.isCancelled) \($0.isInteractive)")
                }
            }
        }
        let (navigation, window) = stack("a")
        let top = Leaving()
        navigation.pushViewController(top, animated: false)
        navigation.cancelPop()
        #expect(top.seen == ["true", "true", "true false"])
        #expect(navigation.topViewController === top)
        withExtendedLifetime(window) {}
    }

    @Test func `nothing to swipe away, or not on screen: nothing happens`() {
        let (navigation, window) = stack("a")
        navigation.cancelPop()
        #expect(log.lines == [])
        let loose = stacked(Loud("x", log))
        loose.pushViewController(Loud("y", log), animated: false)
        loose.cancelPop()
        #expect(log.lines == [])
        withExtendedLifetime(window) {}
    }

    @Test func `app code that pops for good in between is heeded`() {
        let (navigation, window) = stack("a", "b", "c")
        (navigation.topViewController as? Loud)?.whenLeaving = {
            navigation.popToRootViewController(animated: false)
        }
        navigation.cancelPop()
        let names = navigation.viewControllers.compactMap { ($0 as? Loud)?.name }
        #expect(names.first == "a" && Set(names).count == names.count)
        for vc in navigation.viewControllers { #expect(vc.parent === navigation) }
        withExtendedLifetime(window) {}
    }
}

@MainActor private final class Log { var lines: [String] = [] }

private final class Loud: UIViewController {
    let name: String
    let log: Log
    var whenLeaving: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        log.lines.append("\(name) willDisappear")
        let leave = whenLeaving
        whenLeaving = nil
        leave?()
    }
    override func viewDidDisappear(_ animated: Bool) {
        log.lines.append("\(name) didDisappear")
    }
}
