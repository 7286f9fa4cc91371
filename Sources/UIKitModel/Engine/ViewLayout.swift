/// The moments at which the views of controllers are laid out, as far as app code hears of it (W7).
/// Columns of the column styles have layouts of their own.
extension UIViewController {
    // Those that are just laid out. An app that changes its own surroundings in a layout would
    // otherwise never be done.
    @exclusivity(unchecked) private static var beingLaidOut: [ControllerNumber] = []

    /// The view is in the hierarchy, and not seen yet.
    final func layOutBeforeSeen() {
        if !isLaidOutWithColumns { layOutView() }
    }

    /// The size or the traits of the view may have changed. A split view is laid out once it has
    /// followed.
    final func layOutAfterChange() {
        guard appearance == .appeared, !isLaidOutWithColumns, !(self is UISplitViewController)
        else { return }
        layOutView()
    }

    /// Performs the layouts that are waited for in this controller and below.
    final func layOutWhatWaits() {
        (self as? UISplitViewController)?.layOutIfAwaited()
        for child in contained where child.isChild(of: self) { child.layOutWhatWaits() }
        presented?.layOutWhatWaits()
    }

    final func layOutView() {
        guard callbacks.contains(.layout), !Self.beingLaidOut.contains(modelNumber),
            !runtime.isHalted, runtime.beginOperation()
        else { return }
        defer { runtime.endOperation() }
        Self.beingLaidOut.append(modelNumber)
        defer { Self.beingLaidOut.removeLast() }
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
    }

    private var isLaidOutWithColumns: Bool {
        if let split = self as? UISplitViewController { return split.isColumnStyle }
        guard isColumn, let split = container as? UISplitViewController else { return false }
        return split.isColumnStyle && split.columns.primary === self
    }
}
