import UIKitModel

/// Inert: views in a file, which is not read.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Inert: a file that is not read; every name has one.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// Inert: no views.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] { [] }

    /// Inert: how a file would be read.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// The key with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    /// Inert: no views, as no file is read.
    @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { nil }
}

/// Inert: data of an asset catalogue, which is not read.
open class NSDataAsset: NSObject {
    /// Inert: none.
    public let data = Data()
    /// Inert: `nil`, as no catalogue is read.
    public init?(name: String) { nil }
    /// Inert: `nil`, as no catalogue is read.
    public init?(name: String, bundle: Bundle) { nil }
}

/// Inert: what a person has copied. It is held as long as the runtime.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The one for everything.
    public static var general: UIPasteboard {
        UIApplication.shared.held("UIPasteboard", orMade: UIPasteboard())
    }
    /// The text.
    open var string: String?
    /// The address.
    open var url: URL?
    /// The image.
    open var image: UIImage?
    /// Whether there is a text.
    public final var hasStrings: Bool { string != nil }
}

/// Inert: shakes the device for a moment; there is nothing to shake.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Inert: there is nothing to prepare.
    open func prepare() {}
}

/// Inert: shakes the device when something hits; there is nothing to shake.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Inert: a way to shake.
    public init(style: FeedbackStyle = .medium) {}
    /// Inert: shakes nothing.
    open func impactOccurred() {}
    /// Inert: shakes nothing.
    open func impactOccurred(intensity: CGFloat) {}
    /// Inert: how hard something hits.
    public enum FeedbackStyle: Int, Sendable {
        /// From little to much, and of what kind.
        case light = 0, medium, heavy, soft, rigid
    }
}

/// Inert: shakes the device when a choice changes; there is nothing to shake.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Inert: shakes nothing.
    open func selectionChanged() {}
}

/// Inert: shakes the device when something is over; there is nothing to shake.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Inert: shakes nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Inert: how something ended.
    public enum FeedbackType: Int, Sendable {
        /// Well, with a warning, or not.
        case success = 0, warning, error
    }
}
