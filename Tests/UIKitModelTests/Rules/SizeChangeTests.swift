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
}
