/// All abstract states and transitions that traces reach, as far as an exhaustive search went.
package struct Reachability: Sendable, Hashable, Codable {
    /// What was reached.
    package let map: StateMap

    /// Why the search ended.
    package let end: ExhaustEnd

    /// Every trace up to this length was performed; any trace at all, if the search is closed.
    package let completeDepth: Int

    /// The map of a search, with how far it got.
    package init(map: StateMap, end: ExhaustEnd, completeDepth: Int) {
        self.map = map
        self.end = end
        self.completeDepth = completeDepth
    }

    /// Whether the map has everything that can be reached in scope.
    package var isClosed: Bool { end == .closed }
}

/// Computes the reachable abstract states and transitions by breadth-first search.
///
/// This relies on equal reduced states having one abstract state, and on commands that do the same
/// being of one kind.
/// - Parameters:
///   - machine: The machine; left in whatever state the last step ended in.
///   - alphabet: The commands that traces are made of.
///   - states: How states are distinguished.
///   - depth: The length of the longest traces; `Int.max` to go on until nothing is new.
///   - scope: Whether traces go on from the machine's present state.
///   - limits: How much is remembered.
/// - Returns: What was found.
package func reachability<M: CoverageStateMachine>(
    of machine: inout M, alphabet: [M.Command], states: StateSpace<M>, depth: Int = .max,
    scope: @escaping (M) -> Bool = { _ in true }, limits: ExhaustLimits = ExhaustLimits()
) -> Reachability {
    let commands = CommandNumbers(alphabet, on: machine).commands
    let symmetry = states.symmetry(machine, commands)
    let kinds = commands.map { machine.kind(of: $0) }
    var abstractions: [UInt64] = []
    var search = BreadthFirst()
    var map = StateMap()
    withUnsafeMutablePointer(to: &machine) { machine in
        let handle = MachineHandle(
            machine, laws: [], alphabet: commands, space: states, scope: scope)
        var crawler = Crawler(
            handle, symmetry: symmetry, limits: limits, depth: depth, certainDepth: depth
        ) { abstractions.append(machine.pointee.abstraction) }
        let goal = BreadthFirst.Goal(isOpen: true, lasts: Array(kinds.indices)) { _ in false }
        search.run(&crawler, depth: depth, goal: goal, isOver: { _ in false })
        if let first = abstractions.first { map.begin(in: first) }
        for state in crawler.tree.reached where search.end != .outOfScope {
            for command in kinds.indices {
                guard let next = crawler.graph[state, command].state else { continue }
                map.note(abstractions[state], kinds[command], abstractions[next])
            }
        }
    }
    return Reachability(map: map, end: search.end, completeDepth: search.completeDepth)
}
