/// What the runs of a family have covered so far, and how to get there again.
///
/// For each abstract state the shortest trace that led there is kept. A guided run begins with such
/// a trace, to a state that few runs have reached, and goes on with the end of another one: the steps
/// that made something new there may make something new here. Behind that commands are drawn.
///
/// What a trace is kept for was measured (`ci/bench guidance`): to keep one for each transition, or
/// to change a step in the middle of a trace, found seeded bugs later or no sooner.
@usableFromInline
struct Guide<Command: Hashable & Sendable> {
    /// An abstract state, and the shortest way there: a part of the tape.
    private struct Place {
        var state: UInt64
        var visits: UInt32
        var start: Int32
        var length: Int32

        static var none: Place { Place(state: 0, visits: 0, start: 0, length: 0) }
    }

    /// A hash table with linear probing; a place without visits is free.
    private var places: [Place]

    /// The occupied slots of the table, in the order in which they were taken.
    private var slots: [Int32] = []

    /// The traces kept, one after the other.
    private var tape: [Command] = []

    private static var slotCount: Int { 4_096 }

    /// How many places there may be; further ones are not kept, so that a search in the table
    /// always ends soon.
    private static var capacity: Int { 3_072 }

    /// How many places are drawn, of which the one with the fewest visits is taken.
    private static var candidates: Int { 4 }

    @usableFromInline
    init() {
        places = Array(repeating: .none, count: Self.slotCount)
    }

    /// Forgets everything, for another family.
    @usableFromInline
    mutating func restart() {
        for slot in slots { places[Int(slot)] = .none }
        slots.removeAll(keepingCapacity: true)
        tape.removeAll(keepingCapacity: true)
    }

    /// Takes in what a run covered.
    /// - Parameters:
    ///   - trace: the commands performed.
    ///   - states: the abstract state before the first of them and after each that the run could go
    ///     on from.
    /// - Complexity: linear in the length of the trace.
    @usableFromInline
    mutating func take(_ trace: [Command], through states: [UInt64]) {
        let start = tape.count
        var kept = 0
        for length in states.indices.dropFirst()
        where isWorthKeeping(states[length], start: start, length: length) {
            kept = length
        }
        tape.append(contentsOf: trace[..<kept])
    }

    /// Notes a visit to a state; whether there was no way there yet, or a longer one.
    private mutating func isWorthKeeping(_ state: UInt64, start: Int, length: Int) -> Bool {
        let slot = slot(of: state)
        if places[slot].visits == 0 {
            guard slots.count < Self.capacity else { return false }
            slots.append(Int32(slot))
        } else {
            places[slot].visits &+= 1
            guard length < places[slot].length else { return false }
        }
        places[slot].state = state
        places[slot].visits = max(1, places[slot].visits)
        places[slot].start = Int32(start)
        places[slot].length = Int32(length)
        return true
    }

    /// Where a state stands in the table, or would.
    private func slot(of state: UInt64) -> Int {
        let mask = Self.slotCount - 1
        var slot = Int(truncatingIfNeeded: SplitMix64.mix(state)) & mask
        while places[slot].visits > 0, places[slot].state != state {
            slot = (slot + 1) & mask
        }
        return slot
    }

    /// What a guided run begins with.
    /// - Parameter choices: where the numbers come from.
    /// - Returns: at most `RunPlan.scriptLength` commands; none if there is no trace to go on from.
    func script(from choices: inout some ChoiceSource) -> [Command] {
        let limit = RunPlan.scriptLength
        guard let place = rarePlace(within: limit, from: &choices) else { return [] }
        let other = anyPlace(from: &choices)
        let skipped = choices.index(below: Int(other.length))
        let room = limit - Int(place.length)
        return Array(trace(of: place)) + trace(of: other).dropFirst(skipped).prefix(room)
    }

    private func trace(of place: Place) -> ArraySlice<Command> {
        tape[Int(place.start)..<Int(place.start + place.length)]
    }

    /// Of some places that a trace of a length leads to the one with the fewest visits.
    private func rarePlace(within limit: Int, from choices: inout some ChoiceSource) -> Place? {
        guard !slots.isEmpty else { return nil }
        var rarest: Place?
        for _ in 0..<Self.candidates {
            let place = anyPlace(from: &choices)
            guard place.length <= limit else { continue }
            if rarest.map({ place.visits < $0.visits }) ?? true { rarest = place }
        }
        return rarest
    }

    private func anyPlace(from choices: inout some ChoiceSource) -> Place {
        places[Int(slots[choices.index(below: slots.count)])]
    }
}
