/// Whether what was learnt about a machine may be trusted: known transitions are performed and
/// judged again in states that were reached in other ways than before.
///
/// Merging is wrong if the state leaves something out that matters: what follows would then depend
/// on the way. The audit takes second ways into states, and it takes long walks over a few commands
/// each, as what an app counts shows only after many of a kind.
extension Crawler {
    private static let leastStates = 512
    private static let commandsPerState = 6
    private static let leastWalks = 96
    private static let mostWalks = 1_024
    private static let walkLength = 56

    /// Performs known transitions again, until one led elsewhere or was judged differently.
    /// - Parameter search: what was concluded.
    /// - Returns: how many transitions were performed again.
    mutating func audit(_ search: BreadthFirst) -> Int {
        let reached = tree.reached
        guard !reached.isEmpty else { return 0 }
        var choices = SeededChoices(seed: 0x5EED)
        var audited = 0
        let sample = min(reached.count, max(Self.leastStates, reached.count / 8))
        for number in 0..<sample where !isInconsistent {
            audited += lookAgain(
                at: reached[number * reached.count / sample], search, from: &choices)
        }
        let walks = min(Self.mostWalks, max(Self.leastWalks, reached.count / 8))
        for _ in 0..<walks where !isInconsistent { audited += walkAtRandom(from: &choices) }
        return audited
    }

    /// Goes to a state by a second way, if there is one, and on from there.
    private mutating func lookAgain(
        at state: Int, _ search: BreadthFirst, from choices: inout SeededChoices
    ) -> Int {
        let path =
            search.secondArrivals[state].map { tree.path(to: $0.state) + [$0.command] }
            ?? tree.path(to: state)
        goFromStart(path, to: state)
        return goOn(from: state, for: Self.commandsPerState, from: &choices) { _ in nil }
    }

    /// Walks from the start, by a few commands or by all.
    private mutating func walkAtRandom(from choices: inout SeededChoices) -> Int {
        goFromStart([], to: 0)
        let size = 1 + choices.index(below: 5)
        let favourites = (0..<size).map { _ in choices.index(below: graph.symmetry.alphabet) }
        return goOn(from: 0, for: Self.walkLength, from: &choices) { choices in
            choices.chance(7, in: 8) ? favourites[choices.index(below: size)] : nil
        }
    }

    /// Performs known transitions that stay inside, one after the other.
    /// - Parameter favourite: a command to try first; nil for any.
    private mutating func goOn(
        from start: Int, for length: Int, from choices: inout SeededChoices,
        favourite: (inout SeededChoices) -> Int?
    ) -> Int {
        var state = start
        var audited = 0
        for _ in 0..<length where !isInconsistent {
            guard let command = command(in: state, from: &choices, favourite: favourite),
                check(command, in: state), let next = graph[state, command].state
            else { return audited }
            audited += 1
            state = next
        }
        return audited
    }

    /// A command that leads from a state to another, or to itself.
    private func command(
        in state: Int, from choices: inout SeededChoices,
        favourite: (inout SeededChoices) -> Int?
    ) -> Int? {
        for _ in 0..<8 {
            if let command = favourite(&choices), graph[state, command].state != nil {
                return command
            }
        }
        for _ in 0..<64 {
            let command = choices.index(below: graph.symmetry.alphabet)
            if graph[state, command].state != nil { return command }
        }
        return nil
    }
}

/// Naming the traces behind a contradiction.
extension Crawler {
    /// The most executions that naming them may take.
    private static let mostExecutions = 4_000

    /// The two traces by which the machine contradicts itself, in the numbers of commands; nil if
    /// it does not. Where only one is found that repeats itself, it stands for both.
    /// - Parameter isMerged: whether equal states were one state.
    mutating func contradiction(isMerged: Bool) -> NumberedInconsistency? {
        guard isInconsistent else { return nil }
        let second = performed(history)
        let outcomes = second.indices.map { outcome(of: Array(second[...$0])) }
        for length in second.indices
        where !leads(outcome(of: Array(second[...length])), where: outcomes[length]) {
            return NumberedInconsistency(
                first: Array(second[...length]), second: Array(second[...length]),
                kind: .unrepeatable, outcomes: .states)
        }
        // Nothing is known of what lies outside of what is searched.
        var state: Int? = 0
        for (index, result) in outcomes.enumerated() where isMerged {
            defer { state = result.state }
            guard let state, state < graph.states else { continue }
            let known = graph[state, second[index]]
            guard known != result, known != .unknown else { continue }
            let other = Array(second[...index])
            guard let first = trace(leadingTo: known, unlike: other, in: state) else { break }
            return NumberedInconsistency(
                first: first, second: shortened(other, besides: first, known),
                kind: .incompleteState,
                outcomes: known.state == result.state ? .verdicts : .states)
        }
        return NumberedInconsistency(
            first: second, second: second, kind: isMerged ? .incompleteState : .unrepeatable,
            outcomes: .states)
    }

    /// A trace whose last transition should be like that of another one and leads where that is
    /// known to lead, which the other one does not; nil if none is found. Ways into the state before
    /// are tried, the shortest first, then those that part from it later and later.
    private func trace(leadingTo known: Edge, unlike other: [Int], in state: Int) -> [Int]? {
        guard let command = other.last else { return nil }
        let before = stateBefore(other)
        let (ways, arrivals) = (graph.ways, graph.arrivals)
        var suffixes = graph.transitions(like: state, command).map { ($0.state, [$0.command]) }
        var next = 0
        while next < min(suffixes.count, Self.mostExecutions) {
            let (state, suffix) = suffixes[next]
            next += 1
            guard ways.reaches(state) else { continue }
            let trace = ways.path(to: state) + suffix
            if outcome(of: trace) == known, stateBefore(trace) == before { return trace }
            guard suffixes.count < Self.mostExecutions else { continue }
            suffixes += arrivals[state].map { ($0.state, [$0.command] + suffix) }
        }
        return nil
    }

    /// A trace without the commands that are ignored in it.
    private func performed(_ trace: [Int]) -> [Int] {
        machine.reset()
        return trace.filter { machine.step($0) != .ignored }
    }

    /// What the last command of a trace leads to.
    private func outcome(of trace: [Int]) -> Edge {
        guard let last = trace.last else { return .ignored }
        machine.retraceFromStart(Array(trace.dropLast()))
        return machine.step(last)
    }

    /// What the last command of a trace depends on in the state before.
    private func stateBefore(_ trace: [Int]) -> Int32 {
        machine.retraceFromStart(Array(trace.dropLast()))
        if let last = trace.last, !graph.symmetry.dependsOnFullState[last],
            let reduced = machine.states.reduced
        {
            return reduced()
        }
        return machine.states.present()
    }

    /// A shorter trace that parts from another one in the same way: greedily, one command less.
    private func shortened(
        _ trace: [Int], besides first: [Int], _ result: Edge
    ) -> [Int] {
        let before = stateBefore(first)
        var current = trace
        var executions = 0
        var index = 0
        while index < current.count - 1, executions < Self.mostExecutions {
            var candidate = current
            candidate.remove(at: index)
            candidate = performed(candidate)
            executions += 1
            if candidate.last == trace.last, stateBefore(candidate) == before,
                !leads(outcome(of: candidate), where: result)
            {
                current = candidate
            } else {
                index += 1
            }
        }
        return current
    }
}

/// An inconsistency by the numbers of commands.
struct NumberedInconsistency {
    let first: [Int]
    let second: [Int]
    let kind: Inconsistency<Int>.Kind
    let outcomes: Inconsistency<Int>.Outcomes

    /// The same with commands in place of their numbers.
    func map<Command>(_ command: (Int) -> Command) -> Inconsistency<Command> {
        Inconsistency(
            first: first.map(command), second: second.map(command),
            kind: kind == .unrepeatable ? .unrepeatable : .incompleteState,
            outcomes: outcomes == .states ? .states : .verdicts)
    }
}
