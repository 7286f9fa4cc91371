import UIKitModel

/// The content of a navigation bar while a controller is on top. There is no bar, so nothing in it
/// is seen or tapped.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    private var ownTitle: String?
    private weak var owner: UIViewController?

    /// The title of the controller, unless another is set.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set { ownTitle = newValue }
    }
    open var prompt: String?
    open var titleView: UIView?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var style = ItemStyle.navigator
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var backAction: UIAction?
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var customizationIdentifier: String?
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var subtitle: String?
    public init(title: String) { ownTitle = title }
    init(of owner: UIViewController) { self.owner = owner }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

    /// The division of a bar.
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
    /// The content of a back button.
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
    /// The place of a search.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// The size of a title.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
}

extension UIViewController {
    public final var navigationItem: UINavigationItem { held(orMade: UINavigationItem(of: self)) }
    /// Held alone: tabs are tapped by their number.
    public final var tabBarItem: UITabBarItem! {
        get { held(orMade: UITabBarItem(title: title, image: nil, tag: 0)) }
        set { hold(newValue) }
    }
    public final var toolbarItems: [UIBarButtonItem]? {
        get { held() }
        set { hold(newValue) }
    }
    public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        toolbarItems = items
    }
    public final var extendedLayoutIncludesOpaqueBars: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var edgesForExtendedLayout: UIRectEdge {
        get { held() ?? .all }
        set { hold(newValue) }
    }
    public final func setContentScrollView(_: UIScrollView?, for: NSDirectionalRectEdge) {}
    public final var automaticallyAdjustsScrollViewInsets: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    public final var editButtonItem: UIBarButtonItem {
        held(orMade: UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil))
    }
}

/// The content of a tab bar for one tab.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var tag: Int
    open var badgeColor: UIColor?
    open var isEnabled = true
    open var imageInsets = UIEdgeInsets.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    public override init() { tag = 0 }
    public init(title: String?, image: UIImage?, tag: Int) {
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
        tag = 0
    }
}
