import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// The columns are arranged as they were.
    ///
    /// A collapsed split view only stores the preference (V5), so the arrangement is restored with
    /// the columns unless something else interferes: a delegate that prefers another one in its
    /// callback, seen as a list that is gone after the device was turned twice. Judged at the end
    /// of a collapse that began with two columns on screen, whatever the user did in between. App
    /// code that sets another mode while collapsed gets it, and is not judged; nor is a delegate
    /// that shows a list again that was hidden and out of reach.
    public static let modeKept = Law<SplitViewStep>(
        name: "mode-kept",
        statement: "The display mode asked for holds again after leaving and re-entering the "
            + "expanded state, unless that would leave the list unreachable.",
        branches: Branch.names
    ) { step in
        guard step.isOnScreen, !step.after.isCollapsed,
            let columns = step.arrangementBeforeCollapse, columns.listColumn != .isOutOfReach
        else { return .notApplicable }
        if step.after.displayMode == columns.displayMode {
            return .held(in: columns.listColumn == .isShown ? Branch.listShown : .listHidden)
        }
        return .violated(
            "There and back, \(step.after.displayMode.arrangement) instead of "
                + "\(columns.displayMode.arrangement): \(step.names.draw(step.after)).")
    }
}

/// How the columns were arranged.
private enum Branch: UInt8, NamedBranch {
    /// The list column was on screen.
    case listShown
    /// The list column was hidden, and could be shown again.
    case listHidden
}

extension UInt8 {
    /// The meaning of the raw value of a display mode.
    fileprivate var arrangement: String {
        switch UISplitViewController.DisplayMode(rawValue: Int(self)) {
        case .secondaryOnly: "the list column is hidden"
        case .oneBesideSecondary: "the list column is beside the detail"
        case .oneOverSecondary: "the list column is over the detail"
        case .twoBesideSecondary: "both list columns are beside the detail"
        case .twoOverSecondary: "both list columns are over the detail"
        case .twoDisplaceSecondary: "both list columns displace the detail"
        case .automatic, nil: "the columns are arranged in another way"
        }
    }
}
