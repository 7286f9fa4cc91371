import Testing

@testable import UIKitModel

/// What an app hears of a change of size and of traits.
@MainActor @Suite struct SizeChangeTests {
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
        // The primary column is compact in any window (G13), which was not predicted (G18).
        #expect(list.seen == ["changed", "size 440 x 956"])
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

    @Test func `G16: who waits for the size class is called, until the waiting ends`() {
        let app = ClassicApp(.regular)
        var seen: [String] = []
        let registration = app.detail.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (detail: UIViewController, previous) in
            seen.append("\(previous.horizontalSizeClass) \(detail === app.detail)")
        }
        app.detail.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, _) in seen.append("never")
        }
        app.narrow()
        #expect(seen == ["regular true"])
        app.detail.unregisterForTraitChanges(registration)
        app.widen()
        #expect(seen.count == 1)
        #expect(app.detail.traitCollection.userInterfaceIdiom == .pad)
        #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
    }

    // MARK: The first traits, and those of the vertical axis

    /// Notes what it hears of its traits, and when.
    private final class Hearing: UIViewController {
        var seen: [String] = []

        private func words(_ traits: UITraitCollection?) -> String {
            traits.map { "\($0.horizontalSizeClass) \($0.verticalSizeClass)" } ?? "nothing"
        }
        override func viewDidLoad() { seen.append("loaded \(words(traitCollection))") }
        override func viewWillAppear(_ animated: Bool) { seen.append("will appear") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            seen.append("after \(words(previous)) \(words(traitCollection))")
        }
    }

    @Test func `G18: before iOS 13 there are no traits outside of a window, and then all are new`()
    {
        let app = ClassicApp(.regular, .ios8, detail: { Hearing() })
        #expect(
            (app.detail as? Hearing)?.seen == [
                "loaded regular regular", "after nothing regular regular", "will appear",
            ])
        let note = Hearing()
        #expect(note.traitCollection.horizontalSizeClass == .unspecified)
        #expect(UIView().traitCollection.horizontalSizeClass == .unspecified)
        app.list.pushViewController(note, animated: false)
        let first = ["loaded compact regular", "after nothing compact regular", "will appear"]
        #expect(note.seen == first)
        app.list.pushViewController(UIViewController(), animated: false)
        app.list.popViewController(animated: false)
        #expect(note.seen == first + ["will appear"], "they are as before")
    }

    @Test func `G18, UNK70: since iOS 13 traits are predicted, and other ones than those new`() {
        let app = ClassicApp(.regular, .ios14, detail: { Hearing() })
        #expect((app.detail as? Hearing)?.seen == ["loaded regular regular", "will appear"])
        let note = Hearing()
        #expect(note.traitCollection.horizontalSizeClass == .regular)
        #expect(UIView().traitCollection.horizontalSizeClass == .regular)
        app.list.pushViewController(note, animated: false)
        #expect(
            note.seen == [
                "loaded compact regular", "after regular regular compact regular", "will appear",
            ])
        startProcess()
        #expect(UIViewController().traitCollection.horizontalSizeClass == .unspecified)
        ModelRuntime.current.screen = WindowEnvironment(
            horizontalSizeClass: .compact, width: 667, height: 375)
        let traits = UIViewController().traitCollection
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
    }

    @Test func `E7, G16, Z3: a change of the vertical size class alone is announced`() {
        final class Coming: UIViewController {
            var seen: [UIUserInterfaceSizeClass] = []
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) { seen.append(newCollection.verticalSizeClass) }
        }
        startProcess()
        let upright = WindowEnvironment(horizontalSizeClass: .compact, width: 375, height: 667)
        let side = WindowEnvironment(horizontalSizeClass: .compact, width: 667, height: 375)
        let (window, bar) = (UIWindow(environment: upright), UITabBarController())
        let (screen, coming) = (Hearing(), Coming())
        bar.viewControllers = [screen, coming]
        window.rootViewController = bar
        window.makeKeyAndVisible()
        var handled: [String] = []
        screen.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (_: Hearing, old: UITraitCollection) in handled.append("\(old.verticalSizeClass)")
        }
        screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: Hearing, _) in handled.append("never")
        }
        bar.selectedIndex = 1
        screen.seen = []
        window.environment = side
        #expect(screen.seen == ["after compact regular compact compact"])
        #expect(handled == ["regular"] && coming.seen == [.compact])
        window.environment.width = 668
        #expect(handled.count == 1 && coming.seen.count == 1, "the class is the same")
        window.environment = upright
        #expect(handled == ["regular", "compact"] && coming.seen == [.compact, .regular])
    }
}
