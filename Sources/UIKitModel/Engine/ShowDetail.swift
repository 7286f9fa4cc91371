/// `show` and `showDetail` of a split view (rules D and T).
extension UISplitViewController {
    final func showAsDetail(_ vc: UIViewController, sender: Any?) {
        guard runtime.mayGoOn() else { return }
        if isColumnStyle { return showAsSecondary(vc) }
        if delegateShowsDetail(vc, sender: sender) { return }  // D1
        guard !runtime.isHalted else { return }
        if !collapsed { markExpanded(vc) }
        if collapsed {
            showCollapsed(vc, sender: sender)
        } else if vc === columns.primary {
            raiseAlreadySpecified(vc, as: "primary")  // ST13
        } else if vc !== columns.secondary {  // D7
            if isMounted {
                replaceSecondary(with: vc)  // D5, not D6; at once (D10)
            } else {
                columns.secondary = vc
            }
        }
    }

    /// A column style asks no delegate (D1), and sets the detail as the secondary column (K4).
    private func showAsSecondary(_ vc: UIViewController) {
        if collapsed {
            runtime.mark(.detailOnStack)
        } else {
            runtime.mark(
                vc === named.secondary
                    ? .detailAgain : isMounted ? .detailReplaced : .detailBeforeLayout)
        }
        nameColumn(.secondary, vc)
        if collapsed { showColumn(.secondary, announcing: true) }
    }

    private func markExpanded(_ vc: UIViewController) {
        if vc === columns.secondary { return runtime.mark(.detailAgain) }
        runtime.mark(isMounted ? .detailReplaced : .detailBeforeLayout)
    }

    /// D2-D4: the primary shows it, on its stack if it has one, otherwise over everything.
    private func showCollapsed(_ vc: UIViewController, sender: Any?) {
        if detailLeadsNowhere { runtime.mark(.detailNowhere) }
        if detailLeadsNowhere || runtime.profile.assumes(.preservesDetailShownCollapsed) {
            preservedSecondary = vc
        }
        guard !detailLeadsNowhere, let primary = columns.primary else { return }
        if primary.target(for: .show, sender: sender) === primary {
            runtime.mark(.detailOnStack)
            granting(primary) { primary.show(vc, sender: sender) }
        } else {
            runtime.mark(.detailPresented)
            presentOverWindow(vc)
        }
    }

    final func showAsPrimary(_ vc: UIViewController, sender: Any?) {
        guard runtime.mayGoOn() else { return }
        // D14, UNK20: as a sheet, it seems, as nothing below disappears.
        if isColumnStyle { return presentAsSheet(vc) }
        if delegateShows(vc, sender: sender) { return }  // D11
        guard !runtime.isHalted else { return }
        if collapsed {
            presentInItsStyle(vc)  // D13
        } else if let primary = columns.primary, vc.container === primary {
            showAsDetail(vc, sender: sender)  // D12
        } else if vc === columns.secondary {
            raiseAlreadySpecified(vc, as: "secondary")  // ST13
        } else if vc !== columns.primary {
            replacePrimary(with: vc)
        }
    }
}
