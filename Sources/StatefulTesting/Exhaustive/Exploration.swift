/// What a breadth-first search came to, in numbers of commands.
@usableFromInline
struct Exploration {
    var end = ExhaustEnd.depth
    var completeDepth = 0
    var statesPerDepth = [1]
    var transitions = 0
    var ignored = 0
    var beyond = 0
    var judged = 0
    var performs = 0
    var audited = 0
    var bytes = 0

    /// The first violation that shows each flaw, in the order in which they were found.
    @usableFromInline var violations: [(flaw: Int, trace: [Int])] = []

    mutating func note(flaw: Int, trace: @autoclosure () -> [Int]) {
        if !violations.contains(where: { $0.flaw == flaw }) {
            violations.append((flaw, trace()))
        }
    }
}

/// What to look for, by the numbers of flaws.
@usableFromInline
struct ExplorationGoal {
    /// Whether nothing that is found ends the search.
    let isOpen: Bool

    /// The commands that may meet it as the last of a trace, growing.
    let lasts: [Int]

    /// Whether a flaw ends the search.
    let isMet: (_ flaw: Int) -> Bool

    @usableFromInline
    init(isOpen: Bool = false, lasts: [Int], isMet: @escaping (Int) -> Bool) {
        self.isOpen = isOpen
        self.lasts = lasts
        self.isMet = isMet
    }
}

/// Searches all traces up to a length, breadth first.
/// - Parameters:
///   - ports: the machine.
///   - likeness: which transitions are alike.
///   - depth: the longest traces.
///   - goal: when to end.
///   - limits: how much is remembered.
///   - deadline: whether time is up.
///   - observe: told how far the search is, as often as it is asked whether time is up.
/// - Returns: what was found.
@usableFromInline
func explore(
    _ ports: ExplorationPorts, likeness: Likeness, depth: Int, goal: ExplorationGoal,
    limits: ExhaustLimits, deadline: () -> Bool, observe: (ExhaustProgress) -> Void
) -> Exploration {
    // A search for one flaw tends to end in its last layer, whose edges are therefore not certain.
    let certainDepth = goal.isOpen ? depth : depth - 1
    var explorer = Explorer(
        ports: ports, likeness: likeness, limits: limits, certainDepth: certainDepth)
    var result = Exploration()
    var layer = [explorer.start()]
    while result.completeDepth < depth, !layer.isEmpty {
        var next: [Int] = []
        let isLast = result.completeDepth == depth - 1
        let end = expand(
            layer, of: &explorer, by: isLast ? goal.lasts : Array(0..<likeness.alphabet),
            goal: goal, into: &next, result: &result
        ) { progress in
            observe(progress)
            return deadline()
        }
        if let end {
            result.end = end
            break
        }
        result.completeDepth += 1
        if !next.isEmpty {
            result.statesPerDepth.append(next.count)
        }
        layer = next
    }
    if layer.isEmpty {
        result.end = .closed
    }
    result.bytes = explorer.bytes
    result.audited = explorer.audit()
    if explorer.isInconsistent {
        result.end = .inconsistent
    }
    result.performs = explorer.performs
    result.judged = explorer.judged
    return result
}

/// Expands the states of a layer by commands.
/// - Returns: why the search ends here, or nil if it goes on.
private func expand(
    _ layer: [Int], of explorer: inout Explorer, by commands: [Int], goal: ExplorationGoal,
    into next: inout [Int], result: inout Exploration, isOver: (ExhaustProgress) -> Bool
) -> ExhaustEnd? {
    for state in layer {
        for command in commands {
            guard let edge = explorer.edge(from: state, by: command, isOver: isOver) else {
                return explorer.isInconsistent ? .inconsistent : .deadline
            }
            if edge == .ignored {
                result.ignored += 1
                continue
            }
            result.transitions += 1
            if let flaw = edge.flaw {
                result.note(flaw: flaw, trace: explorer.path(to: state) + [command])
                if goal.isMet(flaw) {
                    return .violation
                }
            } else if edge == .beyond {
                result.beyond += 1
            } else if let reached = edge.state,
                explorer.reach(reached, from: state, by: command)
            {
                next.append(reached)
            }
            if explorer.isFull {
                return .stateLimit
            }
        }
        explorer.finish(state, layer: result.completeDepth)
    }
    return nil
}
