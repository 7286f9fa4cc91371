import UIKitModel

/// Inert: the look of a bar that is not drawn. What is set is held.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// Inert: the colour behind the bar.
    open var backgroundColor: UIColor?
    /// Inert: the image behind the bar.
    open var backgroundImage: UIImage?
    /// Inert: how that would fill the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Inert: how the bar would blur what is behind it.
    open var backgroundEffect: UIBlurEffect?
    /// Inert: the colour of the line at its edge.
    open var shadowColor: UIColor?
    /// Inert: the image of the line at its edge.
    open var shadowImage: UIImage?

    /// Inert: the usual look.
    public required override init() {}
    /// Inert: the usual look for a device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    /// Inert: the same look.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeOver(barAppearance)
    }

    /// Inert: the usual background.
    open func configureWithDefaultBackground() { setBackground(nil) }
    /// Inert: a background through which nothing shines.
    open func configureWithOpaqueBackground() { setBackground(.systemBackground) }
    /// Inert: no background.
    open func configureWithTransparentBackground() { setBackground(.clear) }
    /// Inert: the same look.
    open func copy() -> Self {
        let copy = Self()
        copy.takeOver(self)
        return copy
    }

    private func setBackground(_ color: UIColor?) {
        (backgroundColor, backgroundImage, backgroundEffect) = (color, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
    }

    func takeOver(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

/// Inert: the look of a navigation bar that is not drawn.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Inert: the look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Inert: the look of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Inert: how far the title would be moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// Inert: the look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Inert: the look of the buttons that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Inert: the look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Inert: the arrow of the back button.
    open private(set) var backIndicatorImage = UIImage()
    /// Inert: the outline of that arrow.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Inert: holds the arrow of the back button.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
}

/// Inert: the look of a toolbar that is not drawn.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Inert: the look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Inert: the look of the buttons that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Inert: the look of a tab bar that is not drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Inert: the look of tabs whose title is below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Inert: the look of tabs whose title is beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Inert: the same where there is little room.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Inert: the colour behind the selected tab.
    open var selectionIndicatorTintColor: UIColor?
}

/// Inert: the look of buttons in a bar that is not drawn.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// Inert: as usual.
    public let normal = UIBarButtonItemStateAppearance()
    /// Inert: touched.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Inert: not to be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Inert: in the focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Inert: the usual look.
    public override init() {}
    /// Inert: the usual look of buttons of a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// Inert: the usual look of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// Inert: the look of buttons as long as they are in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// Inert: the look of the text.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Inert: how far the text would be moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// Inert: the image behind the button.
    open var backgroundImage: UIImage?
}

/// Inert: the look of tabs in a bar that is not drawn.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// Inert: as usual.
    public let normal = UITabBarItemStateAppearance()
    /// Inert: selected.
    public let selected = UITabBarItemStateAppearance()
    /// Inert: not to be used.
    public let disabled = UITabBarItemStateAppearance()
    /// Inert: in the focus.
    public let focused = UITabBarItemStateAppearance()

    /// Inert: the usual look.
    public override init() {}
}

/// Inert: the look of tabs as long as they are in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// Inert: the look of the text.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Inert: the colour of the image.
    open var iconColor: UIColor?
    /// Inert: the colour behind the badge.
    open var badgeBackgroundColor: UIColor?
    /// Inert: the look of the text in the badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Inert: how far something would be moved, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Down.
    public var vertical: CGFloat
    /// A distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    /// None.
    public static let zero = UIOffset()
}
