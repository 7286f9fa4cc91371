import UIKitModel

extension UITraitCollection {
    /// Inert: light; nothing is drawn.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// Inert: as usual; nothing is drawn.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// Inert: as usual; nothing is drawn.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// Inert: no screen feels how firm a touch is.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// Inert: two pixels for a point; nothing is drawn.
    public var displayScale: CGFloat { 2 }
    /// Inert: colours are always the same.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
    { false }
}

/// Inert: whether a screen feels how firm a touch is.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known, no or yes.
    case unknown = 0, unavailable, available
}

/// Inert: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known, light or dark.
    case unspecified = 0, light, dark
}

/// Inert: how clearly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known, as usual or clearer.
    case unspecified = -1, normal, high
}

/// Inert: how large a person wants texts.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// The name of the size.
    public let rawValue: String
    /// The size with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not known.
    public static let unspecified = UIContentSizeCategory(
        rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// As usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// A little larger, which most devices have.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// So large that rows should be laid out in another way.
    public var isAccessibilityCategory: Bool { false }
    /// Inert: nothing posts it.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}

extension UIResponder {
    // Of a view or a controller.
    final var heldStyle: UIUserInterfaceStyle {
        get { held() ?? .unspecified }
        set { hold(newValue) }
    }
}

extension UIViewController {
    /// Inert: light or dark; nothing is drawn. The value is held.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heldStyle }
        set { heldStyle = newValue }
    }
}

extension UIView {
    /// Inert: light or dark; nothing is drawn. The value is held.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heldStyle }
        set { heldStyle = newValue }
    }
}
