import StatefulTesting

/// A nondeterministic machine: the flaw shows only when the coin shows heads, and a reset does not
/// undo a toss.
///
/// Two coins are put in and one is tossed. Nothing else depends on the tosses, so no fingerprint
/// reveals them: only a repetition does.
package struct Coin: ChallengeMachine {
    package static let operations = [
        Operation("put", weight: 2), Operation("take"), Operation("toss"),
    ]
    package static let laws = [flaw { $0.isHeads }]
    package static let minimum = [op("put"), op("put"), op("toss")]
    package static let isRepeatable = false

    package var coins = 0
    package var isHeads = false

    /// How often it was tossed, over all resets.
    private var tosses: UInt64 = 0

    package init() {}

    package var state: [Int] { [coins, isHeads ? 1 : 0] }

    package mutating func reset() {
        coins = 0
        isHeads = false
    }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        switch operation {
        case 0:
            guard coins < 4 else { return false }
            coins += 1
        case 1:
            guard coins > 0 else { return false }
            coins -= 1
        default:
            guard coins >= 2 else { return false }
            tosses += 1
            isHeads = SplitMix64.mix(tosses) & 1 == 1
        }
        return true
    }
}
