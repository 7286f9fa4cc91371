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
        #expect(!app.split.displayModeButtonItem.isHidden)
        app.window.environment = WindowEnvironment(horizontalSizeClass: .regular, width: 393)
        #expect(!app.split.displayModeButtonItem.isHidden)
    }

    @Test(arguments: [
        (
            UIKitProfile.ios14, CGFloat(768), CGFloat(1024),
            UISplitViewController.DisplayMode.oneOverSecondary
        ),
        (.ios14, 1024, 768, .oneBesideSecondary), (.ios26, 820, 1180, .oneBesideSecondary),
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
    func
        `V3, V14, V19, UNK67: the gesture shows a hidden list, and hides one over the secondary`()
    {
        let app = ClassicApp(.regular)
        app.split.performGesture()
        #expect(app.split.displayMode == .oneBesideSecondary, "beside the detail it stays")
        app.split.preferredDisplayMode = .oneOverSecondary
        #expect(app.split.displayMode == .oneOverSecondary)
        app.split.performGesture()
        #expect(app.split.displayMode == .secondaryOnly)
        app.split.performGesture()
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.preferredDisplayMode = .secondaryOnly
        app.answers.target = { .oneOverSecondary }
        app.split.performGesture()
        #expect(app.split.displayMode == .oneOverSecondary, "the delegate decides")
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.presentsWithGesture = false
        app.split.performGesture()
        #expect(app.split.displayMode == .secondaryOnly)
    }
}
