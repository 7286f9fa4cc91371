import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// UIKit relies on a delegate's answer, so it must match what the delegate did.
    ///
    /// On collapse, `true` says that the secondary was handled: its content is merged, or there was
    /// none. `false` leaves it to UIKit, which pushes the secondary as it is; if content was moved
    /// out of it before, it is merged twice, or the pushed controller is half empty (C2, C9). On
    /// expansion UIKit uses the returned controller (X2): it must be new and not empty. If it is
    /// still in the primary, UIKit removes it there; some delegates rely on that, so a policy says
    /// whether they may. A controller anywhere else, in a stack that is kept or presented, has
    /// another owner, and no delegate may return it.
    package static let answerMatchesDeed = Law<SplitViewStep>(
        name: "answer-matches-deed",
        statement: "What a delegate answered is what happened: true from collapse means that the "
            + "content is merged or was a placeholder; false after merging content is a fault; "
            + "what separate returns is not the primary, not empty, not a child elsewhere, and "
            + "inside the primary only if the app's policies allow it.",
        branches: Branch.names
    ) { step in
        // In the background there are several transitions, and only the last one is seen.
        guard !step.calls.isEmpty, step.command.name != .background else {
            return .notApplicable
        }
        var branches = LawBranches()
        for case .asked(let question, let answer) in step.calls {
            switch (question, answer) {
            case (.collapse(let secondary, _), .bool(let isMerged)):
                branches.insert(isMerged ? Branch.collapseMerged : .collapseLeftToUikit)
                if let fault = step.fault(ofCollapsing: secondary.value, answering: isMerged) {
                    return .violated(fault)
                }
            case (.separate(let primary), .controller(let secondary)):
                branches.insert(Branch.secondaryGiven)
                if let fault = step.fault(
                    ofGiving: secondary.value, separatedFrom: primary.value)
                {
                    return .violated(fault)
                }
            default: break
            }
        }
        return branches.verdict
    }
}

/// The answer.
private enum Branch: UInt8, NamedBranch {
    /// Collapsing: the content is merged, or there is none (C2).
    case collapseMerged
    /// Collapsing: left to UIKit.
    case collapseLeftToUikit
    /// Expanding: a secondary (X2).
    case secondaryGiven
}

extension SplitViewStep {
    fileprivate func fault(ofCollapsing secondary: UInt32, answering isMerged: Bool) -> String? {
        // What app code shows may merge the columns, because it brings the split view back on
        // screen, and then take the place of what was merged.
        guard !hasRaised, nature == .transition || !change.mayRemoveDetails else { return nil }
        for node in before.nodes where node.place == .secondary && node.kind.isContent {
            if isMerged {
                // What the app has taken away itself was not there to be merged.
                if node.isChosen, !before.isDefaultAgain(node), !after.showsContent(node.id),
                    !mayWait(node.id, in: after),
                    !change.removed.contains(node.id), !change.mayRemove.contains(node.id),
                    policies.narrowScreens == .same
                {
                    return "The delegate answered that it had merged the details, and "
                        + "\(names.name(of: node)) is not there: \(drawings)."
                }
            } else if node.controller != secondary, after.showsContent(node.id),
                // App code that UIKit calls afterwards may have taken it apart, and removed it.
                after.nodes.contains(where: { $0.id == secondary && $0.place.isInstalled }),
                !after.isInside(node.id, of: secondary)
            {
                return "The delegate left the collapse to UIKit after it had put "
                    + "\(names.name(of: node)) elsewhere: \(drawings)."
            }
        }
        return nil
    }

    fileprivate func fault(ofGiving secondary: UInt32, separatedFrom primary: UInt32) -> String? {
        if secondary == primary {
            return "The delegate gave the primary back as the secondary: \(names.draw(before))."
        }
        guard !hasRaised else { return nil }
        for case .adopted(let taken, let owner, _) in calls where taken.value == secondary {
            if before.holds(owner.value, in: .primary) {
                if policies.allowsTakingOver { continue }
                return "The delegate gave a secondary back that still stood in the primary: "
                    + "\(drawings)."
            }
            return "The delegate gave a secondary back that was already a child of another "
                + "controller: \(drawings)."
        }
        if let index = after.nodes.firstIndex(where: { $0.id == secondary }),
            after.nodes[index].kind == .navigation, after.childCount(at: index) == 0,
            !awaitsColumns
        {
            return "The delegate gave an empty navigation controller back: \(drawings)."
        }
        return nil
    }
}

extension Snapshot {
    /// Whether a controller is a descendant of another one.
    fileprivate func isInside(_ id: UInt32, of ancestor: UInt32) -> Bool {
        var inside: (place: Place, depth: UInt8)?
        for node in nodes {
            if let around = inside, node.place != around.place || node.depth <= around.depth {
                inside = nil
            }
            if inside != nil, node.id == id { return true }
            if inside == nil, node.id == ancestor { inside = (node.place, node.depth) }
        }
        return false
    }
}
