import StatefulTesting

/// The laws, in the order in which they are asked: where several break in one step, the first one
/// names the finding. The plainest come first; `round-trip-order` comes last, because whoever
/// loses or nests a screen also disturbs the order.
public enum SplitViewLaws {
    /// Every law, in the order in which they are asked.
    public static let all: [Law<SplitViewStep>] = [
        noException, singleOwner, noNavInNav, neverEmpty, blankNeverNested, contentsPreserved,
        roundTripOrder,
    ]

    /// The law of a name, if there is one.
    public static func law(named name: String) -> Law<SplitViewStep>? {
        all.first { $0.name == name }
    }
}
