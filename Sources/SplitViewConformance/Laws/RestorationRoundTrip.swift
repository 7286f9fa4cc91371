import StatefulTesting

extension SplitViewLaws {
    /// An app that the system has ended comes back as it was, or as it would be in the size it
    /// comes back in.
    ///
    /// What comes back are other controllers, so that looks are compared: which roles stand where.
    /// A detail has another restoration path in one stack than beside the list, and a launch does
    /// not separate what it finds (R3, R5); an app that leaves all to the system shows details in
    /// the list column. Not applicable where the app takes no part in restoration, and where a
    /// placeholder stands beside content, which does well to go.
    public static let restorationRoundTrip = Law<SplitViewStep>(
        name: "restoration-round-trip",
        statement: "Saving and restoring in the same or the other size class gives the state that "
            + "a transition to it would have given.",
        branches: Branch.names
    ) { step in
        guard let foresight = step.foresight, !step.after.hasPlaceholderBesideContent else {
            return .notApplicable
        }
        var branches = LawBranches()
        if let restored = foresight.end(of: .restored) {
            branches.insert(Branch.sameSize)
            if !restored.looksLike(step.after, sharing: Snapshot()) {
                return .violated(
                    "Ended and restored, \(step.after.notation) is \(restored.notation).")
            }
        }
        if let restored = foresight.end(of: .restoredElsewhere),
            let resized = foresight.end(of: .resized)
        {
            branches.insert(Branch.otherSize)
            if !restored.looksLike(resized, sharing: Snapshot()) {
                return .violated(
                    "Ended and restored in the other size, \(step.after.notation) is "
                        + "\(restored.notation), and not \(resized.notation).")
            }
        }
        return branches.verdict
    }
}

/// Where an app came back.
private enum Branch: UInt8, NamedBranch {
    /// In the size that it was left in.
    case sameSize
    /// In the other size.
    case otherSize
}

extension Foresight {
    /// The picture at the end of a walk of a kind that broke no law of the present.
    fileprivate func end(of kind: Kinds) -> Snapshot? {
        guard let walk = walk(kind), walk.isSound else { return nil }
        return walk.sights.last?.picture
    }
}
