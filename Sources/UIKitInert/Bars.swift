import UIKitModel

/// Inert: a navigation bar that is in no hierarchy. What is set is held.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Inert: the colour behind the bar, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether the bar would let content shine through.
    open var isTranslucent = true
    /// Inert: whether titles would be large.
    open var prefersLargeTitles = false
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

    /// Inert: what would be set for all bars; each call returns another bar, which forgets it.
    public static func appearance() -> UINavigationBar { UINavigationBar() }
}

/// Inert: a toolbar that is in no hierarchy. What is set is held.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// Inert: buttons that nothing taps.
    open var items: [UIBarButtonItem]?
    /// Inert: the colour behind the bar, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether the bar would let content shine through.
    open var isTranslucent = true
}

/// Inert: a tab bar that is in no hierarchy. What is set is held.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// Inert: the colour behind the bar, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether the bar would let content shine through.
    open var isTranslucent = true

    /// Inert: what would be set for all bars; each call returns another bar, which forgets it.
    public static func appearance() -> UITabBar { UITabBar() }
}

/// Inert: the look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark text on a light bar.
    case `default` = 0
    /// Light text on a dark bar.
    case black = 1
}

/// Inert: the kinds of room for a bar.
public enum UIBarMetrics: Int, Sendable {
    /// Much.
    case `default` = 0
    /// Little.
    case compact = 1
}

extension UINavigationController {
    /// Inert: the bar above the screens, which is in no hierarchy.
    public final var navigationBar: UINavigationBar { held(orMade: UINavigationBar()) }
    /// Inert: whether that bar would be hidden. Going back stays possible.
    public final var isNavigationBarHidden: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: the same as setting it, as nothing is animated.
    public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    /// Inert: the bar below the screens, which is in no hierarchy.
    public final var toolbar: UIToolbar! { held(orMade: UIToolbar()) }
    /// Inert: whether that bar would be hidden.
    public final var isToolbarHidden: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: the same as setting it, as nothing is animated.
    public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Inert: whether a swipe would hide the bars; there is no such swipe.
    public final var hidesBarsOnSwipe: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}

extension UITabBarController {
    /// Inert: the bar with the tabs, which is in no hierarchy; tabs are tapped by their number.
    public final var tabBar: UITabBar { held(orMade: UITabBar()) }
}

extension UISplitViewController {
    /// Inert: there is no supplementary column, so nothing has this width, in points.
    public final var preferredSupplementaryColumnWidth: CGFloat {
        get { held() ?? Self.automaticDimension }
        set { hold(newValue) }
    }
    /// Inert: there is no supplementary column, so nothing has this share of the width.
    public final var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { held() ?? Self.automaticDimension }
        set { hold(newValue) }
    }
    /// Inert: there is no supplementary column, so nothing has this width, in points.
    public final var minimumSupplementaryColumnWidth: CGFloat {
        get { held() ?? Self.automaticDimension }
        set { hold(newValue) }
    }
    /// Inert: there is no supplementary column, so nothing has this width, in points.
    public final var maximumSupplementaryColumnWidth: CGFloat {
        get { held() ?? Self.automaticDimension }
        set { hold(newValue) }
    }
}
