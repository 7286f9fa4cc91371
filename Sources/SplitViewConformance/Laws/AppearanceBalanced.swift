import StatefulTesting

extension SplitViewLaws {
    /// A controller that got `viewDidAppear` is on screen, and vice versa.
    ///
    /// UIKit ensures this, unless app code begins appearance transitions of its own: one that is
    /// never ended leaves a controller in between for good (A1). A controller that has left the
    /// screen and is alive is judged like the others. Below a sheet nothing has to disappear, so
    /// that what is still on screen there is not judged. One with the same fault before the step
    /// neither breaks the law nor holds it.
    package static let appearanceBalanced = Law<SplitViewStep>(
        name: "appearance-balanced",
        statement: "will/did appear and disappear alternate for each controller and end in "
            + "agreement with what is on screen.",
        branches: Branch.names
    ) { step in
        switch step.faultsOnScreen(in: { $0.outOfStep }) {
        case .arisen(let fault):
            return .violated(
                "\(step.name(of: fault.controller)) \(fault.kind.rawValue): "
                    + "\(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            guard step.isOnScreen else { return .notApplicable }
            return .held(in: step.after.hidesPrimary ? Branch.listHidden : .allInSight)
        }
    }
}

/// Whether the list column is on screen.
private enum Branch: UInt8, NamedBranch {
    /// Every column is on screen.
    case allInSight
    /// The list column is not, and nothing in it has appeared.
    case listHidden
}

/// A controller whose appearance state does not match its place.
private struct OutOfStep: Equatable {
    enum Kind: String {
        case inBetween = "began to appear or disappear, and has not ended"
        case unaware = "is on screen without viewDidAppear"
        case unawareOfLeaving = "is off screen without viewDidDisappear"
    }

    let controller: UInt32
    let kind: Kind
}

extension Snapshot {
    fileprivate var outOfStep: [OutOfStep] {
        var found: [OutOfStep] = []
        let isListHidden = hidesPrimary
        for index in nodes.indices {
            let node = nodes[index]
            var marks = node.marks.intersection([.inFront, .appeared, .inBetween])
            if node.marks.contains(.belowSheet) { marks.insert(.inFront) }
            if isListHidden, hides(node.place) { marks.remove(.inFront) }
            if marks.isEmpty || marks == [.inFront, .appeared] { continue }
            let kind: OutOfStep.Kind =
                marks.contains(.inBetween)
                ? .inBetween : marks.contains(.inFront) ? .unaware : .unawareOfLeaving
            found.append(OutOfStep(controller: node.id, kind: kind))
        }
        return found
    }
}
