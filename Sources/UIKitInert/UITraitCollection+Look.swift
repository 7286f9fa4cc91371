import UIKitModel

extension UITraitCollection {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var displayScale: CGFloat { 2 }
    public func hasDifferentColorAppearance(comparedTo: UITraitCollection?) -> Bool { false }
}

/// Whether a screen feels how firm a touch is.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light, dark }

/// The contrast of colours.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The size of texts that a person prefers.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(
        rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public var isAccessibilityCategory: Bool { false }
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
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heldStyle }
        set { heldStyle = newValue }
    }
}

extension UIView {
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heldStyle }
        set { heldStyle = newValue }
    }
}
