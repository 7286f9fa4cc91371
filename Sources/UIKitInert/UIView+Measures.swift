import UIKitModel

extension UIView {
    /// A measure that content does not have.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The size to ask for the smallest one.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The size to ask for the largest one.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    /// Inert: views have no layout, so nothing is measured again.
    public final func invalidateIntrinsicContentSize() {}
    /// Inert: views have no layout; its own size.
    public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
    /// Inert: views have no layout; its own size.
    public final func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { bounds.size }
    /// Inert: constraints are not held.
    public final var constraints: [NSLayoutConstraint] { [] }
    /// Inert: constraints are not held.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Inert: nothing is drawn, so there is nothing to mark.
    public final func setNeedsDisplay(_ rect: CGRect) {}
    /// Inert: whether several fingers could touch; there are none.
    public final var isMultipleTouchEnabled: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether touches would be for this view alone; there are none.
    public final var isExclusiveTouch: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: what is read aloud in it, in an order; nothing is.
    public final var accessibilityElements: [Any]? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: whether nothing in it would be read aloud.
    public final var accessibilityElementsHidden: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether what is in it would be read aloud together.
    public final var shouldGroupAccessibilityChildren: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether colours would stay in a look that turns them round.
    public final var accessibilityIgnoresInvertColors: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether colours would be paler; nothing is drawn.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { held() ?? .automatic }
        set { hold(newValue) }
    }
    /// Inert: whether colours would be paler.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As around it, no or yes.
        case automatic = 0, normal, dimmed
    }
}
