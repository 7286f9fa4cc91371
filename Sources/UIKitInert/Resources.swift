import UIKitModel

/// Views in a file.
@preconcurrency @MainActor open class UINib: NSObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    open func instantiate(withOwner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
    /// The ways to read a file.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    @MainActor public func loadNibNamed(
        _: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { nil }
}

/// Data of an asset catalogue.
open class NSDataAsset: NSObject {
    public let data = Data()
    public init?(name: String) { nil }
    public init?(name: String, bundle: Bundle) { nil }
}

/// The things that a person has copied. It is held as long as the runtime.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static var general: UIPasteboard {
        UIApplication.shared.held("UIPasteboard", orMade: UIPasteboard())
    }
    open var string: String?
    open var url: URL?
    open var image: UIImage?
    public final var hasStrings: Bool { string != nil }
}

/// Shakes the device for a moment.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject { open func prepare() {} }

/// Shakes the device when something hits.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public init(style: FeedbackStyle = .medium) {}
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    /// The force of a hit.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
}

/// Shakes the device when a choice changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// Shakes the device when something is over.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_: FeedbackType) {}
    /// The ways to end.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
}
