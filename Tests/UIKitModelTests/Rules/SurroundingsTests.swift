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
        sheet.present(UIViewController(), animated: false)
        sheet.dismiss(animated: false)
        #expect(sheet.seen == [true, true, false, false])
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

    // MARK: Size

    private final class Sized: UISplitViewController {
        var seen: [String] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            seen.append("\(Int(size.width)) collapsed \(isCollapsed)")
            coordinator.animate { _ in self.seen.append("along \(self.isCollapsed)") }
            coordinator.animate(alongsideTransition: nil) { context in
                self.seen.append("after \(self.isCollapsed) \(context.isAnimated)")
            }
        }
    }

    @Test func `Z1, Z2: the size is announced before it changes, and completion comes after`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let split = Sized()
        split.viewControllers = [UINavigationController(), UIViewController()]
        let window = UIWindow(environment: .regular)
        window.rootViewController = split
        window.environment.width = 700
        #expect(split.seen.isEmpty, "a window that is not on screen announces nothing")
        window.makeKeyAndVisible()
        window.environment = .compact
        #expect(split.seen == ["393 collapsed false", "along true", "after true false"])
        window.environment.horizontalSizeClass = .regular
        #expect(split.seen.count == 3, "the size is the same")
        #expect(split.transitionCoordinator == nil)
    }

    @Test func `Z3, UNK55: new traits are announced before the size, to those that get them`() {
        final class Hears: UIViewController {
            var seen: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                let (old, new) = (traitCollection, newCollection)
                seen.append("traits \(old.horizontalSizeClass) \(new.horizontalSizeClass)")
                coordinator.animate(alongsideTransition: nil) { _ in
                    self.seen.append("then \(self.traitCollection.horizontalSizeClass)")
                }
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { seen.append("size \(Int(size.width)) x \(Int(size.height))") }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                seen.append("changed")
            }
        }
        let app = ClassicApp(.regular, detail: { Hears() })
        let (list, sheet) = (Hears(), Hears())
        app.list.pushViewController(list, animated: false)
        app.split.present(sheet, animated: false)
        app.window.environment = WindowEnvironment(
            horizontalSizeClass: .compact, width: 440, height: 956)
        let all = ["traits regular compact", "size 440 x 956", "changed", "then compact"]
        #expect((app.detail as? Hears)?.seen == all && sheet.seen == all)
        // The primary column is compact in any window (G13).
        #expect(list.seen == ["size 440 x 956"])
        app.window.environment.height = 900
        #expect(sheet.seen.last == "size 440 x 900", "its height alone is a size, too")
        sheet.seen = []
        app.window.environment.horizontalSizeClass = .regular
        #expect(sheet.seen == ["traits compact regular", "changed", "then regular"])
        sheet.seen = []
        sheet.traitOverrides.horizontalSizeClass = .regular
        app.window.environment.horizontalSizeClass = .compact
        #expect(sheet.seen == [], "an override holds whatever the window has")
    }

    @Test func `UNK38: children and what is presented hear of the size of the window`() {
        final class Child: UIViewController {
            var width: CGFloat = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { width = size.width }
        }
        let app = ClassicApp(.regular, detail: { Child() })
        let (child, sheet) = (app.detail as? Child, Child())
        app.split.present(sheet, animated: false)
        app.window.environment.width = 600
        #expect(child?.width == 600 && sheet.width == 600)
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

    // MARK: Storyboards

    private final class Note: UIViewController {
        override func awakeFromNib() { title = "awake" }
    }

    @Test func `SB1, SB2: a storyboard makes what was registered, awake, and nothing else`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let main = UIStoryboard(name: "Main", bundle: nil)
        main.register("Note") { Note() }
        let note = main.instantiateViewController(withIdentifier: "Note")
        #expect(note is Note && note.title == "awake" && note.storyboard === main)
        let again = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "Note")
        #expect(again is Note && again !== note)
        #expect(main.instantiateInitialViewController() == nil && runtime.exception == nil)
        #expect(Note().storyboard == nil)
        _ = UIStoryboard(name: "Other", bundle: nil)
            .instantiateViewController(withIdentifier: "Note")
        #expect(runtime.exception?.name == "NSInvalidArgumentException")
        #expect(runtime.exception?.reason.contains("Storyboard (Other)") == true)
    }

    @Test func `SB3: a segue prepares its source and shows its destination`() {
        final class List: UIViewController {
            var prepared: [String] = []
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                (segue.destination as? Note)?.restorationIdentifier = "prepared"
                prepared.append("\(segue.identifier ?? "") \(segue.source === self)")
            }
        }
        let app = ClassicApp(.regular)
        let main = UIStoryboard(name: "Main", bundle: nil)
        main.register(nil) { List() }
        main.registerSegue("show", kind: .show) { Note() }
        main.registerSegue("detail", kind: .showDetail) { Note() }
        main.registerSegue("over", kind: .presentModally) { Note() }
        guard let list = main.instantiateInitialViewController() as? List else {
            Issue.record("the storyboard makes another controller")
            return
        }
        app.list.pushViewController(list, animated: false)
        list.performSegue(withIdentifier: "detail", sender: nil)
        let detail = app.split.viewControllers.last
        #expect(detail is Note && detail?.title == "awake" && detail?.storyboard === main)
        #expect(detail?.restorationIdentifier == "prepared")
        list.performSegue(withIdentifier: "show", sender: nil)
        #expect(app.list.topViewController is Note)
        list.performSegue(withIdentifier: "over", sender: nil)
        #expect(app.split.presentedViewController is Note)
        #expect(list.prepared == ["detail true", "show true", "over true"])
        list.performSegue(withIdentifier: "none", sender: nil)
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
    }

    @Test func `G16: who waits for the size class is called, until the waiting ends`() {
        let app = ClassicApp(.regular)
        var seen: [String] = []
        let registration = app.detail.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (detail: UIViewController, previous) in
            seen.append("\(previous.horizontalSizeClass) \(detail === app.detail)")
        }
        app.detail.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, _) in
            seen.append("never")
        }
        app.narrow()
        #expect(seen == ["regular true"])
        app.detail.unregisterForTraitChanges(registration)
        app.widen()
        #expect(seen.count == 1)
        #expect(app.detail.traitCollection.userInterfaceIdiom == .pad)
        #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
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

    // MARK: Limits

    /// What is declared and not modelled, and each use of it.
    @Test(
        arguments: [
            { $0.setViewController(UIViewController(), for: .supplementary) },
            { $0.hide(.supplementary) },
            { _ = $0.view.observe(\.bounds) { _, _ in } },
            { _ = $0.view.observe(\.frame, options: [.old]) { _, _ in } },
        ] as [@MainActor @Sendable (UISplitViewController) -> Void])
    func `using what is not modelled ends the run and says so`(
        use: @MainActor @Sendable (UISplitViewController) -> Void
    ) {
        let app = ColumnApp(.regular, .ios26)
        #expect(app.split.viewController(for: .compact) == nil)
        app.split.setViewController(nil, for: .compact)
        #expect(app.runtime.exception == nil)
        use(app.split)
        #expect(app.runtime.exception?.isLimitOfModel == true)
        #expect(app.runtime.exception?.reason.hasPrefix("not modelled: ") == true)
    }

    @Test func `UNK42: before iOS 26 there is no inspector`() {
        let app = ColumnApp(.regular, .ios14)
        app.split.show(.inspector)
        #expect(app.runtime.exception?.isLimitOfModel == true)
    }

    @Test func `UNK39: a delegate that answers with a column that was not set is not followed`() {
        final class Delegate: UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
            ) -> UISplitViewController.Column { .compact }
        }
        let app = ColumnApp(.regular, .ios26)
        let delegate = Delegate()
        app.split.delegate = delegate
        app.window.environment = .compact
        #expect(app.runtime.exception == nil)
        #expect(app.split.isShowing(.secondary))
    }
}
