/// How often each kind of command is drawn in one run.
///
/// Runs differ in this on purpose (swarm testing): a run that never rotates reaches depths that an
/// even mix does not, and one that does almost nothing but rotate finds other faults. A mask and
/// powers of two as factors give such runs.
public struct CommandMix: Sendable, Hashable {
    /// Running sums of the weights; a kind that is off adds nothing to its predecessor's.
    @usableFromInline let sums: [UInt32]

    /// A mix with given weights.
    /// - Parameter weights: one weight for each kind; at least one is positive, and the sum fits
    ///   into 32 bits.
    public init(weights: [UInt32]) {
        var sum: UInt32 = 0
        sums = weights.map { weight in
            sum += weight
            return sum
        }
        precondition(sum > 0, "a command mix needs a kind with a positive weight")
    }

    /// The weight of each kind, 0 for one that is off.
    public var weights: [UInt32] {
        sums.indices.map { $0 == 0 ? sums[0] : sums[$0] - sums[$0 - 1] }
    }

    /// Draws a kind.
    /// - Parameter choices: where the number comes from.
    /// - Returns: the index of a kind whose weight is positive.
    /// - Complexity: linear in the number of kinds, which are few.
    @inlinable
    public func kind(from choices: inout some ChoiceSource) -> Int {
        let number = choices.next(below: sums[sums.count &- 1])
        var kind = 0
        while sums[kind] <= number {
            kind &+= 1
        }
        return kind
    }

    /// How much more often a required kind is drawn in a masked run: enough that a run that waits
    /// for it does not starve beside kinds that weigh 32 times their default.
    static let requiredFactor: UInt32 = 16

    /// Draws the mix of a run.
    ///
    /// One run in 8 uses the default weights. In the others each kind is kept with a probability of
    /// 1/4, 1/2 or 3/4 (one of them for the whole run) and weighs its default times 1, 2, 4, 8, 16
    /// or 32. Required kinds are always kept, at 16 times their default. If a mask leaves no kind but
    /// required ones, one of the others is switched on. A kind of weight 0 stays off.
    /// - Parameters:
    ///   - kinds: the machine's kinds; at least one has a positive weight.
    ///   - choices: where the numbers come from.
    /// - Returns: the mix.
    public static func draw(
        for kinds: [CommandKind], from choices: inout some ChoiceSource
    ) -> CommandMix {
        precondition(kinds.count <= 1024, "a machine has at most 1024 kinds of commands")
        if choices.chance(1, in: 8) {
            return CommandMix(weights: kinds.map(\.weight))
        }
        let kept = 1 + choices.next(below: 3)
        var optionalKinds = 0
        var weights = kinds.map { kind -> UInt32 in
            if kind.isRequired || kind.weight == 0 {
                return kind.weight * requiredFactor
            }
            optionalKinds += 1
            return choices.chance(kept, in: 4) ? kind.weight << choices.next(below: 6) : 0
        }
        let isStarved = !kinds.indices.contains { !kinds[$0].isRequired && weights[$0] > 0 }
        if isStarved, optionalKinds > 0 {
            let chosen = choices.index(below: optionalKinds)
            let optional = kinds.indices.filter { !kinds[$0].isRequired && kinds[$0].weight > 0 }
            weights[optional[chosen]] = kinds[optional[chosen]].weight * requiredFactor
        }
        return CommandMix(weights: weights)
    }
}
