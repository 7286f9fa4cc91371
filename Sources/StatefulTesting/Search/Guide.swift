/// The coverage of the runs of a family so far, with a trace to each abstract state.
///
/// For each abstract state the shortest trace that led there is kept. A guided run begins with such
/// a trace, to a state that few runs have reached, and continues with the end of another one: steps
/// to something new there may lead to something new here. After that, commands are drawn.
///
/// The choice of traces to keep was measured (`ci/bench guidance`): to keep one for each
/// transition, or to change a step in the middle of a trace, found seeded bugs later or no sooner.
@usableFromInline struct Guide<Command: Hashable & Sendable> {
    /// The known abstract states, in the order of their discovery by runs: for each, the number of
    /// commands that led there, and its part of the tape.
    private var places: [(visits: Int, way: Range<Int>)] = []
    /// The indices of places, by their abstract states.
    private var numbers: [UInt64: Int] = [:]
    /// The traces kept, one after the other.
    private var tape: [Command] = []

    /// The most places, so that a family's memory has a bound; further ones are not kept.
    private static var capacity: Int { 3_072 }

    /// The number of places drawn; the one with the fewest visits is taken.
    private static var candidates: Int { 4 }

    @usableFromInline init() {}

    /// Records what a run covered.
    /// - Parameters:
    ///   - states: The abstract state before the first of them and after each from which the run
    ///     could continue.
    /// - Complexity: Linear in the length of the trace.
    @usableFromInline mutating func take(_ trace: [Command], through states: [UInt64]) {
        var kept = 0
        for length in states.indices.dropFirst() where visit(states[length], length: length) {
            kept = length
        }
        tape.append(contentsOf: trace[..<kept])
    }

    /// Records a visit to a state; the trace to it is the next one on the tape.
    /// - Returns: Whether no trace to it was known, or only a longer one.
    private mutating func visit(_ state: UInt64, length: Int) -> Bool {
        let way = tape.count..<tape.count + length
        guard let number = numbers[state] else {
            guard places.count < Self.capacity else { return false }
            numbers[state] = places.count
            places.append((1, way))
            return true
        }
        places[number].visits += 1
        guard length < places[number].way.count else { return false }
        places[number].way = way
        return true
    }

    /// The beginning of a guided run.
    /// - Returns: At most `RunPlan.scriptLength` commands; none if there is no trace to extend.
    @usableFromInline func script(from choices: inout some ChoiceSource) -> [Command] {
        guard !places.isEmpty else { return [] }
        var rarest: (visits: Int, way: Range<Int>)?
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
