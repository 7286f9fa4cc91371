import UIKitModel

/// Inert: a navigation bar that is in no hierarchy. What is set is held.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Inert: the colour behind the bar, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether the bar would let content shine through.
    open var isTranslucent = true
    /// Inert: whether titles would be large.
    open var prefersLargeTitles = false
    /// Inert: `nil`, as the bar shows no item.
    open var topItem: UINavigationItem? { nil }
    /// Inert: the look of the title, which is not drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Inert: the look of a large title, which is not drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Inert: the look of the bar, which is not drawn.
    open var barStyle = UIBarStyle.default
    /// Inert: the line below the bar, which is not drawn.
    open var shadowImage: UIImage?
    /// Inert: the image behind the bar is not drawn, and not held.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    /// Inert: the image behind the bar is not drawn, and not held.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Inert: the look of the bar.
    open var standardAppearance = UINavigationBarAppearance()
    /// Inert: the look of the bar where there is little room.
    open var compactAppearance: UINavigationBarAppearance?
    /// Inert: the look of the bar above content that is not scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Inert: the same where there is little room.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Inert: the arrow beside the way back, which is not drawn.
    open var backIndicatorImage: UIImage?
    /// Inert: its outline, which is not drawn.
    open var backIndicatorTransitionMaskImage: UIImage?
}

/// Inert: a toolbar that is in no hierarchy. What is set is held.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// Inert: buttons that nothing taps.
    open var items: [UIBarButtonItem]?
    /// Inert: the colour behind the bar, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether the bar would let content shine through.
    open var isTranslucent = true
    /// Inert: the look of the bar, which is not drawn.
    open var barStyle = UIBarStyle.default
    /// Inert: the look of the bar.
    open var standardAppearance = UIToolbarAppearance()
    /// Inert: the look of the bar where there is little room.
    open var compactAppearance: UIToolbarAppearance?
    /// Inert: the look of the bar below content that is not scrolled.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Inert: the same as setting them, as nothing is animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// Inert: a tab bar that is in no hierarchy. What is set is held.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// Inert: the colour behind the bar, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether the bar would let content shine through.
    open var isTranslucent = true
    /// Inert: the look of the bar, which is not drawn.
    open var barStyle = UIBarStyle.default
    /// Inert: the colour of the tabs that are not selected, which is not drawn.
    open var unselectedItemTintColor: UIColor?
    /// Inert: the image behind the bar, which is not drawn.
    open var backgroundImage: UIImage?
    /// Inert: the line above the bar, which is not drawn.
    open var shadowImage: UIImage?
    /// Inert: the look of the bar.
    open var standardAppearance = UITabBarAppearance()
    /// Inert: the look of the bar below content that is not scrolled.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Inert: what it would show, which only the app sets; tabs are tapped by their number.
    open var items: [UITabBarItem]?
}

/// Inert: the look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark text on a light bar.
    case `default` = 0
    /// Light text on a dark bar.
    case black = 1

    /// The same as black, which also lets content shine through.
    public static let blackTranslucent = UIBarStyle.black
}

/// Inert: the kinds of room for a bar.
public enum UIBarMetrics: Int, Sendable {
    /// Much.
    case `default` = 0
    /// Little.
    case compact = 1
    /// Much, with a line above.
    case defaultPrompt = 101
    /// Little, with a line above.
    case compactPrompt = 102
}

/// Inert: where a bar would be.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// Below.
    case bottom = 1
    /// Above.
    case top = 2
    /// Above, below the status bar.
    case topAttached = 3
}

extension UINavigationController {
    /// Inert: the bar above the screens, which is in no hierarchy.
    public final var navigationBar: UINavigationBar { held(orMade: UINavigationBar()) }
    /// Inert: the bar below the screens, which is in no hierarchy.
    public final var toolbar: UIToolbar! { held(orMade: UIToolbar()) }
    /// Inert: the swipe from the edge, which is Back. Nothing asks whether it is enabled.
    public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
        held(orMade: UIGestureRecognizer())
    }
    /// Inert: the swipe from anywhere, which is Back. Nothing asks whether it is enabled.
    public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        interactivePopGestureRecognizer
    }
    /// Inert: the swipe that would hide the bars.
    public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        held(orMade: UIPanGestureRecognizer())
    }
    /// Inert: whether a swipe would hide the bars; there is no such swipe.
    public final var hidesBarsOnSwipe: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether a tap would hide the bars; there is no such tap.
    public final var hidesBarsOnTap: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether a keyboard would hide the bars; there is none.
    public final var hidesBarsWhenKeyboardAppears: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether little height would hide the bars.
    public final var hidesBarsWhenVerticallyCompact: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}

extension UITabBarController {
    /// Inert: the bar with the tabs, which is in no hierarchy; tabs are tapped by their number.
    public final var tabBar: UITabBar { held(orMade: UITabBar()) }
    /// Inert: how the tabs would be drawn; a side bar of tabs has no rows to tap.
    public final var mode: Mode {
        get { held() ?? .automatic }
        set { hold(newValue) }
    }
    /// Inert: whether the bar would be hidden; tabs are tapped by their number.
    public final var isTabBarHidden: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: the same as setting it, as nothing is animated.
    public final func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    /// Inert: which tabs a person could move; there are no such taps.
    public final var customizableViewControllers: [UIViewController]? {
        get { held() }
        set { hold(newValue) }
    }

    /// Inert: how tabs would be drawn.
    public enum Mode: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// As a bar.
        case tabBar = 1
        /// As a bar that becomes a side bar.
        case tabSidebar = 2
    }
}
