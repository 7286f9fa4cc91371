import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// UIKit relies on a delegate's answer, so it must match what the delegate did.
    ///
    /// On collapse, `true` says that the secondary was handled; content lost then is for
    /// `contents-preserved`. `false` leaves it to UIKit, which pushes the secondary as it is; if
    /// content was moved out of it before, it is merged twice, or the pushed controller is half
    /// empty (C2, C9). On expansion UIKit uses the returned controller (X2). If it is still in the
    /// primary, UIKit removes it there, which `single-owner` judges; anywhere else it has another
    /// owner, and no delegate may return it.
    package static let answerMatchesDeed = Law<SplitViewStep>(
        name: "answer-matches-deed",
        statement: "A delegate that leaves the collapse to UIKit has not moved details out of the "
            + "secondary. What it gives back as the columns separate is not the primary, and no "
            + "child of a controller outside the primary.",
        branches: Branch.names
    ) { step in
        // In the background there are several transitions, and only the last one is seen.
        guard !step.calls.isEmpty, !step.passesThroughBackground else { return .notApplicable }
        var branches = LawBranches()
        for case .asked(let question, let answer) in step.calls {
            switch (question, answer) {
            case (.collapse(let secondary, _), .bool(let isMerged)):
                branches.insert(isMerged ? Branch.collapseMerged : .collapseLeftToUikit)
                if !isMerged, let moved = step.movedOut(of: secondary.value) {
                    return .violated(
                        "The delegate left the collapse to UIKit after it had put "
                            + "\(step.name(of: moved.key)) elsewhere: \(step.drawings).")
                }
            case (.separate(let primary), .controller(let secondary)):
                branches.insert(Branch.secondaryGiven)
                if primary == secondary {
                    return .violated(
                        "The delegate gave the primary back as the secondary: "
                            + "\(step.names.draw(step.before)).")
                }
                if step.hasOwner(secondary) {
                    return .violated(
                        "The delegate gave a secondary back that was already a child of another "
                            + "controller: \(step.drawings).")
                }
            default: break
            }
        }
        return branches.verdict
    }

    /// A screen that was removed is released.
    ///
    /// Swift frees an object with its last reference. So a removed screen that is still alive is
    /// retained by mistake: by a closure in a reference cycle, by the memory of a delegate, by a
    /// navigation controller kept somewhere. UIKit itself retains the secondary that it keeps while
    /// collapsed (P1), with everything in it. The last selected row may be selected again, so its
    /// screen is kept until another row is selected. The app may keep the screens with which it was
    /// built. The screens removed by a turn are a matter of `contents-preserved`.
    package static let released = Law<SplitViewStep>(
        name: "released",
        statement: "A screen that was popped, replaced, cleared, finished or replaced by a link is "
            + "deallocated once nothing in the model should hold it, unless policies say that the "
            + "app keeps screens; a secondary that UIKit keeps is held by it."
    ) { step in
        guard !step.expects(.mayKeep), !step.hasRaised else { return .notApplicable }
        if let survivor = step.survivors.first {
            return .violated(
                "\(step.name(of: survivor)) was taken away and is still in memory: "
                    + "\(step.drawings).")
        }
        return step.takesAway ? .held : .notApplicable
    }
}

private enum Branch: UInt8, NamedBranch {
    /// Collapsing: the content is merged, or there is none (C2).
    case collapseMerged
    /// Collapsing: left to UIKit.
    case collapseLeftToUikit
    /// Expanding: a secondary (X2).
    case secondaryGiven
}

extension SplitViewStep {
    /// Whether something went in this step because the user, the app or a link says so.
    fileprivate var takesAway: Bool {
        if nature == .transition { return false }
        if !expectation.goes.isEmpty { return true }
        return expectation.leaving.isAny(of: [.detail, .besideLists])
            && was.content.contains { now.screen($0.key) == nil }
    }

    /// A detail of the secondary that is elsewhere, although UIKit has merged the secondary itself.
    fileprivate func movedOut(of secondary: UInt32) -> ReadScreen? {
        // App code that UIKit calls afterwards may have taken it apart, and removed it.
        guard !hasRaised, after.isThere(secondary) else { return nil }
        return was.content.first { screen in
            screen.standing.contains(.besideLists) && screen.controller != secondary
                && before.isInside(screen.key, of: secondary)
                && now.screen(screen.key) != nil && !after.isInside(screen.key, of: secondary)
        }
    }

    /// Whether what a delegate gives back was a child of a controller outside the primary.
    fileprivate func hasOwner(_ secondary: ControllerNumber) -> Bool {
        !hasRaised
            && calls.contains { call in
                guard case .adopted(secondary, let owner, _) = call else { return false }
                return !before.isOnListSide(owner.value)
            }
    }
}
