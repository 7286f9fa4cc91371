import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// The columns are arranged as they were.
    ///
    /// A collapsed split view only remembers the preference (V5), so the arrangement comes back
    /// with the columns unless somebody else had a say: a delegate that prefers another one in its
    /// callback, seen as a list that is gone after the device was turned twice. Judged at the end
    /// of a collapse and expand with nothing in between. Whoever shows a list again that was hidden
    /// and out of reach does what the law allows.
    public static let modeKept = Law<SplitViewStep>(
        name: "mode-kept",
        statement: "The display mode asked for holds again after leaving and re-entering the "
            + "expanded state, unless that would leave the list unreachable.",
        branches: Branch.names
    ) { step in
        guard step.completesRoundTrip, step.start.isLaunched, !step.after.isCollapsed,
            step.startListColumn != .isOutOfReach
        else { return .notApplicable }
        if step.after.displayMode == step.start.displayMode {
            return .held(in: step.start.hidesPrimary ? Branch.listHidden : .listShown)
        }
        return .violated(
            "There and back, \(step.after.arrangement) instead of \(step.start.arrangement): "
                + "\(step.names.draw(step.after)).")
    }
}

/// How the columns were arranged.
private enum Branch: UInt8, NamedBranch {
    /// The list column was on screen.
    case listShown
    /// The list column was hidden, and could be brought back.
    case listHidden
}

extension Snapshot {
    /// The arrangement of the columns, in words.
    fileprivate var arrangement: String {
        switch UISplitViewController.DisplayMode(rawValue: Int(displayMode)) {
        case .secondaryOnly: "the list column is hidden"
        case .oneBesideSecondary: "the list column is beside the detail"
        case .oneOverSecondary: "the list column is over the detail"
        case .automatic, nil: "the columns are arranged in another way"
        }
    }
}
