/// A swipe back that is not finished.
///
/// Interactive transitions are not covered by recordings. Modelled is what UIKit's documentation of
/// `viewWillAppear(_:)` warns of: "will" is not always followed by "did".
///
/// UNK34: the stack names the screen below as its top while the finger is down; and the order of
/// the calls.
extension UINavigationController {
    /// A person begins to swipe back, and lets the screen slide back again.
    ///
    /// The screen on top hears that it will disappear, then that it appears; the one below that it
    /// will appear, then that it disappears. Nothing moves, unless app code moved it in between.
    package final func cancelPop() {
        guard appearance == .appeared, contained.count > 1, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        let top = contained.removeLast()
        let uncovered = contained.last
        announceTop(.willShow)
        top.beginDisappearing()
        if let uncovered, uncovered === contained.last { uncovered.beginAppearing() }
        // The finger is lifted.
        guard top.container === self, !holds(top) else { return }
        runtime.mark(.popCancelled)
        contained.append(top)
        uncovered?.withdraw()
        top.turnBack()
        top.endAppearing()
    }
}

extension UIViewController {
    /// Leaves before it has come: "did disappear" follows "will appear" without a "did appear".
    fileprivate final func withdraw() {
        guard appearance == .appearing else { return disappear() }
        appearance = .disappearing
        viewWillDisappear(false)
        guard appearance == .disappearing else { return }
        for child in contained where child.container === self { child.withdraw() }
        endDisappearing()
    }
}
