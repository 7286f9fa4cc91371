import Testing
import UIKitModel

/// Whether the primary column stands beside the secondary or over it (rules V).
@MainActor @Suite struct SplitBehaviorTests {
    @Test func `V8: a preferred arrangement says which behavior is; the secondary alone does not`()
    {
        let app = ColumnApp(.regular, .ios26)
        #expect(app.split.preferredSplitBehavior == .automatic)
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.preferredSplitBehavior == .automatic)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.preferredSplitBehavior == .overlay)
        #expect(app.split.splitBehavior == .overlay)
        app.narrow()
        app.split.preferredDisplayMode = .oneBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.preferredSplitBehavior == .tile, "also while merged")
        app.widen()
        #expect(app.split.splitBehavior == .tile)
    }

    @Test func `V3: without the gesture the arrangement that is preferred is kept without room`() {
        for isGestureOn in [true, false] {
            let app = ThreeColumnApp(ThreeColumnApp.regular(820))
            app.split.presentsWithGesture = isGestureOn
            app.split.preferredDisplayMode = .twoBesideSecondary
            app.split.viewIfLoaded?.layoutIfNeeded()
            #expect(
                app.split.displayMode == (isGestureOn ? .twoOverSecondary : .twoBesideSecondary))
            app.split.preferredDisplayMode = .automatic
            app.split.viewIfLoaded?.layoutIfNeeded()
            #expect(app.split.displayMode == .oneBesideSecondary)
        }
    }

    @Test func `V1, V2: what the behavior does not allow means what it does`() {
        let app = ColumnApp(.regular, .ios26)
        app.split.preferredDisplayMode = .oneBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.preferredSplitBehavior = .overlay
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneOverSecondary)
        #expect(app.split.preferredDisplayMode == .oneBesideSecondary)
        app.split.preferredSplitBehavior = .tile
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.preferredSplitBehavior = .displace
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .secondaryOnly, "every behavior allows it")
    }

    @Test func `V2, V9: what means an overlay waits for the first appearance like one`() {
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            startProcess()
            let split = UISplitViewController(style: style)
            split.viewControllers = [UIViewController(), UIViewController()]
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewIfLoaded?.layoutIfNeeded()
            split.preferredSplitBehavior = .overlay
            split.viewIfLoaded?.layoutIfNeeded()
            let window = UIWindow(environment: .regular)
            window.rootViewController = split
            window.makeKeyAndVisible()
            #expect(split.displayMode == .secondaryOnly)
            split.preferredSplitBehavior = .overlay
            split.viewIfLoaded?.layoutIfNeeded()
            #expect(split.displayMode == .oneOverSecondary, "asked for once more")
        }
    }

    @Test
    func `UNK21: with nothing preferred, what is shown over the other is not shown by itself`() {
        let app = ColumnApp(.regular, .ios26)
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.preferredSplitBehavior = .overlay
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .secondaryOnly)
    }

    @Test func `K20: hiding and showing the primary writes the arrangement, and not the behavior`()
    {
        let app = ColumnApp(.regular, .ios26)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.hide(.primary)
        #expect(app.split.preferredDisplayMode == .secondaryOnly)
        #expect(app.split.preferredSplitBehavior == .overlay)
        #expect(app.split.splitBehavior == .tile)
        app.split.show(.primary)
        #expect(app.split.preferredDisplayMode == .oneOverSecondary)
        #expect(app.split.displayMode == .oneOverSecondary)
    }

    @Test
    func `K19: showing a column with nothing preferred records an arrangement, and no behavior`() {
        let app = ColumnApp(.regular, .ios26)
        app.split.show(.secondary)
        #expect(app.split.preferredDisplayMode == .oneBesideSecondary)
        #expect(app.split.preferredSplitBehavior == .automatic)
        #expect(app.split.displayMode == .oneBesideSecondary)
    }

    @Test func `K19: before iOS 26 showing a column leaves a preference of automatic alone`() {
        let app = ColumnApp(.regular, .ios14)
        app.split.show(.secondary)
        #expect(app.split.preferredDisplayMode == .automatic)
        app.split.show(.primary)
        #expect(app.split.preferredDisplayMode == .automatic, "it is shown already")
        startProcess(.ios14)
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredSplitBehavior = .overlay
        split.viewIfLoaded?.layoutIfNeeded()
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        let window = UIWindow(.regular, showing: split)
        let before = split.displayMode
        split.show(.secondary)
        #expect(split.displayMode == before)
        window.environment = .compact
        window.environment = .regular
        #expect(split.displayMode == before, "it does not come back over the secondary")
    }

    @Test func `ST16: in the classic style to read or write it raises`() {
        for use: @MainActor (UISplitViewController) -> Void in [
            { _ = $0.splitBehavior }, { _ = $0.preferredSplitBehavior },
            { $0.preferredSplitBehavior = .tile },
        ] {
            startProcess()
            use(UISplitViewController())
            #expect(ModelRuntime.current.exception?.name == "NSInvalidArgumentException")
        }
    }
}
