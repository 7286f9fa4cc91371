import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// The columns are arranged as they were.
    ///
    /// A collapsed split view only remembers the preference (V5), so the arrangement comes back
    /// with the columns unless something else had a say: a delegate that prefers another one in its
    /// callback, seen as a list that is gone after the device was turned twice. Judged at the end
    /// of a collapse that began with two columns on screen, whatever a person did meanwhile. App
    /// code that asks for another mode while there is one column gets what it asks for, and is not
    /// judged; nor is a delegate that shows a list again that was hidden and out of reach.
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
    /// The list column was hidden, and could be brought back.
    case listHidden
}

extension UInt8 {
    /// What the raw value of a display mode means, in words.
    fileprivate var arrangement: String {
        switch UISplitViewController.DisplayMode(rawValue: Int(self)) {
        case .secondaryOnly: "the list column is hidden"
        case .oneBesideSecondary: "the list column is beside the detail"
        case .oneOverSecondary: "the list column is over the detail"
        case .automatic, nil: "the columns are arranged in another way"
        }
    }
}
