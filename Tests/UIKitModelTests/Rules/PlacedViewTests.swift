import Testing

@testable import UIKitModel

/// Where an app puts views, and where they are (rules W4 to W6, G14).
@MainActor @Suite struct PlacedViewTests {
    private let window: UIWindow
    private let host: UIViewController
    private let split: UISplitViewController
    private let list: UIViewController

    init() {
        startProcess()
        window = UIWindow(
            environment: WindowEnvironment(
                horizontalSizeClass: .regular, width: 1_180, height: 820,
                safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)))
        (host, list) = (UIViewController(), UIViewController())
        split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
    }

    /// The split view in a container of the app, in a window on screen.
    private func open(_ frame: CGRect? = nil) {
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.addChild(split)
        host.view.addSubview(split.view)
        if let frame { split.view.frame = frame }
        split.didMove(toParent: host)
    }

    @Test func `W4: the view of a child is where the app put it, and otherwise everywhere`() {
        open()
        #expect(split.view.frame == CGRect(x: 0, y: 0, width: 1_180, height: 820))
        split.view.frame = CGRect(x: 100, y: 20, width: 600, height: 700)
        #expect(split.view.frame == CGRect(x: 100, y: 20, width: 600, height: 700))
        #expect(split.primaryColumnWidth == 240, "600 points leave no more beside the secondary")
    }

    @Test func `W4: there it stays as far from the edges, whatever their distance`() {
        open(CGRect(x: 100, y: 20, width: 600, height: 700))
        window.environment.width = 1_000
        #expect(split.view.frame == CGRect(x: 100, y: 20, width: 420, height: 700))
        #expect(split.displayMode == .secondaryOnly, "420 points are too few for both columns")
    }

    @Test func `W4: the safe area is what the edges leave of it`() {
        open(CGRect(x: 0, y: 20, width: 2_000, height: 790))
        #expect(split.view.safeAreaInsets == UIEdgeInsets(top: 12, left: 0, bottom: 15, right: 0))
        split.view.frame = host.view.bounds
        #expect(split.view.safeAreaInsets == window.environment.safeArea)
    }

    @Test func `W4: UIKit's own containers lay out their children`() {
        let stack = stacked(list)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let full = list.view.frame
        list.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        list.view.bounds = .zero
        list.view.center = .zero
        #expect(list.view.frame == full)
    }

    @Test func `W4: a child that goes elsewhere is laid out anew`() {
        open(CGRect(x: 100, y: 20, width: 600, height: 700))
        split.willMove(toParent: nil)
        split.removeFromParent()
        window.rootViewController = split
        #expect(split.view.frame == window.bounds)
    }

    @Test func `W4, V22: what is put somewhere as it is added has its first layout there`() {
        for (isOnScreen, width) in [(false, 700.0), (true, 700), (false, 1_180), (true, 1_180)] {
            startProcess()
            let (host, split) = (UIViewController(), UISplitViewController(style: .tripleColumn))
            split.viewControllers = (0...2).map { _ in UIViewController() }
            let window = UIWindow(environment: self.window.environment)
            window.rootViewController = host
            if isOnScreen { window.makeKeyAndVisible() }
            host.addChild(split)
            host.view.addSubview(split.view)
            let place = CGRect(x: 0, y: 0, width: width, height: 700)
            split.view.frame = place
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewIfLoaded?.layoutIfNeeded()
            split.didMove(toParent: host)
            window.makeKeyAndVisible()
            let hidden = split.children[1]
            #expect(hidden.placeInSplit.size == CGSize(width: 280, height: 658))
            split.view.frame = place.insetBy(dx: 10, dy: 0)
            #expect(hidden.placeInSplit.minX == -290, "a later layout moves it")
        }
    }

    @Test func `W4: a place that was given before there is a window, or a container, counts`() {
        let place = CGRect(x: 100, y: 20, width: 600, height: 700)
        for isEarly in [false, true] {
            startProcess()
            let (host, child) = (UIViewController(), UIViewController())
            if isEarly { child.view.frame = place }
            host.addChild(child)
            host.view.addSubview(child.view)
            if !isEarly { child.view.frame = place }
            child.didMove(toParent: host)
            let window = UIWindow(self.window.environment, showing: host)
            #expect(child.view.frame == place)
            window.environment.width += 10
            #expect(child.view.frame.width == place.width + 10)
        }
    }

    @Test func `W4: of a size that is not known yet nothing is kept`() {
        startProcess()
        let (host, child) = (UIViewController(), UIViewController())
        host.addChild(child)
        child.view.frame = host.view.bounds
        let window = UIWindow(self.window.environment, showing: host)
        #expect(child.view.frame == window.bounds)
    }

    @Test func `W4: what becomes a root, or a column, is laid out there`() {
        startProcess()
        let place = CGRect(x: 100, y: 20, width: 600, height: 700)
        let (root, list) = (UIViewController(), UINavigationController())
        (root.view.frame, list.view.frame) = (place, place)
        let window = UIWindow(self.window.environment, showing: root)
        #expect(root.view.frame == window.bounds)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        window.rootViewController = split
        #expect(list.view.frame.width == 320)
        window.rootViewController = UITabBarController()
        let host = UIViewController()
        host.addChild(root)
        window.rootViewController = host
        #expect(root.view.frame == window.bounds)
    }

    @Test func `W4: what fills its container as it is added was laid out there`() {
        startProcess()
        let (host, split) = (UIViewController(), UISplitViewController(style: .tripleColumn))
        split.viewControllers = (0...2).map { _ in UIViewController() }
        let window = UIWindow(environment: self.window.environment)
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.addChild(split)
        split.view.frame = host.view.bounds
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewIfLoaded?.layoutIfNeeded()
        let hidden = split.children[1]
        let height = hidden.view.frame.height
        split.view.frame = CGRect(x: 0, y: 0, width: 900, height: 700)
        #expect(hidden.view.frame.height == height, "it is not seen, and keeps its size")
    }

    @Test func `W5: on iOS 26 a column begins at zero in a view around it, and before it does not`()
    {
        for profile in [UIKitProfile.ios14, .ios26] {
            let app = ColumnApp(.regular, profile)
            let detail = app.split.children[1]
            #expect((detail.view.frame.minX == 0) == (profile == .ios26))
            #expect(
                detail.view.convert(CGPoint.zero, to: app.split.view) == detail.placeInSplit.origin)
        }
    }

    @Test func `W5: a hidden column begins at zero in the window, and lies beyond the edge`() {
        open()
        split.preferredDisplayMode = .secondaryOnly
        split.viewIfLoaded?.layoutIfNeeded()
        split.view.layoutIfNeeded()
        let column = split.children[0]
        #expect(column.placeInSplit.minX < 0)
        for outer in [nil, window] {
            #expect(column.view.convert(column.view.bounds, to: outer).origin == .zero)
        }
        #expect(!column.view.isDescendant(of: split.view))
    }

    @Test func `W5: coordinates there and back`() {
        open(CGRect(x: 100, y: 20, width: 800, height: 700))
        let place = split.view.convert(CGPoint(x: 1, y: 2), to: nil)
        #expect(place == CGPoint(x: 101, y: 22))
        #expect(split.view.convert(place, from: nil) == CGPoint(x: 1, y: 2))
        #expect(window.convert(CGPoint(x: 1, y: 2), from: split.view) == place)
        #expect(
            split.view.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: host.view)
                == CGRect(x: -100, y: -20, width: 5, height: 6))
        let inner = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
        split.view.addSubview(inner)
        #expect(inner.convert(inner.bounds, to: nil).origin == CGPoint(x: 107, y: 28))
        #expect(inner.center == CGPoint(x: 11.5, y: 13))
    }

    @Test func `W6: the frame of a window resizes it, and keeps its size class`() {
        open()
        window.frame = CGRect(x: 0, y: 0, width: 700, height: 600)
        #expect(split.view.frame == window.frame)
        #expect(window.environment.horizontalSizeClass == .regular)
        window.bounds = CGRect(x: 0, y: 0, width: 800, height: 600)
        #expect(window.environment.width == 800)
    }

    @Test func `G14: on iOS 26 what is in a split view can tell whether it is collapsed`() {
        for (profile, isKnown) in [(UIKitProfile.ios14, false), (.ios26, true)] {
            let app = ColumnApp(.regular, profile)
            func environment(_ vc: UIViewController) -> UISplitViewController.LayoutEnvironment {
                vc.traitCollection.splitViewControllerLayoutEnvironment
            }
            let list = app.split.viewController(for: .primary) ?? app.split
            #expect(environment(app.split) == .none)
            #expect(environment(list) == (isKnown ? .expanded : .none))
            app.window.environment = .compact
            #expect(environment(list) == (isKnown ? .collapsed : .none))
            #expect(list.traitCollection.userInterfaceIdiom != .unspecified)
        }
    }

    @Test func `G14: on iOS 26 who waits for the columns hears that they merge and separate`() {
        for (profile, isKnown) in [(UIKitProfile.ios14, false), (.ios26, true)] {
            let app = ColumnApp(.regular, profile)
            let list = app.split.viewController(for: .primary) ?? app.split
            var seen: [String] = []
            let registration = list.registerForTraitChanges([
                UITraitSplitViewControllerLayoutEnvironment.self
            ]) { (list: UIViewController, previous) in
                let now = list.traitCollection.splitViewControllerLayoutEnvironment
                seen.append("\(previous.splitViewControllerLayoutEnvironment) \(now)")
            }
            app.window.environment.width += 1
            #expect(seen == [])
            app.window.environment = .compact
            app.window.environment = .regular
            #expect(seen == (isKnown ? ["expanded collapsed", "collapsed expanded"] : []))
            list.unregisterForTraitChanges(registration)
            app.window.environment = .compact
            #expect(seen.count == (isKnown ? 2 : 0))
        }
    }
}

extension UIViewController {
    /// Where its view is in that of the split view around it.
    var placeInSplit: CGRect { view.convert(view.bounds, to: splitViewController?.view) }
}
