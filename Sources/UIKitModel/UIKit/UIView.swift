/// A view: the model knows that a controller has one, when it is loaded, and its position.
///
/// A view is as large as that of its container, unless it is a column (rules G). In a window
/// without a height every view is one point high.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The controller of this view; a view without one has no size.
    final weak var owner: UIViewController?
    // Observers that have ended are removed lazily.
    final var observers: [NSKeyValueObservation.Entry] = []

    /// A view.
    ///
    /// - Parameter frame: Its place, in points; for the view of a controller without effect.
    public init(frame: CGRect) {
        ownFrame = frame
        super.init()
    }

    /// A view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        ownFrame = .zero
        super.init()
    }

    deinit { for view in inner { view.toOuter = .none } }

    // The views put by an app into this one, and the view into which it put this one. No state: the
    // app can read them back, and the engine does not ask.
    nonisolated(unsafe) final var inner: [UIView] = []
    nonisolated(unsafe) final var toOuter = Backlink<UIView>.none
    // The frame that the app set; it counts for a view without a controller.
    final var ownFrame: CGRect
    // How far the view of a controller is from the edges of the container's, if the app has said
    // so.
    @exclusivity(unchecked) final var margins: UIEdgeInsets?
    // The place given by the app to the view of a controller before the controller had a container,
    // or the container a size.
    @exclusivity(unchecked) final var waitingFrame: CGRect?

    // G17: what it keeps out of the hierarchy, in a window with a height.
    @exclusivity(unchecked) final var lastLayout: LastLayout?

    /// The traits of a window have changed. For any other view it is inert: those have no layout
    /// and no look.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The direction of the content. The columns of a split view follow its view (G12).
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // The state of this view that affects the future. Omitted: `owner`, which refers to it.
    func encodeFuture(into record: inout FutureRecord) {
        let watching = observers.filter { $0.handler != nil }
        record.add(record.number(of: type(of: self)))
        // Which of three there are: only those follow.
        let given: UInt32 =
            (lastLayout == nil ? 0 : 4) | (margins == nil ? 0 : 2) | (waitingFrame == nil ? 0 : 1)
        record.add(
            UInt32(watching.count) << 6 | given << 3 | UInt32(semanticContentAttribute.rawValue))
        for entry in watching { entry.encodeFuture(into: &record) }
        lastLayout?.encodeFuture(into: &record)
        if let margins {
            record.add(measures: margins.top, margins.left, margins.bottom, margins.right)
        }
        if let frame = waitingFrame {
            record.add(measures: frame.minX, frame.minY, frame.width, frame.height)
        }
    }

    /// Whether a view made by UIKit could replace this one without an effect.
    final var isLikeAnyOther: Bool {
        type(of: self) == UIView.self && semanticContentAttribute == .unspecified
            && lastLayout == nil && margins == nil && waitingFrame == nil
            && !observers.contains { $0.handler != nil }
    }

    /// The direction that results from the attribute; an app is written from left to right.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The position of the view in the one around it, in points.
    ///
    /// UIKit's containers lay out the views of their children: setting the frame of one has no
    /// effect. In a container of the app's own it keeps its distance from the edges, as a view does
    /// that is flexible in width and height. On iOS 26 a column lies in a view of UIKit's own that
    /// is as large (recorded). Setting the frame of a window resizes it.
    public final var frame: CGRect {
        get {
            guard let owner else { return (self as? UIWindow)?.area ?? ownFrame }
            let place = owner.frameInContainer
            let isAlone = owner.isColumn && owner.runtime.profile.wrapsColumns
            return CGRect(
                origin: isAlone ? .zero : place.origin, size: owner.keptLayout?.size ?? place.size)
        }
        set {
            if let owner {
                owner.viewWasPlaced(at: newValue)
            } else if let window = self as? UIWindow {
                window.resize(to: newValue.size)
            } else {
                ownFrame = newValue
            }
        }
    }

    /// The view in its own coordinates. Setting it sets the size of the frame.
    public final var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The insets of the content of the view, in points.
    public final var safeAreaInsets: UIEdgeInsets {
        owner.map { $0.keptLayout?.insets ?? $0.edgeInsets } ?? .zero
    }

    /// The controller whose view this is, or else the view around it (W3).
    open override var next: UIResponder? { owner ?? superview }

    override var canReceiveEvents: Bool { window != nil }

    // MARK: What is not drawn

    /// Inert: nothing is drawn, so nothing calls it.
    open func draw(_ rect: CGRect) {}
    /// Inert: nothing is drawn, so nothing calls it.
    open func tintColorDidChange() {}
    /// Inert: views have no layout, so nothing asks how large the content is.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    /// Inert: views have no layout, so nothing asks which size fits.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Inert: there are no constraints, so nothing calls it.
    open func updateConstraints() {}

    /// Inert: there are no fingers, so nothing asks; whether a point lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
    /// Inert: there are no fingers, so nothing asks; the view itself, if the point lies in it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    // MARK: Hierarchy

    // Views that an app arranges inside of a screen have no part in columns and stacks.

    /// Inert: nothing calls it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Inert: nothing calls it.
    open func didMoveToSuperview() {}
    /// Inert: nothing calls it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Inert: nothing calls it.
    open func didMoveToWindow() {}
    /// Inert: nothing calls it.
    open func didAddSubview(_ subview: UIView) {}
    /// Inert: nothing calls it.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Inert: nothing is drawn in the safe area of a view, so nothing calls it.
    open func safeAreaInsetsDidChange() {}
    /// Inert: views have no margins, so nothing calls it.
    open func layoutMarginsDidChange() {}

    // MARK: Layout

    /// Lays out the subviews; the model calls it for no view, as no view has a layout.
    open func layoutSubviews() {}
    /// Performs the layout for which the split views in this view wait (V23).
    open func layoutIfNeeded() {
        var root = owner ?? superview?.owner
        if let window = self as? UIWindow { root = window.rootViewController }
        root?.layOutWhatWaits()
    }
    /// Inert: what waits for a layout is marked already.
    open func setNeedsLayout() {}
}
