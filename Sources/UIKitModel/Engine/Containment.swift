/// Containment. Whenever app code runs, a controller is in the list of children of its container
/// and in no other list. Two exceptions end with the call: a navigation stack contains a new
/// controller before its callback (D9), and a controller in the callback about its removal is no
/// longer in the list.
extension UIViewController {
    final var container: UIViewController? {
        get { toContainer.owner }
        set { toContainer = Backlink(newValue) }
    }

    final var hostWindow: UIWindow? {
        get { toWindow.owner }
        set { toWindow = Backlink(newValue) }
    }

    /// The controller that presents this one itself, not an ancestor.
    final var presenter: UIViewController? {
        get { toPresenter.owner }
        set { toPresenter = Backlink(newValue) }
    }

    /// Whether this controller has neither a container nor a window nor a presenting controller.
    final var standsNowhere: Bool { toContainer.isNone && isNoRoot }

    /// Whether this controller is neither the root of a window nor presented.
    final var isNoRoot: Bool { toWindow.isNone && toPresenter.isNone }

    /// Whether this controller is in a container. Nothing is retained, because the engine calls
    /// this most often.
    nonisolated final func isChild(of container: UIViewController) -> Bool {
        toContainer.leads(to: container)
    }

    final func nearestAncestor<Kind: UIViewController>(_: Kind.Type) -> Kind? {
        var ancestor = containerOrFormer
        while let candidate = ancestor {
            if let match = candidate as? Kind { return match }
            ancestor = candidate.containerOrFormer
        }
        return nil
    }

    /// The root of the tree that contains this controller.
    package final var outermost: UIViewController {
        var root = self
        while let next = root.container { root = next }
        return root
    }

    final func isInside(_ ancestor: UIViewController) -> Bool {
        var place = container
        while let candidate = place {
            if candidate === ancestor { return true }
            place = candidate.container
        }
        return false
    }

    /// Makes this controller the container of a child, and removes the child from its old place.
    /// The caller adds it to the list of children. No app code runs here.
    ///
    /// The model records that a child had to leave another container: some delegates rely on it, in
    /// others it is the bug.
    ///
    /// - Returns: False if the child is this controller or an ancestor of it; then an exception is
    ///   raised, and nothing else has changed.
    final func adopt(_ child: UIViewController) -> Bool {
        if child.isChild(of: self) { return true }
        let old = child.container
        if child === self || isInside(child) {
            // UNK32: the wording. A tree with a cycle cannot be shown.
            runtime.raise(
                "NSInvalidArgumentException",
                reason: "A view controller cannot be put inside itself \(child.logName)")
            return false
        }
        if let old {
            runtime.mark(.takenOver)
            runtime.record(.adopted(child.modelNumber, from: old.modelNumber, by: modelNumber))
            old.childWasTaken(child)
            runtime.unsettle(old)
        } else {
            child.leaveScreenAsRoot()
        }
        child.container = self
        if let view = child.loadedView { (view.margins, view.waitingFrame) = (nil, nil) }
        child.former = nil
        child.awaitsDidMove = false
        return true
    }

    /// Stops being the root of a window, presenting and being presented: a controller without a
    /// container may be all that, and a controller with a container may not (UNK33: UIKit's
    /// reaction to such an attempt). Which controllers disappear is settled when the operation
    /// ends.
    final func leaveScreenAsRoot() {
        if !isNoRoot || presented != nil {
            hostWindow?.rootWasTaken()
            hostWindow = nil
            endPresentation()
        }
    }

    /// Removes a child from the list of children.
    final func strike(_ child: UIViewController) {
        if let place = contained.place(of: child) { contained.remove(at: place) }
    }

    /// After the callback about the removal of a child: it is removed, unless it was put back
    /// meanwhile.
    final func letGo(_ child: UIViewController) {
        if child.isChild(of: self), !holds(child) { child.toContainer = .none }
    }

    /// Tells a child, which is no longer in the list of children, about its removal. Unless it was
    /// put back meanwhile, it is removed, and knows from where until `didMove(toParent:)` (T12). A
    /// controller moved by a split view between its columns, or replaced by it, does not (UNK57).
    final func takeOut(_ child: UIViewController) {
        child.willMove(toParent: nil)
        letGo(child)
        if child.toContainer.isNone { child.former = self }
    }

    /// The container, or the one that this controller is about to disappear from because it was
    /// taken out (N12).
    final var containerOrFormer: UIViewController? {
        container ?? (appearance == .disappearing ? former : nil)
    }

    final func holds(_ vc: UIViewController) -> Bool {
        for child in contained where child === vc { return true }
        return false
    }
}

extension [UIViewController] {
    /// The index of a controller.
    ///
    /// Nonisolated, because a closure on the main actor checks the actor each time.
    func place(of controller: UIViewController?) -> Int? {
        firstIndex { $0 === controller }
    }
}
