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
    private var places = GuidePlaces()

    /// The traces kept, one after the other.
    private var tape: [Command] = []

    @usableFromInline
    init() {}

    /// Forgets everything, for another family.
    @usableFromInline
    mutating func restart() {
        places.removeAll()
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
        let kept = places.visit(states, start: tape.count)
        tape.append(contentsOf: trace[..<kept])
    }

    /// What a guided run begins with.
    /// - Parameter choices: where the numbers come from.
    /// - Returns: at most `RunPlan.scriptLength` commands; none if there is no trace to go on from.
    func script(from choices: inout some ChoiceSource) -> [Command] {
        let limit = RunPlan.scriptLength
        guard let place = places.drawRare(within: limit, from: &choices) else { return [] }
        let other = places.draw(from: &choices)
        let skipped = choices.index(below: Int(other.length))
        let room = limit - Int(place.length)
        return Array(trace(of: place)) + trace(of: other).dropFirst(skipped).prefix(room)
    }

    private func trace(of place: GuidePlaces.Place) -> ArraySlice<Command> {
        tape[Int(place.start)..<Int(place.start + place.length)]
    }
}
