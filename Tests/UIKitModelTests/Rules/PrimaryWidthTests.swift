import Testing
import UIKitModel

/// The width of the primary column (rules G).
@MainActor @Suite struct PrimaryWidthTests {
    private let automatic = UISplitViewController.automaticDimension

    private func open(_ profile: UIKitProfile) -> ColumnApp { ColumnApp(.regular, profile) }

    @Test func `G1, G5: a share of the width, as long as the secondary keeps 464 points`() {
        let app = open(.ios26)
        app.split.preferredPrimaryColumnWidthFraction = 0.3
        #expect(app.split.primaryColumnWidth == 246)
        app.split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(app.split.primaryColumnWidth == 346, "820 without 10 and 464")
    }

    @Test func `UNK25: where there is no room for both, the primary keeps 240 points`() {
        startProcess()
        let app = ColumnApp(WindowEnvironment(horizontalSizeClass: .regular, width: 600))
        #expect(app.split.primaryColumnWidth == 240)
    }

    @Test func `G2: a width goes before a share`() {
        let app = open(.ios26)
        app.split.preferredPrimaryColumnWidthFraction = 0.3
        app.split.preferredPrimaryColumnWidth = 280
        #expect(app.split.primaryColumnWidth == 280)
        app.split.preferredPrimaryColumnWidth = automatic
        #expect(app.split.primaryColumnWidth == 246)
    }

    @Test func `UNK26: also in the classic style`() {
        let app = ClassicApp(.regular)
        app.split.preferredPrimaryColumnWidthFraction = 0.3
        app.split.preferredPrimaryColumnWidth = 280
        #expect(app.split.primaryColumnWidth == 280)
    }

    @Test func `G5: the limits of the app come last, the greatest width after the least`() {
        let app = open(.ios26)
        app.split.minimumPrimaryColumnWidth = 375
        app.split.maximumPrimaryColumnWidth = 400
        #expect(app.split.primaryColumnWidth == 375)
        app.split.maximumPrimaryColumnWidth = 300
        #expect(app.split.primaryColumnWidth == 300)
    }

    @Test func `G3: up to iOS 18 a greater share has no effect until the greatest width is raised`()
    {
        for profile in [UIKitProfile.ios8, .ios14] {
            let app = open(profile)
            app.split.preferredPrimaryColumnWidthFraction = 0.5
            #expect(app.split.primaryColumnWidth == 320)
            app.split.maximumPrimaryColumnWidth = 500
            #expect(app.split.primaryColumnWidth == 410)
        }
    }

    @Test func `G4: up to iOS 13 the primary has two fifths of a narrow split view by itself`() {
        for (profile, width) in [(UIKitProfile.ios8, 294.5), (.ios14, 320), (.ios26, 262)] {
            startProcess(profile)
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            let window = UIWindow(
                environment: WindowEnvironment(horizontalSizeClass: .regular, width: 736))
            window.rootViewController = split
            window.makeKeyAndVisible()
            #expect(abs(Double(split.primaryColumnWidth) - width) < 0.001)
        }
    }

    @Test func `G3, G4: a wider maximum lets the share of up to iOS 13 have effect`() {
        startProcess(.ios8)
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        split.maximumPrimaryColumnWidth = 500
        let window = UIWindow(
            environment: WindowEnvironment(horizontalSizeClass: .regular, width: 1024))
        window.rootViewController = split
        window.makeKeyAndVisible()
        #expect(abs(split.primaryColumnWidth - 409.6) < 0.5)
    }

    @Test func `G6: merged, the primary has all of the width, whatever is preferred`() {
        let app = open(.ios26)
        app.split.preferredPrimaryColumnWidth = 280
        app.narrow()
        #expect(app.split.primaryColumnWidth == 393)
        app.widen()
        #expect(app.split.primaryColumnWidth == 280)
    }

    @Test func `G7: nothing changes before the first appearance`() {
        startProcess()
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredPrimaryColumnWidth = 280
        #expect(split.primaryColumnWidth == 320)
        #expect(!split.isViewLoaded)
    }

    @Test func `G8: the columns are laid out where the width changes, and nowhere else`() {
        startProcess(.ios14)
        let menu = ColumnApp.Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        let before = menu.layouts
        app.split.minimumPrimaryColumnWidth = 200
        #expect(menu.layouts == before)
        app.split.preferredPrimaryColumnWidth = 280
        #expect(menu.layouts == before + 1)
        #expect(menu.view.frame.width == 380, "100 points lie beyond the edge")
        #expect(app.split.children[1].placeInSplit.minX == 280)
    }

    @Test func `G10: without the background of a sidebar the columns stand beside each other`() {
        let app = open(.ios26)
        #expect(app.split.primaryBackgroundStyle == .sidebar)
        app.split.primaryBackgroundStyle = .none
        #expect(app.split.children[0].placeInSplit.minX == 0)
        #expect(app.split.children[1].placeInSplit.minX == 320.5)
        #expect(app.split.children[1].view.safeAreaInsets.left == 0)
        #expect(open(.ios14).split.primaryBackgroundStyle == .none)
    }

    @Test func `G11: at the trailing edge everything is the other way round`() {
        let app = open(.ios26)
        app.split.preferredPrimaryColumnWidth = 328
        app.split.primaryEdge = .trailing
        #expect(app.split.children[0].placeInSplit.minX == 482)
        #expect(app.split.children[1].view.safeAreaInsets.right == 338)
    }
}
