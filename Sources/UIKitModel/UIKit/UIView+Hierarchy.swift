/// The place of a view. The model has no tree of views: it follows from the tree of controllers,
/// and from the views that an app puts into one another.
extension UIView {
    /// The middle of its frame. Setting it moves the view, as setting the frame does.
    public final var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
        }
    }

    /// Has the first responder give that up if it is this view or one inside.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let view = ModelRuntime.current.surface.firstResponder as? UIView,
            view.isDescendant(of: self)
        else { return true }
        return view.resignFirstResponder()
    }

    /// The traits of its controller, its window or the view around it; without any, those that are
    /// predicted (G18).
    public final var traitCollection: UITraitCollection {
        if let owner { return owner.traitCollection }
        if let window = self as? UIWindow { return window.surroundings.traits }
        if let outer = toOuter.owner { return outer.traitCollection }
        return ModelRuntime.current.predictedTraits ?? UITraitCollection()
    }

    /// The view around this one; `nil` if there is none.
    ///
    /// The view of a controller is in that of its container as long as the container shows it, and
    /// in the window if it is the root or presented; UIKit puts views of its own in between (W2).
    public final var superview: UIView? {
        if let outer = toOuter.owner { return outer }
        guard let owner else { return nil }
        if let container = owner.container {
            return container.hasView && container.shows(owner) ? container.view : nil
        }
        return hostWindow
    }

    /// The window that shows this view, after its controller has appeared and until it has
    /// disappeared; not yet in `viewWillAppear`, and not any more in `viewDidDisappear` (W1).
    public final var window: UIWindow? {
        guard let owner else { return toOuter.owner?.window ?? self as? UIWindow }
        guard owner.appearance == .appeared || owner.appearance == .disappearing else { return nil }
        // Engines take a controller out before they call it back about that.
        return hostWindow ?? owner.runtime.surface.window.owner
    }

    private var hostWindow: UIWindow? {
        var place = owner?.outermost
        while let root = place {
            if let window = root.hostWindow { return window.isVisible ? window : nil }
            place = root.presenter?.outermost
        }
        return nil
    }

    /// The views that an app put into this one, the hindmost first.
    public final var subviews: [UIView] { inner }

    /// Puts a view into this one. It does not make a controller appear: that is for containers to
    /// do, as everywhere in the model.
    public final func addSubview(_ view: UIView) { insert(view, at: inner.count) }

    /// Puts a view into this one, at a place from behind.
    public final func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view into this one, behind another.
    public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: inner.firstIndex { $0 === sibling } ?? inner.count)
    }

    /// Puts a view into this one, in front of another.
    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? inner.count)
    }

    /// Takes this view out of the one into which an app put it.
    public final func removeFromSuperview() {
        guard let outer = toOuter.owner else { return }
        outer.inner.removeAll { $0 === self }
        toOuter = .none
    }

    /// Puts a subview in front of the others.
    public final func bringSubviewToFront(_ view: UIView) {
        if view.toOuter.leads(to: self) { insert(view, at: inner.count) }
    }

    /// Puts a subview behind the others.
    public final func sendSubviewToBack(_ view: UIView) {
        if view.toOuter.leads(to: self) { insert(view, at: 0) }
    }

    /// Whether this view is another one, or inside of it.
    public final func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    private func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        inner.insert(view, at: min(index, inner.count))
        view.toOuter = Backlink(self)
    }
}
