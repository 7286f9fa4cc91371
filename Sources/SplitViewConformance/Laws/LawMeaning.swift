/// The meaning of a broken law to a person, the worst first.
///
/// Causes are reported in this order, and nothing is listed under something that means less.
enum LawMeaning: Int, Comparable {
    /// The app ends, or does not go on.
    case ends
    /// Something is lost, or comes back unasked.
    case lost
    /// Something else is in front than a person looked at, or asked for.
    case front
    /// Everything is there, in another order or arrangement.
    case order
    /// The window is put together in a way that goes wrong later.
    case structure

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The meaning of a law by its name. A law of the app's own means as much as a loss, as its
    /// author has said that it matters.
    init(ofLaw name: String) {
        self = Self.table[name] ?? .lost
    }

    static let table: [String: LawMeaning] = {
        let rows: [(LawMeaning, [String])] = [
            (
                .ends,
                [
                    SplitViewLaws.noException.name, SplitViewLaws.terminates.name,
                    SplitViewLaws.survives.name,
                ]
            ),
            (
                .lost,
                [
                    SplitViewLaws.contentsPreserved.name, SplitViewLaws.selectionReplaces.name,
                    SplitViewLaws.listReachable.law.name,
                    SplitViewLaws.restorationRoundTrip.law.name,
                ]
            ),
            (
                .front,
                [
                    SplitViewLaws.sameScreen.name, SplitViewLaws.tapWorks.name,
                    SplitViewLaws.appRecord.name, SplitViewLaws.backWalk.law.name,
                ]
            ),
            (
                .order,
                [
                    SplitViewLaws.roundTripOrder.name, SplitViewLaws.backgroundInvisible.name,
                    SplitViewLaws.modeKept.name, SplitViewLaws.commutes.law.name,
                ]
            ),
            (
                .structure,
                [
                    SplitViewLaws.singleOwner.name, SplitViewLaws.noNavInNav.name,
                    SplitViewLaws.neverEmpty.name, SplitViewLaws.blankNeverNested.name,
                    SplitViewLaws.answerMatchesDeed.name, SplitViewLaws.rightSide.name,
                    SplitViewLaws.detailHasBar.name, SplitViewLaws.onScreen.name,
                    SplitViewLaws.appearanceBalanced.name, SplitViewLaws.released.name,
                ]
            ),
        ]
        return Dictionary(
            uniqueKeysWithValues: rows.flatMap { meaning, laws in laws.map { ($0, meaning) } })
    }()
}
