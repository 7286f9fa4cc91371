/// Several screens side by side, one of which is visible.
///
/// In a split view it is a plain primary: it neither merges a secondary nor shows a detail (C14,
/// UNK9: no documented override). Of many tabs none goes to a stack of its own (TB6).
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [NoteList(), NoNote()]
/// ```
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The tabs. Setting them keeps the selected one if it is among them, else selects the first.
    open var viewControllers: [UIViewController]? {
        get { contained }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the tabs; nothing is animated. There are no `tabs` then (TB3).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceTabs(with: viewControllers ?? [])
    }

    /// The index of the selected tab, from 0. Setting an index that does not exist does nothing.
    open var selectedIndex: Int {
        get { place }
        set { select(newValue) }
    }

    /// The selected tab. Setting a controller that is not a tab raises (TB5); setting none does
    /// nothing.
    open var selectedViewController: UIViewController? {
        get { seenTab }
        set {
            guard let newValue else { return }
            guard let tab = contained.place(of: newValue) else { return raiseNotAmongTabs() }
            selectedIndex = tab
        }
    }

    /// Decides about taps on the tabs; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    @exclusivity(unchecked) nonisolated(unsafe) final var place = 0
    // The tabs that the app set as `tabs`, and not as controllers.
    final var givenTabs: [UITab] = []
    override func encodeFuture(into record: inout FutureRecord) {
        super.encodeFuture(into: &record)
        record.add(UInt32(place))
        record.add(object: delegate)
        record.add(UInt32(givenTabs.count))
        for tab in givenTabs { record.add(object: tab) }
    }
    final var seenTab: UIViewController? {
        contained.indices.contains(place) ? contained[place] : nil
    }

    nonisolated override var containerKind: ContainerKind { .tabBar }
    override var visibleRange: Range<Int> {
        contained.indices.contains(place) ? place..<place + 1 : 0..<0
    }
    override func childWasTaken(_ child: UIViewController) {
        guard let tab = contained.place(of: child) else { return }
        contained.remove(at: tab)
        tabWasTaken(from: tab)
    }
}

/// Decides about taps on tabs, and hears of them (TB1).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap may select a tab.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// A tap has selected a tab.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether a tap may select a tab that the app has set as one of `tabs`.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    /// A tap has selected a tab that the app has set as one of `tabs`.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)

    // MARK: Never called by the model

    /// The controllers of a group of tabs that are shown for one of them (TB3). Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    /// A person has hidden tabs, or shown them. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    /// A person has ordered the tabs of a group. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    /// A person begins to order the tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController])
    /// A person is about to end ordering the tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// A person has ordered the tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// A person begins to edit the sidebar. Never called here.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    /// A person has edited the sidebar. Never called here.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    /// The ways to hold the device that the tabs support. Never called here.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// The way to hold the device in which presented tabs begin. Never called here.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// An animation between two tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Lets a finger lead an animation. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController:
            any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Not implemented: it may.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Not implemented: it may.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
}
