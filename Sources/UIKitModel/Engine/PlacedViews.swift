/// The places that an app gives to the views of children in a container of its own. Such a
/// container lays nothing out: a view keeps its distance from the edges of the view around it, as
/// one does that is flexible in width and height. A view that the app has put nowhere fills the
/// container.
extension UIViewController {
    /// The app has set the frame of the view. Where the container lays out its children, nothing
    /// follows from it. Without a container, or in one that has no size yet, the frame waits.
    final func viewWasPlaced(at frame: CGRect) {
        guard let view = loadedView, !isColumn else { return }
        guard let container else {
            if isNoRoot, frame.width > 0 { view.waitingFrame = frame }
            return
        }
        guard container.containerKind == .other else { return }
        let size = container.sizeOfView
        view.waitingFrame = size.width > 0 || frame.width <= 0 ? nil : frame
        guard size.width > 0 else { return }
        let margins = margins(around: frame, in: size)
        let isNew = view.margins == nil
        let next = margins == .zero && !runtime.surface.hasLayouts ? nil : margins
        guard next != view.margins else { return }
        view.margins = next
        if !isNew { return environmentDidChange() }
        // It filled the container before.
        if margins != .zero { layOutForTheFirstTime() }
    }

    /// The app has made this controller a child of one on screen, and puts its view somewhere only
    /// now. UIKit lays views out when the app is done: where the view was until now does not count.
    private func layOutForTheFirstTime() {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        forgetLayout()
        environmentDidChange()
        noteFirstLayout()
    }

    private func forgetLayout() {
        loadedView?.lastLayout = nil
        for child in contained where child.isChild(of: self) { child.forgetLayout() }
    }

    private func noteFirstLayout() {
        if let split = self as? UISplitViewController, split.isMounted, !split.isCollapsed,
            split.style != .unspecified
        {
            split.noteUnplaced()
        }
        for child in contained where child.isChild(of: self) { child.noteFirstLayout() }
    }

    /// The app is done with adding this controller to a container of its own: the present frame of
    /// its view is its place, also if it fills the whole container.
    final func wasAdded() {
        guard runtime.surface.hasLayouts, let container, container.containerKind == .other,
            !isColumn,
            let view = loadedView, view.margins == nil, view.waitingFrame == nil
        else { return }
        view.margins = .zero
    }

    private func margins(around frame: CGRect, in size: CGSize) -> UIEdgeInsets {
        // Without heights every view is one point high.
        UIEdgeInsets(
            top: runtime.surface.hasLayouts ? frame.minY : 0, left: frame.minX,
            bottom: runtime.surface.hasLayouts ? size.height - frame.maxY : 0,
            right: size.width - frame.maxX)
    }

    /// The container has a size by now.
    private func placeIfWaiting(in size: CGSize) {
        guard size.width > 0, let view = loadedView, let frame = view.waitingFrame else { return }
        view.waitingFrame = nil
        let margins = margins(around: frame, in: size)
        view.margins = margins == .zero && !runtime.surface.hasLayouts ? nil : margins
    }

    final func frameByMargins(of child: UIViewController) -> CGRect {
        let bounds = CGRect(origin: .zero, size: sizeOfView)
        child.placeIfWaiting(in: bounds.size)
        guard let margins = child.loadedView?.margins else { return bounds }
        return CGRect(
            x: margins.left, y: margins.top,
            width: max(0, bounds.width - margins.left - margins.right),
            height: max(0, bounds.height - margins.top - margins.bottom))
    }

    /// The safe area is what the edges of the container leave of its own. Anything beyond them adds
    /// nothing (recorded on iOS 26.1).
    final func insetsByMargins(of child: UIViewController) -> UIEdgeInsets {
        if child.loadedView?.waitingFrame != nil { child.placeIfWaiting(in: sizeOfView) }
        guard let margins = child.loadedView?.margins else { return edgeInsets }
        func rest(_ inset: CGFloat, _ margin: CGFloat) -> CGFloat { max(0, inset - max(0, margin)) }
        let insets = edgeInsets
        return UIEdgeInsets(
            top: rest(insets.top, margins.top), left: rest(insets.left, margins.left),
            bottom: rest(insets.bottom, margins.bottom), right: rest(insets.right, margins.right))
    }
}

extension UIWindow {
    /// The place of the window, at the origin of the screen.
    final var area: CGRect { CGRect(origin: .zero, size: surroundings.size) }

    /// Another size, of the same size class. A window that was made without a height keeps none
    /// unless the new size has one.
    final func resize(to size: CGSize) {
        var next = given
        next.width = size.width
        if next.height != nil || size.height > 1 { next.height = size.height }
        environment = next
    }
}
