/// The conclusions of an exhaustive search: breadth first, states by depth and commands by
/// simplicity, so the first counterexample to a flaw is the shortest, and the simplest of that
/// length.
///
/// It asks the crawler for the edge of each command in each state, in a fixed order. Nothing else
/// affects its result, unless it ends early: then it also says what the crawler saw ahead.
struct BreadthFirst {
    private(set) var end = ExhaustEnd.depth
    private(set) var completeDepth = 0
    private(set) var statesPerDepth = [1]
    private(set) var transitions = 0
    private(set) var ignored = 0
    private(set) var beyond = 0
    /// The first trace that shows each flaw, in the order of discovery.
    private(set) var found: [(flaw: Int, trace: [Int])] = []
    /// The parts of look-ahead laws that are violated in a state: one bit for each, by state.
    var faults: [Int: UInt64] = [:]

    /// Searches all traces up to the crawler's depth.
    /// - Parameters:
    ///   - isGoal: Whether a flaw ends the search; nil to continue whatever is found.
    ///   - lasts: The commands that may show a goal, growing.
    mutating func run(
        _ crawler: inout Crawler, until isGoal: ((Flaw) -> Bool)?, endingWith lasts: [Int],
        isOver: (ExhaustProgress) -> Bool
    ) {
        crawler.start()
        if crawler.doubt.isInconsistent { return end = .inconsistent }
        guard crawler.machine.isInScope() else {
            statesPerDepth = []
            return end = .outOfScope
        }
        judge(0, &crawler)
        var layer = [0]
        while completeDepth < crawler.depth, !layer.isEmpty {
            crawler.layer = completeDepth
            var next: [Int] = []
            let isLast = completeDepth == crawler.depth - 1
            let commands = isLast ? lasts : Array(0..<crawler.graph.symmetry.alphabet)
            if let isGoal, commands.count > lasts.count, crawler.machine.ahead == nil {
                peek(from: layer, by: lasts, until: isGoal, &crawler, isOver: isOver)
                if end != .depth { return }
            }
            for state in layer {
                for command in commands {
                    guard let edge = crawler.edge(from: state, by: command, isOver: isOver) else {
                        return end = crawler.doubt.isInconsistent ? .inconsistent : .deadline
                    }
                    let isNew = conclude(edge, from: state, by: command, &crawler)
                    if let reached = edge.state, isNew { next.append(reached) }
                    if edge != .ignored {
                        let flaws = flaws(edge, from: state, by: command, &crawler)
                        note(
                            flaws, from: state, by: command, in: crawler.tree,
                            crawler.machine.ledger)
                        if let isGoal, crawler.machine.ledger.contains(isGoal, in: flaws) {
                            return end = .found
                        }
                    }
                    if crawler.isFull { return end = .stateLimit }
                }
            }
            completeDepth += 1
            if !next.isEmpty { statesPerDepth.append(next.count) }
            layer = next
        }
        // A last layer that tried only some commands says nothing of the edges of the others.
        if layer.isEmpty,
            completeDepth < crawler.depth || lasts.count == crawler.graph.symmetry.alphabet
        {
            end = .closed
        }
    }

    /// Looks for a goal among the steps that may show it, before the other steps from the same
    /// layer: most of those only matter if there is no goal. Concludes nothing else.
    private mutating func peek(
        from layer: [Int], by lasts: [Int], until isGoal: (Flaw) -> Bool,
        _ crawler: inout Crawler, isOver: (ExhaustProgress) -> Bool
    ) {
        for state in layer {
            for command in lasts {
                guard let edge = crawler.edgeAlone(from: state, by: command, isOver: isOver) else {
                    return end = crawler.doubt.isInconsistent ? .inconsistent : .deadline
                }
                let flaws = crawler.machine.ledger.sets[edge.flaws]
                if crawler.machine.ledger.contains(isGoal, in: flaws) {
                    note(
                        flaws, from: state, by: command, in: crawler.tree, crawler.machine.ledger)
                    return end = .found
                }
                if crawler.isFull { return end = .stateLimit }
            }
        }
    }

    /// Notes the flaws that a transition shows.
    /// - Parameter tree: The tree with the path to the state that it leads out of.
    mutating func note(
        _ flaws: [Int], from state: Int, by command: Int, in tree: SearchTree, _ ledger: Ledger
    ) {
        ledger.book.note(flaws)
        for flaw in flaws where !found.contains(where: { $0.flaw == flaw }) {
            found.append((flaw, tree.path(to: state) + [command]))
        }
    }

    /// Counts a transition, and notes the state it reaches.
    /// - Returns: Whether that state is new.
    private mutating func conclude(
        _ edge: Edge, from state: Int, by command: Int, _ crawler: inout Crawler
    ) -> Bool {
        if edge == .ignored {
            ignored += 1
            return false
        }
        transitions += 1
        if edge.isBeyond { beyond += 1 }
        guard let reached = edge.state else { return false }
        guard crawler.tree.add(reached, from: state, by: command) else { return false }
        judge(reached, &crawler)
        return true
    }
}
