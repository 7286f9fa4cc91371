/// Showing and hiding columns by name (K17 to K22).
extension UISplitViewController {
    final func showColumn(_ column: Column) {
        guard isColumnStyle, runtime.mayGoOn() else { return }
        if preferredDisplayMode == .automatic { preferredDisplayMode = .oneBesideSecondary }  // K19
        switch (collapsed, column) {
        case (true, .primary): uncoverPrimary()
        case (true, .secondary): coverPrimary()
        // An expanded secondary is on screen already.
        case (false, .secondary): return
        case (false, .primary):
            guard mode == .secondaryOnly else { return }
            prefer(prefersOverlay ? .oneOverSecondary : .oneBesideSecondary)
        }
    }

    final func hideColumn(_ column: Column) {
        guard isColumnStyle, runtime.mayGoOn() else { return }
        switch (collapsed, column) {
        case (false, .primary): if mode != .secondaryOnly { prefer(.secondaryOnly) }
        case (true, .secondary): uncoverByHiding()
        case (true, .primary), (false, .secondary): return
        }
    }

    /// K20, K21: the preference is written, and the delegate told of the arrangement alone.
    private func prefer(_ preferred: DisplayMode) {
        guard isMounted else { return preferredDisplayMode = preferred }
        during(.changingColumns) {
            preferredDisplayMode = preferred
            changeMode(to: resolvedMode, silently: true)
        }
    }

    /// The secondary goes on the stack, unless it is there; what covers it is popped.
    private func coverPrimary() {
        guard let stack = columnStack, let secondary = secondaryContainer else { return }
        if let place = stack.contained.firstIndex(where: { $0 === secondary }) {
            _ = stack.popStack(toDepth: place + 1)
            return
        }
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        var news = ColumnNews(of: self)
        news.hide(.primary)
        stack.pushOnStack(secondary)
        noteWhatIsSeen()
        news.tellHowItEnded(.primary)
    }

    /// The secondary is popped, and whatever covers it.
    private func uncoverPrimary() {
        guard let stack = columnStack, let secondary = secondaryContainer,
            let place = stack.contained.firstIndex(where: { $0 === secondary }), place > 0,
            runtime.beginOperation()
        else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        var news = ColumnNews(of: self)
        news.hide(.secondary)
        _ = stack.popStack(toDepth: place)
        noteWhatIsSeen()
        news.tellHowItEnded(.secondary)
    }

    /// The secondary is popped if it is on top.
    private func uncoverByHiding() {
        guard let stack = columnStack, let secondary = secondaryContainer,
            stack.contained.count > 1, stack.contained.last === secondary,
            runtime.beginOperation()
        else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        var news = ColumnNews(of: self)
        news.show(.primary)
        _ = stack.popTop()
        news.tellHowItEnded(.primary)
        noteWhatIsSeen()
    }
}
