import UIKitModel

extension UIView {
    public final var backgroundColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    /// Not inherited.
    public final var tintColor: UIColor! {
        get { held() ?? .tintColor }
        set { hold(newValue) }
    }
    public final var alpha: CGFloat {
        get { held() ?? 1 }
        set { hold(newValue) }
    }
    /// Whether the app hides it. The controllers decide what a person sees. A window that is no
    /// longer hidden is shown.
    public final var isHidden: Bool {
        get { held() ?? false }
        set {
            hold(newValue)
            if !newValue, let window = self as? UIWindow { window.makeKeyAndVisible() }
        }
    }
    public final var isUserInteractionEnabled: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    public final var tag: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    public final var clipsToBounds: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var contentMode: ContentMode {
        get { held() ?? .scaleToFill }
        set { hold(newValue) }
    }
    public final var autoresizingMask: AutoresizingMask {
        get { held() ?? [] }
        set { hold(newValue) }
    }
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    public final func setNeedsDisplay() {}
    public final var isOpaque: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { held() }
        set { hold(newValue) }
    }

    public final func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }

    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

    /// The ways in which content fills a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0, scaleAspectFit, scaleAspectFill, center = 4
    }

    /// The parts of a frame that follow the one around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The course of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    public final func invalidateIntrinsicContentSize() {}
    public final func systemLayoutSizeFitting(_: CGSize) -> CGSize { bounds.size }
    public final func systemLayoutSizeFitting(
        _: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { bounds.size }
    public final var constraints: [NSLayoutConstraint] { [] }
    public final func removeConstraints(_: [NSLayoutConstraint]) {}
    public final func setNeedsDisplay(_: CGRect) {}
    public final var isMultipleTouchEnabled: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var isExclusiveTouch: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var accessibilityElements: [Any]? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityElementsHidden: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var shouldGroupAccessibilityChildren: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var accessibilityIgnoresInvertColors: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { held() ?? .automatic }
        set { hold(newValue) }
    }
    /// Whether colours would be paler.
    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }
}
