import StatefulTesting

extension SplitViewLaws {
    /// A detail beside the list stands in a navigation controller, which gives it a bar, and the
    /// bar the button that brings the list back.
    ///
    /// A subject whose app makes its details without one says so by policy. What the app put there
    /// itself, past the split view, is not judged, and where UIKit has still to put a navigation
    /// controller around the detail, nothing is.
    public static let detailHasBar = Law<SplitViewStep>(
        name: "detail-has-bar",
        statement: "Content in the secondary column stands in a navigation controller, and so has "
            + "a navigation bar, expanded and after a round trip."
    ) { step in
        guard step.nature != .direct, !step.policies.allowsMissingBars, !step.after.isCollapsed,
            !step.after.awaitsBars
        else { return .notApplicable }
        var isApplicable = false
        // The outermost navigation controller around the nodes that follow, if there is one.
        var bar: UInt8?
        for node in step.after.nodes where node.place == .secondary {
            if let depth = bar, node.depth <= depth { bar = nil }
            if node.kind == .navigation, bar == nil { bar = node.depth }
            guard node.kind.isContent else { continue }
            isApplicable = true
            if bar == nil {
                return .violated(
                    "\(step.names.name(of: node)) has no navigation bar: "
                        + "\(step.names.draw(step.after)).")
            }
        }
        return isApplicable ? .held : .notApplicable
    }
}
