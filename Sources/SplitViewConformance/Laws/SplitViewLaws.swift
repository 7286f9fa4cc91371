import StatefulTesting

/// The laws, in the order in which they are asked: where several break in one step, the first one
/// names the finding. The plainest come first, and what follows from them comes after them:
/// whoever loses or nests a screen also disturbs the order, and shows another screen.
public enum SplitViewLaws {
    /// Every law, in the order in which they are asked.
    public static let all: [Law<SplitViewStep>] = [
        noException, singleOwner, noNavInNav, neverEmpty, blankNeverNested, selectionReplaces,
        contentsPreserved, answerMatchesDeed, rightSide, detailHasBar, roundTripOrder, sameScreen,
        appRecord, appearanceBalanced,
    ]

    /// The law of a name, if there is one.
    public static func law(named name: String) -> Law<SplitViewStep>? {
        all.first { $0.name == name }
    }
}
