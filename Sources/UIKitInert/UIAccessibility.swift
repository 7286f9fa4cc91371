import UIKitModel

/// Inert: what helps people to use a device. Nothing is turned on.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Inert: nothing is read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Inert: nothing moves in any case.
    public static var isReduceMotionEnabled: Bool { false }
    /// Inert: nothing shines through in any case.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Inert: texts are as usual.
    public static var isBoldTextEnabled: Bool { false }
    /// Inert: no switch is used.
    public static var isSwitchControlRunning: Bool { false }
    /// Inert: colours are as usual.
    public static var isInvertColorsEnabled: Bool { false }
    /// Inert: colours are as usual.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Inert: nothing hears it.
    public static func post(notification: Notification, argument: Any?) {}

    /// Inert: what would be said of a change.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// The number.
        public let rawValue: UInt32
        /// The kind with this number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Another screen.
        public static let screenChanged = Notification(rawValue: 1_000)
        /// Another layout.
        public static let layoutChanged = Notification(rawValue: 1_001)
        /// A text to be said.
        public static let announcement = Notification(rawValue: 1_008)
    }
}

/// Inert: what a view would be for people who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt64
    /// Those with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// A text.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// Not to be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// A title.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    /// Inert: whether it would be read aloud.
    public final var isAccessibilityElement: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: a text for people who do not see it.
    public final var accessibilityLabel: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: a longer text for people who do not see it.
    public final var accessibilityHint: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: its value for people who do not see it.
    public final var accessibilityValue: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: a name for tests of what is drawn.
    public final var accessibilityIdentifier: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: what it would be.
    public final var accessibilityTraits: UIAccessibilityTraits {
        get { held() ?? .none }
        set { hold(newValue) }
    }
    /// Inert: whether the rest would be silent.
    public final var accessibilityViewIsModal: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}
