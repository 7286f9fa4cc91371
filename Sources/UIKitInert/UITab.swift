import UIKitModel

extension UITab {
    /// A tab; the image is not drawn.
    public convenience init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.init(
            titled: title, identifier: identifier, makeController: viewControllerProvider)
        self.image = image
    }

    /// Inert: the picture of the tab, which is not drawn.
    public final var image: UIImage? {
        get { attachment.appValue("image") }
        set { attachment.appValues["image"] = newValue }
    }
    /// Inert: a line below the title, which is not drawn.
    public final var subtitle: String? {
        get { attachment.appValue("subtitle") }
        set { attachment.appValues["subtitle"] = newValue }
    }
    /// Inert: the text in the badge of the tab, which is not drawn.
    public final var badgeValue: String? {
        get { attachment.appValue("badgeValue") }
        set { attachment.appValues["badgeValue"] = newValue }
    }
    /// What the app keeps with the tab.
    public final var userInfo: Any? {
        get { attachment.appValue("userInfo") }
        set { attachment.appValues["userInfo"] = newValue }
    }
    /// Inert: where the tab would be drawn.
    public final var preferredPlacement: Placement {
        get { attachment.appValue("preferredPlacement") ?? .automatic }
        set { attachment.appValues["preferredPlacement"] = newValue }
    }
    /// Inert: whether a person could hide the tab; there are no such taps.
    public final var allowsHiding: Bool {
        get { attachment.appValue("allowsHiding") ?? false }
        set { attachment.appValues["allowsHiding"] = newValue }
    }

    /// Inert: where tabs would be drawn.
    public enum Placement: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// In a side bar or a bar, as there is room.
        case `default` = 1
        /// In the bar, if there is room.
        case optional = 2
        /// In the bar, where a person can move it.
        case movable = 3
        /// At the end of the bar, apart from the others.
        case pinned = 4
        /// In the bar.
        case fixed = 5
        /// In a side bar alone.
        case sidebarOnly = 6
    }
}

/// The tab for a search; it looks like any other here.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// A tab for a search.
    public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        super.init(
            titled: "", identifier: "com.apple.UIKit.Search",
            makeController: viewControllerProvider)
    }
    /// Inert: whether a tap would begin the search; nothing does.
    open var automaticallyActivatesSearch = false
}

extension UITabBarController {
    /// Inert: whether the bar would become smaller as its content scrolls; nothing does.
    public final var tabBarMinimizeBehavior: MinimizeBehavior {
        get { held() ?? .automatic }
        set { hold(newValue) }
    }

    /// Inert: when a tab bar would become smaller.
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// Never.
        case never = 1
        /// When content scrolls down.
        case onScrollDown = 2
        /// When content scrolls up.
        case onScrollUp = 3
    }
}
