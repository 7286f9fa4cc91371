import StatefulTesting

/// A look-ahead law about a split view.
package typealias SplitViewForwardLaw = ForwardLaw<SplitViewStep, SplitViewMove, Snapshot>

/// The laws. Each is judged on every step, separately. If a step breaks several, their order
/// decides about the first of a report: simple laws come before their consequences.
///
/// ```swift
/// for law in SplitViewLaws.all { print("\(law.name): \(law.statement)") }
/// ```
public enum SplitViewLaws {
    package static let aboutSteps: [Law<SplitViewStep>] = [
        noException, terminates, survives, singleOwner, noNavInNav, neverEmpty, blankNeverNested,
        selectionReplaces, contentsPreserved, answerMatchesDeed, rightSide, detailHasBar,
        roundTripOrder, sameScreen, modeKept, onScreen, appRecord, appearanceBalanced, released,
        tapWorks, backgroundInvisible,
    ].map { $0.distinguished { $0.symptom } }

    /// The look-ahead laws.
    ///
    /// A fault of a state is one flaw in each size, however it was reached. A fault of a link
    /// belongs to the step.
    package static let ahead: [SplitViewForwardLaw] = [
        backWalk, listReachable, commutes, restorationRoundTrip,
    ].map { law in
        law.distinguished { $0.opensLink ? $0.symptom : $0.symptomOfState }
    }

    /// Every law, in the order in which reports list them.
    public static let all: [Law<SplitViewStep>] = aboutSteps + ahead.map(\.law)

    /// The law with a name, if there is one.
    ///
    /// - Parameter name: The name, such as `contents-preserved`.
    package static func law(named name: String) -> Law<SplitViewStep>? {
        all.first { $0.name == name }
    }
}
