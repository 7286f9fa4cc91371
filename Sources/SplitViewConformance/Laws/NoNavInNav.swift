import StatefulTesting

extension SplitViewLaws {
    /// No navigation controller holds another, at any depth.
    ///
    /// A subject that leaves merging to UIKit nests by design (C10); its policy says so, and then
    /// the nesting must be one level deep and never empty. What is out of sight, the preserved
    /// secondary for instance, is not judged; it is when it comes back.
    public static let noNavInNav = Law<SplitViewStep>(
        name: "no-nav-in-nav",
        statement: "No navigation controller holds another, at any depth. Where a subject's "
            + "policy allows it: never deeper than one, never an empty one.",
        branches: Branch.names
    ) { step in
        let picture = step.after
        // Mostly no navigation controller lies deeper than a column, and none can hold another.
        var deepest: UInt8 = 0
        for node in picture.nodes where node.kind == .navigation && node.place.isInstalled {
            deepest = max(deepest, node.depth)
        }
        guard deepest > 0 else { return .held(in: Branch.columns) }
        var branch = Branch.inContainers
        var enclosing: [UInt8] = []
        var place = Snapshot.Place.primary
        for (index, node) in picture.nodes.enumerated() where node.place.isInstalled {
            if node.place != place || node.depth == 0 {
                enclosing.removeAll(keepingCapacity: true)
                place = node.place
            }
            while let last = enclosing.last, last >= node.depth { enclosing.removeLast() }
            guard node.kind == .navigation else { continue }
            if !enclosing.isEmpty {
                let drawing = step.names.draw(picture)
                if !step.policies.allowsNesting {
                    return .violated("A navigation controller stands in another: \(drawing).")
                }
                if enclosing.count > 1 {
                    return .violated("Navigation controllers are nested twice: \(drawing).")
                }
                if picture.childCount(at: index) == 0 {
                    return .violated("An empty navigation controller is nested: \(drawing).")
                }
                branch = .nestedByPolicy
            }
            enclosing.append(node.depth)
        }
        return .held(in: branch)
    }
}

/// Where navigation controllers stand.
private enum Branch: UInt8, NamedBranch {
    /// As columns, and over everything.
    case columns
    /// In other containers, such as tabs, as well.
    case inContainers
    /// One in another, as the policy allows.
    case nestedByPolicy
}
