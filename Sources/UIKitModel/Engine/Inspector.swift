/// The inspector: a column at the trailing edge, and a sheet over the secondary while collapsed
/// (K25, iOS 26).
extension UISplitViewController {
    /// UNK44: shown and hidden, it is announced like the columns whose arrangement changes; a
    /// collapse hides it.
    final func showInspector(_ isShown: Bool) {
        noteDismissedSheet()
        guard isShown != showsInspector, !isShown || named.inspector != nil else { return }
        guard isMounted, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        var sheet: UIViewController?
        if isShown, isMerged {
            // Nothing is presented over a controller that presents already.
            guard !isBelowPresented else { return }
            sheet = makeContainer(for: named.inspector, in: .inspector)
            // App code may have shown it as its view was loaded.
            guard !showsInspector else { return }
        }
        var callbacks = ColumnCallbacks(of: self)
        if isShown { callbacks.show(.inspector) } else { callbacks.hide(.inspector) }
        showsInspector = isShown
        if !isMerged {
            placeInspector()
        } else if let sheet {
            columns.inspector = sheet
            presentAsSheet(sheet)
        } else {
            withdrawSheet()
        }
        callbacks.callDidMethods()
        if !collapsed { layOutColumns() }
    }

    private func placeInspector() {
        if showsInspector { fill(.inspector) }
        let inspector = columns.inspector
        if showsInspector { inspector.map { _ = install($0) } } else { columns.inspector = nil }
        tidyChildren()
        if let inspector, inspector.container === self { align(inspector) }
    }

    /// The inspector that a collapse does not hide: the opposite of UNK44.
    final var keptInspector: UIViewController? {
        runtime.profile.assumes(.collapseHidesInspector) || !showsInspector
            ? nil : columns.inspector
    }

    /// An inspector that a collapse does not hide is a sheet over the stack.
    final func presentKept(_ inspector: UIViewController) {
        guard !runtime.isHalted, inspector.container == nil else { return }
        columns.inspector = inspector
        showsInspector = true
        presentAsSheet(inspector)
        noteDismissedSheet()
    }

    /// The inspector is no sheet any more: it is hidden, or becomes a column.
    final func withdrawSheet() {
        // App code may have shown it as a column while the columns come apart.
        if let inspector = columns.inspector, inspector.container === self { return }
        columns.inspector?.presenter?.dismissPresented()
        columns.inspector = nil
    }

    /// UNK44: a person who dismisses the sheet hides the inspector; the delegate gets no callback.
    final func noteDismissedSheet() {
        guard showsInspector, !isInspectorInSight else { return }
        columns.inspector = nil
        showsInspector = false
    }

    /// Whether the inspector is beside the columns, or a sheet over them that is still there.
    final var isInspectorInSight: Bool {
        showsInspector && (!isMerged || columns.inspector?.presenter != nil)
    }

    final func exchangeInspector(_ vc: UIViewController?) {
        noteDismissedSheet()
        let wasShown = showsInspector
        showInspector(false)
        columns.inspector = nil
        tidyChildren()
        named.inspector = vc
        if wasShown { showInspector(true) }
    }
}

extension UIViewController {
    /// Whether it is an inspector, or holds one: an app may present by itself what it has set for
    /// the inspector column.
    package final var holdsInspector: Bool {
        wishes.isForInspector || contained.contains(where: \.holdsInspector)
    }
}
