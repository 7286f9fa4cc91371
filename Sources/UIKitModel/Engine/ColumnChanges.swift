/// Replacing controllers in the columns of an expanded split view, and the array of them.
extension UISplitViewController {
    // MARK: Assigning the array

    final func assignColumns(_ assigned: [UIViewController]) {
        guard runtime.mayGoOn() else { return }
        if isColumnStyle { return nameColumns(assigned) }
        // UNK8: a classic split view has two columns; the effect of a third element is unknown.
        let primary = assigned.first
        let secondary = assigned.count > 1 ? assigned[1] : nil
        // The columns are filled in order (K7), and no controller may be in two at once (ST13).
        if let primary, primary === columns.secondary {
            return raiseAlreadySpecified(primary, as: "secondary")
        }
        if let secondary, secondary === primary {
            return raiseAlreadySpecified(secondary, as: "primary")
        }
        runtime.mark(
            !isMounted ? .columnsBeforeLayout : collapsed ? .columnsWhileMerged : .columnsSideBySide
        )
        switch (isMounted, collapsed) {
        case (false, _): columns = Columns(primary: primary, secondary: secondary)
        case (true, false): reassignExpanded(primary: primary, secondary: secondary)
        case (true, true): reassignCollapsed(primary: primary, secondary: secondary)
        }
    }

    /// ST13, recorded for a secondary that is moved to the primary's place.
    final func raiseAlreadySpecified(_ vc: UIViewController, as column: String) {
        runtime.raise(
            "NSInternalInconsistencyException",
            reason: "\(vc.logName) is already specified as the view controller for the \(column) "
                + "column. Split view controller: \(logName)")
    }

    private func reassignExpanded(primary: UIViewController?, secondary: UIViewController?) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        during(.changingColumns) {
            if primary !== columns.primary { replacePrimary(with: primary) }
            guard secondary !== columns.secondary else { return }
            if let secondary {
                replaceSecondary(with: secondary)
            } else {
                columns.secondary = nil
                tidyChildren()
            }
        }
    }

    /// ST12, reported by one developer, exact effect UNK7: the detail changes invisibly, and
    /// details shown later have no effect until the next expansion.
    private func reassignCollapsed(primary: UIViewController?, secondary: UIViewController?) {
        if primary !== columns.primary { replacePrimary(with: primary) }
        guard let secondary else { return }
        preservedSecondary = secondary
        detailLeadsNowhere = runtime.profile.assumes(.assignedColumnsHideDetails)
    }

    // MARK: Replacing one

    final func replacePrimary(with vc: UIViewController?) {
        guard isMounted else {
            columns.primary = vc
            return
        }
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        during(.changingColumns) { exchangePrimary(for: vc) }
    }

    private func exchangePrimary(for vc: UIViewController?) {
        columns.primary = vc
        tidyChildren()
        guard let vc, vc === columns.primary else { return }
        if !install(vc), columns.primary === vc { columns.primary = nil }
        tidyChildren()
        if vc.container === self { align(vc) }
    }

    /// Replaces the secondary, in the order that was recorded (D8).
    final func replaceSecondary(with vc: UIViewController) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        // Recorded for the classic style only (K4).
        let isTouching =
            appearance == .appeared && runtime.profile.replacementTouchesPrimary && !isColumnStyle
        during(.changingColumns) {
            exchangeSecondary(for: vc, touching: isTouching ? visiblePrimary : nil)
        }
    }

    private func exchangeSecondary(for vc: UIViewController, touching touched: UIViewController?) {
        let (old, name) = (columns.secondary, named.secondary)
        touched?.beginDisappearing()
        if let old, old === columns.secondary {
            columns.secondary = nil
            uninstall(old)
            if old.container == nil { old.beginDisappearing() }
        }
        // Shown by app code in between: it is replaced as well, unless it was set by name.
        let isInstalled = name === named.secondary && install(vc)
        if name === named.secondary {
            columns.secondary = isInstalled && vc !== columns.primary ? vc : nil
        }
        tidyChildren()
        if let touched, touched.container === self { touched.turnBack() }
        if appearance == .appeared, vc.container === self { vc.beginAppearing() }
        touched?.endAppearing()
        if let old, old.container == nil { old.endDisappearing() }
        if vc.container === self { align(vc) }
    }
}
