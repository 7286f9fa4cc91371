import StatefulTesting

/// The laws, in the order in which they are asked: where several break in one step, the first one
/// names the finding. The plainest come first, and what follows from them comes after them:
/// whoever loses or nests a screen also disturbs the order, and shows another screen.
public enum SplitViewLaws {
    /// Every law, in the order in which they are asked. Last come the laws about what
    /// would come of a state.
    public static let all: [Law<SplitViewStep>] = [
        noException, terminates, singleOwner, noNavInNav, neverEmpty, blankNeverNested,
        selectionReplaces, contentsPreserved, answerMatchesDeed, rightSide, detailHasBar,
        roundTripOrder, sameScreen, modeKept, onScreen, appRecord, appearanceBalanced, released,
        backWalk, tapWorks, listReachable, backgroundInvisible, commutes, restorationRoundTrip,
    ]

    /// The laws that judge what was done, and nothing else.
    public static let ofThePresent = all.filter { walks[$0.name] == nil }

    /// The laws about what would come of the state after a step. They say most where the stage
    /// looked ahead (`Probing`), about walks on which every law of the present holds.
    public static let ofTheFuture = all.filter { walks[$0.name] != nil }

    /// The law of a name, if there is one.
    public static func law(named name: String) -> Law<SplitViewStep>? {
        all.first { $0.name == name }
    }

    /// The laws by which to judge a trace that is about one of them: shrunk, proved or replayed.
    ///
    /// A law of the future speaks up before a person has done anything. Asked together with
    /// others it would end their traces too early, so it is asked alone with those of the present,
    /// in its place.
    ///
    /// - Parameter name: The law that the trace is about; `nil` if it is about none, and all are
    ///   asked.
    public static func judging(_ name: String?) -> [Law<SplitViewStep>] {
        name.map { judging([$0]) } ?? all
    }

    /// The laws of the present and some of the future, in the order in which they are asked.
    static func judging(_ names: [String]) -> [Law<SplitViewStep>] {
        all.filter { walks[$0.name] == nil || names.contains($0.name) }
    }

    /// How to look ahead for the sake of a law.
    ///
    /// - Parameter name: The law; `nil` for all.
    public static func probing(for name: String?) -> Probing {
        name.map { probing(for: [$0]) } ?? .always(.all)
    }

    /// How to look ahead for the sake of some laws.
    static func probing(for names: [String]) -> Probing {
        let kinds = names.reduce(into: Foresight.Kinds()) { $0.formUnion(walks[$1] ?? []) }
        return kinds.isEmpty ? .never : .always(kinds)
    }

    /// What each law of the future needs to see.
    private static let walks: [String: Foresight.Kinds] = [
        backWalk.name: .back, listReachable.name: .toList,
        commutes.name: [
            .selectAndWiden, .widenAndSelect, .selectAndNarrow, .narrowAndSelect, .linkAgain,
        ],
        restorationRoundTrip.name: [.restored, .restoredElsewhere, .resized],
    ]
}
