/// `show` and `showDetail` as a split view understands them (section 7).
extension UISplitViewController {
    final func showAsDetail(_ vc: UIViewController, sender: Any?) {
        guard !ModelRuntime.current.isHalted else { return }
        if delegateShowsDetail(vc, sender: sender) { return }  // D1
        guard !ModelRuntime.current.isHalted else { return }
        if collapsed {
            showCollapsed(vc, sender: sender)
        } else if vc === columns.primary {
            columnIsTaken(by: vc)
        } else if vc !== columns.secondary {  // D7
            if isMounted {
                replaceSecondary(with: vc)  // D5
            } else {
                columns.secondary = vc
            }
        }
    }

    /// D2-D4: the primary shows it, on its stack if it has one, otherwise over everything.
    private func showCollapsed(_ vc: UIViewController, sender: Any?) {
        if detailLeadsNowhere || ModelRuntime.current.profile.collapsedShowDetailIsPreserved {
            preservedSecondary = vc
        }
        guard !detailLeadsNowhere, let primary = columns.primary else { return }
        guard primary.target(for: .show, sender: sender) === primary else {
            return presentFullScreen(vc)
        }
        granting(primary) { primary.show(vc, sender: sender) }
    }

    final func showAsPrimary(_ vc: UIViewController, sender: Any?) {
        guard !ModelRuntime.current.isHalted else { return }
        if delegateShows(vc, sender: sender) { return }  // D11
        guard !ModelRuntime.current.isHalted else { return }
        if collapsed {
            presentFullScreen(vc)  // D13
        } else if let primary = columns.primary, vc.container === primary {
            showAsDetail(vc, sender: sender)  // D12
        } else if vc === columns.secondary {
            columnIsTaken(by: vc)
        } else if vc !== columns.primary {
            if isMounted { replacePrimary(with: vc) } else { columns.primary = vc }
        }
    }

    /// ST13.
    private func columnIsTaken(by vc: UIViewController) {
        let column = vc === columns.primary ? "primary" : "secondary"
        ModelRuntime.current.raise(
            "NSInternalInconsistencyException",
            reason: "\(vc.logName) is already specified as the view controller for the \(column) "
                + "column. Split view controller: \(logName)")
    }
}
