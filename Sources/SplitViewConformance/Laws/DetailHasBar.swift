import StatefulTesting

extension SplitViewLaws {
    /// A detail beside the list is in a navigation controller, which gives it a bar for the button
    /// that shows the list again.
    ///
    /// A subject whose app makes its details without one says so by policy. If UIKit will still put
    /// a navigation controller around the detail, the law does not apply. A detail that had no bar
    /// before the step neither breaks the law nor holds it.
    package static let detailHasBar = Law<SplitViewStep>(
        name: "detail-has-bar",
        statement: "Content in the secondary column stands in a navigation controller, and so has "
            + "a navigation bar, expanded and after a round trip."
    ) { step in
        guard !step.policies.allowsMissingBars, !step.after.isCollapsed else {
            return .notApplicable
        }
        switch step.faults(in: { $0.detailsWithoutBar }) {
        case .arisen(let id):
            return .violated(
                "\(step.name(of: id)) has no navigation bar: \(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            return !step.hasRaised && step.after.hasDetailColumn ? .held : .notApplicable
        }
    }
}

extension Snapshot {
    /// Whether there is content in a detail column that has its final place.
    fileprivate var hasDetailColumn: Bool {
        if awaitsBars { return false }
        for index in nodes.indices
        where nodes[index].place == .secondary && nodes[index].kind.isContent {
            return true
        }
        return false
    }

    /// The screens of the detail column that are not in a navigation controller.
    fileprivate var detailsWithoutBar: [UInt32] {
        if isCollapsed || awaitsBars { return [] }
        var found: [UInt32] = []
        // The outermost navigation controller around the nodes that follow, if there is one.
        var bar: UInt8?
        for index in nodes.indices where nodes[index].place == .secondary {
            let node = nodes[index]
            if let depth = bar, node.depth <= depth { bar = nil }
            if node.kind == .navigation, bar == nil { bar = node.depth }
            if node.kind.isContent, bar == nil { found.append(node.id) }
        }
        return found
    }
}
