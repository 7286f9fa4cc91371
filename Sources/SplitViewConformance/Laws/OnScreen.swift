import StatefulTesting

extension SplitViewLaws {
    /// The content of each column that is shown is visible, from side to side.
    ///
    /// Since iOS 14 the list column of a column style extends 100 points beyond the edge of the
    /// split view, so that there is something to see when the user drags it too far (G9); on iOS 26
    /// it floats above the column beside it (G10). An inset keeps the content visible. An app that
    /// changes it, or has to because UIKit forgets it (B1, B3), hides a part of a column, or leaves
    /// a stripe empty. Which side it is depends on `primaryEdge` and on the direction of content
    /// (G11, G12). A column that is brought in over another one, and one that is displaced, cover
    /// or lose something on purpose. Judged if a part of a column is out of sight, or has an inset;
    /// otherwise nothing could be wrong. A column with the same fault at the same side before the
    /// step neither breaks the law nor holds it.
    package static let onScreen = Law<SplitViewStep>(
        name: "on-screen",
        statement: "The content of a visible column is laid out inside its visible part: the "
            + "insets make up exactly for what lies off screen, left-to-right and right-to-left.",
        branches: Branch.names
    ) { step in
        let edges = step.after.edges
        if edges.isPlain { return .notApplicable }
        switch step.faultsOnScreen(in: { $0.edgeFaults }) {
        case .arisen(let fault):
            let sides = edges[fault.place]
            let edge = fault.isLeft ? sides.left : sides.right
            let side = fault.isLeft ? "left" : "right"
            let place =
                fault.place == .primary
                ? "lie beyond the \(side) edge" : "are out of sight at the \(side)"
            return .violated(
                "\(edge.beyond) points of the \(fault.place.columnName) \(place), and its content "
                    + "is inset by \(edge.inset): \(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            guard step.isOnScreen else { return .notApplicable }
            var branches = LawBranches()
            if edges.primary.left.beyond != 0 { branches.insert(Branch.beyondLeft) }
            if edges.primary.right.beyond != 0 { branches.insert(Branch.beyondRight) }
            if edges.coversColumn { branches.insert(Branch.covered) }
            return .held(in: branches)
        }
    }
}

/// What is out of sight, with a compensating inset.
private enum Branch: UInt8, NamedBranch {
    /// A part of the list column, beyond the left edge.
    case beyondLeft
    /// A part of the list column, beyond the right edge: from right to left, or with the primary at
    /// the trailing edge.
    case beyondRight
    /// A part of another column, under the list column that floats above it.
    case covered
}

/// A side at which a column is wrong.
private struct EdgeFault: Equatable {
    let place: Snapshot.Place
    let column: UInt32?
    let isLeft: Bool
    /// Whether content is hidden; otherwise a stripe stays empty.
    let hides: Bool
}

extension Snapshot {
    fileprivate var edgeFaults: [EdgeFault] {
        var faults: [EdgeFault] = []
        for place in Edges.columns {
            let sides = edges[place]
            for (isLeft, edge) in [(true, sides.left), (false, sides.right)]
            where edge.hidden != 0 {
                let column = nodes.first { $0.place == place }?.id
                faults.append(
                    EdgeFault(
                        place: place, column: column, isLeft: isLeft, hides: edge.hidden > 0))
            }
        }
        return faults
    }
}

extension Snapshot.Edges {
    /// Whether a part of a column beside the primary is out of sight.
    fileprivate var coversColumn: Bool {
        Self.columns.dropFirst().contains {
            self[$0].left.beyond != 0 || self[$0].right.beyond != 0
        }
    }
}
