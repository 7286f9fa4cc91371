import StatefulTesting

extension SplitViewLaws {
    /// A transition loses and adds no content; another step changes it exactly as it says.
    ///
    /// What was pushed on a controller is content itself, and has to be there itself; on whose
    /// stack it stands is for `round-trip-order`. Content that is merely kept, by UIKit or by a
    /// stack that somebody retains, is lost: no person can reach it. A subject that leaves its
    /// transitions to UIKit may say by policy that the secondary waits out of sight; then a
    /// transition may put it there and bring it back.
    public static let contentsPreserved = Law<SplitViewStep>(
        name: "contents-preserved",
        statement: "A transition loses and adds no content: same controllers, each with what was "
            + "pushed on it. A user step changes the content exactly as the step says."
    ) { step in
        for (index, node) in step.before.nodes.enumerated() where node.isInstalledContent {
            let stays = step.after.showsContent(node.id, perhapsAt: index)
            let mustGo = step.change.removed.contains(node.id)
            let isDetailSide = node.kind == .detail || node.place == .secondary
            let mayGo = mustGo || (step.change.mayRemoveDetails && isDetailSide)
            if !stays && !mayGo && !step.mayWait(node.id, in: step.after) {
                return .violated(step.sentence(node, "is lost"))
            }
            if stays && mustGo { return .violated(step.sentence(node, "should be gone")) }
        }
        for (index, node) in step.after.nodes.enumerated()
        where node.isInstalledContent && !step.before.showsContent(node.id, perhapsAt: index) {
            // What the app cleared may leave a stock screen that is content to this app.
            if !step.change.added.contains(node.id), !step.change.mayRemoveDetails,
                !step.mayWait(node.id, in: step.before)
            {
                return .violated(step.sentence(node, "came from nowhere"))
            }
        }
        for id in step.change.added where !step.after.showsContent(id) {
            return .violated("What was to be shown is not there: \(step.drawings).")
        }
        return .held
    }
}

extension SplitViewStep {
    /// Whether UIKit keeps a controller out of sight in a picture, and a transition may leave it
    /// there, or take it from there, by the subject's policy.
    func mayWait(_ id: UInt32, in picture: Snapshot) -> Bool {
        guard policies.allowsWaiting, nature == .transition else { return false }
        return picture.nodes.contains { $0.id == id && $0.place == .preserved }
    }

    fileprivate func sentence(_ node: Snapshot.Node, _ fault: String) -> String {
        "\(names.name(of: node)) \(fault): \(drawings)."
    }

    /// Before and after, with common names.
    var drawings: String { "\(names.draw(before)) became \(names.draw(after))" }
}
