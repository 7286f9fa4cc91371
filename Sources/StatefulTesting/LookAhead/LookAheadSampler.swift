/// Draws the steps of a random run after which it looks ahead.
///
/// No choices are drawn for it, so the commands of a search do not depend on it. How many commands
/// were ignored counts as well: runs that begin alike still look ahead in different places.
@usableFromInline
struct LookAheadSampler {
    /// Copying a state costs as much as the trace that led there; building the copy and walking on
    /// cost about as much as this many commands.
    private static let overhead = 4
    /// A look from one state in so many, if it cost no more than a command.
    private static let share = 4

    private var digest: UInt64

    /// The sampler of a run.
    @usableFromInline
    init(seed: UInt64) { digest = seed }

    /// Takes in a command that was performed, by its rank, and how many were drawn until then.
    @usableFromInline
    mutating func note(_ rank: UInt64, drawn: Int) {
        let word = UInt64(truncatingIfNeeded: drawn) << 16 | rank & 0xFFFF
        digest = (digest ^ word) &* 0x0000_0100_0000_01B3
    }

    /// Whether to look ahead now: the rarer the more it costs, so that long traces do not eat up
    /// the time of short ones.
    /// - Parameter length: the length of the trace that leads here.
    @usableFromInline
    func isDue(length: Int) -> Bool {
        let odds = UInt64(Self.share * (length + Self.overhead))
        return SplitMix64.mix(digest).multipliedFullWidth(by: odds).high == 0
    }

    /// Of the laws that have something to try those to ask, once a look is due: all of them or
    /// none. What few states offer is not missed; of what most states offer a part will do.
    func chosen(of wanted: UInt64, rarities: [UInt64]) -> UInt64 {
        var least = UInt64.max
        for law in rarities.indices where wanted & (1 << UInt64(law)) != 0 {
            least = min(least, rarities[law])
        }
        return least != .max && SplitMix64.mix(digest) % least == 0 ? wanted : 0
    }
}
