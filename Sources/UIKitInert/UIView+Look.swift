import UIKitModel

extension UIView {
    /// Inert: the colour behind the content, which is not drawn.
    public final var backgroundColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the colour of what can be tapped, which is not drawn. Not inherited.
    public final var tintColor: UIColor! {
        get { held() ?? .tintColor }
        set { hold(newValue) }
    }
    /// Inert: the opacity, from 0 to 1; nothing is drawn.
    public final var alpha: CGFloat {
        get { held() ?? 1 }
        set { hold(newValue) }
    }
    /// Inert: whether it would be drawn. What a person sees follows from the controllers. A window
    /// that is no longer hidden is shown.
    public final var isHidden: Bool {
        get { held() ?? false }
        set {
            hold(newValue)
            if !newValue, let window = self as? UIWindow { window.makeKeyAndVisible() }
        }
    }
    /// Inert: whether touches would be taken; there are none.
    public final var isUserInteractionEnabled: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: a number for the app.
    public final var tag: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    /// Inert: whether what sticks out would be cut off; nothing is drawn.
    public final var clipsToBounds: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: how content would fill the view; nothing is drawn.
    public final var contentMode: ContentMode {
        get { held() ?? .scaleToFill }
        set { hold(newValue) }
    }
    /// Inert: how the frame would follow the one around it; containers lay out the views of
    /// controllers, and no other view changes.
    public final var autoresizingMask: AutoresizingMask {
        get { held() ?? [] }
        set { hold(newValue) }
    }
    /// Inert: whether the mask above would become constraints; there are none.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: nothing is drawn, so there is nothing to mark.
    public final func setNeedsDisplay() {}
    /// Inert: whether nothing would shine through; nothing is drawn.
    public final var isOpaque: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// This view, or one inside, that has a number.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
    /// Inert: there are no touches to recognise.
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Inert: there are no touches to recognise.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// Inert: there are no touches to recognise.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { held() }
        set { hold(newValue) }
    }

    /// Inert: nothing is drawn, so that there is no picture.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once, as the model always does.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Inert: how content would fill a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// As large as it fits.
        case scaleAspectFit = 1
        /// As large as it has to be.
        case scaleAspectFill = 2
        /// In the middle.
        case center = 4
    }

    /// Inert: what of a frame would follow the one around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// A bit for each part.
        public let rawValue: UInt
        /// The parts with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance at the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance at the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Inert: how an animation would run.
    public struct AnimationOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// The options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Fast at the beginning.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// From where it is just now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    }
}
