import StatefulTesting

extension SplitViewLaws {
    /// A transition loses and adds no content; another step changes it exactly as it says.
    ///
    /// What was pushed on a controller is content itself, and has to be there itself; on whose
    /// stack it stands is for `round-trip-order`. Content that is merely kept, by UIKit or by a
    /// stack that something retains, is lost: no person can reach it. A subject that leaves its
    /// transitions to UIKit may say by policy that the secondary waits out of sight; then a
    /// transition may put it there and bring it back.
    ///
    /// An app that clears its details, finishes one or starts over may show a detail of its own
    /// choice where nothing is chosen: alone in the detail column. What it fills in need not go
    /// when the details are cleared.
    public static let contentsPreserved = Law<SplitViewStep>(
        name: "contents-preserved",
        statement: "A transition loses and adds no content: same controllers, each with what was "
            + "pushed on it. A user step changes the content exactly as the step says.",
        branches: Branch.names
    ) { step in
        guard !step.hasRaised else { return .notApplicable }
        var branches = step.contentBranches
        for index in step.before.nodes.indices {
            let node = step.before.nodes[index]
            guard node.isInstalledContent else { continue }
            let mustGo = step.change.removed.contains(node.id)
            if step.after.showsContent(node.id, perhapsAt: index) {
                if mustGo { return .violated(step.sentence(node, "should be gone")) }
            } else if !mustGo, !step.mayGo(node) {
                guard step.mayWait(node.id, in: step.after) else {
                    return .violated(step.sentence(node, "is lost"))
                }
                branches.insert(Branch.putAway)
            }
        }
        for index in step.after.nodes.indices {
            let node = step.after.nodes[index]
            guard node.isInstalledContent, !step.before.showsContent(node.id, perhapsAt: index)
            else { continue }
            if step.change.added.contains(node.id) || step.mayFillIn(node) { continue }
            guard step.mayWait(node.id, in: step.before) else {
                return .violated(step.sentence(node, "came from nowhere"))
            }
            branches.insert(Branch.broughtBack)
        }
        for id in step.change.added where !step.after.showsContent(id) {
            return .violated("What was to be shown is not there: \(step.drawings).")
        }
        return .held(in: branches)
    }
}

/// What was to become of the content.
private enum Branch: UInt8, NamedBranch {
    /// All of it was to stay.
    case transition
    /// A transition has put some of it out of sight, as the policy allows (C8).
    case putAway
    /// A transition has brought some of it back (P2).
    case broughtBack
    /// Something was to come.
    case added
    /// Something was to go.
    case removed
    /// Details were free to go.
    case cleared
    /// A person or the app did something that does not concern it.
    case unchanged
}

extension SplitViewStep {
    /// What the step says of the content.
    fileprivate var contentBranches: LawBranches {
        var branches = LawBranches()
        if nature == .transition { branches.insert(Branch.transition) }
        if !change.added.isEmpty { branches.insert(Branch.added) }
        if !change.removed.isEmpty { branches.insert(Branch.removed) }
        if change.mayRemoveDetails { branches.insert(Branch.cleared) }
        return branches.isEmpty ? LawBranches(Branch.unchanged) : branches
    }

    /// Whether the step says that some content need not stay.
    fileprivate func mayGo(_ node: Snapshot.Node) -> Bool {
        let isDetailSide = node.kind == .detail || node.place == .secondary
        return (change.mayRemoveDetails && isDetailSide) || change.mayRemove.contains(node.id)
    }

    /// Whether a detail may have come because the app took others away: it stands alone on the
    /// detail side, and is there by default.
    fileprivate func mayFillIn(_ node: Snapshot.Node) -> Bool {
        guard nature == .app, command != .nextItem, node.kind == .detail, !node.isChosen,
            node.place == .secondary
        else { return false }
        return !after.nodes.contains {
            $0.place == .secondary && $0.kind.isScreen && $0.id != node.id
        }
    }

    /// Whether UIKit keeps a controller out of sight in a picture, and a transition may leave it
    /// there, or take it from there, by the subject's policy.
    func mayWait(_ id: UInt32, in picture: Snapshot) -> Bool {
        policies.allowsWaiting && nature == .transition && picture.holds(id, in: .preserved)
    }

    fileprivate func sentence(_ node: Snapshot.Node, _ fault: String) -> String {
        "\(names.name(of: node)) \(fault): \(drawings)."
    }

    /// Before and after, with common names.
    var drawings: String { "\(names.draw(before)) became \(names.draw(after))" }
}
