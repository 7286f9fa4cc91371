import SplitViewConformance
import Testing

/// Apps that are right, and beside each the same app with one fault: each suite here has a table of
/// them.
@MainActor @Suite struct PairTests {
    nonisolated private static let pairs = [
        BackgroundTests.pairs, BesideColumnsTests.pairs, DefaultDetailTests.pairs,
        LaunchTests.pairs, LinkedListTests.pairs, LookedAtTests.pairs, NextItemTests.pairs,
        OneScreenTests.pairs, OuterTabTests.pairs, OwnRestorationTests.pairs, OwnTapTests.pairs,
        PresentedTests.pairs, PromiseTests.pairs, PromisedTapTests.pairs, RecordTests.pairs,
        UnfoldingTests.pairs, WithListTests.pairs,
    ].flatMap(\.self)

    @Test(arguments: pairs)
    func `a right app is silent, and the broken one is found`(pair: Pair) throws {
        try expectPair(
            .reader { pair.right() }, .reader { pair.broken() }, pair.flaw, height: pair.height,
            depth: pair.depth)
    }
}
