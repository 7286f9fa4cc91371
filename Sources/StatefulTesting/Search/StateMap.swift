/// Abstract states, and transitions between them, that were covered.
///
/// A transition is a state, the kind of a command, and the state it led to.
@usableFromInline package struct StateMap: Sendable, Hashable, Codable {
    package internal(set) var states: Set<UInt64>
    /// The transitions, as `transition` numbers them.
    package internal(set) var transitions: Set<UInt64>

    /// A map of some states and transitions; of nothing, if none are given.
    @usableFromInline package init(states: Set<UInt64> = [], transitions: Set<UInt64> = []) {
        (self.states, self.transitions) = (states, transitions)
    }

    private enum CodingKeys: String, CodingKey { case states, transitions }

    /// Writes the numbers in order: the order in a set differs in each process.
    @usableFromInline package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(states.sorted(), forKey: .states)
        try fields.encode(transitions.sorted(), forKey: .transitions)
    }

    /// The number of a transition.
    /// - Parameters:
    ///   - before: The abstract state before the command.
    ///   - after: The abstract state after it.
    package static func transition(from before: UInt64, by kind: Int, to after: UInt64) -> UInt64 {
        SplitMix64.mix(SplitMix64.mix(SplitMix64.mix(before) &+ UInt64(kind)) &+ after)
    }

    /// Notes a transition, and where it led.
    mutating func note(_ before: UInt64, _ kind: Int, _ after: UInt64) {
        states.insert(after)
        transitions.insert(Self.transition(from: before, by: kind, to: after))
    }

    /// Notes a run.
    /// - Parameters:
    ///   - kinds: The kinds of the commands performed.
    ///   - walked: The abstract state before the first of them and after each from which the run
    ///     could continue.
    @usableFromInline mutating func note(_ kinds: [Int], through walked: [UInt64]) {
        if let first = walked.first { states.insert(first) }
        for (kind, (before, after)) in zip(kinds, zip(walked, walked.dropFirst())) {
            note(before, kind, after)
        }
    }
}
