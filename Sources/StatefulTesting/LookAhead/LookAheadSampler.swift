/// Draws the steps of a random run after which it looks ahead.
///
/// It draws no choices, so the commands of a search do not depend on it. The number of ignored
/// commands counts as well, so that runs with a common prefix look ahead in different places.
@usableFromInline
struct LookAheadSampler {
    /// Copying a state costs as much as the trace that led there; building the replica and trying
    /// commands on it costs about as much as this many commands.
    private static let overhead = 4
    /// Looks ahead from one state in this many, if it cost no more than a command.
    private static let share = 4

    private var digest: Digest

    /// The sampler of a run.
    @usableFromInline
    init(seed: UInt64) { digest = Digest(seed: seed) }

    /// Takes in a command that was performed, by its rank, and how many were drawn until then.
    @usableFromInline
    mutating func note(_ rank: UInt64, drawn: Int) {
        digest.add(UInt64(truncatingIfNeeded: drawn) << 16 | rank & 0xFFFF)
    }

    /// Whether to look ahead now: more rarely the more it costs, so that long traces do not take
    /// the time of short ones.
    /// - Parameter length: The length of the trace that leads here.
    @usableFromInline
    func isDue(length: Int) -> Bool {
        let odds = UInt64(Self.share * (length + Self.overhead))
        return SplitMix64.mix(digest.value).multipliedFullWidth(by: odds).high == 0
    }

    /// Once a look ahead is due, the parts to try: all that have something to try, or none, as
    /// often as the least rare of them asks. So what few states offer is not missed.
    func chosen(of wanted: UInt64, rarities: [UInt64]) -> UInt64 {
        var least = UInt64.max
        for law in rarities.indices where wanted & (1 << UInt64(law)) != 0 {
            least = min(least, rarities[law])
        }
        return least != .max && SplitMix64.mix(digest.value) % least == 0 ? wanted : 0
    }
}

extension LookAhead {
    /// Looks ahead from the current state of a random run, if a law has something to try there.
    /// - Returns: Whether it did.
    @usableFromInline
    func sample(
        _ machine: Machine, after trace: [Machine.Command], _ sampler: LookAheadSampler,
        counting counts: inout VerdictCounts, violations: inout [Violation]
    ) -> Bool {
        let chosen = sampler.chosen(of: wanted(machine.step), rarities: rarities)
        guard chosen != 0 else { return false }
        judge(trace, chosen, machine.fingerprint, &counts, &violations)
        return true
    }
}
