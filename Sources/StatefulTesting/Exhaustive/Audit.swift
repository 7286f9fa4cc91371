/// Checks on the knowledge of an exhaustive search: known transitions are performed and judged
/// again in states reached by other traces.
///
/// Merging is wrong if the state omits something that matters, because the successors then depend
/// on the trace. The audit uses second traces into states, and long walks over a few commands each,
/// as a counter in an app often has an effect only after many commands of one kind. Every other
/// walk returns to its origin whenever it can: nothing may differ there but the events in between.
/// Each step is judged. The state after it takes longer to read, and is compared now and then: a
/// state that has gone wrong rarely mends itself.
extension Crawler {
    private static let leastStates = 512
    private static let statesPerLook = 8
    private static let commandsPerState = 6
    private static let leastWalks = 96
    private static let mostWalks = 1_024
    private static let statesPerWalk = 32
    private static let walkLength = 56
    private static let stepsPerState = 8

    /// Performs known transitions again, until one leads elsewhere or gets another verdict.
    ///
    /// If time is up, only the least number of states and walks is tried.
    /// - Parameters:
    ///   - fewest: The fewest transitions to perform, unless time is up.
    /// - Returns: The number of transitions performed again.
    mutating func audit(atLeast fewest: Int, isOver: (ExhaustProgress) -> Bool) -> Int {
        let reached = tree.reached
        guard !reached.isEmpty, graph.symmetry.alphabet > 0 else { return 0 }
        var choices = SeededChoices(seed: 0x5EED)
        var audited = 0
        let least = min(reached.count, Self.leastStates)
        // The least sample is spread over all states, and so is each further one.
        let samples = max(1, reached.count / Self.statesPerLook / least)
        for number in 0..<samples * least {
            if doubt.isInconsistent || number >= least && mustStop(isOver) { break }
            let place = number % least * samples + number / least
            audited += lookAgain(
                at: reached[place * reached.count / (samples * least)], from: &choices)
        }
        let walks = reached.count / Self.statesPerWalk
        let wanted = min(Self.mostWalks, max(Self.leastWalks, walks))
        var walked = 0
        // A walk may be short, where few edges are known.
        while walked < wanted || audited < fewest && walked < wanted + fewest / 8 {
            if doubt.isInconsistent { break }
            if walked >= Self.leastWalks, mustStop(isOver) {
                doubt.isAuditShort = audited < fewest
                break
            }
            audited += walkAtRandom(returning: walked % 2 == 1, from: &choices)
            walked += 1
        }
        return audited
    }

    /// Goes to a state by a second trace, if there is one, and performs further commands there.
    private mutating func lookAgain(
        at state: Int, from choices: inout SeededChoices
    ) -> Int {
        goFromStart(tree.secondPath(to: state) ?? tree.path(to: state), to: state)
        return goOn(
            from: state, for: Self.commandsPerState, preferring: [], returning: false,
            from: &choices)
    }

    /// Walks from the start, by a few commands or by all.
    private mutating func walkAtRandom(
        returning: Bool, from choices: inout SeededChoices
    ) -> Int {
        goFromStart([], to: 0)
        let size = 1 + choices.index(below: 5)
        let favourites = (0..<size).map { _ in choices.index(below: graph.symmetry.alphabet) }
        return goOn(
            from: 0, for: Self.walkLength, preferring: favourites, returning: returning,
            from: &choices)
    }

    /// Performs commands whose edges are known, one after the other; mostly favourites, if there
    /// are some, or such as lead back to a state on the way.
    private mutating func goOn(
        from start: Int, for length: Int, preferring favourites: [Int], returning: Bool,
        from choices: inout SeededChoices
    ) -> Int {
        var state = start
        var met: Set<Int> = [start]
        var audited = 0
        for step in 1...length where !doubt.isInconsistent {
            let readsState = step % Self.stepsPerState == 0 || step == length
            let back = returning ? command(from: state, backTo: met, from: &choices) : nil
            guard
                let command = back
                    ?? command(in: state, preferring: favourites, from: &choices),
                check(command, in: state, readsState: readsState)
            else { return audited }
            audited += 1
            let edge = graph[state, command]
            if edge == .ignored { continue }
            guard let next = edge.state else { return audited }
            state = next
            met.insert(next)
        }
        return audited
    }

    /// A command that leads to a state on the way, if a few tries find one.
    private func command(
        from state: Int, backTo met: Set<Int>, from choices: inout SeededChoices
    ) -> Int? {
        for _ in 0..<8 {
            let command = choices.index(below: graph.symmetry.alphabet)
            if let next = graph[state, command].state, next != state, met.contains(next) {
                return command
            }
        }
        return nil
    }

    /// A command with a known edge: mostly an edge that leads on, sometimes another.
    private func command(
        in state: Int, preferring favourites: [Int], from choices: inout SeededChoices
    ) -> Int? {
        for _ in 0..<8 where !favourites.isEmpty && choices.next(below: 8) < 7 {
            let command = favourites[choices.index(below: favourites.count)]
            if graph[state, command].state != nil { return command }
        }
        for _ in 0..<64 {
            let command = choices.index(below: graph.symmetry.alphabet)
            let edge = graph[state, command]
            if edge.state != nil || edge != .unknown && choices.next(below: 8) < 1 {
                return command
            }
        }
        return nil
    }
}
