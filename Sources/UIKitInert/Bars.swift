import UIKitModel

/// A navigation bar that is in no hierarchy.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var topItem: UINavigationItem? { nil }
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open func setBackgroundImage(_: UIImage?, for: UIBarMetrics) {}
    open func setBackgroundImage(_: UIImage?, for: UIBarPosition, barMetrics: UIBarMetrics) {}
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
}

/// A toolbar that is in no hierarchy.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// A tab bar that is in no hierarchy.
@preconcurrency @MainActor open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Tabs are tapped by their number.
    open var items: [UITabBarItem]?
}

/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black
    public static let blackTranslucent = UIBarStyle.black
}

/// The kinds of room for a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact, defaultPrompt = 101, compactPrompt
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

extension UINavigationController {
    public final var navigationBar: UINavigationBar { held(orMade: UINavigationBar()) }
    public final var toolbar: UIToolbar! { held(orMade: UIToolbar()) }
    /// The swipe from the edge, which is Back. Nothing asks whether it is enabled.
    public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
        held(orMade: UIGestureRecognizer())
    }
    /// The swipe from anywhere, which is Back. Nothing asks whether it is enabled.
    public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        interactivePopGestureRecognizer
    }
    public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        held(orMade: UIPanGestureRecognizer())
    }
    public final var hidesBarsOnSwipe: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var hidesBarsOnTap: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var hidesBarsWhenKeyboardAppears: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var hidesBarsWhenVerticallyCompact: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}

extension UITabBarController {
    /// In no hierarchy: tabs are tapped by their number.
    public final var tabBar: UITabBar { held(orMade: UITabBar()) }
    public final var mode: Mode {
        get { held() ?? .automatic }
        set { hold(newValue) }
    }
    /// Held alone: tabs are tapped by their number.
    public final var isTabBarHidden: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    public final var customizableViewControllers: [UIViewController]? {
        get { held() }
        set { hold(newValue) }
    }

    /// The look of tabs.
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
}

extension UITab {
    public convenience init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.init(titled: title, identifier: identifier, makeController: viewControllerProvider)
        self.image = image
    }

    public final var image: UIImage? {
        get { attachment.appValue("image") }
        set { attachment.appValues["image"] = newValue }
    }
    public final var subtitle: String? {
        get { attachment.appValue("subtitle") }
        set { attachment.appValues["subtitle"] = newValue }
    }
    public final var badgeValue: String? {
        get { attachment.appValue("badgeValue") }
        set { attachment.appValues["badgeValue"] = newValue }
    }
    public final var userInfo: Any? {
        get { attachment.appValue("userInfo") }
        set { attachment.appValues["userInfo"] = newValue }
    }
    public final var preferredPlacement: Placement {
        get { attachment.appValue("preferredPlacement") ?? .automatic }
        set { attachment.appValues["preferredPlacement"] = newValue }
    }
    public final var allowsHiding: Bool {
        get { attachment.appValue("allowsHiding") ?? false }
        set { attachment.appValues["allowsHiding"] = newValue }
    }

    /// The place of tabs.
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }
}

/// The tab for a search; it looks like any other here.
@preconcurrency @MainActor open class UISearchTab: UITab {
    public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        super.init(
            titled: "", identifier: "com.apple.UIKit.Search", makeController: viewControllerProvider
        )
    }
    open var automaticallyActivatesSearch = false
}

extension UITabBarController {
    public final var tabBarMinimizeBehavior: MinimizeBehavior {
        get { held() ?? .automatic }
        set { hold(newValue) }
    }
    /// The reasons for which a tab bar becomes smaller.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0, never, onScrollDown, onScrollUp
    }
}
