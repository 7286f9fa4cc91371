/// Breadth-first search over numbered states, with the machine driven in another order.
///
/// What the search *concludes* is strictly breadth first: states by depth, commands by simplicity,
/// so the first violation met is the shortest, and the simplest of that length. But a machine that
/// cannot be cloned pays for every return to a known state with a replay. So the *driving* is
/// separate: each command performed in a state is a fact (an edge) that is stored until the search
/// asks for it, and while the machine stands in a state whose edges will be asked for, it goes on
/// and collects them, one command for one edge, instead of going back at once.
struct Explorer {
    let ports: ExplorationPorts
    let alphabet: Int
    let stateLimit: Int

    /// The edges of states below this depth are certain to be asked for.
    let certainDepth: Int

    private var edges: [Edge] = []
    private var unknownEdges: [Int] = []
    private var fingerprints: [UInt64] = []
    private var tree = SearchTree()
    private var layer = 0

    /// Where the machine stands; nil if nothing may follow there.
    private var position: Int?

    /// How often the machine performed a command.
    private(set) var performs = 0

    /// Whether going to a known state led elsewhere.
    private(set) var isInconsistent = false

    init(ports: ExplorationPorts, alphabet: Int, stateLimit: Int, certainDepth: Int) {
        self.ports = ports
        self.alphabet = alphabet
        self.stateLimit = stateLimit
        self.certainDepth = certainDepth
    }

    /// How many layers beyond the one searched the machine may collect edges in; keeps the memory
    /// of a search that will hit its state limit for the layers that it concludes about.
    static let lead = 4

    /// Whether more states were met than may be remembered.
    var isFull: Bool {
        unknownEdges.count > stateLimit
    }

    /// Starts in the initial state.
    /// - Returns: its number.
    mutating func start() -> Int {
        ports.rewind()
        let state = Int(ports.state())
        meet(state)
        tree.root(state)
        position = state
        return state
    }

    /// What a command leads to in a state that the search has reached.
    mutating func edge(from state: Int, by command: Int) -> Edge {
        let known = edges[state * alphabet + command]
        guard known == .unknown else { return known }
        travel(to: state)
        let edge = perform(command, in: state)
        collect(bound: tree.depth(of: state) + 1)
        return edge
    }

    /// Notes that the search has reached a state.
    /// - Returns: whether it was new to the search.
    mutating func reach(_ state: Int, from parent: Int, by command: Int) -> Bool {
        tree.add(state, from: parent, by: command)
    }

    /// Tells which layer the search is in, and that it will not ask for a state again.
    mutating func finish(_ state: Int, layer: Int) {
        self.layer = layer
        ports.forget(state)
    }

    /// The commands that lead to a state that the search has reached.
    func path(to state: Int) -> [Int] {
        tree.path(to: state)
    }

    /// Performs a command whose edge is unknown.
    private mutating func perform(_ command: Int, in state: Int) -> Edge {
        performs += 1
        let edge = ports.step(command)
        edges[state * alphabet + command] = edge
        unknownEdges[state] -= 1
        if let next = edge.state {
            meet(next)
            position = next
        } else if edge != .ignored {
            position = nil
        }
        return edge
    }

    /// Makes room for a state if it is new.
    private mutating func meet(_ state: Int) {
        guard state == unknownEdges.count else { return }
        unknownEdges.append(alphabet)
        fingerprints.append(ports.fingerprint())
        edges.append(contentsOf: repeatElement(.unknown, count: alphabet))
        tree.makeRoom(for: state)
    }

    /// Collects edges that will be asked for, from where the machine stands.
    /// - Parameter bound: the present state is at most this deep.
    private mutating func collect(bound: Int) {
        var bound = bound
        let horizon = min(certainDepth, layer + Self.lead)
        while bound < horizon, let state = position, !isFull {
            if unknownEdges[state] > 0 {
                let row = state * alphabet
                let command = edges[row..<(row + alphabet)].firstIndex(of: .unknown) ?? row
                if perform(command - row, in: state).state != nil {
                    bound += 1
                }
            } else if bound + 1 < horizon, let step = stepToUnknown(from: state) {
                walk(step.command, to: step.state)
                bound += 1
            } else {
                return
            }
        }
    }

    /// A known edge to a state that has unknown ones.
    private func stepToUnknown(from state: Int) -> (command: Int, state: Int)? {
        for command in 0..<alphabet {
            if let next = edges[state * alphabet + command].state, unknownEdges[next] > 0 {
                return (command, next)
            }
        }
        return nil
    }

    /// Brings the machine to a state that the search has reached: by restoring it, by one known
    /// edge, or by replaying its path from the initial state.
    private mutating func travel(to state: Int) {
        guard position != state else { return }
        if let restore = ports.restore {
            restore(state)
            position = state
        } else if let here = position, let command = command(from: here, to: state) {
            walk(command, to: state)
        } else {
            ports.rewind()
            for command in tree.path(to: state) {
                walk(command, to: state)
            }
            position = state
        }
        if ports.fingerprint() != fingerprints[state] {
            isInconsistent = true
        }
    }

    private mutating func walk(_ command: Int, to state: Int) {
        performs += 1
        ports.walk(command)
        position = state
    }

    /// The command of a known edge between two states.
    private func command(from state: Int, to next: Int) -> Int? {
        let row = state * alphabet
        return edges[row..<(row + alphabet)].firstIndex(of: Edge(code: Int32(next))).map {
            $0 - row
        }
    }
}

/// The states that a breadth-first search has reached, and how.
struct SearchTree {
    private struct Node {
        var depth: Int32 = -1
        var parent: Int32 = -1
        var command: Int32 = -1
    }

    private var nodes: [Node] = []

    /// Makes room for the next state number.
    mutating func makeRoom(for state: Int) {
        nodes.append(Node())
    }

    /// Notes the initial state.
    mutating func root(_ state: Int) {
        nodes[state].depth = 0
    }

    /// Notes a state unless it was reached before.
    /// - Returns: whether it is new.
    mutating func add(_ state: Int, from parent: Int, by command: Int) -> Bool {
        guard nodes[state].depth < 0 else { return false }
        nodes[state] = Node(
            depth: nodes[parent].depth + 1, parent: Int32(parent), command: Int32(command))
        return true
    }

    /// The depth of a state that was reached.
    func depth(of state: Int) -> Int {
        Int(nodes[state].depth)
    }

    /// The commands from the initial state to a state that was reached.
    func path(to state: Int) -> [Int] {
        var path: [Int] = []
        var node = nodes[state]
        while node.parent >= 0 {
            path.append(Int(node.command))
            node = nodes[Int(node.parent)]
        }
        return path.reversed()
    }
}
