/// Naming the two traces by which a machine contradicts itself.
extension Crawler {
    /// The most candidates that shortening a trace may try.
    private static let mostExecutions = 4_000

    /// The two traces, as numbers of commands; nil if there is no contradiction, or it cannot be
    /// reproduced.
    /// - Parameter wayToLearn: The commands that the machine had performed since its last reset,
    ///   when it learnt the edge of a command in a state.
    mutating func contradiction(
        wayToLearn: (_ place: Int) -> [Int]?
    ) -> Inconsistency<Int>? {
        guard doubt.isInconsistent else { return nil }
        // Without merging only the state at the end of a path is compared with the one before.
        guard machine.isMerged else {
            return .unrepeatable(course.history, differsInState: !doubt.isSuspected)
        }
        let (first, second) = (edges(along: course.history), edges(along: course.history))
        for index in course.history.indices where first[index] != second[index] {
            return .unrepeatable(
                performed(course.history, first, upTo: index),
                differsInState: first[index].code != second[index].code)
        }
        // Steps out of the searched part, and steps that only turn back, are not known.
        var position: Int? = 0
        for (index, command) in course.history.enumerated() {
            defer { if first[index] != .ignored { position = first[index].state } }
            guard let state = position, state < graph.states else { continue }
            let known = graph[state, command]
            guard known != .unknown, first[index] != known else { continue }
            guard let way = wayToLearn(graph.place(state, command)) else { return nil }
            return traces(
                to: known, learntBy: performed(way, edges(along: way), upTo: way.count - 1),
                notBy: performed(course.history, first, upTo: index), from: state)
        }
        // It had another outcome before.
        return .unrepeatable(
            performed(course.history, first, upTo: course.history.count - 1),
            differsInState: !doubt.isSuspected)
    }

    /// Two traces into one state that have different successors, shortened greedily.
    private mutating func traces(
        to known: Edge, learntBy way: [Int], notBy trace: [Int], from state: Int
    ) -> Inconsistency<Int>? {
        guard let command = trace.last else { return nil }
        let place = graph.place(state, command)
        guard let learnt = edge(after: way, at: place), learnt == known else { return nil }
        var (first, second) = (way, trace)
        if tree.isReached(state) {
            // Something that the state omits may lead its path elsewhere.
            let shortest = tree.path(to: state) + [command]
            if let edge = edge(after: shortest, at: place) {
                if edge == known { first = shortest } else { second = shortest }
            }
        }
        first = shortened(first, to: { $0 == known })
        second = shortened(second, to: { $0 != known })
        guard let left = edge(after: first, at: place), left == known,
            let right = edge(after: second, at: place), right != known
        else { return nil }
        let isOffered = left != .ignored && right != .ignored
        return Inconsistency(
            first: first, second: second, kind: .incompleteState,
            differsInState: isOffered && left.code != right.code)
    }

    /// The edge of each command of a trace; commands after the end of a run are not performed.
    private func edges(along trace: [Int]) -> [Edge] {
        machine.reset()
        var hasEnded = false
        return trace.map { command in
            let edge = hasEnded ? .ignored : machine.step(command)
            hasEnded = hasEnded || edge.code == Edge.ended
            return edge
        }
    }

    /// A trace up to a command, without the commands before it that were ignored. A crawl notes
    /// these as well: they may leave something behind that the state omits.
    private func performed(_ trace: [Int], _ edges: [Edge], upTo last: Int) -> [Int] {
        trace.indices.prefix(last + 1).filter { $0 == last || edges[$0] != .ignored }
            .map { trace[$0] }
    }

    /// The state before the last command of a trace, and the edge of that command; the others are
    /// performed.
    private func end(of trace: [Int]) -> (state: Int32, edge: Edge) {
        _ = machine.retrace(Array(trace.dropLast()), true)
        return (machine.states.present(), trace.last.map(machine.step) ?? .ignored)
    }

    /// The edge of the last command of a trace; nil if the transition is neither the one with a
    /// place nor equivalent to it.
    private func edge(after trace: [Int], at place: Int) -> Edge? {
        guard let command = trace.last else { return nil }
        let (state, edge) = end(of: trace)
        guard Int(state) < graph.states, graph.place(Int(state), command) == place else {
            return nil
        }
        return edge
    }

    /// A shorter trace into the same state, from which the last command has a wanted edge:
    /// greedily, one command less.
    private func shortened(_ trace: [Int], to isWanted: (Edge) -> Bool) -> [Int] {
        let state = end(of: trace).state
        var current = trace
        var executions = 0
        var index = 0
        while index < current.count - 1, executions < Self.mostExecutions {
            var candidate = current
            candidate.remove(at: index)
            let edges = edges(along: candidate)
            executions += 1
            candidate = performed(candidate, edges, upTo: candidate.count - 1)
            // Nothing may be performed after a command that ended the run.
            let endsEarly = edges.dropLast().contains { $0.code == Edge.ended }
            let end = endsEarly ? nil : end(of: candidate)
            if let end, end.state == state, isWanted(end.edge) {
                current = candidate
            } else {
                index += 1
            }
        }
        return current
    }
}

extension Inconsistency {
    /// A trace with two different outcomes.
    static func unrepeatable(
        _ trace: [Command], differsInState: Bool = true
    ) -> Inconsistency {
        Inconsistency(
            first: trace, second: trace, kind: .unrepeatable, differsInState: differsInState)
    }

    /// The same with commands instead of their numbers.
    func map<Other>(_ command: (Command) -> Other) -> Inconsistency<Other> {
        Inconsistency<Other>(
            first: first.map(command), second: second.map(command), kind: kind,
            differsInState: differsInState)
    }
}
