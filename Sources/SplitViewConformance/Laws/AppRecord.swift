import StatefulTesting

extension SplitViewLaws {
    /// What the app has written down is what a person sees: a row that is highlighted, a document
    /// that is open.
    public static let appRecord = Law<SplitViewStep>(
        name: "app-record",
        statement: "What the app believes is shown, if it keeps a record of that, is what is "
            + "shown.",
        branches: Branch.names
    ) { step in
        guard step.after.isLaunched, step.exception == nil else { return .notApplicable }
        switch step.after.record {
        case .undeclared: return .notApplicable
        case .nothing:
            for node in step.after.nodes
            where node.kind == .detail && node.isInFront && node.isChosen {
                return .violated(
                    "The app believes that it shows no detail, and it shows "
                        + "\(step.names.name(of: node)): \(step.names.draw(step.after)).")
            }
            return .held(in: Branch.nothing)
        case .screen(let id):
            if step.after.isInFront(id) { return .held(in: Branch.screen) }
            return .violated(
                "The app believes that it shows \(step.name(of: id)), which is not in front: "
                    + "\(step.names.draw(step.after)).")
        }
    }
}

/// What the app believes that it shows.
private enum Branch: UInt8, NamedBranch {
    /// No detail.
    case nothing
    /// A certain screen.
    case screen
}
