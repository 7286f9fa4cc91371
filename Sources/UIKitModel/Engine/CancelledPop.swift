/// A swipe back that is cancelled.
///
/// Interactive transitions are not covered by recordings. The model follows the warning in UIKit's
/// documentation of `viewWillAppear(_:)`: "will" is not always followed by "did".
///
/// UNK34: that the stack has the screen below as its top while the finger is down; and the order of
/// the calls.
extension UINavigationController {
    /// The user begins to swipe back and then cancels.
    ///
    /// The screen on top gets "will disappear", then "will appear" and "did appear"; the one below
    /// "will appear", then "will disappear" and "did disappear". Nothing moves, unless app code
    /// moved it in between.
    package final func cancelPop() {
        guard appearance == .appeared, contained.count > 1, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        let outer = runtime.beginTransition(
            ContainerTransition(
                container: modelNumber.value, from: contained.last?.modelNumber.value ?? 0,
                to: contained[contained.count - 2].modelNumber.value, isInteractive: true))
        defer { runtime.endTransition(resuming: outer) }
        let top = contained.removeLast()
        let uncovered = contained.last
        announceTop(.willShow)
        top.beginDisappearing()
        if let uncovered, uncovered === contained.last { uncovered.beginAppearing() }
        // The finger is lifted.
        runtime.transitions.coordinator?.cancel()
        guard top.container === self, !holds(top) else { return }
        runtime.mark(.popCancelled)
        contained.append(top)
        uncovered?.withdraw()
        top.turnBack()
        top.endAppearing()
    }
}

extension UIViewController {
    /// Disappears before it has appeared: "did disappear" follows "will appear" without a "did
    /// appear".
    fileprivate final func withdraw() {
        guard appearance == .appearing else { return disappear() }
        appearance = .disappearing
        let note = noteCallback("viewWillDisappear")
        viewWillDisappear(isInAnimation)
        endCallback(note)
        guard appearance == .disappearing else { return }
        for child in contained where child.container === self { child.withdraw() }
        endDisappearing()
    }
}
