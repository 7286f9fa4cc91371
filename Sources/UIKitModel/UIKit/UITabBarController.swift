/// Several screens side by side, one of which is seen.
///
/// In a split view it is a plain primary: it neither takes over a secondary nor shows a detail
/// (C14, UNK: no documented override).
@MainActor open class UITabBarController: UIViewController {
    /// The tabs. Setting them selects the first.
    open var viewControllers: [UIViewController]? {
        get { contained }
        set { replaceTabs(with: newValue ?? []) }
    }

    /// The place of the selected tab, from 0. Setting a place that does not exist does nothing.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            guard contained.indices.contains(selectedIndex) else {
                selectedIndex = oldValue
                return
            }
            swapTabs(from: oldValue)
        }
    }

    /// The selected tab.
    open var selectedViewController: UIViewController? {
        get { contained.indices.contains(selectedIndex) ? contained[selectedIndex] : nil }
        set {
            guard let place = contained.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = place
        }
    }

    override var visibleChildren: [UIViewController] {
        guard let tab = selectedViewController else { return [] }
        return [tab]
    }
    override func childWasTaken(_ child: UIViewController) {
        super.childWasTaken(child)
        if selectedIndex >= contained.count { selectedIndex = max(0, contained.count - 1) }
    }
    override func settle() {
        if appearance == .appeared { selectedViewController?.appear() }
    }
}
