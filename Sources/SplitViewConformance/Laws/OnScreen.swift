import StatefulTesting

extension SplitViewLaws {
    /// The content of the list column is visible, from edge to edge.
    ///
    /// Since iOS 14 the list column of a column style extends 100 points beyond the edge of the
    /// split view, so that there is something to see when the user drags it too far (G9); an inset
    /// keeps its content visible. An app that changes it, or has to because UIKit forgets it (B1,
    /// B3), hides a part of its list, or leaves a stripe empty. Judged if a visible column is
    /// beyond an edge, or has an inset; otherwise nothing could be wrong. A column with the same
    /// fault at the same edge before the step neither breaks the law nor holds it.
    public static let onScreen = Law<SplitViewStep>(
        name: "on-screen",
        statement: "The content of a visible column is laid out inside its visible part: the "
            + "insets make up exactly for what lies off screen, left-to-right and right-to-left.",
        branches: Branch.names
    ) { step in
        let edges = step.after.edges
        if edges.isPlain { return .notApplicable }
        switch step.faultsOnScreen(in: { $0.edgeFaults }) {
        case .arisen(let fault):
            let edge = fault.isLeft ? edges.left : edges.right
            return .violated(
                "\(edge.beyond) points of the list column lie beyond the "
                    + "\(fault.isLeft ? "left" : "right") edge, and its content is inset by "
                    + "\(edge.inset): \(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            guard step.isOnScreen else { return .notApplicable }
            var branches = LawBranches()
            if edges.left.beyond != 0 { branches.insert(Branch.beyondLeft) }
            if edges.right.beyond != 0 { branches.insert(Branch.beyondRight) }
            return .held(in: branches)
        }
    }
}

/// The edge of the column, with a compensating inset.
private enum Branch: UInt8, NamedBranch {
    /// Beyond the left edge.
    case beyondLeft
    /// Beyond the right edge, from right to left.
    case beyondRight
}

/// An edge at which the list column is wrong.
private struct EdgeFault: Equatable {
    let column: UInt32?
    let isLeft: Bool
    /// Whether content is hidden; otherwise a stripe stays empty.
    let hides: Bool
}

extension Snapshot {
    fileprivate var edgeFaults: [EdgeFault] {
        var faults: [EdgeFault] = []
        for (isLeft, edge) in [(true, edges.left), (false, edges.right)] where edge.hidden != 0 {
            let column = nodes.first { $0.place == .primary }?.id
            faults.append(EdgeFault(column: column, isLeft: isLeft, hides: edge.hidden > 0))
        }
        return faults
    }
}
