import UIKitModel

/// Inert: where a popover would point; there are none.
@preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
    /// Inert: the view to which it would point.
    open var sourceView: UIView?
    /// Inert: the place to which it would point.
    open var sourceRect = CGRect.zero
    /// Inert: the button to which it would point.
    open var barButtonItem: UIBarButtonItem?
    /// Inert: the sides from which it might point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Inert: the sides from which a popover might point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: UInt
    /// The sides with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// From above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// From the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// From the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// From any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
    /// Inert: `nil`, as whatever is presented fills the window, and nothing is in a popover.
    public final var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// Inert: how large a popover or a sheet would be; there are none. The value is held.
    public final var preferredContentSize: CGSize {
        get { held() ?? .zero }
        set { hold(newValue) }
    }
}
