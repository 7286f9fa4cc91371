import Testing
import UIKit

/// Tabs that make their controllers themselves (TB3).
@MainActor @Suite struct TabTests {
    @Test func `TB3, UNK64: tabs make their controllers once, and these are the children`() {
        let app = TabApp()
        #expect(app.made == ["list", "other"])
        #expect(app.bar.children == app.bar.tabs.compactMap(\.viewController))
        #expect(app.bar.viewControllers == app.bar.children && app.made.count == 2)
        #expect(app.bar.tabs.allSatisfy { $0.tabBarController === app.bar })
        #expect(app.bar.selectedTab?.identifier == "list")
        #expect(app.bar.tab(forIdentifier: "other")?.title == "Other")
        #expect(app.bar.tab(forIdentifier: "none") == nil)
        app.bar.selectedTab = app.bar.tabs[1]
        #expect(app.bar.selectedIndex == 1)
        #expect(app.bar.selectedViewController === app.bar.tabs[1].viewController)
    }

    @Test func `TB3: a split view in a tab collapses once it is seen`() {
        let app = TabApp()
        let split = app.bar.tabs[1].viewController as? UISplitViewController
        #expect(split?.isCollapsed == false && split?.children == [])
        app.bar.selectedIndex = 1
        #expect(split?.isCollapsed == true)
    }

    @Test func `TB1, TB2, UNK65: the delegate hears of a tapped tab, and may refuse it`() {
        let app = TabApp()
        app.bar.selectedTab = app.bar.tabs[1]
        #expect(app.delegate.heard == [])
        app.bar.tapTab(0)
        #expect(app.delegate.heard == ["may list", "list after other"])
        app.delegate.refuses = true
        app.bar.tapTab(1)
        #expect(app.bar.selectedTab?.identifier == "list")
    }

    @Test func `TB3: setting controllers leaves no tabs, setting tabs keeps the selected one`() {
        let app = TabApp()
        let (first, second) = (app.bar.tabs[0], app.bar.tabs[1])
        app.bar.selectedTab = second
        app.bar.setTabs([second, first], animated: true)
        #expect(app.bar.selectedTab === second && app.bar.selectedIndex == 0)
        app.bar.viewControllers = [UIViewController()]
        #expect(app.bar.tabs == [] && app.bar.selectedTab == nil && first.tabBarController == nil)
        app.bar.tapTab(0)
        #expect(app.delegate.heard == ["controller", "selected"])
    }

    @Test func `TB4, UNK68: a tap on the selected tab asks, pops to its root, and tells`() {
        startProcess()
        let (bar, delegate) = (UITabBarController(), Depths())
        let (stack, root) = (UINavigationController(), UIViewController())
        stack.viewControllers = [root, UIViewController(), UIViewController()]
        bar.viewControllers = [stack, UIViewController()]
        bar.delegate = delegate
        delegate.refuses = true
        #expect(bar.tapTab(0) == .refused)
        #expect(stack.viewControllers.count == 3 && delegate.heard == ["may 3"])
        delegate.refuses = false
        #expect(bar.tapTab(0) == .poppedToRoot)
        #expect(stack.viewControllers == [root])
        #expect(delegate.heard == ["may 3", "may 3", "did 1"])
        stack.pushViewController(UIViewController(), animated: false)
        bar.tapTab(1)
        bar.tapTab(0)
        #expect(stack.viewControllers.count == 2, "it was not the selected one")
    }

    @Test func `TB4: a delegate that selects another tab as it is asked pops nothing`() {
        startProcess()
        let (bar, delegate) = (UITabBarController(), Depths())
        let stack = UINavigationController()
        stack.viewControllers = [UIViewController(), UIViewController()]
        bar.viewControllers = [stack, UIViewController()]
        bar.delegate = delegate
        delegate.selects = 1
        bar.tapTab(0)
        #expect(stack.viewControllers.count == 2 && bar.selectedIndex == 0)
    }

    @Test func `TB5: selecting what is no tab raises, and selecting nothing does nothing`() {
        let app = TabApp()
        let other = UITab(title: "Third", image: nil, identifier: "third") { _ in UIViewController()
        }
        app.bar.selectedViewController = nil
        app.bar.selectedIndex = 7
        app.bar.selectedTab = other
        #expect(ModelRuntime.current.exception == nil && app.bar.selectedIndex == 0)
        app.bar.selectedViewController = UIViewController()
        #expect(ModelRuntime.current.exception?.name == "NSInvalidArgumentException")
    }

    /// Notes how many screens the first tab has when it is asked, and when it hears of the tap.
    private final class Depths: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var refuses = false
        var selects: Int?

        private func depth(_ bar: UITabBarController) -> Int {
            bar.viewControllers?.first?.children.count ?? 0
        }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            heard.append("may \(depth(tabBarController))")
            if let selects { tabBarController.selectedIndex = selects }
            return !refuses
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { heard.append("did \(depth(tabBarController))") }
    }

    @Test func `TB3: a tab bar may be made with its tabs`() {
        startProcess()
        let tabs = ["list", "other"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let bar = UITabBarController(tabs: tabs)
        #expect(bar.tabs == tabs && bar.selectedTab === tabs[0] && bar.selectedIndex == 0)
    }

    @Test func `what a tab would look like is held`() {
        startProcess()
        let tab = UISearchTab { _ in UIViewController() }
        #expect(tab.preferredPlacement == .automatic && !tab.allowsHiding && tab.image == nil)
        (tab.badgeValue, tab.subtitle, tab.preferredPlacement) = ("3", "Notes", .fixed)
        (tab.userInfo, tab.allowsHiding) = (1, true)
        #expect(tab.badgeValue == "3" && tab.subtitle == "Notes" && tab.allowsHiding)
        #expect(tab.preferredPlacement == .fixed && tab.userInfo as? Int == 1)
        let bar = UITabBarController()
        bar.tabBarMinimizeBehavior = .never
        #expect(bar.tabBarMinimizeBehavior == .never && tab.viewController != nil)
    }
}

/// A phone with a list and a split view in its tabs.
@MainActor final class TabApp {
    let bar: UITabBarController
    let delegate = Hearing()
    private(set) var made: [String] = []
    private let window: UIWindow

    init(_ profile: UIKitProfile = .ios26) {
        startProcess(profile)
        window = UIWindow(environment: .compact)
        bar = UITabBarController()
        bar.delegate = delegate
        bar.tabs = [
            UITab(title: "List", image: nil, identifier: "list") { [unowned self] tab in
                made.append(tab.identifier)
                return UIViewController()
            },
            UITab(title: "Other", image: nil, identifier: "other") { [unowned self] tab in
                made.append(tab.identifier)
                let split = UISplitViewController(style: .doubleColumn)
                split.viewControllers = [UIViewController(), UIViewController()]
                return split
            },
        ]
        window.rootViewController = bar
        window.makeKeyAndVisible()
    }

    final class Hearing: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var refuses = false

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
        ) -> Bool {
            heard.append("may \(tab.identifier)")
            return !refuses
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) { heard.append("\(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            heard.append("controller")
            return true
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { heard.append("selected") }
    }
}
