import StatefulTesting

extension SplitViewLaws {
    /// A controller stands in one stack, once.
    ///
    /// UIKit takes a controller out of its old container when it is given to a new one. Some
    /// correct delegates rely on that; a subject whose policy does not allow it is told when a
    /// transition did. Showing a detail is another matter: a delegate may well take it out of the
    /// navigation controller in which the app handed it over.
    public static let singleOwner = Law<SplitViewStep>(
        name: "single-owner",
        statement: "A controller stands in one stack, once. Navigation controllers that are no "
            + "longer installed but still alive count too.",
        branches: Branch.names
    ) { step in
        let nodes = step.after.nodes
        for index in nodes.indices {
            let id = nodes[index].id
            for other in nodes[(index + 1)...] where other.id == id {
                return .violated("\(step.names.name(of: other)) stands in two places.")
            }
        }
        guard step.nature == .transition, !step.policies.allowsTakingOver else {
            return .held(in: Branch.onePlace)
        }
        for case .adopted(let controller, _, _) in step.calls {
            let name = step.names.name(of: controller.value, in: step.after)
            return .violated(
                "\(name) was given to a new stack while it still stood in the old one.")
        }
        return .held(in: Branch.noneTakenOver)
    }
}

/// What a controller must not do.
private enum Branch: UInt8, NamedBranch {
    /// Stand in two stacks.
    case onePlace
    /// That, or be taken over in a transition without leaving its old stack first.
    case noneTakenOver
}
