import Testing
import UIKitModel

/// Three columns, the compact column and the inspector (rules K, V and G).
@MainActor @Suite struct ThreeColumnTests {
    // MARK: Setting the columns

    @Test func `K7, ST13, UNK40: an array fills the columns in order, and no controller twice`() {
        let app = ThreeColumnApp(.regular)
        #expect(app.split.viewController(for: .supplementary) === app.middle)
        let other = UIViewController()
        app.split.viewControllers = [other, app.middle, app.detail, UIViewController()]
        #expect(app.split.viewControllers == [other, app.middle, app.detail])
        app.split.setViewController(app.middle, for: .primary)
        #expect(app.runtime.exception?.reason.contains("supplementary") == true)
    }

    @Test func `K5: up to iOS 18 the first compact column stays`() {
        for (profile, isNew) in [(UIKitProfile.ios14, false), (.ios26, true)] {
            let first = UIViewController()
            let app = ThreeColumnApp(.regular, profile, compact: first)
            let other = UIViewController()
            app.split.setViewController(other, for: .compact)
            #expect(app.split.viewController(for: .compact) === (isNew ? other : first))
        }
    }

    @Test func `UNK49: the width of a supplementary column needs three columns`() {
        let app = ColumnApp(.regular, .ios26)
        _ = app.split.supplementaryColumnWidth
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
    }

    @Test func `UNK45: a column out of sight is exchanged, and may become empty`() {
        let app = ThreeColumnApp(.compact)
        app.split.show(.primary)
        let other = UIViewController()
        app.split.setViewController(other, for: .secondary)
        #expect(other.isViewLoaded)
        app.split.show(.secondary)
        #expect(other.view.window != nil)
        app.widen()
        app.answers.calls = []
        app.split.setViewController(nil, for: .secondary)
        #expect(app.answers.calls == [])
        #expect(app.split.viewControllers == [app.list, app.middle])
    }

    // MARK: Collapse and expand

    @Test func `K8, K9: the columns are stacked up to the one that the delegate names`() {
        for (top, stack) in [
            (UISplitViewController.Column.secondary, ["list", "middle", "detail"]),
            (.supplementary, ["list", "middle"]), (.primary, ["list"]),
        ] {
            let app = ThreeColumnApp(.regular)
            app.answers.top = top
            app.narrow()
            #expect(app.stack == stack)
            #expect(app.shown == [top])
            app.widen()
            #expect(app.split.viewControllers == [app.list, app.middle, app.detail])
            #expect(app.shown == [.supplementary, .secondary])
        }
    }

    @Test func `K10, K11: a compact column stands in for the others, as it is`() {
        let compact = UITabBarController()
        let app = ThreeColumnApp(.compact, compact: compact)
        #expect(app.split.children == [compact])
        #expect(app.split.viewControllers == [compact])
        #expect(app.list.parent == nil, "nothing was put around it")
        #expect(app.answers.calls.contains("top compact"))
        app.widen()
        #expect(compact.parent == nil)
        #expect(app.detail.navigationController?.parent === app.split)
        #expect(app.shown == [.supplementary, .secondary])
        app.answers.top = .primary
        app.narrow()
        #expect(app.stack == ["list"], "the delegate prefers the stack")
    }

    @Test func `UNK41, UNK43: a compact column is exchanged where it is seen, and covers the rest`()
    {
        let app = ThreeColumnApp(.compact, compact: UIViewController())
        let other = UIViewController()
        app.split.setViewController(other, for: .compact)
        #expect(app.split.children == [other])
        app.split.show(.primary)
        #expect(app.split.children == [other])
        let plain = ThreeColumnApp(.compact)
        plain.split.setViewController(other, for: .compact)
        #expect(plain.stack == ["list", "middle", "detail"])
        plain.widen()
        plain.narrow()
        #expect(plain.split.children == [other])
    }

    @Test func `K16: the display mode is announced before the delegate is asked, if it changes`() {
        final class Notes: NSObject, UISplitViewControllerDelegate {
            var calls: [String] = []
            func splitViewController(
                _ svc: UISplitViewController,
                willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { calls.append("mode") }
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                calls.append("top")
                return proposed
            }
        }
        let (app, notes) = (ThreeColumnApp(.regular), Notes())
        app.split.delegate = notes
        app.narrow()
        #expect(notes.calls == ["top"])
        notes.calls = []
        app.widen(1180)
        app.narrow()
        #expect(notes.calls == ["mode", "mode", "top"])
    }

    // MARK: Display modes

    @Test func `V7, V9: three columns beside each other where each has its least width`() {
        for (width, mode) in [
            (CGFloat(954), UISplitViewController.DisplayMode.oneBesideSecondary),
            (954.5, .twoBesideSecondary),
        ] {
            #expect(ThreeColumnApp(ThreeColumnApp.regular(width)).split.displayMode == mode)
        }
        let app = ThreeColumnApp(ThreeColumnApp.regular(960))
        app.split.minimumSecondaryColumnWidth = 480
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.minimumSecondaryColumnWidth = 460
        #expect(app.split.displayMode == .twoBesideSecondary)
    }

    @Test func `V9: with three pixels in a point the boundary is a pixel, too`() {
        for minimum in stride(from: CGFloat(240), through: 400, by: 1) {
            func mode(_ pixels: CGFloat) -> UISplitViewController.DisplayMode {
                let runtime = ModelRuntime(profile: .ios26)
                ModelRuntime.current = runtime
                let split = UISplitViewController(style: .tripleColumn)
                for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                    split.setViewController(UIViewController(), for: column)
                }
                split.minimumPrimaryColumnWidth = minimum
                let window = UIWindow(
                    environment: WindowEnvironment(
                        horizontalSizeClass: .regular, width: pixels / 3, height: 430, scale: 3))
                window.rootViewController = split
                window.makeKeyAndVisible()
                return split.displayMode
            }
            // 240 for the supplementary, 464 for the secondary, the margin, and the line.
            let boundary = (minimum + 240 + 10 + 464) * 3 + 1
            #expect(mode(boundary) == .twoBesideSecondary, "\(minimum)")
            #expect(mode(boundary - 1) == .oneBesideSecondary, "\(minimum)")
        }
    }

    @Test func `V4, V9: where there is no room the primary comes over the others when asked for`() {
        let app = ThreeColumnApp(.regular) { $0.preferredDisplayMode = .twoBesideSecondary }
        #expect(app.split.displayMode == .oneBesideSecondary, "not yet at the first appearance")
        app.split.preferredDisplayMode = .twoBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .twoOverSecondary)
        app.widen(1180)
        #expect(app.split.displayMode == .twoBesideSecondary)
        app.widen(820)
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneOverSecondary)
    }

    @Test func `V12: show and hide go to the nearest mode that the behavior allows`() {
        typealias Mode = UISplitViewController.DisplayMode
        typealias Behavior = UISplitViewController.SplitBehavior
        for (behavior, wide, one) in [
            (Behavior.tile, Mode.twoBesideSecondary, Mode.oneBesideSecondary),
            (.overlay, .twoOverSecondary, .oneOverSecondary),
            (.displace, .twoDisplaceSecondary, .oneBesideSecondary),
        ] {
            let app = ThreeColumnApp(ThreeColumnApp.regular(1180))
            app.split.preferredDisplayMode = .secondaryOnly
            app.split.viewIfLoaded?.layoutIfNeeded()
            app.split.preferredSplitBehavior = behavior
            app.split.viewIfLoaded?.layoutIfNeeded()
            app.split.show(.primary)
            #expect(app.split.preferredDisplayMode == wide)
            app.split.hide(.primary)
            #expect(app.split.preferredDisplayMode == one)
            app.split.hide(.supplementary)
            #expect(app.split.displayMode == .secondaryOnly)
            app.split.show(.supplementary)
            #expect(app.split.preferredDisplayMode == one)
        }
    }

    @Test func `V9, K18: before iOS 26 the secondary is pushed aside, and show brings it back`() {
        let app = ThreeColumnApp(ThreeColumnApp.regular(820), .ios14)
        app.split.preferredDisplayMode = .twoDisplaceSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .twoDisplaceSecondary)
        #expect(app.split.splitBehavior == .displace)
        app.split.show(.secondary)
        #expect(app.split.displayMode == .oneBesideSecondary)
    }

    @Test func `UNK46: with two columns the modes of three mean those with the primary`() {
        let app = ColumnApp(.regular, .ios26)
        app.split.preferredDisplayMode = .twoOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneOverSecondary)
        app.split.preferredDisplayMode = .twoBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .oneBesideSecondary)
    }

    // MARK: Geometry

    @Test func `V2, V9: two columns lie over the secondary as long as that is preferred`() {
        let app = ThreeColumnApp(.regular)
        app.split.preferredDisplayMode = .twoOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        let width = app.split.supplementaryColumnWidth
        app.split.preferredSplitBehavior = .automatic
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .twoOverSecondary)
        #expect(app.split.supplementaryColumnWidth == width)
        app.split.preferredSplitBehavior = .tile
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .twoOverSecondary, "there is no room beside each other")
        #expect(app.split.supplementaryColumnWidth < width, "beside the secondary")
    }

    @Test func `G5: over the secondary the supplementary has its width, the primary the rest`() {
        let app = ThreeColumnApp(ThreeColumnApp.regular(600))
        app.split.preferredDisplayMode = .twoOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.primaryColumnWidth == 269.5)
        #expect(app.split.supplementaryColumnWidth == 599.5)
        app.split.minimumSupplementaryColumnWidth = 330
        #expect(app.split.primaryColumnWidth == 259.5)
        app.split.preferredDisplayMode = .oneBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.supplementaryColumnWidth == 330)
        app.split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        app.split.maximumSupplementaryColumnWidth = 200
        #expect(app.split.supplementaryColumnWidth == 200)
    }

    @Test func `G1: shares are rounded to the pixels of the screen`() {
        var environment = ThreeColumnApp.regular(1000)
        environment.scale = 3
        let app = ThreeColumnApp(environment)
        app.split.preferredSupplementaryColumnWidthFraction = 0.3005
        app.split.preferredDisplayMode = .oneBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(abs(app.split.supplementaryColumnWidth - (300 + 2.0 / 3)) < 0.001)
        app.split.preferredSupplementaryColumnWidth = 310
        #expect(app.split.supplementaryColumnWidth == 310)
    }

    @Test func `UNK48: the leading columns are narrow`() {
        let app = ThreeColumnApp(.regular)
        #expect(app.middle.traitCollection.horizontalSizeClass == .compact)
        #expect(app.detail.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `E4, N8, UNK51: heights, what the system covers, and one bar for nested stacks`() {
        let environment = WindowEnvironment(
            horizontalSizeClass: .regular, width: 820, height: 1180,
            safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
        let app = ThreeColumnApp(environment)
        #expect(app.detail.view.frame.height == 1180)
        #expect(app.detail.view.safeAreaInsets.top == 86)
        app.split.traitOverrides.horizontalSizeClass = .compact
        #expect(app.detail.view.safeAreaInsets.top == 86)
        startProcess(.ios14)
        let older = stacked(UIViewController())
        let window = UIWindow(environment: environment)
        window.rootViewController = older
        window.makeKeyAndVisible()
        #expect(older.children[0].view.safeAreaInsets.top == 82)
    }

    @Test func `G17: a stack that an expansion hides is laid out in its column, with its content`()
        throws
    {
        for top in [UISplitViewController.Column.primary, .secondary] {
            let app = ThreeColumnApp(
                WindowEnvironment(
                    horizontalSizeClass: .regular, width: 820, height: 1180,
                    safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)))
            app.answers.top = top
            app.split.traitOverrides.horizontalSizeClass = .compact
            app.split.traitOverrides.horizontalSizeClass = .unspecified
            let stack = try #require(app.list.navigationController?.view)
            let list = try #require(app.list.view)
            #expect(stack.frame.size == CGSize(width: 280, height: 1133))
            #expect(list.frame.size == CGSize(width: 280, height: 1133))
            #expect(stack.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
            #expect(
                list.safeAreaInsets == UIEdgeInsets(top: 86, left: 0, bottom: 10, right: 0),
                "below the bar as it was on the stack")
        }
    }

    @Test func `G17: what was never seen in a column that an expansion hides is as wide as it`()
        throws
    {
        var environment = WindowEnvironment(
            horizontalSizeClass: .compact, width: 393, height: 852, scale: 3,
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let app = ThreeColumnApp(environment)
        environment.horizontalSizeClass = .regular
        app.window.environment = environment
        let column = try #require(app.middle.navigationController?.view)
        let middle = try #require(app.middle.view)
        #expect(!app.split.isShowing(.supplementary))
        #expect(column.frame.size == CGSize(width: 320, height: 852))
        #expect(middle.frame.size == column.frame.size)
        #expect(middle.safeAreaInsets == .zero)
    }

    @Test func `UNK50, UNK52: the columns of the classic style`() {
        startProcess(.ios14)
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(environment: .regular)
        window.rootViewController = split
        window.makeKeyAndVisible()
        #expect(split.children[1].placeInSplit.minX == 320.5)
        split.preferredDisplayMode = .secondaryOnly
        split.viewIfLoaded?.layoutIfNeeded()
        #expect(split.children[0].placeInSplit.minX == 0)
        #expect(split.children[1].placeInSplit.minX == 0)
    }

    // MARK: The inspector

    @Test func `K25, UNK44: an inspector stands at the trailing edge; collapsed it is a sheet`() {
        let inspector = UIViewController()
        let app = ThreeColumnApp(.regular)
        app.split.setViewController(inspector, for: .inspector)
        #expect(!app.split.isShowing(.inspector))
        app.split.preferredInspectorColumnWidth = 200
        app.split.show(.inspector)
        #expect(app.shown == [.supplementary, .secondary, .inspector])
        #expect(inspector.navigationController?.placeInSplit.minX == 620)
        app.narrow()
        #expect(!app.split.isShowing(.inspector))
        app.split.show(.inspector)
        #expect(app.split.presentedViewController === inspector.navigationController)
        #expect(app.split.isShowing(.secondary), "it stays below")
        app.widen()
        #expect(app.split.presentedViewController == nil)
        #expect(app.shown == [.supplementary, .secondary, .inspector])
        app.narrow()
        app.split.show(.inspector)
        app.split.hide(.inspector)
        #expect(app.split.presentedViewController == nil)
        #expect(app.answers.calls.filter { $0.hasSuffix("inspector") }.count == 12)
    }

    @Test func `UNK44: an inspector whose sheet a person has dismissed is hidden`() {
        let inspector = UIViewController()
        let app = ColumnApp(.regular, .ios26)
        app.split.setViewController(inspector, for: .inspector)
        app.narrow()
        app.split.show(.inspector)
        #expect(app.split.isShowing(.inspector))
        app.split.dismiss(animated: true)
        #expect(!app.split.isShowing(.inspector))
        app.split.show(.inspector)
        #expect(app.split.presentedViewController?.children == [inspector])
        app.split.dismiss(animated: true)
        app.widen()
        #expect(!app.split.isShowing(.inspector) && inspector.viewIfLoaded?.window == nil)
    }

    @Test func `UNK44: it stays hidden with another inspector`() {
        let app = ColumnApp(.regular, .ios26)
        app.split.setViewController(UIViewController(), for: .inspector)
        app.narrow()
        app.split.show(.inspector)
        app.split.dismiss(animated: true)
        app.split.setViewController(UIViewController(), for: .inspector)
        #expect(app.split.presentedViewController == nil)
        app.widen()
        #expect(!app.split.isShowing(.inspector))
    }

    @Test func `UNK47: what is preferred for the secondary is held`() {
        let app = ThreeColumnApp(.regular)
        let before = app.detail.view.frame
        app.split.preferredSecondaryColumnWidth = 200
        app.split.preferredSecondaryColumnWidthFraction = 0.2
        #expect(app.split.preferredSecondaryColumnWidth == 200)
        #expect(app.detail.view.frame == before)
    }
}
