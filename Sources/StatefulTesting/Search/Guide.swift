/// What the runs of a family have covered so far, and how to get there again.
///
/// For each abstract state the shortest trace that led there is kept. A guided run begins with such
/// a trace, to a state that few runs have reached, and goes on with the end of another one: the
/// steps that made something new there may make something new here. Behind that commands are drawn.
///
/// What a trace is kept for was measured (`ci/bench guidance`): to keep one for each transition, or
/// to change a step in the middle of a trace, found seeded bugs later or no sooner.
@usableFromInline
struct Guide<Command: Hashable & Sendable> {
    /// The places known, in the order in which runs came to them first.
    private var places: [GuidePlace] = []

    /// The indices of places, by digests of their states; negative where free. Every command that
    /// is performed goes through this table, so it is simpler and faster than a dictionary.
    private var slots = [Int16](repeating: -1, count: 4_096)

    /// The traces kept, one after the other.
    private var tape: [Command] = []

    /// How many places there may be, so that a search in the table always ends soon; further ones
    /// are not kept.
    private static var capacity: Int { 3_072 }

    /// How many places are drawn, of which the one with the fewest visits is taken.
    private static var candidates: Int { 4 }

    @usableFromInline
    init() {}

    /// Takes in what a run covered.
    /// - Parameters:
    ///   - trace: the commands performed.
    ///   - states: the abstract state before the first of them and after each that the run could go
    ///     on from.
    /// - Complexity: linear in the length of the trace.
    @usableFromInline
    mutating func take(_ trace: [Command], through states: [UInt64]) {
        var kept = 0
        for length in states.indices.dropFirst() where visit(states[length], length: length) {
            kept = length
        }
        tape.append(contentsOf: trace[..<kept])
    }

    /// Notes a visit to a state, by the trace that comes next on the tape.
    /// - Returns: whether there was no way there yet, or a longer one.
    private mutating func visit(_ state: UInt64, length: Int) -> Bool {
        let way = tape.count..<tape.count + length
        let slot = slot(of: state)
        guard slots[slot] >= 0 else {
            guard places.count < Self.capacity else { return false }
            slots[slot] = Int16(places.count)
            places.append(GuidePlace(state: state, way: way))
            return true
        }
        let number = Int(slots[slot])
        places[number].visits += 1
        guard length < places[number].way.count else { return false }
        places[number].way = way
        return true
    }

    /// Where a state stands in the table, or would.
    private func slot(of state: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: SplitMix64.mix(state)) & (slots.count - 1)
        while slots[slot] >= 0, places[Int(slots[slot])].state != state {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// What a guided run begins with.
    /// - Parameter choices: where the numbers come from.
    /// - Returns: at most `RunPlan.scriptLength` commands; none if there is no trace to go on from.
    @usableFromInline
    func script(from choices: inout some ChoiceSource) -> [Command] {
        guard !places.isEmpty else { return [] }
        var rarest: GuidePlace?
        for _ in 0..<Self.candidates {
            let place = places[choices.index(below: places.count)]
            guard place.way.count <= RunPlan.scriptLength else { continue }
            if rarest.map({ place.visits < $0.visits }) ?? true { rarest = place }
        }
        guard let rarest else { return [] }
        let other = places[choices.index(below: places.count)]
        let skipped = choices.index(below: other.way.count)
        let room = RunPlan.scriptLength - rarest.way.count
        return Array(tape[rarest.way]) + tape[other.way].dropFirst(skipped).prefix(room)
    }
}

/// An abstract state: how often runs were there, and which part of the tape leads there.
///
/// It stands outside of `Guide`, as what stands inside is as generic as that, and slow to get at in
/// code that is not specialised.
private struct GuidePlace {
    let state: UInt64
    var visits = 1
    var way: Range<Int>
}
