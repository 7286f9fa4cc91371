import StatefulTesting

extension SplitViewLaws {
    /// A controller is in one stack, once.
    ///
    /// UIKit removes a controller from its old container when it is given to a new one. Some
    /// correct delegates rely on that; if the subject's policy does not allow it, a transition that
    /// does it breaks the law. Showing a detail is different: a delegate may take it out of the
    /// navigation controller in which the app passed it.
    package static let singleOwner = Law<SplitViewStep>(
        name: "single-owner",
        statement: "A controller stands in one stack, once. Navigation controllers that are no "
            + "longer installed but still alive count too.",
        branches: Branch.names
    ) { step in
        let doubled = step.faults(in: { $0.doubled })
        if case .arisen(let id) = doubled {
            let name = step.names.name(of: id, in: step.after)
            return .violated("\(name) stands in two places.")
        }
        let judgesTransition = step.nature == .transition && !step.policies.allowsTakingOver
        if judgesTransition, !step.hasRaised {
            for case .adopted(let controller, _, _) in step.calls {
                let number = controller.value
                let id = step.after.identity(of: number) ?? step.before.identity(of: number)
                return .violated(
                    "\(step.name(of: id ?? number)) was given to a new stack while it still stood "
                        + "in the old one.")
            }
        }
        guard !step.hasRaised, case .none = doubled else { return .notApplicable }
        return .held(in: judgesTransition ? Branch.noneTakenOver : .onePlace)
    }
}

/// What a controller must not do.
private enum Branch: UInt8, NamedBranch {
    /// Be in two stacks.
    case onePlace
    /// That, or be moved in a transition without leaving its old stack first.
    case noneTakenOver
}

extension Snapshot {
    /// The controllers that are in more than one place.
    fileprivate var doubled: [UInt32] {
        // Usually no two controllers have numbers with the same last bits, and nothing has to be
        // compared.
        var met: UInt64 = 0
        var mayBeDoubled: UInt64 = 0
        for index in nodes.indices {
            let bit: UInt64 = 1 << UInt64(nodes[index].id & 63)
            mayBeDoubled |= met & bit
            met |= bit
        }
        guard mayBeDoubled != 0 else { return [] }
        var doubled: [UInt32] = []
        for index in nodes.indices {
            for other in nodes[(index + 1)...] where other.id == nodes[index].id {
                doubled.append(other.id)
            }
        }
        return doubled
    }
}
