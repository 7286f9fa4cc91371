import SplitViewConformance

/// Compares `verify` with every trace of a subject.
@MainActor struct TracePass {
    /// The length of the longest traces that are tried in any case.
    var depth = 4
    /// How many traces may be tried for one step more.
    var traces = 0
    /// How many screens a scene may have for a trace to be continued.
    var height = 5

    /// Compares, with a line for the arrangement and one for each difference.
    ///
    /// - Returns: Whether everything agrees.
    func compare(_ arrangement: Arrangement) -> Bool {
        var depth = depth
        var comparison = Comparison(arrangement, depth: depth, height: height)
        let counts = comparison.brute.traces
        if comparison.differences.isEmpty, let next = Self.nextCount(after: counts), next <= traces
        {
            depth += 1
            comparison = Comparison(arrangement, depth: depth, height: height)
        }
        let brute = comparison.brute
        let verdict = comparison.differences.isEmpty ? "agrees" : "DIFFERS"
        print(
            verdict, arrangement.name.replacing(" ", with: "_"), "depth", depth, "traces",
            brute.count, "flaws", brute.found.count, "states",
            comparison.verification.exhaustion.states)
        for difference in comparison.differences { print("  \(difference)") }
        return comparison.differences.isEmpty
    }

    /// How many traces there would be with one step more, estimated from the last two lengths.
    private static func nextCount(after counts: [Int]) -> Int? {
        guard counts.count >= 2, let last = counts.last, counts[counts.count - 2] > 0 else {
            return nil
        }
        let total = counts.reduce(0, +)
        return total + last * last / counts[counts.count - 2]
    }
}
