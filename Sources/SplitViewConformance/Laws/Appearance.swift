import StatefulTesting

extension SplitViewLaws {
    /// A controller that got `viewDidAppear` is on screen, and vice versa.
    ///
    /// UIKit ensures this, unless app code begins appearance transitions of its own: one that is
    /// never ended leaves a controller in between for good (A1). A controller that has left the
    /// screen and is alive is judged like the others. A screen below a sheet may stay on screen,
    /// and is not judged.
    package static let appearanceBalanced = Law<SplitViewStep>(
        name: "appearance-balanced",
        statement: "will/did appear and disappear alternate for each controller and end in "
            + "agreement with what is on screen."
    ) { step in
        switch step.arisen(in: { $0.outOfStep }) {
        case .new(let fault):
            return .violated(
                "\(step.name(of: fault.controller)) \(fault.kind.rawValue): \(step.drawing).")
        case .standing: return .notApplicable
        case .none: return step.isSeen ? .held : .notApplicable
        }
    }

    /// The content of each column that is shown is visible, from side to side.
    ///
    /// Since iOS 14 the list column of a column style extends 100 points beyond the edge of the
    /// split view, so that there is something to see when the user drags it too far (G9); on iOS 26
    /// it floats above the column beside it (G10). An inset keeps the content visible. An app that
    /// changes it, or has to because UIKit forgets it (B1, B3), hides a part of a column, or leaves
    /// a stripe empty. Which side it is depends on `primaryEdge` and on the direction of content
    /// (G11, G12). A column brought in over another one, and a displaced one, cover or lose
    /// something on purpose. Judged if a part of a column is out of sight, or has an inset;
    /// otherwise nothing could be wrong.
    package static let onScreen = Law<SplitViewStep>(
        name: "on-screen",
        statement: "The content of a visible column is laid out inside its visible part: the "
            + "insets make up exactly for what lies off screen, left-to-right and right-to-left."
    ) { step in
        if step.after.edges.isPlain { return .notApplicable }
        switch step.arisen(in: { $0.edgeFaults }) {
        case .new(let fault):
            let edge = fault.edge(of: step.after)
            let side = fault.isLeft ? "left" : "right"
            let position =
                fault.isFirst ? "lie beyond the \(side) edge" : "are out of sight at the \(side)"
            return .violated(
                "\(edge.beyond) points of the \(fault.column) \(position), and its content is "
                    + "inset by \(edge.inset): \(step.drawing).")
        case .standing: return .notApplicable
        case .none: return step.isSeen ? .held : .notApplicable
        }
    }
}
