import UIKitModel

/// Inert: content that nothing scrolls; the offset changes only when the app sets it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Inert: which part of the content would be seen.
    open var contentOffset = CGPoint.zero
    /// Inert: how large the content is, which nothing measures.
    open var contentSize = CGSize.zero
    /// Inert: the margins of the content.
    open var contentInset = UIEdgeInsets.zero
    /// Inert: whether it would scroll with little content.
    open var alwaysBounceVertical = false
    /// Inert: whether it would scroll with little content.
    open var alwaysBounceHorizontal = false
    /// Inert: whether it would go a little too far.
    open var bounces = true
    /// Inert: whether it would stop at pages.
    open var isPagingEnabled = false
    /// Inert: whether the bar at its side would be drawn.
    open var showsVerticalScrollIndicator = true
    /// Inert: whether the bar below would be drawn.
    open var showsHorizontalScrollIndicator = true
    /// Inert: the margins of those bars.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Inert: the margins of the bar at its side.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Inert: what a finger would do to a keyboard; there is none.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Inert: whether the safe area would count as margins.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Inert: the margins of the content, without those of a safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Inert: whether touches would wait.
    open var delaysContentTouches = true
    /// Inert: how small it might become.
    open var minimumZoomScale: CGFloat = 1
    /// Inert: how large it might become.
    open var maximumZoomScale: CGFloat = 1
    /// Inert: how large it is.
    open var zoomScale: CGFloat = 1
    /// Inert: the same as setting it, as nothing is animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Inert: nothing is made larger.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Inert: how soon it would stand still.
    open var decelerationRate = DecelerationRate.normal
    /// Inert: whether a finger would move it in one direction at a time.
    open var isDirectionalLockEnabled = false
    /// Inert: whether a tap on the status bar would lead to the top.
    open var scrollsToTop = true
    /// Inert: the look of the bars.
    open var indicatorStyle = IndicatorStyle.default
    /// Inert: whether the safe area would count for the bars.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Inert: what would move it; there are no fingers.
    public private(set) final lazy var panGestureRecognizer = UIPanGestureRecognizer()

    /// Inert: how soon it would stand still.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// What is left of the speed after a millisecond.
        public let rawValue: CGFloat
        /// A rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As usual.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// Inert: the looks of the bars.
    public enum IndicatorStyle: Int, Sendable {
        /// As usual, black or white.
        case `default` = 0, black, white
    }
    /// Inert: no finger scrolls.
    public final var isDragging: Bool { false }
    /// Inert: nothing scrolls.
    public final var isDecelerating: Bool { false }
    /// Inert: no finger touches.
    public final var isTracking: Bool { false }
    /// Inert: nothing scrolls.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Inert: no bar is drawn.
    open func flashScrollIndicators() {}
    /// Inert: an edge from which constraints are made that move nothing.
    public final var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// Inert: an edge from which constraints are made that move nothing.
    public final var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

    /// Inert: what a finger would do to a keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Nothing, or one of several things.
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Inert: whether the safe area would count as margins.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// At times, never or always.
        case automatic = 0, scrollableAxes, never, always
    }

    /// Inert: whether a person could scroll; nothing does.
    open var isScrollEnabled = true
    /// Inert: what pulling it down would show; nothing pulls.
    open var refreshControl: UIRefreshControl?
    /// Inert: the same as setting it, as nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}

/// Inert: hears of scrolling; nothing scrolls, so nothing calls it.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Inert: the content has moved; called by nothing.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Inert: a finger begins to move it; called by nothing.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Inert: a finger has moved it; called by nothing.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Inert: it stands still; called by nothing.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Inert: does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Inert: does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Inert: does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Inert: does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Inert: the sign that a list is loaded anew; nothing pulls it down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Inert: whether it would turn.
    public private(set) var isRefreshing = false
    /// Inert: the text below, which is not drawn.
    open var attributedTitle: NSAttributedString?
    /// Inert: has it turn.
    open func beginRefreshing() { isRefreshing = true }
    /// Inert: has it stop.
    open func endRefreshing() { isRefreshing = false }
}

/// Inert: views in a row, which lays out none of them.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// Inert: the views in their order.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Inert: the direction of the row.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// Inert: the distance between two views, in points.
    open var spacing: CGFloat = 0
    /// Inert: where views would be across the row.
    open var alignment = Alignment.fill
    /// Inert: how much of the row each would have.
    open var distribution = Distribution.fill
    /// Inert: whether there would be margins.
    open var isLayoutMarginsRelativeArrangement = false
    /// Inert: a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Adds a view, which is nowhere in particular.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
        addSubview(view)
    }
    /// Adds a view between others, which is nowhere in particular.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        addArrangedSubview(view)
        arrangedSubviews.removeLast()
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    }
    /// Takes a view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }
    /// Inert: the distance after a view is not held.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

    /// Inert: where views would be across the row.
    public enum Alignment: Int, Sendable {
        /// All over, at an edge, or in the middle.
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        /// At the upper edge.
        public static let top = Alignment.leading
        /// At the lower edge.
        public static let bottom = Alignment.trailing
    }
    /// Inert: how much of a row views would have.
    public enum Distribution: Int, Sendable {
        /// As much as there is, the same, or by their size.
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}

/// Inert: a wheel that is not drawn.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// Inert: whether it would be hidden while it stands still.
    open var hidesWhenStopped = true
    /// Inert: whether it would turn.
    public private(set) var isAnimating = false
    /// Inert: a wheel with a look that is not drawn.
    public init(style: Style) { super.init(frame: .zero) }
    /// Makes a wheel; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Inert: has it turn.
    open func startAnimating() { isAnimating = true }
    /// Inert: has it stop.
    open func stopAnimating() { isAnimating = false }

    /// Inert: the looks of a wheel.
    public enum Style: Int, Sendable {
        /// Small.
        case medium = 100
        /// Large.
        case large = 101
    }
}
