import SplitViewCatalog
import SplitViewConformance

/// An app with one seeded bug that shows only after several commands in the right order.
struct DeepBug: Sendable {
    /// The app, under the contract of the recommended delegate.
    let subject: SplitViewSubject
    /// The length of the shortest trace of which a step breaks a law, found by trying all of them.
    let shortest: Int

    @MainActor init(_ name: String, _ type: ReaderApp.Type, shortest: Int) {
        subject = SplitViewSubject(
            "deep-\(name)", origin: "seeded bug", contract: SplitViewSubject.recommended.contract,
            makeScene: { type.init().scene() })
        self.shortest = shortest
    }

    /// Every deep bug.
    @MainActor static let all: [DeepBug] = [
        DeepBug("nearly-left", PageNearlyLeft.self, shortest: 6),
        DeepBug("replaced-twice", ReplacedTwice.self, shortest: 6),
        DeepBug("restores-five", RestoresFive.self, shortest: 6),
        DeepBug("parts-where-it-merged", PartsWhereItMerged.self, shortest: 6),
        DeepBug("dead-link", DeadLink.self, shortest: 6),
        DeepBug("knows-by-height", KnowsByHeight.self, shortest: 6),
        DeepBug("counts-once", CountsOnce.self, shortest: 7),
        DeepBug("carries-four", CarriesFour.self, shortest: 7),
        DeepBug("parts-in-the-middle", PartsInTheMiddle.self, shortest: 7),
        DeepBug("remembers-three", RemembersThree.self, shortest: 7),
        DeepBug("hidden-list", LinkBehindHiddenList.self, shortest: 7),
        DeepBug("clears-twice", ClearsTwice.self, shortest: 7),
        DeepBug("numbers-wrap", NumbersWrap.self, shortest: 9),
        DeepBug("corrects-itself-once", CorrectsItselfOnce.self, shortest: 10),
    ]
}
