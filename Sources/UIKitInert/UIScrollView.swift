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
    /// Inert: whether a person could scroll; nothing does.
    open var isScrollEnabled = true
    /// Inert: what pulling it down would show; nothing pulls.
    open var refreshControl: UIRefreshControl?
    /// Inert: the same as setting it, as nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}

/// Inert: the sign that a list is loaded anew; nothing pulls it down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Inert: whether it would turn.
    public private(set) var isRefreshing = false
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

extension NSLayoutConstraint {
    /// Inert: a direction.
    public enum Axis: Int, Sendable {
        /// Beside each other.
        case horizontal = 0
        /// Below one another.
        case vertical = 1
    }
}
