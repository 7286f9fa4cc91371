import UIKitModel

/// The aids for people with disabilities. None is turned on.
@preconcurrency @MainActor public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}

    /// A message about a change, for people who do not see it.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1_000)
        public static let layoutChanged = Notification(rawValue: 1_001)
        public static let announcement = Notification(rawValue: 1_008)
    }
}

/// The nature of a view for people who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    public final var isAccessibilityElement: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var accessibilityLabel: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityHint: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityValue: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityIdentifier: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityTraits: UIAccessibilityTraits {
        get { held() ?? .none }
        set { hold(newValue) }
    }
    public final var accessibilityViewIsModal: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}
