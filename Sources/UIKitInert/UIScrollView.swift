import UIKitModel

/// Content that nothing scrolls; the offset changes only when the app sets it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bounces = true
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var delaysContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to: CGRect, animated: Bool) {}
    open var decelerationRate = DecelerationRate.normal
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var indicatorStyle = IndicatorStyle.default
    open var automaticallyAdjustsScrollIndicatorInsets = true
    public private(set) final lazy var panGestureRecognizer = UIPanGestureRecognizer()

    /// The speed with which content comes to rest.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// The looks of the bars.
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
    public final var isDragging: Bool { false }
    public final var isDecelerating: Bool { false }
    public final var isTracking: Bool { false }
    open func scrollRectToVisible(_: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    public final var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public final var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

    /// The effect of a finger on a keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Whether the safe area would count as margins.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes, never, always
    }

    open var isScrollEnabled = true
    open var refreshControl: UIRefreshControl?
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// Hears of scrolling. Nothing scrolls, so nothing asks for its optional methods.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// The sign that a list is loaded anew.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

/// Views in a row, which lays out none of them.
@preconcurrency @MainActor open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var alignment = Alignment.fill
    open var distribution = Distribution.fill
    open var isLayoutMarginsRelativeArrangement = false
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
        addSubview(view)
    }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        addArrangedSubview(view)
        arrangedSubviews.removeLast()
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    }
    /// Takes a view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_: CGFloat, after: UIView) {}

    /// The place of views across the row.
    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    /// The shares of views in a row.
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}

/// A wheel.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false
    public init(style: Style) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    /// The looks of a wheel.
    public enum Style: Int, Sendable { case medium = 100, large }
}
