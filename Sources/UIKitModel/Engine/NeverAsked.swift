/// Methods of a delegate that UIKit asks in the classic style only, or in a column style only.
extension UISplitViewController {
    /// A method for other styles than that of a split view.
    private struct ForeignMethod {
        let method: DelegateMethods
        /// The name of the method, as the delegate declares it.
        let name: String
        /// Whether the classic style asks it; otherwise the column styles do.
        let isClassic: Bool
        /// Calls it as UIKit would.
        let call:
            (
                any UISplitViewControllerDelegate, UISplitViewController,
                _ primary: UIViewController,
                _ secondary: UIViewController
            ) -> Void
    }

    private static let foreignMethods = [
        ForeignMethod(
            method: .collapse, name: "splitViewController(_:collapseSecondary:onto:)",
            isClassic: true
        ) { _ = $0.splitViewController($1, collapseSecondary: $3, onto: $2) },
        ForeignMethod(
            method: .separate, name: "splitViewController(_:separateSecondaryFrom:)",
            isClassic: true
        ) { delegate, split, primary, _ in
            _ = delegate.splitViewController(split, separateSecondaryFrom: primary)
        },
        ForeignMethod(
            method: .primaryForCollapsing, name: "primaryViewController(forCollapsing:)",
            isClassic: true
        ) { delegate, split, _, _ in _ = delegate.primaryViewController(forCollapsing: split) },
        ForeignMethod(
            method: .primaryForExpanding, name: "primaryViewController(forExpanding:)",
            isClassic: true
        ) { delegate, split, _, _ in _ = delegate.primaryViewController(forExpanding: split) },
        ForeignMethod(
            method: .showDetail, name: "splitViewController(_:showDetail:sender:)",
            isClassic: true
        ) { delegate, split, _, secondary in
            _ = delegate.splitViewController(split, showDetail: secondary, sender: nil)
        },
        ForeignMethod(
            method: .show, name: "splitViewController(_:show:sender:)", isClassic: true
        ) { delegate, split, primary, _ in
            _ = delegate.splitViewController(split, show: primary, sender: nil)
        },
        ForeignMethod(
            method: .topColumn,
            name: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            isClassic: false
        ) { delegate, split, _, _ in
            _ = delegate.splitViewController(
                split, topColumnForCollapsingToProposedTopColumn: .secondary)
        },
        ForeignMethod(
            method: .modeForExpanding,
            name: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            isClassic: false
        ) { delegate, split, _, _ in
            _ = delegate.splitViewController(
                split, displayModeForExpandingToProposedDisplayMode: .automatic)
        },
    ]

    /// The methods that the delegate implements although no split view of this style asks them
    /// (D1, K8, K12).
    ///
    /// Each is called once to see whether it is there. So app code runs that otherwise never does:
    /// the scene of this split view must not be judged any more.
    package func methodsNeverAsked() -> [String] {
        guard let delegate, let primary = isColumnStyle ? firstColumn : primaryColumn,
            let secondary = secondaryColumn
        else { return [] }
        return Self.foreignMethods.filter { foreign in
            guard foreign.isClassic == isColumnStyle, !missing.contains(foreign.method) else {
                return false
            }
            foreign.call(delegate, self, primary, secondary)
            return !missing.contains(foreign.method)
        }.map(\.name)
    }
}
