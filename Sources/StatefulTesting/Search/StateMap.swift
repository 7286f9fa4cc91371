/// Abstract states, and transitions between them, that were covered.
///
/// A transition is a state, the kind of a command, and the state it led to. Both are kept as
/// numbers in growing order, so that maps of the same places are equal.
@usableFromInline
package struct StateMap: Sendable, Hashable, Codable {
    /// The abstract states, growing.
    package private(set) var states: [UInt64]

    /// The transitions, growing.
    package private(set) var transitions: [UInt64]

    /// A map of nothing.
    package static let empty = StateMap(states: [], transitions: [])

    /// A map.
    /// - Parameters:
    ///   - states: abstract states, in any order.
    ///   - transitions: transitions between them, as `transition` numbers them, in any order.
    package init(states: Set<UInt64>, transitions: Set<UInt64>) {
        self.states = states.sorted()
        self.transitions = transitions.sorted()
    }

    /// The number of a transition.
    /// - Parameters:
    ///   - before: the abstract state before the command.
    ///   - kind: the kind of the command.
    ///   - after: the abstract state after it.
    @inlinable
    package static func transition(from before: UInt64, by kind: Int, to after: UInt64) -> UInt64 {
        SplitMix64.mix(SplitMix64.mix(SplitMix64.mix(before) &+ UInt64(kind)) &+ after)
    }

    /// What stands on either map.
    /// - Complexity: linear in the size of both.
    package func union(_ other: StateMap) -> StateMap {
        StateMap(
            states: Set(states).union(other.states),
            transitions: Set(transitions).union(other.transitions))
    }

    /// What stands on both maps.
    /// - Complexity: linear in the size of both.
    package func intersection(_ other: StateMap) -> StateMap {
        StateMap(
            states: Set(states).intersection(other.states),
            transitions: Set(transitions).intersection(other.transitions))
    }
}

/// Builds a map, run by run or step by step.
@usableFromInline
struct StateMapBuilder {
    private var states: Set<UInt64> = []
    private var transitions: Set<UInt64> = []

    @usableFromInline
    init() {}

    /// Notes a state that a run began in.
    mutating func begin(in state: UInt64) {
        states.insert(state)
    }

    /// Notes a transition, and where it led.
    mutating func note(_ before: UInt64, _ kind: Int, _ after: UInt64) {
        states.insert(after)
        transitions.insert(StateMap.transition(from: before, by: kind, to: after))
    }

    /// Notes a run.
    /// - Parameters:
    ///   - kinds: the kinds of the commands performed.
    ///   - walked: the abstract state before the first of them and after each that the run could go
    ///     on from.
    @usableFromInline
    mutating func note(_ kinds: some Collection<Int>, through walked: [UInt64]) {
        guard let first = walked.first else { return }
        begin(in: first)
        for (kind, (before, after)) in zip(kinds, zip(walked, walked.dropFirst())) {
            note(before, kind, after)
        }
    }

    /// The map drawn.
    @usableFromInline var map: StateMap { StateMap(states: states, transitions: transitions) }
}
