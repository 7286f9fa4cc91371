/// The abstract states that a guide knows, and where on its tape the shortest way to each stands.
///
/// It knows nothing of commands, so that the table, which every performed command goes through, is
/// not generic: code for any type of command cannot be specialised for the one of a client.
struct GuidePlaces {
    /// An abstract state, and the shortest way there: a part of the tape.
    struct Place {
        var state: UInt64
        var visits: UInt32
        var start: Int32
        var length: Int32

        static var none: Place { Place(state: 0, visits: 0, start: 0, length: 0) }
    }

    /// A hash table with linear probing; a place without visits is free.
    private var places = Array(repeating: Place.none, count: Self.slotCount)

    /// The occupied slots of the table, in the order in which they were taken.
    private var slots: [Int32] = []

    private static let slotCount = 4_096

    /// How many places there may be; further ones are not kept, so that a search in the table
    /// always ends soon.
    private static let capacity = 3_072

    /// How many places are drawn, of which the one with the fewest visits is taken.
    private static let candidates = 4

    /// Forgets everything.
    mutating func removeAll() {
        for slot in slots { places[Int(slot)] = .none }
        slots.removeAll(keepingCapacity: true)
    }

    /// Notes the states that a run went through.
    /// - Parameters:
    ///   - states: the state before the first command and after each that the run could go on from.
    ///   - start: where on the tape the trace of the run will stand.
    /// - Returns: how many commands of the trace have to be kept.
    mutating func visit(_ states: [UInt64], start: Int) -> Int {
        var kept = 0
        for length in states.indices.dropFirst()
        where isWorthKeeping(states[length], start: start, length: length) {
            kept = length
        }
        return kept
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

    /// Of some places that a trace of a length leads to the one with the fewest visits.
    func drawRare(within limit: Int, from choices: inout some ChoiceSource) -> Place? {
        guard !slots.isEmpty else { return nil }
        var rarest: Place?
        for _ in 0..<Self.candidates {
            let place = draw(from: &choices)
            guard place.length <= limit else { continue }
            if rarest.map({ place.visits < $0.visits }) ?? true { rarest = place }
        }
        return rarest
    }

    /// Any of the places; there must be one.
    func draw(from choices: inout some ChoiceSource) -> Place {
        places[Int(slots[choices.index(below: slots.count)])]
    }
}
