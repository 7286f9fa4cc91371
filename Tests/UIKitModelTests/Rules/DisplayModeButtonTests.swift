import Testing
import UIKitModel

/// The button that hides the list column, as far as an app can look at it.
@MainActor @Suite struct DisplayModeButtonTests {
    @Test
    func `V13: there is nothing to tap before the first layout, and while there is one column`() {
        #expect(UISplitViewController().displayModeButtonItem.isHidden)
        let app = ClassicApp(.regular)
        let button = app.split.displayModeButtonItem
        #expect(!button.isHidden)
        app.narrow()
        #expect(app.split.displayModeButtonItem === button)
        #expect(button.isHidden)
        app.widen()
        #expect(!app.split.displayModeButtonItem.isHidden)
    }

    @Test
    func `V14, V16, UNK23: the delegate says what it leads to, or leaves that to the split view`() {
        let app = ClassicApp(.regular)
        app.runtime.forgetEvents()
        app.answers.target = { .oneBesideSecondary }
        #expect(app.split.displayModeButtonItem.isHidden, "it leads to where it is")
        app.answers.target = { .secondaryOnly }
        #expect(!app.split.displayModeButtonItem.isHidden)
        app.answers.target = { .automatic }
        #expect(!app.split.displayModeButtonItem.isHidden)
        #expect(app.questions == [.targetMode, .targetMode, .targetMode])
    }

    @Test func `V15: a hidden list comes back, beside the detail or over it`() {
        let app = ClassicApp(.regular)
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(!app.split.displayModeButtonItem.isHidden)
        app.window.environment = WindowEnvironment(horizontalSizeClass: .regular, width: 393)
        #expect(!app.split.displayModeButtonItem.isHidden)
    }

    @Test(arguments: [
        (
            UIKitProfile.ios14, CGFloat(768), CGFloat(1024),
            UISplitViewController.DisplayMode.oneOverSecondary
        ), (.ios14, 1024, 768, .oneBesideSecondary), (.ios26, 820, 1180, .oneBesideSecondary),
    ])
    func
        `V14, V15: on an upright tablet the list comes over the detail where it is hidden at first`(
            profile: UIKitProfile, width: CGFloat, height: CGFloat,
            mode: UISplitViewController.DisplayMode
        )
    {
        ModelRuntime.current = ModelRuntime(profile: profile)
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(
            environment: WindowEnvironment(
                horizontalSizeClass: .regular, width: width, height: height))
        window.rootViewController = split
        window.makeKeyAndVisible()
        func tap() {
            let button = split.displayModeButtonItem
            if let action = button.action { _ = split.performAction(action) }
            split.view.layoutIfNeeded()
        }
        if split.displayMode != .secondaryOnly { tap() }
        #expect(split.displayMode == .secondaryOnly)
        tap()
        #expect(split.displayMode == mode)
    }

    @Test func `no question is asked while nothing can be tapped`() {
        let app = ClassicApp(.compact)
        app.runtime.forgetEvents()
        _ = app.split.displayModeButtonItem
        #expect(app.questions == [])
    }

    @Test
    func `an app that asks the button what the button does never comes to an end, and is ended`() {
        let app = ClassicApp(.regular)
        app.answers.target = { [split = app.split] in
            split.displayModeButtonItem.isHidden ? .oneBesideSecondary : .secondaryOnly
        }
        _ = app.split.displayModeButtonItem
        #expect(app.runtime.exception?.isEndless == true)
        app.answers.target = { .automatic }
    }

    @Test
    func `V3, V14, V19, UNK67: the gesture shows a hidden list, and hides one over the secondary`()
    {
        let app = ClassicApp(.regular)
        app.split.performGesture()
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .oneBesideSecondary, "beside the detail it stays")
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneOverSecondary)
        app.split.performGesture()
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .secondaryOnly)
        app.split.performGesture()
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.answers.target = { .oneOverSecondary }
        app.split.performGesture()
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .oneOverSecondary, "the delegate decides")
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.presentsWithGesture = false
        app.split.performGesture()
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .secondaryOnly)
    }

    /// The delegate of a column style, which notes what it is asked and told.
    private final class Hearing: NSObject, UISplitViewControllerDelegate {
        var heard: [String] = []

        func targetDisplayModeForAction(
            in svc: UISplitViewController
        ) -> UISplitViewController.DisplayMode {
            heard.append("target")
            return .secondaryOnly
        }
        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { heard.append("willShow \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, didShow column: UISplitViewController.Column
        ) { heard.append("didShow \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { heard.append("willHide \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, didHide column: UISplitViewController.Column
        ) { heard.append("didHide \(column)") }
    }

    @Test(arguments: [UISplitViewController.SplitBehavior.automatic, .tile, .overlay, .displace])
    func
        `K21, V14, UNK69: a swipe asks a column style for nothing, and keeps the behavior`(
            behavior: UISplitViewController.SplitBehavior
        )
    {
        let app = ColumnApp(.regular, .ios26)
        let delegate = Hearing()
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.preferredSplitBehavior = behavior
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.delegate = delegate
        app.split.performGesture()
        let isOver = behavior == .overlay
        #expect(app.split.displayMode == (isOver ? .oneOverSecondary : .oneBesideSecondary))
        #expect(app.split.preferredSplitBehavior == behavior)
        #expect(delegate.heard == ["willShow primary", "didShow primary"])
        delegate.heard = []
        app.split.swipe(.primary, isShown: true)
        #expect(delegate.heard == [], "it is shown already")
        app.split.swipe(.primary, isShown: false)
        #expect(app.split.displayMode == .secondaryOnly)
        #expect(app.split.preferredDisplayMode == .secondaryOnly)
        #expect(app.split.preferredSplitBehavior == behavior)
        #expect(delegate.heard == ["willHide primary", "didHide primary"])
    }

    @Test func `K21: what the app shows and hides itself is not announced`() {
        let app = ColumnApp(.regular, .ios26)
        app.answers.calls = []
        app.split.hide(.primary)
        app.split.show(.primary)
        #expect(app.answers.calls == [])
        app.split.swipe(.primary, isShown: false)
        #expect(app.answers.calls == ["willHide primary", "didHide primary"])
    }

    @Test func `K21, V12, UNK69: of three columns a person swipes each in and out by itself`() {
        let app = ThreeColumnApp(ThreeColumnApp.regular(1_180))
        #expect(app.shown == [.primary, .supplementary, .secondary])
        app.answers.calls = []
        app.split.swipe(.primary, isShown: false)
        #expect(app.shown == [.supplementary, .secondary])
        app.split.swipe(.supplementary, isShown: false)
        #expect(app.shown == [.secondary])
        app.split.swipe(.primary, isShown: true)
        #expect(app.shown == [.primary, .supplementary, .secondary])
        #expect(app.split.preferredSplitBehavior == .automatic)
        #expect(
            app.answers.calls == [
                "willHide primary", "didHide primary", "willHide supplementary",
                "didHide supplementary", "willShow supplementary", "willShow primary",
                "didShow supplementary", "didShow primary",
            ])
        app.answers.calls = []
        for column in [UISplitViewController.Column.secondary, .compact, .inspector] {
            app.split.swipe(column, isShown: false)
        }
        #expect(app.answers.calls == [] && app.shown.count == 3)
        app.narrow()
        app.answers.calls = []
        app.split.swipe(.primary, isShown: true)
        #expect(app.answers.calls == [], "there is one column")
    }
}
