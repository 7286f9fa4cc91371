import StatefulTesting

/// A law about a split view that looks ahead.
public typealias SplitViewForwardLaw = ForwardLaw<SplitViewStep, SplitViewMove, Snapshot>

/// A way on that was tried for such a law.
public typealias SplitViewWalk = Walk<SplitViewMove, Snapshot>

/// The laws. Each is judged on every step, for itself; where one step breaks several, the order
/// says which comes first in a report: the plainest first, and what follows from them after them.
///
/// ```swift
/// for law in SplitViewLaws.all { print("\(law.name): \(law.statement)") }
/// ```
public enum SplitViewLaws {
    /// The laws about steps alone.
    public static let aboutSteps: [Law<SplitViewStep>] = [
        noException, terminates, singleOwner, noNavInNav, neverEmpty, blankNeverNested,
        selectionReplaces, contentsPreserved, answerMatchesDeed, rightSide, detailHasBar,
        roundTripOrder, sameScreen, modeKept, onScreen, appRecord, appearanceBalanced, released,
        tapWorks, backgroundInvisible,
    ].map { $0.distinguished { $0.symptom } }

    /// The laws that look ahead.
    ///
    /// What is wrong with a state is one flaw in each size, however it was reached. What is wrong
    /// with a link is for the step.
    public static let ahead: [SplitViewForwardLaw] = [
        backWalk, listReachable, commutes, restorationRoundTrip,
    ].map { law in
        law.distinguished { $0.command == .openLink ? $0.symptom : $0.symptomOfState }
    }

    /// Every law, in the order in which reports list them.
    public static let all: [Law<SplitViewStep>] = aboutSteps + ahead.map(\.law)

    /// The law of a name, if there is one.
    ///
    /// ```swift
    /// print(SplitViewLaws.law(named: "contents-preserved")?.statement ?? "no such law")
    /// ```
    public static func law(named name: String) -> Law<SplitViewStep>? {
        all.first { $0.name == name }
    }

    /// The laws whose flaws are never mere consequences of others: what ends the app.
    public static let neverConsequences: Set<String> = [noException.name, terminates.name]
}
