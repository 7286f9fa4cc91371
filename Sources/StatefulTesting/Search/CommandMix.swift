/// The frequency of each kind of command in one run.
///
/// Runs differ in this on purpose (swarm testing): a run without rotations reaches depths that an
/// even mix does not, and a run with almost nothing but rotations finds other faults. A mask and
/// powers of two as factors give such runs.
@usableFromInline package struct CommandMix: Sendable, Hashable {
    /// The weight of each kind, 0 for one that is off.
    @usableFromInline package let weights: [UInt32]
    @usableFromInline let total: UInt32

    /// A mix with given weights.
    /// - Parameter weights: One weight for each kind; at least one is positive, and the sum fits
    ///   into 32 bits.
    package init(weights: [UInt32]) {
        precondition(weights.count <= 1024, "a machine has at most 1024 kinds of commands")
        self.weights = weights
        total = weights.reduce(0, +)
        precondition(total > 0, "a command mix needs a kind with a positive weight")
    }

    /// Draws a kind.
    /// - Returns: The index of a kind whose weight is positive.
    /// - Complexity: Linear in the number of kinds, which are few.
    @inlinable package func kind(from choices: inout some ChoiceSource) -> Int {
        var number = choices.next(below: total)
        var kind = 0
        while number >= weights[kind] {
            number &-= weights[kind]
            kind &+= 1
        }
        return kind
    }

    /// The factor by which a required kind is drawn more often in a masked run: it has to come up
    /// often enough beside kinds of 32 times their default weight.
    static let requiredFactor: UInt32 = 16
    /// The number of powers of two to weigh a kind by, from 1 on.
    static let factors: UInt32 = 6

    /// Draws the mix of a swarm run.
    ///
    /// Each kind is kept with a probability of 1/4, 1/2 or 3/4 (one of them for the whole run) and
    /// weighs its default times 1, 2, 4, 8, 16 or 32. Required kinds are always kept, at 16 times
    /// their default. If a mask leaves no kind but required ones, one of the others is switched on.
    /// A kind of weight 0 stays off.
    /// - Parameters:
    ///   - kinds: The machine's kinds; at least one has a positive weight.
    ///   - choices: The source of the numbers.
    /// - Returns: The mix.
    package static func draw(
        for kinds: [CommandKind], from choices: inout some ChoiceSource
    ) -> CommandMix {
        let kept = 1 + choices.next(below: 3)
        var weights = [UInt32](repeating: 0, count: kinds.count)
        for (kind, declared) in kinds.enumerated() where declared.weight > 0 {
            if declared.isRequired {
                weights[kind] = declared.weight * requiredFactor
                continue
            }
            // One number decides both: a quarter of it whether, the rest how often.
            let number = choices.next(below: 4 * factors)
            if number % 4 < kept {
                weights[kind] = declared.weight << (number / 4)
            }
        }
        let optional = kinds.indices.filter { !kinds[$0].isRequired && kinds[$0].weight > 0 }
        if !optional.isEmpty, optional.allSatisfy({ weights[$0] == 0 }) {
            let chosen = optional[choices.index(below: optional.count)]
            weights[chosen] = kinds[chosen].weight * requiredFactor
        }
        return CommandMix(weights: weights)
    }
}
