import StatefulTesting

extension SplitViewLaws {
    /// Whoever was told that it has appeared is on screen, and the other way round.
    ///
    /// UIKit sees to it, unless app code tells its own: an appearance transition that is begun and
    /// never ended leaves a controller in between for good (A1).
    public static let appearanceBalanced = Law<SplitViewStep>(
        name: "appearance-balanced",
        statement: "will/did appear and disappear alternate for each controller and end in "
            + "agreement with what is on screen.",
        branches: Branch.names
    ) { step in
        guard step.after.isLaunched, step.exception == nil else { return .notApplicable }
        let isListHidden = step.listColumn != .isShown
        for node in step.after.nodes {
            var marks = node.marks.intersection([.inFront, .appeared, .inBetween])
            if isListHidden, node.place == .primary { marks.remove(.inFront) }
            if marks.isEmpty || marks == [.inFront, .appeared] { continue }
            let fault =
                marks.contains(.inBetween)
                ? "was told that it will appear or disappear, and not that it did"
                : marks.contains(.inFront)
                    ? "is in front and was not told that it has appeared"
                    : "was told that it has appeared and is not in front"
            return .violated(
                "\(step.names.name(of: node)) \(fault): \(step.names.draw(step.after)).")
        }
        return .held(in: isListHidden ? Branch.listHidden : .allInSight)
    }
}

/// Whether the list column is on screen.
private enum Branch: UInt8, NamedBranch {
    /// Every column there is is on screen.
    case allInSight
    /// The list column is not, and nobody in it has appeared.
    case listHidden
}
