/// A numbered machine that answers what a command leads to in a state, driven as little as
/// possible.
///
/// What a search *concludes* is strictly breadth first: states by depth, commands by simplicity, so
/// the first violation met is the shortest, and the simplest of that length. But a machine that
/// cannot be cloned pays for every return to a known state with a replay. So the *driving* is
/// separate: each command performed in a state is a fact (an edge) that is stored until the search
/// asks for it, and while the machine stands where edges will be asked for, it goes on and collects
/// them, like a walk through a maze that turns back at dead ends. For turning back it learns which
/// command undoes which (a pop undoes a push), which costs one command instead of a replay.
struct Explorer {
    let ports: ExplorationPorts
    let alphabet: Int
    let stateLimit: Int

    /// The edges of states below this depth are certain to be asked for.
    let certainDepth: Int

    private var edges: [Edge] = []
    private var unknownEdges: [Int] = []
    private var tree = SearchTree()
    private var undoing: UndoTable
    private var layer = 0

    /// Where the machine stands; nil if nothing may follow there.
    private var position: Int?

    /// How deep that state is at most.
    private var bound = 0

    /// The way from the state asked about to where the machine stands, with each state's bound.
    private var trail: [(state: Int, command: Int, bound: Int)] = []

    /// How often the machine performed a command.
    private(set) var performs = 0

    /// Whether going to a known state led elsewhere.
    private(set) var isInconsistent = false

    init(ports: ExplorationPorts, alphabet: Int, stateLimit: Int, certainDepth: Int) {
        self.ports = ports
        self.alphabet = alphabet
        self.stateLimit = stateLimit
        self.certainDepth = certainDepth
        undoing = UndoTable(alphabet: alphabet)
    }

    /// How many layers beyond the one searched the machine may collect edges in.
    ///
    /// Once a quarter of the memory is used it stays in the layer, so that a search that will hit
    /// its state limit spends the rest on the layers that it concludes about.
    private var lead: Int {
        unknownEdges.count < stateLimit / 4 ? 4 : 1
    }

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
        collect()
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

    /// The fewest edges that an audit looks at, and the share of states above that: one in so many.
    static let auditFloor = 64
    static let auditShare = 16

    /// How many commands an audit performs at each place.
    static let auditSteps = 4

    /// Goes to some states by their shortest paths and performs known commands again from there.
    ///
    /// Two ways lead to a merged state. If the state left something out that matters, what follows
    /// would depend on the way, and merging them would have been wrong; so the audit leaves the
    /// shortest path by one command and goes on where other ways have led before.
    /// - Returns: how many transitions were looked at; the search must not be trusted if
    ///   `isInconsistent` is set after that.
    mutating func audit() -> Int {
        let known = tree.reached.count * alphabet
        let target = min(known, max(Self.auditFloor, tree.reached.count / Self.auditShare))
        var looks = 0
        for number in 0..<target where !isInconsistent {
            // Spread over all states, and over the commands as the states go by.
            let place = number * known / target
            let first = target == known ? place % alphabet : number % alphabet
            looks += auditSteps(from: tree.reached[place / alphabet], first: first, turn: number)
        }
        position = nil
        return looks
    }

    /// Performs known commands from a state, the first one given, the others as the turn comes.
    private mutating func auditSteps(from start: Int, first: Int, turn: Int) -> Int {
        replay(to: start)
        var state = start
        for step in 0..<Self.auditSteps {
            let command = step == 0 ? first : (turn + step) % alphabet
            let edge = edges[state * alphabet + command]
            guard let next = edge == .ignored ? state : edge.state else { return step }
            performs += 1
            ports.walk(command)
            checkPosition(next)
            state = next
        }
        return Self.auditSteps
    }

    /// Performs a command whose edge is unknown.
    private mutating func perform(_ command: Int, in state: Int) -> Edge {
        performs += 1
        let edge = ports.step(command)
        edges[state * alphabet + command] = edge
        unknownEdges[state] -= 1
        if let next = edge.state {
            meet(next)
            if let last = trail.last, last.state == next {
                undoing.note(command, undoes: last.command)
            } else if let arrival = tree.arrival(at: state), arrival.state == next {
                undoing.note(command, undoes: arrival.command)
            }
            move(to: next, from: state, by: command)
        } else if edge != .ignored {
            position = nil
        }
        return edge
    }

    /// Makes room for a state if it is new.
    private mutating func meet(_ state: Int) {
        guard state == unknownEdges.count else { return }
        unknownEdges.append(alphabet)
        edges.append(contentsOf: repeatElement(.unknown, count: alphabet))
        tree.makeRoom(for: state)
    }

    /// Collects edges that will be asked for, from where the machine stands.
    private mutating func collect() {
        while let state = position, !isFull, !isInconsistent {
            let horizon = min(certainDepth, layer + lead)
            if bound < horizon, unknownEdges[state] > 0 {
                _ = perform(firstUnknown(in: state), in: state)
            } else if bound + 1 < horizon, let step = stepToUnknown(from: state) {
                walk(step.command, to: step.state, from: state)
            } else if ports.restore == nil, let back = trail.last, unknownEdges[back.state] > 0 {
                guard turnBack(from: state) else { return }
            } else {
                return
            }
        }
    }

    private func firstUnknown(in state: Int) -> Int {
        let row = state * alphabet
        return (edges[row..<(row + alphabet)].firstIndex(of: .unknown) ?? row) - row
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

    /// Goes back to the last state of the trail by a command that is known or likely to lead there.
    /// - Returns: whether the machine moved.
    private mutating func turnBack(from state: Int) -> Bool {
        guard let last = trail.last else { return false }
        if let command = command(from: state, to: last.state) {
            walk(command, to: last.state, from: state)
            return true
        }
        guard let guess = undoing.guess(for: last.command),
            edges[state * alphabet + guess] == .unknown
        else { return false }
        let edge = perform(guess, in: state)
        if edge.state != last.state {
            undoing.noteMiss(for: last.command)
        }
        return edge != .ignored
    }

    /// Brings the machine to a state that the search has reached: by restoring it, by one command
    /// back, or by replaying its path from the initial state.
    private mutating func travel(to state: Int) {
        defer {
            bound = tree.depth(of: state)
            trail.removeAll(keepingCapacity: true)
        }
        guard position != state else { return }
        if let restore = ports.restore {
            restore(state)
            position = state
            checkPosition(state)
        } else if let here = position, let command = command(from: here, to: state) {
            walk(command, to: state, from: here)
        } else {
            replay(to: state)
        }
    }

    /// Performs the path of a state from the initial state on.
    private mutating func replay(to state: Int) {
        ports.rewind()
        for command in tree.path(to: state) {
            performs += 1
            ports.walk(command)
        }
        position = state
        checkPosition(state)
    }

    /// Performs a command whose edge is known.
    private mutating func walk(_ command: Int, to next: Int, from state: Int) {
        performs += 1
        ports.walk(command)
        checkPosition(next)
        move(to: next, from: state, by: command)
    }

    /// Notes if the machine is not where it has been brought.
    private mutating func checkPosition(_ state: Int) {
        isInconsistent = isInconsistent || !ports.isAt(state)
    }

    /// Follows the machine to where a command led it, keeping the trail free of loops of two.
    private mutating func move(to next: Int, from state: Int, by command: Int) {
        guard next != state else { return }
        position = next
        if let last = trail.last, last.state == next {
            bound = last.bound
            trail.removeLast()
        } else {
            trail.append((state, command, bound))
            let depth = tree.depth(of: next)
            bound = depth >= 0 ? depth : bound + 1
        }
    }

    /// The command of a known edge between two states.
    private func command(from state: Int, to next: Int) -> Int? {
        let row = state * alphabet
        return edges[row..<(row + alphabet)].firstIndex(of: Edge(code: Int32(next))).map {
            $0 - row
        }
    }
}
