/// Showing and hiding columns by name (K17 to K22).
extension UISplitViewController {
    final func showColumn(_ column: Column) {
        guard isColumnStyle, runtime.mayGoOn(), canUse(column) else { return }
        if preferredDisplayMode == .automatic { record(.oneBesideSecondary) }  // K19
        switch (collapsed, column) {
        case (true, .primary): uncoverPrimary()
        case (true, .secondary): coverPrimary()
        // An expanded secondary is on screen already.
        case (false, .secondary), (_, .supplementary), (_, .compact), (_, .inspector): return
        case (false, .primary):
            guard mode == .secondaryOnly else { return }
            prefer(behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
        }
    }

    final func hideColumn(_ column: Column) {
        guard isColumnStyle, runtime.mayGoOn(), canUse(column) else { return }
        switch (collapsed, column) {
        case (false, .primary): if mode != .secondaryOnly { prefer(.secondaryOnly) }
        case (true, .secondary): uncoverByHiding()
        case (true, .primary), (false, .secondary): return
        case (_, .supplementary), (_, .compact), (_, .inspector): return
        }
    }

    /// K20, K21: the preference is set, and the delegate gets only the callback about the
    /// arrangement.
    private func prefer(_ preferred: DisplayMode) {
        guard isMounted else { return record(preferred) }
        during(.changingColumns) {
            record(preferred)
            changeMode(to: resolvedMode, silently: true)
        }
    }

    /// Sets the preference, but not the behavior (K19, K20).
    private func record(_ preferred: DisplayMode) {
        during(.changingColumns) {
            let kept = behavior
            preferredDisplayMode = preferred
            behavior = kept
        }
    }

    /// The secondary is pushed, unless it is on the stack; what covers it is popped.
    private func coverPrimary() {
        if let place = placeOnStack { return _ = columnStack?.popStack(toDepth: place + 1) }
        guard let secondary = secondaryContainer, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        var news = ColumnNews(of: self)
        news.hide(.primary)
        self.stack(secondary)
        noteWhatIsSeen()
        news.tellHowItEnded(.primary)
    }

    /// The secondary is popped, with everything above it.
    private func uncoverPrimary() {
        guard placeOnStack != nil, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        var news = ColumnNews(of: self)
        news.hide(.secondary)
        // App code in a callback may have popped it.
        if let place = placeOnStack { _ = columnStack?.popStack(toDepth: place) }
        noteWhatIsSeen()
        news.tellHowItEnded(.secondary)
    }

    /// The index of the secondary on the stack, above the primary's own controllers.
    private var placeOnStack: Int? {
        guard collapsed, let secondary = secondaryContainer else { return nil }
        let place = columnStack?.contained.firstIndex { $0 === secondary }
        return place == 0 ? nil : place
    }

    /// The secondary is popped if it is on top.
    private func uncoverByHiding() {
        guard isOnTop, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        var news = ColumnNews(of: self)
        news.show(.primary)
        if isOnTop { _ = columnStack?.popTop() }
        news.tellHowItEnded(.primary)
        noteWhatIsSeen()
    }

    private var isOnTop: Bool {
        placeOnStack.map { $0 + 1 == columnStack?.contained.count } ?? false
    }
}
