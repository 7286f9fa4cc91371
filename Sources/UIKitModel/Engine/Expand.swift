/// One column becomes two (section 4).
extension UISplitViewController {
    /// Expands: asks for the primary (X1), then for the secondary (X2, X3), falls back to the
    /// preserved one (P2).
    final func expand() {
        isInTransition = true
        defer { isInTransition = false }
        let nextMode = resolvedMode
        announceMode(nextMode)
        let oldPrimary = columns.primary
        guard let primary = chosenPrimary(forCollapsing: false) ?? oldPrimary else {
            // UNK: nothing to expand from.
            collapsed = false
            mode = nextMode
            return
        }
        if primary !== oldPrimary { replacePrimary(with: primary) }
        let secondary = separated(from: primary)
        guard !ModelRuntime.current.isHalted else { return }

        let former = secondary?.container
        if let secondary { install(secondary) }
        var news = ColumnNews(of: self)
        if nextMode != .secondaryOnly { news.show(.primary) } else { news.hide(.primary) }
        if secondary != nil { news.show(.secondary) } else { news.hide(.secondary) }
        if appearance == .appeared { secondary?.beginAppearing() }

        columns.secondary = secondary
        contained = columns.listed
        preservedSecondary = nil
        detailLeadsNowhere = false
        collapsed = false
        mode = nextMode
        news.tellHowItEnded()
        former?.settle()
        // X12: the containment changes even if the primary ends up hidden.
        if nextMode == .secondaryOnly { primary.disappear() }
        delegateDidExpand()
        if appearance == .appeared { secondary?.endAppearing() }
        postTargetChange()
    }

    /// The secondary to be: the delegate's (X2), else the primary's (X3), else the preserved one
    /// (X9, P2). With nothing preserved there is none: UNK (X11), the primary stays alone.
    private func separated(from primary: UIViewController) -> UIViewController? {
        if let answer = delegateSeparates(from: primary) {
            guard answer !== primary else {
                ModelRuntime.current.raise(
                    "NSInternalInconsistencyException",
                    reason: "\(answer.logName) is already specified as the view controller for "
                        + "the primary column. Split view controller: \(logName)")
                return nil
            }
            return answer
        }
        guard !ModelRuntime.current.isHalted else { return nil }
        return primary.separateSecondaryViewController(for: self) ?? preservedSecondary
    }

    private func delegateDidExpand() {
        guard ModelRuntime.current.profile.classicSendsColumnCallbacks else { return }
        delegate?.splitViewControllerDidExpand(self)
    }
}
