/// Changes of a navigation stack (N11, D9).
///
/// A stack that is on screen announces each change of its top at once. `didMove(toParent:)` is
/// called when a controller has appeared for the first time, as recorded for the columns of a split
/// view: one that was covered from the start, or removed before, never gets it.
extension UINavigationController {
    // MARK: Changing the stack

    final func pushOnStack(_ vc: UIViewController) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        let covered = contained.last
        // The array contains the new controller before its callback, as recorded (D9).
        contained.append(vc)
        vc.willMove(toParent: self)
        guard admitToTree(vc) else { return }
        // While the split view changes this stack, it announces the column that is covered (D9).
        if mayNest, let split = container as? UISplitViewController {
            let hidden = split.columnWillBeCovered()
            changeTop(from: covered)
            hidden.callDidMethods()
        } else {
            changeTop(from: covered)
        }
    }

    /// Pops the top; the root stays.
    final func popTop() -> UIViewController? {
        guard contained.count > 1 else { return stays() }
        guard runtime.beginOperation() else { return nil }
        defer { runtime.endOperation(at: self) }
        let top = contained.removeLast()
        takeOut(top)
        changeTop(from: top)
        farewell(top)
        return top
    }

    /// Pops everything above the lowest `depth` controllers.
    final func popStack(toDepth depth: Int) -> [UIViewController]? {
        guard depth >= 1, depth < contained.count else { return stays() }
        guard runtime.beginOperation() else { return nil }
        defer { runtime.endOperation(at: self) }
        let popped = Array(contained[depth...])
        contained.removeSubrange(depth...)
        for vc in popped { takeOut(vc) }
        changeTop(from: popped.last)
        for vc in popped { farewell(vc) }
        return popped
    }

    /// There is nothing to pop. It counts all the same: a loop that pops until a certain controller
    /// is on top might never end.
    private func stays<Result>() -> Result? {
        runtime.mark(.rootStayed)
        _ = runtime.spend()
        return nil
    }

    final func replaceStack(with stack: [UIViewController]) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        let before = contained
        contained = stack
        for vc in before where !holds(vc) { takeOut(vc) }
        for vc in stack where !vc.isChild(of: self) {
            vc.willMove(toParent: self)
            _ = admitToTree(vc)
        }
        if before.last !== contained.last { changeTop(from: before.last) }
        for vc in contained.dropLast() where vc.appearance != .disappeared { align(vc) }
        for vc in before where vc.toContainer.isNone { farewell(vc) }
    }

    /// Pops the top for a split view that expands: the controller below appears at once, while the
    /// popped one gets no callback, because it will be visible in its own column (X13).
    final func popForSeparation(by split: UISplitViewController) -> UIViewController? {
        guard contained.count > 1, runtime.beginOperation() else { return nil }
        defer { runtime.endOperation(at: self) }
        let top = contained.removeLast()
        top.willMove(toParent: nil)
        letGo(top)
        top.awaitsDidMove = false
        runtime.mark(.expandPopped)
        split.receive(top)
        if let uncovered = contained.last, appearance == .appeared {
            uncovered.appear()
            deliverDidMove()
        }
        return top
    }

    /// Makes a controller on the stack a child; false if it is no longer on the stack.
    final func admitToTree(_ vc: UIViewController) -> Bool {
        guard holds(vc) else { return false }
        guard adopt(vc) else {
            strike(vc)
            return false
        }
        vc.awaitsDidMove = true
        return true
    }

    /// The last callback of a controller that was removed.
    private func farewell(_ vc: UIViewController) {
        guard vc.toContainer.isNone else { return }
        vc.disappearIfLoose()
        vc.awaitsDidMove = false
        if vc.toContainer.isNone { vc.didMove(noting: nil) }
    }

    // MARK: The top of the stack

    /// Makes the old top disappear and the new one appear, in the order that was recorded (D9).
    private func changeTop(from old: UIViewController?) {
        let new = contained.last
        switch appearance {
        case .appeared:
            let isHeld = runtime.holdsAnnouncement(of: self)
            if !isHeld { announceTop(.willShow) }
            deliverDidMoveBelow()
            if let new, !new.hasView { new.loadViewIfNeeded() }
            // A controller with a new container already is shown or hidden by that one.
            let leaving = old !== contained.last && isMineToHide(old) ? old : nil
            leaving?.beginDisappearing()
            if let new, new === contained.last { new.beginAppearing() }
            if !runtime.profile.assumes(.completesAfterCallbacks) { completeEarly(showing: new) }
            leaving?.endDisappearing()
            new?.endAppearing()
            if !isHeld { announceTop(.didShow) }
            deliverDidMove()
        case .appearing:
            if let new, new === contained.last { new.beginAppearing() }
            if isMineToHide(old) { old?.disappear() }
        case .disappeared, .disappearing:
            if isMineToHide(old) { old?.disappear() }
            new?.disappear()
        }
    }

    private func isMineToHide(_ old: UIViewController?) -> Bool {
        guard let old else { return false }
        return old.isChild(of: self) || old.standsNowhere
    }

    /// Calls `didMove(toParent:)` of the top, once it has appeared.
    final func deliverDidMove() {
        guard let top = contained.last, top.awaitsDidMove, top.appearance == .appeared else {
            return
        }
        top.awaitsDidMove = false
        top.didMove(noting: self)
    }

    /// Calls `didMove(toParent:)` of those that were covered from the start: it waits for the next
    /// change of the stack (N14).
    private func deliverDidMoveBelow() {
        for vc in contained.dropLast() where vc.awaitsDidMove && vc.isChild(of: self) {
            vc.awaitsDidMove = false
            vc.didMove(noting: self)
        }
    }

    enum Announcement { case willShow, didShow }

    final func announceTop(_ announcement: Announcement) {
        guard let delegate, let top = contained.last else { return }
        let note =
            runtime.callbacks.isKept
            ? runtime.beginCallback("\(announcement)", about: top, .ofDelegate) : nil
        defer { endCallback(note) }
        switch announcement {
        case .willShow: delegate.navigationController(self, willShow: top, animated: isInAnimation)
        case .didShow: delegate.navigationController(self, didShow: top, animated: isInAnimation)
        }
    }
}
