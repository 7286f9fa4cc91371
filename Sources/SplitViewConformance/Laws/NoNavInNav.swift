import StatefulTesting

extension SplitViewLaws {
    /// No navigation controller contains another, at any depth.
    ///
    /// A subject that leaves merging to UIKit nests by design (C10); its policy says so, and then
    /// the nesting must be one level deep and never empty. What is out of sight, for example the
    /// preserved secondary, is judged only when it is restored. A controller that was in the same
    /// navigation controller before the step neither breaks the law nor holds it.
    package static let noNavInNav = Law<SplitViewStep>(
        name: "no-nav-in-nav",
        statement: "No navigation controller holds another, at any depth. Where a subject's "
            + "policy allows it: never deeper than one, never an empty one.",
        branches: Branch.names
    ) { step in
        guard !step.hasRaised else { return .notApplicable }
        // Usually no navigation controller is deeper than a column, and none can contain another.
        var deepest: UInt8 = 0
        for index in step.after.nodes.indices {
            let node = step.after.nodes[index]
            if node.kind == .navigation, node.place.isInstalled, node.depth > deepest {
                deepest = node.depth
            }
        }
        guard deepest > 0 else { return .held(in: Branch.columns) }
        let allowsOne = step.policies.allowsNesting
        switch step.faults(in: { $0.nested.compactMap { $0.fault(allowingOne: allowsOne) } }) {
        case .arisen(let fault):
            return .violated("\(fault.kind.rawValue): \(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            return .held(in: step.after.nested.isEmpty ? Branch.inContainers : .nestedByPolicy)
        }
    }
}

/// The places of navigation controllers.
private enum Branch: UInt8, NamedBranch {
    /// In columns, and presented.
    case columns
    /// In other containers, such as tabs, as well.
    case inContainers
    /// One in another, as the policy allows.
    case nestedByPolicy
}

/// A navigation controller inside another.
struct NestedNavigation {
    let id: UInt32
    let outer: UInt32
    /// How many are around it.
    let depth: Int
    let isEmpty: Bool

    fileprivate func fault(allowingOne allowsOne: Bool) -> NestingFault? {
        let kind: NestingFault.Kind
        if !allowsOne {
            kind = .nested
        } else if depth > 1 {
            kind = .nestedTwice
        } else if isEmpty {
            kind = .empty
        } else {
            return nil
        }
        return NestingFault(id: id, outer: outer, kind: kind)
    }
}

/// A navigation controller in a place that is not allowed.
private struct NestingFault: Equatable {
    enum Kind: String {
        case nested = "A navigation controller stands in another"
        case nestedTwice = "Navigation controllers are nested twice"
        case empty = "An empty navigation controller is nested"
    }

    let id: UInt32
    let outer: UInt32
    let kind: Kind
}

extension Snapshot {
    /// The navigation controllers that are inside another and can be reached.
    var nested: [NestedNavigation] {
        var found: [NestedNavigation] = []
        var enclosing: [Node] = []
        for index in nodes.indices where nodes[index].place.isInstalled {
            let node = nodes[index]
            while let last = enclosing.last, last.place != node.place || last.depth >= node.depth {
                enclosing.removeLast()
            }
            guard node.kind == .navigation else { continue }
            if let outer = enclosing.last {
                found.append(
                    NestedNavigation(
                        id: node.id, outer: outer.id, depth: enclosing.count,
                        isEmpty: !hasChild(at: index)))
            }
            enclosing.append(node)
        }
        return found
    }
}
