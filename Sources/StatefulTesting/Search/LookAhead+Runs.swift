extension LookAhead {
    /// The parts to try where a random run has ended: all that have something to try there, or
    /// none, as often as the least rare of them asks. So what few states offer is not missed.
    ///
    /// A run looks ahead where it ends, because the machine is there: to lead a replica to a state
    /// costs as much as the trace to it. Every further way from there has that cost, so long runs
    /// look ahead more rarely than short ones, of which the shortest always may. The run's seed
    /// decides, so the commands of a search do not depend on it.
    /// - Parameters:
    ///   - wanted: The parts that have something to try, one bit for each.
    ///   - plan: The plan of the run.
    @usableFromInline
    func chosen(of wanted: UInt64, atEndOf plan: RunPlan) -> UInt64 {
        guard wanted != 0 else { return 0 }
        var least = UInt64.max
        for part in rarities.indices where wanted & (1 << UInt64(part)) != 0 {
            least = min(least, rarities[part])
        }
        let odds = least * UInt64(plan.length + 4)
        return SplitMix64.mix(plan.lookSeed) % odds < 8 ? wanted : 0
    }
}
