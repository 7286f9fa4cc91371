/// A numbered machine that answers what a command leads to in a state, driven as little as
/// possible.
///
/// What a search *concludes* is strictly breadth first: states by depth, commands by simplicity, so
/// the first violation met is the shortest, and the simplest of that length. But a machine that
/// cannot be cloned pays for every return to a known state with a replay. So the *driving* is
/// separate: each command performed in a state is a fact (an edge) that is stored until the search
/// asks for it, and while the machine stands where edges will be asked for, it goes on and collects
/// them, like a walk through a maze that turns back at dead ends. For turning back it learns which
/// command undoes which (a pop undoes a push), which costs one command instead of a replay; and
/// where nothing is left to do, it walks on over known edges to the nearest state with something
/// left.
///
/// Transitions that are alike (see `Likeness`) are one fact: performed once, asked for many times.
struct Explorer {
    let ports: ExplorationPorts
    let likeness: Likeness
    let limits: ExhaustLimits

    /// The edges of states below this depth are certain to be asked for.
    let certainDepth: Int

    /// The edges by state and command; those that states of one core share stand with the first
    /// of these states, and those of commands that do the same with the first of the commands.
    private(set) var edges: [Edge] = []

    /// How many of the edges that stand with a state are unknown: shared ones, and its own.
    private var unknownEdges: [(shared: Int32, own: Int32)] = []

    /// The first state met with the core of a state, by state.
    private var heads: [Int32] = []

    /// The same by core.
    private var headsOfCores: [Int32] = []

    /// How deep each state is at most.
    private var bounds: [Int32] = []
    private(set) var tree = SearchTree()
    private var undoing: UndoTable
    private var router = Router()
    private var layer = 0

    /// Where the machine stands; nil if nothing may follow there.
    var position: Int?

    /// The way from the state asked about to where the machine stands.
    private var trail: [(state: Int, command: Int)] = []

    /// How often the machine performed a command.
    var performs = 0

    /// How many commands were performed for the first time in a state, and judged.
    private(set) var judged = 0

    /// How often the machine may perform a command before the deadline is looked at again.
    private var untilDeadline = 0

    /// Whether going to a known state led elsewhere.
    private(set) var isInconsistent = false

    init(ports: ExplorationPorts, likeness: Likeness, limits: ExhaustLimits, certainDepth: Int) {
        self.ports = ports
        self.likeness = likeness
        self.limits = limits
        self.certainDepth = certainDepth
        undoing = UndoTable(alphabet: likeness.alphabet)
    }

    var alphabet: Int { likeness.alphabet }

    /// Where the edge of a command in a state stands.
    func place(_ state: Int, _ command: Int) -> Int {
        let row = likeness.readsBeyondCore[command] ? state : Int(heads[state])
        return row * alphabet + likeness.representatives[command]
    }

    /// How deep states may be for the machine to collect edges in them: a few layers deeper than
    /// those that are searched, where the way is short.
    ///
    /// Once a quarter of the memory is used it stays in the layer, so that a search that will hit
    /// its limits spends the rest on the layers that it concludes about.
    private var horizon: Int {
        let isRoomy = unknownEdges.count < limits.states / 4 && bytes < limits.bytes / 4
        return min(certainDepth, layer + (isRoomy ? 4 : 1))
    }

    /// Whether more was met than may be remembered.
    var isFull: Bool {
        unknownEdges.count > limits.states || bytes > limits.bytes
    }

    /// The memory used, in bytes; it grows with the states only.
    private(set) var bytes = 0

    private var bytesNow: Int {
        edges.capacity * MemoryLayout<Edge>.stride
            + unknownEdges.capacity * MemoryLayout<(Int32, Int32)>.stride
            + (heads.capacity + headsOfCores.capacity + bounds.capacity)
            * MemoryLayout<Int32>.stride + tree.bytes + router.bytes + ports.states.bytes()
    }

    /// Starts in the initial state.
    /// - Returns: its number.
    mutating func start() -> Int {
        ports.rewind()
        let state = Int(ports.states.present())
        meet(state, depth: 0)
        tree.root(state)
        position = state
        return state
    }

    /// What a command leads to in a state that the search has reached.
    /// - Returns: nil if time is up, or the machine is not where it has been brought.
    mutating func edge(
        from state: Int, by command: Int, isOver: (ExhaustProgress) -> Bool
    ) -> Edge? {
        let known = edges[place(state, command)]
        guard known == .unknown else { return known }
        if mustStop(isOver) { return nil }
        travel(to: state)
        let edge = perform(likeness.representatives[command], in: state)
        collect(isOver)
        return isInconsistent ? nil : edge
    }

    /// Notes that the search has reached a state.
    /// - Returns: whether it was new to the search.
    mutating func reach(_ state: Int, from parent: Int, by command: Int) -> Bool {
        tree.add(state, from: parent, by: command)
    }

    /// Tells which layer the search is in, and that it will not ask for a state again.
    mutating func finish(_ state: Int, layer: Int) {
        self.layer = layer
        ports.states.forget(state)
    }

    /// The commands that lead to a state that the search has reached.
    func path(to state: Int) -> [Int] {
        tree.path(to: state)
    }

    /// How many commands pass between two looks at the deadline.
    private static let performsPerDeadline = 4_096

    /// Whether time is up, looked at from time to time.
    private mutating func mustStop(_ isOver: (ExhaustProgress) -> Bool) -> Bool {
        if performs < untilDeadline { return false }
        let progress = ExhaustProgress(
            completeDepth: layer, states: unknownEdges.count, transitions: judged, bytes: bytes)
        if isOver(progress) { return true }
        untilDeadline = performs + Self.performsPerDeadline
        return false
    }

    /// Performs a command whose edge is unknown.
    private mutating func perform(_ command: Int, in state: Int) -> Edge {
        performs += 1
        let edge = ports.step(command)
        edges[place(state, command)] = edge
        if likeness.readsBeyondCore[command] {
            unknownEdges[state].own -= 1
        } else {
            unknownEdges[Int(heads[state])].shared -= 1
        }
        if edge != .ignored {
            judged += 1
        }
        if let next = edge.state {
            meet(next, depth: bounds[state] + 1)
            if let last = trail.last, last.state == next {
                undoing.note(command, undoes: last.command)
            } else if let arrival = tree.arrival(at: state), arrival.state == next {
                undoing.note(command, undoes: arrival.command)
            }
            move(to: next, from: state, by: command)
        } else if edge == .beyond {
            turnBackFromBeyond(to: state, after: command)
        } else if edge != .ignored {
            position = nil
        }
        return edge
    }

    /// Undoes a step that left what is searched, if it is known how.
    private mutating func turnBackFromBeyond(to state: Int, after command: Int) {
        position = nil
        guard ports.states.restore == nil, let guess = undoing.guess(for: command) else { return }
        performs += 1
        ports.walk([guess])
        if ports.states.isAt(state) {
            position = state
        } else {
            undoing.noteMiss(for: command)
        }
    }

    /// Makes room for a state if it is new, and notes how deep it is at most.
    private mutating func meet(_ state: Int, depth: Int32) {
        if state < unknownEdges.count {
            bounds[state] = min(bounds[state], depth)
            return
        }
        let head = headOfPresentState(state)
        heads.append(head)
        unknownEdges.append(
            (Int(head) == state ? Int32(likeness.shared.count) : 0, Int32(likeness.own.count)))
        bounds.append(depth)
        edges.append(contentsOf: repeatElement(.unknown, count: alphabet))
        tree.makeRoom(for: state)
        router.makeRoom()
        bytes = bytesNow
    }

    /// The first state met with the core of the present state, which is new.
    private mutating func headOfPresentState(_ state: Int) -> Int32 {
        guard let core = ports.states.core else { return Int32(state) }
        let number = Int(core())
        if number == headsOfCores.count {
            headsOfCores.append(Int32(state))
        }
        return headsOfCores[number]
    }

    /// Collects edges that will be asked for, from where the machine stands.
    private mutating func collect(_ isOver: (ExhaustProgress) -> Bool) {
        while let state = position, !isFull, !isInconsistent, !mustStop(isOver) {
            if hasUseFor(state) {
                _ = perform(firstUnknown(in: state), in: state)
            } else if ports.states.restore != nil {
                return
            } else if let back = trail.last, hasUseFor(back.state), turnBack(from: state) {
                continue
            } else if let way = wayToUse(from: state) {
                walk(way, from: state)
            } else {
                return
            }
        }
    }

    /// Whether a state has unknown edges that will be asked for.
    private func hasUseFor(_ state: Int) -> Bool {
        hasUse(state, horizon: horizon)
    }

    private func hasUse(_ state: Int, horizon: Int) -> Bool {
        Int(bounds[state]) < horizon
            && (unknownEdges[state].own > 0 || unknownEdges[Int(heads[state])].shared > 0)
    }

    /// A way to a state near by with unknown edges that will be asked for; shorter than the way
    /// there from the initial state, as far as that is known.
    private mutating func wayToUse(from state: Int) -> [(command: Int, state: Int)]? {
        let horizon = horizon
        var router = router
        defer { self.router = router }
        self.router = Router()
        return router.way(
            from: state, length: Int(bounds[state]) + 1,
            edges: { state, command in edges[place(state, command)] },
            commands: likeness.representative, isGoal: { hasUse($0, horizon: horizon) })
    }

    private func firstUnknown(in state: Int) -> Int {
        let commands = unknownEdges[state].own > 0 ? likeness.own : likeness.shared
        guard let command = commands.first(where: { edges[place(state, $0)] == .unknown }) else {
            preconditionFailure("a state has as many unknown edges as were counted")
        }
        return command
    }

    /// Goes back to the last state of the trail by a command that is known or likely to lead there.
    /// - Returns: whether the machine moved.
    private mutating func turnBack(from state: Int) -> Bool {
        guard let last = trail.last else { return false }
        if let command = command(from: state, to: last.state) {
            walk([(command, last.state)], from: state)
            return true
        }
        guard let guess = undoing.guess(for: last.command),
            edges[place(state, guess)] == .unknown
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
        defer { trail.removeAll(keepingCapacity: true) }
        guard position != state else { return }
        if let restore = ports.states.restore {
            restore(state)
            position = state
            checkPosition(state)
        } else if let here = position, let command = command(from: here, to: state) {
            walk([(command, state)], from: here)
        } else {
            replay(to: state)
        }
    }

    /// Performs the path of a state from the initial state on.
    mutating func replay(to state: Int) {
        let path = tree.path(to: state)
        performs += path.count
        ports.replay(path)
        position = state
        checkPosition(state)
    }

    /// Performs commands whose edges are known.
    private mutating func walk(_ way: [(command: Int, state: Int)], from start: Int) {
        performs += way.count
        ports.walk(way.map(\.command))
        var state = start
        for step in way {
            move(to: step.state, from: state, by: step.command)
            state = step.state
        }
        checkPosition(state)
    }

    /// Notes if the machine is not where it has been brought.
    mutating func checkPosition(_ state: Int) {
        isInconsistent = isInconsistent || !ports.states.isAt(state)
    }

    /// Follows the machine to where a command led it, keeping the trail free of loops of two.
    private mutating func move(to next: Int, from state: Int, by command: Int) {
        guard next != state else { return }
        position = next
        if let last = trail.last, last.state == next {
            trail.removeLast()
        } else {
            trail.append((state, command))
        }
    }

    /// The command of a known edge between two states.
    private func command(from state: Int, to next: Int) -> Int? {
        likeness.representative.first {
            edges[place(state, $0)] == Edge(code: Int32(next))
        }
    }
}
