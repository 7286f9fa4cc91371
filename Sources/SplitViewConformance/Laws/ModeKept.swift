import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// The columns are arranged as they were.
    ///
    /// A collapsed split view only stores the preference (V5), so the arrangement is restored with
    /// the columns unless something else interferes: a delegate that prefers another one in its
    /// callback, seen as a list that is gone after the device was turned twice. Judged at the end
    /// of a collapse that began with the columns on screen side by side, whatever the user did in
    /// between; of three columns each arrangement is another one. App code that sets another mode
    /// while collapsed gets it, and is not judged; nor is a delegate that shows a list again that
    /// was hidden and out of reach, or where nothing is chosen any more beside it.
    package static let modeKept = Law<SplitViewStep>(
        name: "mode-kept",
        statement: "The display mode asked for holds again after leaving and re-entering the "
            + "expanded state, unless that would leave the list unreachable.",
        branches: Branch.names
    ) { step in
        guard step.isOnScreen, !step.after.isCollapsed,
            let columns = step.arrangementBeforeCollapse, columns.listColumn != .isOutOfReach
        else { return .notApplicable }
        if step.mayShowList(after: columns.listColumn) { return .notApplicable }
        if step.after.displayMode == columns.displayMode {
            return .held(in: columns.listColumn == .isShown ? Branch.listShown : .listHidden)
        }
        return .violated(
            "There and back, \(step.after.arrangement(step.after.displayMode)) instead of "
                + "\(step.after.arrangement(columns.displayMode)): "
                + "\(step.names.draw(step.after)).")
    }
}

/// How the columns were arranged.
private enum Branch: UInt8, NamedBranch {
    /// A list column was on screen.
    case listShown
    /// Each list column was hidden, and could be shown again.
    case listHidden
}

extension SplitViewStep {
    /// Whether a delegate may show a list again that was hidden: it was out of reach, or nothing is
    /// chosen any more beside it.
    ///
    /// - Parameter former: What stood between a person and the list column before.
    func mayShowList(after former: ListColumn) -> Bool {
        former != .isShown && listColumn == .isShown
            && (former == .isOutOfReach || !after.showsChosenDetail)
    }
}

extension Snapshot {
    /// Whether a chosen detail is in front of the detail column.
    fileprivate var showsChosenDetail: Bool {
        nodes.contains {
            $0.place == .secondary && $0.kind == .detail && $0.isInFront && $0.isChosen
        }
    }

    /// The meaning of a display mode: of three columns, one beside the detail is the supplementary
    /// one.
    fileprivate func arrangement(_ mode: UISplitViewController.DisplayMode) -> String {
        let isThree = panes.contains(.three)
        let one = isThree ? "supplementary" : "list"
        return switch mode {
        case .secondaryOnly:
            isThree ? "both list columns are hidden" : "the list column is hidden"
        case .oneBesideSecondary: "the \(one) column is beside the detail"
        case .oneOverSecondary: "the \(one) column is over the detail"
        case .twoBesideSecondary: "both list columns are beside the detail"
        case .twoOverSecondary: "both list columns are over the detail"
        case .twoDisplaceSecondary: "both list columns displace the detail"
        case .automatic: "the columns are arranged in another way"
        }
    }
}
