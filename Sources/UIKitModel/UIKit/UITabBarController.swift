/// Several screens side by side, one of which is visible.
///
/// In a split view it is a plain primary: it neither merges a secondary nor shows a detail (C14,
/// UNK9: no documented override).
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [NoteList(), NoNote()]
/// ```
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The tabs. Setting them keeps the selected one if it is among them, else selects the first.
    open var viewControllers: [UIViewController]? {
        get { contained }
        set { replaceTabs(with: newValue ?? []) }
    }

    /// Sets the tabs; nothing is animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: viewControllers ?? [])
    }

    /// The index of the selected tab, from 0. Setting an index that does not exist does nothing.
    open var selectedIndex: Int {
        get { place }
        set { select(newValue) }
    }

    /// The selected tab. Setting a controller that is not a tab does nothing.
    open var selectedViewController: UIViewController? {
        get { seenTab }
        set {
            guard let tab = contained.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = tab
        }
    }

    /// Decides about taps on the tabs; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    @exclusivity(unchecked) nonisolated(unsafe) final var place = 0
    override func encodeFuture(into record: inout FutureRecord) {
        super.encodeFuture(into: &record)
        record.add(UInt32(place))
        record.add(object: delegate)
    }
    final var seenTab: UIViewController? {
        contained.indices.contains(place) ? contained[place] : nil
    }

    nonisolated override var containerKind: ContainerKind { .tabBar }
    override var visibleRange: Range<Int> {
        contained.indices.contains(place) ? place..<place + 1 : 0..<0
    }
    override func childWasTaken(_ child: UIViewController) {
        guard let tab = contained.firstIndex(where: { $0 === child }) else { return }
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
}
