/// A tab that makes its controller itself (iOS 18, TB3).
///
/// The product `UIKit` has the initializers, and what is drawn of a tab.
@preconcurrency @MainActor open class UITab: NSObject {
    /// The name by which an app finds the tab again.
    public final let identifier: String
    /// The title, which is not drawn.
    open var title: String
    /// The tab bar controller whose tab this is.
    public final var tabBarController: UITabBarController? { bar }
    final weak var bar: UITabBarController?
    /// The values that the declarations without behaviour keep for this tab. The engine never reads
    /// it.
    @exclusivity(unchecked) package final var attachment: AnyObject?

    private let makeController: ((UITab) -> UIViewController)?
    private(set) final var made: UIViewController?

    /// A tab.
    ///
    /// - Parameter makeController: Makes the controller of the tab when it is first needed.
    package init(
        titled title: String, identifier: String,
        makeController: (@MainActor (UITab) -> UIViewController)?
    ) {
        (self.title, self.identifier, self.makeController) = (title, identifier, makeController)
        super.init()
    }

    /// The controller shown by the selected tab, made when it is first read; `nil` if the app gave
    /// nothing that makes it.
    open var viewController: UIViewController? {
        if let made { return made }
        made = makeController?(self)
        return made
    }

    /// Whether a controller is that of this tab. Makes none.
    final func shows(_ vc: UIViewController) -> Bool { made === vc }
}

/// A group of tabs, which is not modelled (TB3): nothing makes one, and only delegates name it.
@preconcurrency @MainActor open class UITabGroup: UITab {}

extension UITabBarController {
    /// A tab bar with tabs, the first of which is selected.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs, if the app has set tabs and not their controllers (TB3). Setting them keeps the
    /// selected controller if it is among them, else selects the first.
    public final var tabs: [UITab] {
        get { givenTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs; nothing is animated.
    ///
    /// UNK64: all of them make their controllers at once.
    public final func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in givenTabs where tab.bar === self { tab.bar = nil }
        for tab in tabs { tab.bar = self }
        let controllers = tabs.compactMap(\.viewController)
        givenTabs = tabs
        replaceTabs(with: controllers)
    }

    /// The tab that is selected; `nil` if the app has set controllers. Setting one that is not here
    /// does nothing.
    public final var selectedTab: UITab? {
        get { seenTab.flatMap(tab(of:)) }
        set {
            if let vc = newValue?.viewController, holds(vc) { selectedViewController = vc }
        }
    }

    /// The tab with this identifier.
    public final func tab(forIdentifier identifier: String) -> UITab? {
        givenTabs.first { $0.identifier == identifier }
    }

    final func tab(of vc: UIViewController) -> UITab? { givenTabs.first { $0.shows(vc) } }

    final func forgetTabs() {
        for tab in givenTabs where tab.bar === self { tab.bar = nil }
        givenTabs = []
    }
}
