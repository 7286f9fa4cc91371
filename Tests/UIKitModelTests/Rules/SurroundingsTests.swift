import Testing

@testable import UIKitModel

/// What an app can ask of its surroundings, and what it hears of them.
@MainActor @Suite struct SurroundingsTests {
    // MARK: Views

    /// Notes in which callbacks its view has a window.
    private final class Watcher: UIViewController {
        var seen: [String] = []

        private func note(_ name: String) { seen.append("\(name) \(view.window != nil)") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    @Test func `W1, A9: a view has its window from isAppearing until didDisappear`() {
        let app = ClassicApp(.regular)
        let watcher = Watcher()
        app.list.pushViewController(watcher, animated: false)
        app.list.popViewController(animated: false)
        #expect(
            watcher.seen == [
                "willAppear false", "isAppearing true", "didAppear true", "willDisappear true",
                "didDisappear false",
            ])
        #expect(app.split.view.window === app.window)
    }

    @Test func `W1: what is presented has the window, and what is below it has none`() {
        let app = ClassicApp(.regular)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        app.split.present(sheet, animated: false)
        #expect(sheet.view.window === app.window && app.detail.view.window == nil)
        #expect(sheet.view.superview === app.window)
    }

    @Test func `W2: a screen that its stack does not show has no superview`() {
        let app = ClassicApp(.regular)
        let (below, above) = (app.list.children[0], UIViewController())
        #expect(above.view.superview == nil && below.view.superview != nil)
        app.list.pushViewController(above, animated: false)
        #expect(above.view.superview === app.list.view && below.view.superview == nil)
        #expect(app.detail.view.superview === app.split.view)
        app.answers.collapse = { _, _ in true }
        app.narrow()
        #expect(app.detail.view.superview == nil, "it is kept out of sight")
    }

    @Test func `views that an app puts into one another know it`() {
        let (outer, one, two) = (UIView(), UIView(), UIView())
        outer.addSubview(one)
        outer.insertSubview(two, at: 0)
        #expect(outer.subviews == [two, one] && one.superview === outer)
        one.addSubview(outer)
        #expect(outer.superview == nil, "nothing is put inside itself")
        outer.bringSubviewToFront(two)
        one.removeFromSuperview()
        #expect(outer.subviews == [two] && one.superview == nil)
        var other: UIView? = UIView()
        other?.addSubview(two)
        #expect(outer.subviews.isEmpty)
        other = nil
        #expect(two.superview == nil)
    }

    @Test func `W3: responders lead to the window, or to what presented them`() {
        let app = ClassicApp(.regular)
        let (inner, sheet) = (UIView(), UIViewController())
        app.detail.view.addSubview(inner)
        var chain: [UIResponder] = [inner]
        while let next = chain.last?.next { chain.append(next) }
        #expect(
            chain == [inner, app.detail.view, app.detail, app.split.view, app.split, app.window])
        app.split.present(sheet, animated: false)
        #expect(sheet.next === app.split)
    }

    // MARK: Tabs

    private final class TabDelegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should \(tabBarController.selectedIndex)")
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did \(tabBarController.selectedIndex)") }
    }

    @Test func `TB1, TB2: a tap asks the delegate, which may refuse; the app itself is not asked`()
    {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (tabs, delegate) = (UITabBarController(), TabDelegate())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = delegate
        tabs.tapTab(1)
        #expect(tabs.selectedIndex == 1 && delegate.calls == ["should 0", "did 1"])
        delegate.allows = false
        tabs.tapTab(0)
        #expect(tabs.selectedIndex == 1 && delegate.calls.last == "should 1")
        tabs.selectedIndex = 0
        #expect(tabs.selectedIndex == 0 && delegate.calls.count == 3)
        tabs.delegate = nil
        tabs.tapTab(1)
        #expect(tabs.selectedIndex == 1)
    }

    // MARK: Presenting

    @Test(arguments: [
        (UIKitProfile.ios8, WindowEnvironment.regular, UIModalPresentationStyle.automatic, false),
        (.ios8, .regular, .formSheet, true), (.ios8, .compact, .formSheet, false),
        (.ios8, .compact, .overFullScreen, true), (.ios14, .compact, .automatic, true),
        (.ios26, .compact, .popover, true), (.ios26, .regular, .pageSheet, true),
        (.ios26, .regular, .fullScreen, false), (.ios26, .regular, .currentContext, false),
    ])
    func `D16: what is below something presented stays on screen, or disappears`(
        _ profile: UIKitProfile, _ environment: WindowEnvironment,
        _ style: UIModalPresentationStyle, _ stays: Bool
    ) {
        startProcess(profile)
        let (window, below, above) = (UIWindow(environment: environment), Sheet(), Sheet())
        window.rootViewController = below
        window.makeKeyAndVisible()
        above.modalPresentationStyle = style
        below.present(above, animated: false)
        #expect((below.view.window != nil) == stays && above.view.window === window)
        below.dismiss(animated: false)
        #expect(below.seen.count == (stays ? 2 : 4), "it appears again only if it had gone")
    }

    private final class Sheet: UIViewController {
        var seen: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { seen.append(isBeingPresented) }
        override func viewDidAppear(_ animated: Bool) { seen.append(isBeingPresented) }
    }

    @Test func `T11: a controller is being presented while it appears because of that`() {
        let app = ClassicApp(.regular)
        let sheet = Sheet()
        app.split.present(sheet, animated: false)
        #expect(sheet.seen == [true, true] && !sheet.isBeingPresented)
        let above = UIViewController()
        above.modalPresentationStyle = .fullScreen
        sheet.present(above, animated: false)
        sheet.dismiss(animated: false)
        #expect(sheet.seen == [true, true, false, false])
    }

    @Test func `a window hears of other traits before what is in it`() {
        final class Log { var lines: [String] = [] }
        final class Window: UIWindow {
            var log: Log?
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                log?.lines.append("window")
            }
        }
        final class Screen: UIViewController {
            let log = Log()
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                log.lines.append("screen")
            }
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (window, screen) = (Window(environment: .regular), Screen())
        window.log = screen.log
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.environment = WindowEnvironment(horizontalSizeClass: .regular, width: 700)
        #expect(screen.log.lines.isEmpty)
        window.environment = .compact
        #expect(screen.log.lines == ["window", "screen"])
    }

    @Test func `E7: a phone on its side is compact in height`() {
        let side = WindowEnvironment(horizontalSizeClass: .regular, width: 956, height: 440)
        let upright = WindowEnvironment(horizontalSizeClass: .compact, width: 440, height: 956)
        let tablet = WindowEnvironment(horizontalSizeClass: .regular, width: 1_024, height: 744)
        for (window, sizeClass) in [
            (side, UIUserInterfaceSizeClass.compact), (upright, .regular), (tablet, .regular),
            (.regular, .regular),
        ] {
            let app = ClassicApp(window)
            #expect(app.detail.traitCollection.verticalSizeClass == sizeClass)
            #expect(app.window.traitCollection.verticalSizeClass == sizeClass)
        }
        #expect(UIViewController().traitCollection.verticalSizeClass == .unspecified)
    }

    @Test func `E7: both size classes of before and after are announced`() {
        final class Screen: UIViewController {
            var seen: [[UIUserInterfaceSizeClass]] = []
            private func note(_ traits: UITraitCollection?) {
                seen.append([
                    traits?.horizontalSizeClass ?? .unspecified,
                    traits?.verticalSizeClass ?? .unspecified,
                ])
            }
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) { note(newCollection) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                note(previous)
                note(traitCollection)
            }
        }
        let upright = WindowEnvironment(horizontalSizeClass: .compact, width: 440, height: 956)
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (window, screen) = (UIWindow(environment: upright), Screen())
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.environment = WindowEnvironment(
            horizontalSizeClass: .regular, width: 956, height: 440)
        #expect(
            screen.seen == [[.regular, .compact], [.compact, .regular], [.regular, .compact]])
    }

    @Test func `ST2: a container may override the traits of its children by a method`() {
        final class Container: UIViewController {
            var narrow = true
            override func overrideTraitCollection(
                forChild childViewController: UIViewController
            ) -> UITraitCollection? {
                // It may look at what it is to override.
                _ = childViewController.traitCollection
                return narrow
                    ? UITraitCollection(horizontalSizeClass: .compact)
                    : super.overrideTraitCollection(forChild: childViewController)
            }
        }
        startProcess()
        let (window, container) = (UIWindow(environment: .regular), Container())
        let (split, list, detail) = (
            UISplitViewController(), UINavigationController(), UIViewController()
        )
        split.viewControllers = [list, detail]
        container.addChild(split)
        window.rootViewController = container
        window.makeKeyAndVisible()
        #expect(split.isCollapsed)
        container.narrow = false
        container.setOverrideTraitCollection(nil, forChild: split)
        #expect(!split.isCollapsed)
    }

    @Test func `traits of several collections are those of the last that specifies them`() {
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        let low = UITraitCollection(verticalSizeClass: .compact)
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), narrow, low,
        ])
        #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .compact)
        #expect(both.containsTraits(in: narrow) && both.containsTraits(in: low))
        #expect(both.containsTraits(in: UITraitCollection()) && !narrow.containsTraits(in: low))
    }

    @Test func `an app may present in its own way`() {
        final class Split: UISplitViewController {
            var asked = 0
            override func present(
                _ viewControllerToPresent: UIViewController, animated flag: Bool,
                completion: (() -> Void)? = nil
            ) { asked += 1 }
        }
        let split = Split()
        split.present(UIViewController(), animated: true)
        #expect(split.asked == 1 && split.presentedViewController == nil)
    }

    // MARK: First responder

    private final class Field: UIViewController {
        var keeps = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !keeps }
    }

    @Test func `FR1: the first responder is one, and gives its place up if it may`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (one, two) = (Field(), Field())
        #expect(!UIViewController().becomeFirstResponder(), "it cannot unless it says so")
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
        two.keeps = true
        #expect(!one.becomeFirstResponder() && !two.resignFirstResponder())
        two.keeps = false
        #expect(two.resignFirstResponder() && !two.isFirstResponder)
    }

    @Test func `FR2: a view outside of a window does not become the first responder`() {
        final class Input: UIView { override var canBecomeFirstResponder: Bool { true } }
        let app = ClassicApp(.regular)
        let input = Input()
        #expect(!input.becomeFirstResponder())
        app.detail.view.addSubview(input)
        #expect(input.becomeFirstResponder())
    }

    @Test func `the device has the system of the profile, whatever is chosen in it`() {
        let others = UIKitProfile.Choice.allCases.map(UIKitProfile.ios14.reversing)
        for (profile, version) in [(.ios8, "8.0"), (.ios26, "26.0")] + others.map({ ($0, "14.0") })
        {
            ModelRuntime.current = ModelRuntime(profile: profile)
            #expect(UIDevice.current.systemVersion == version, "\(profile.name)")
        }
    }

    @Test func `UNK66: code that runs has the traits of the window on screen`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        #expect(UITraitCollection.current.horizontalSizeClass == .unspecified)
        let app = ClassicApp(.regular)
        #expect(UITraitCollection.current === app.window.traitCollection)
        app.window.environment = .compact
        #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    }

    // MARK: Device

    @Test func `UNK37: the device is a tablet unless the runtime says otherwise`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        runtime.idiom = .phone
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        runtime.screen = .compact
        #expect(UIScreen.main.bounds.width == 393 && runtime.exception == nil)
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == .compact)
        runtime.screen = nil
        _ = UIScreen.main.bounds
        #expect(runtime.exception?.isLimitOfModel == true)
    }
}
