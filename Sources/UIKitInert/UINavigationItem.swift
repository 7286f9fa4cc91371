import UIKitModel

/// Inert: what a navigation bar would show while a controller is on top. There is no bar, so
/// nothing in it is seen or tapped; what is set is held.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    private var ownTitle: String?
    private weak var owner: UIViewController?

    /// Inert: the title. That of the controller, unless it is set.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set { ownTitle = newValue }
    }
    /// Inert: a line above the bar that is not drawn.
    open var prompt: String?
    /// Inert: a view in the place of the title, which is in no hierarchy.
    open var titleView: UIView?
    /// Inert: the back button of the screen above; going back is a command of its own.
    open var backBarButtonItem: UIBarButtonItem?
    /// Inert: the title of that back button, which is not drawn.
    open var backButtonTitle: String?
    /// Inert: going back stays possible, as the model's command for it is a swipe.
    open var hidesBackButton = false
    /// Inert: there is no back button to stand beside.
    open var leftItemsSupplementBackButton = false
    /// Inert: buttons that nothing taps.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// Inert: buttons that nothing taps.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Inert: the first of the buttons at the left, which nothing taps.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// Inert: the first of the buttons at the right, which nothing taps.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Inert: groups of buttons that nothing taps.
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    /// Inert: groups of buttons that nothing taps.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Inert: groups of buttons that nothing taps.
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    /// Inert: buttons at the end that are not drawn.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// Inert: how large the title would be.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// Inert: the search field below the title, which is not drawn.
    open var searchController: UISearchController?
    /// Inert: whether that would go when the content scrolls; nothing does.
    open var hidesSearchBarWhenScrolling = true

    /// Inert: how the bar would be divided.
    open var style = ItemStyle.navigator
    /// Inert: what the back button of the next screen would show.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Inert: what a tap on the back button would do; nothing taps it.
    open var backAction: UIAction?
    /// Inert: the look of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// Inert: the look of the bar where there is little room.
    open var compactAppearance: UINavigationBarAppearance?
    /// Inert: the look of the bar above content that is not scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Inert: the same where there is little room.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Inert: where the search would be.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Inert: a name under which a person's changes to the bar would be kept.
    open var customizationIdentifier: String?
    /// Inert: what would make the menu of the title; nothing asks.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Inert: a line below the title.
    open var subtitle: String?

    /// Inert: an item with a title.
    public init(title: String) { ownTitle = title }

    init(of owner: UIViewController) { self.owner = owner }

    /// Inert: the same as setting it, as nothing is animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    /// Inert: the same as setting it, as nothing is animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    /// Inert: the same as setting them, as nothing is animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// Inert: the same as setting them, as nothing is animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Inert: the same as setting it, as nothing is animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Inert: how a bar would be divided.
    public enum ItemStyle: Int, Sendable {
        /// For going through screens.
        case navigator = 0
        /// For several documents.
        case browser = 1
        /// For one document.
        case editor = 2
    }
    /// Inert: what a back button would show.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// As much as there is room for, a word, or nothing.
        case `default` = 0, generic, minimal
    }
    /// Inert: where a search would be.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system likes, beside the buttons, below them, or among them.
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// Inert: how large a title would be.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the screen below.
        case automatic = 0
        /// Large.
        case always = 1
        /// Small.
        case never = 2
        /// Beside the buttons.
        case inline = 3
    }
}

extension UIViewController {
    /// Inert: what a navigation bar would show of this controller; there is no bar.
    public final var navigationItem: UINavigationItem { held(orMade: UINavigationItem(of: self)) }
    /// Inert: what a tab bar would show of this controller; tabs are tapped by their number.
    public final var tabBarItem: UITabBarItem! {
        get { held(orMade: UITabBarItem(title: title, image: nil, tag: 0)) }
        set { hold(newValue) }
    }
    /// Inert: the items of a toolbar that is not there.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the same as setting them, as nothing is animated.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    /// Inert: whether the view would reach below bars; it always does.
    public final var extendedLayoutIncludesOpaqueBars: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: at which edges the view would reach below bars; it always does.
    public final var edgesForExtendedLayout: UIRectEdge {
        get { held() ?? .all }
        set { hold(newValue) }
    }
    /// Inert: whose content bars would follow; there are none.
    public final func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
    ) {}
    /// Inert: whether margins would follow from bars; there are none.
    public final var automaticallyAdjustsScrollViewInsets: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: the button that would turn editing on and off, which nothing taps.
    public final var editButtonItem: UIBarButtonItem {
        held(orMade: UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil))
    }
}

/// Inert: what a tab bar would show of a tab.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
    /// Inert: the text, which is not drawn.
    open var title: String?
    /// Inert: the image, which is not drawn.
    open var image: UIImage?
    /// Inert: the image while selected, which is not drawn.
    open var selectedImage: UIImage?
    /// Inert: the text in a badge, which is not drawn.
    open var badgeValue: String?
    /// Inert: a number for the app.
    open var tag: Int
    /// Inert: the colour of the badge, which is not drawn.
    open var badgeColor: UIColor?
    /// Inert: whether it could be tapped.
    open var isEnabled = true
    /// Inert: the margins of the image, which is not drawn.
    open var imageInsets = UIEdgeInsets.zero
    /// Inert: the look of the bar.
    open var standardAppearance: UITabBarAppearance?
    /// Inert: the look of the bar below content that is not scrolled.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Inert: a name for tests of what is drawn.
    open var accessibilityIdentifier: String?
    /// Inert: a text for people who do not see it.
    open var accessibilityLabel: String?

    /// Inert: an item without a text.
    public override init() { tag = 0 }
    /// Inert: an item with a text and an image.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// Inert: an item with a text and two images.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        tag = 0
    }
}
