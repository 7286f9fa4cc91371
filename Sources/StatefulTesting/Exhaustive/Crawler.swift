/// Drives a machine to find out what commands lead to in states, with as few commands as possible.
///
/// A machine that cannot be cloned must replay a trace to return to a known state. So while the
/// machine is in a state whose edges will be needed, the crawler learns them right away, like a
/// depth-first walk turning back at dead ends. To turn back it learns the undoing command of each
/// command (a pop undoes a push): the return then costs one command instead of a replay. When
/// nothing is left to do in a state, it walks over known edges to the nearest state that has
/// something left.
///
/// Its choices affect how long a search takes, and how far it comes before a limit ends it. They
/// never affect the conclusions of a finished search, which `BreadthFirst` reads from the graph.
struct Crawler {
    let machine: MachineHandle
    let limits: ExhaustLimits
    /// The edges of states below this depth will certainly be needed.
    private let certainDepth: Int
    /// The length of the longest traces; verdicts in states this deep do not count.
    let depth: Int
    /// The known states and edges.
    private(set) var graph: StateGraph
    /// The abstract state of each state, if the machine tells it.
    private var abstractions: [UInt64] = []
    private var undoing: UndoTable
    private var router = Router()
    /// The layer that the search is in, and the paths to its states.
    var tree = SearchTree()
    var layer = 0

    var course = Course()
    var effort = Effort()
    var doubt = Doubt()
    /// The place of an edge at which the crawl ends, to find out how that edge was learnt.
    var sought: Int?
    /// The memory used, in bytes; it grows with the states only.
    private(set) var bytes = 0

    /// The way of the machine to where it is.
    struct Course {
        /// The current state of the machine; nil if nothing may follow.
        var position: Int?
        /// The path from the state that was asked about to the current state.
        var trail: [(state: Int, command: Int)] = []
        /// The commands given to the machine since its last reset.
        var history: [Int] = []
    }

    /// The work done so far.
    struct Effort {
        /// The number of commands that the machine performed.
        var performs = 0
        /// The number of commands performed for the first time in a state, and judged.
        var judged = 0
        /// The number of looks ahead by laws.
        var looks = 0
        /// The amount of work before the deadline is checked again.
        var untilDeadline = 0
    }

    /// The reasons to doubt that a search knows the machine.
    struct Doubt {
        /// Whether the machine was not where it should have been.
        var isInconsistent = false
        /// Whether a trace was judged in another way than before, and no more is known to be wrong.
        var isSuspected = false
        /// Whether time was up before the audit had performed as many transitions as it was asked
        /// for.
        var isAuditShort = false
        /// The commands performed since the last reset up to the sought edge.
        var wayToSought: [Int]?
    }

    init(_ machine: MachineHandle, limits: ExhaustLimits, depth: Int, certainDepth: Int) {
        self.machine = machine
        (self.limits, self.depth, self.certainDepth) = (limits, depth, certainDepth)
        graph = StateGraph(machine.symmetry)
        undoing = UndoTable(alphabet: machine.symmetry.alphabet)
    }

    /// The depth up to which the machine learns edges in states: a few layers deeper than the
    /// searched ones, if the path there is short.
    ///
    /// Once a quarter of the memory is used it stays in the layer. So a search on its way to the
    /// limits spends the rest on the layers that it concludes about.
    private var horizon: Int {
        let isRoomy = graph.states < limits.states / 4 && bytes < limits.bytes / 4
        return min(certainDepth, layer + (isRoomy ? 4 : 1))
    }

    /// Whether more states were reached than may be remembered.
    var isFull: Bool { graph.states > limits.states || bytes > limits.bytes }

    mutating func start() {
        machine.reset()
        course.history.removeAll(keepingCapacity: true)
        meet(Int(machine.states.present()), depth: 0)
        // A repeated search may begin in another state.
        guard !doubt.isInconsistent else { return }
        tree.root(0)
        course.position = 0
    }

    /// The edge of a command in a state that the search has reached. Learns other edges needed
    /// later, too, where learning is cheap.
    /// - Returns: `nil` if time is up, or the machine is not in the expected state.
    mutating func edge(
        from state: Int, by command: Int, isOver: (ExhaustProgress) -> Bool
    ) -> Edge? {
        let isKnown = graph[state, command] != .unknown
        let edge = edgeAlone(from: state, by: command, isOver: isOver)
        if !isKnown, edge != nil { collect(isOver) }
        return doubt.isInconsistent ? nil : edge
    }

    /// The same, and learns no other edge.
    mutating func edgeAlone(
        from state: Int, by command: Int, isOver: (ExhaustProgress) -> Bool
    ) -> Edge? {
        if mustStop(isOver) { return nil }
        let known = graph[state, command]
        guard known == .unknown else { return known }
        travel(to: state)
        if doubt.isInconsistent { return nil }
        let edge = perform(graph.symmetry.representatives[command], in: state)
        return doubt.isInconsistent ? nil : edge
    }

    /// The number of commands since its reset after which the machine starts anew. It bounds the
    /// notes that a process takes of them, in case the process ends.
    private static let longestWalk = 2_000

    /// The number of commands between two checks of the deadline: few, as a machine may be slow. A
    /// look ahead counts as so many: about as many as it performs itself.
    private static let performsPerDeadline = 8
    private static let performsPerLook = 16

    /// Whether time is up; checked from time to time.
    mutating func mustStop(_ isOver: (ExhaustProgress) -> Bool) -> Bool {
        let done = effort.performs + Self.performsPerLook * effort.looks
        if done < effort.untilDeadline { return false }
        let progress = ExhaustProgress(
            completeDepth: layer, states: graph.states, transitions: effort.judged, bytes: bytes)
        if isOver(progress) { return true }
        effort.untilDeadline = done + Self.performsPerDeadline
        return false
    }

    private mutating func perform(_ command: Int, in state: Int) -> Edge {
        effort.performs += 1
        course.history.append(command)
        let edge = machine.step(command)
        if let next = edge.state { meet(next, depth: graph.bounds[state] + 1) }
        if doubt.isInconsistent { return edge }
        graph.learn(edge, from: state, by: command)
        if let sought, graph.place(state, command) == sought {
            doubt.wayToSought = course.history
            doubt.isInconsistent = true
        }
        if edge != .ignored { effort.judged += 1 }
        if let next = edge.state {
            if let last = course.trail.last, last.state == next {
                undoing.note(command, undoes: last.command)
            } else if let arrival = tree.arrival(at: state), arrival.state == next {
                undoing.note(command, undoes: arrival.command)
            }
            move(to: next, from: state, by: command)
        } else if edge != .ignored {
            course.position = nil
            if edge.isBeyond { _ = undo(command, to: state) }
        }
        return edge
    }

    /// Goes back to the state before a command, by a command that is likely to undo it, without
    /// judging.
    /// - Returns: Whether it led there. If not, the machine has not moved, or the current state is
    ///   not known.
    private mutating func undo(_ command: Int, to state: Int) -> Bool {
        guard let guess = undoing.guess(for: command) else { return false }
        // A guess known to lead elsewhere need not be tried.
        if let here = course.position, graph[here, guess] != .unknown { return false }
        course.position = nil
        if retrace([guess]), machine.states.isAt(state) {
            course.position = state
        } else {
            undoing.noteMiss(for: command)
        }
        return course.position == state
    }

    /// Makes room for a state if it is new, and updates the bound on its depth.
    private mutating func meet(_ state: Int, depth: Int32) {
        if state < graph.states { return graph.note(depth: depth, of: state) }
        // When a search is repeated, the states may differ if the state of a machine depends on
        // what was done before its reset.
        guard state == graph.states,
            graph.addState(reduced: machine.states.reduced?(), depth: depth)
        else {
            doubt.isInconsistent = true
            return
        }
        if let abstraction = machine.abstraction { abstractions.append(abstraction()) }
        tree.makeRoom()
        router.makeRoom()
        bytes =
            graph.bytes + tree.bytes + router.bytes + machine.states.bytes()
            + abstractions.capacity * MemoryLayout<UInt64>.stride
    }

    /// Learns edges that will be needed, from the current state. In a last layer whose edges are
    /// not certain there are none.
    private mutating func collect(_ isOver: (ExhaustProgress) -> Bool) {
        while layer < certainDepth, let state = course.position, !isFull, !doubt.isInconsistent,
            course.history.count < Self.longestWalk, !mustStop(isOver)
        {
            if graph.hasUse(state, horizon: horizon), let command = graph.firstUnknown(state) {
                _ = perform(command, in: state)
            } else if let back = course.trail.last, graph.hasUse(back.state, horizon: horizon),
                turnBack(from: state, to: back.state, before: back.command)
            {
                continue
            } else if let way = router.way(from: state, in: graph, horizon: horizon) {
                walk(way, from: state)
            } else {
                return
            }
        }
    }

    /// Goes back to the last state of the trail by a command that is known or likely to lead there.
    /// - Returns: Whether the machine moved.
    private mutating func turnBack(from state: Int, to last: Int, before command: Int) -> Bool {
        if let known = graph.command(from: state, to: last) {
            walk([(known, last)], from: state)
            return true
        }
        guard let guess = undoing.guess(for: command), graph[state, guess] == .unknown
        else { return false }
        if Int(graph.bounds[state]) >= depth {
            if undo(command, to: last) { course.trail.removeLast() }
            return true
        }
        let edge = perform(guess, in: state)
        if edge.state != last { undoing.noteMiss(for: command) }
        return edge != .ignored
    }

    /// Brings the machine to a state that the search has reached: by one command known or likely to
    /// lead back, or by replaying its path from the initial state.
    private mutating func travel(to state: Int) {
        defer { course.trail.removeAll(keepingCapacity: true) }
        if let here = course.position, course.history.count < Self.longestWalk {
            if here == state { return }
            if let command = graph.command(from: here, to: state) {
                return walk([(command, state)], from: here)
            }
            if let last = course.trail.last, last.state == state, undo(last.command, to: state) {
                return
            }
        }
        goFromStart(tree.path(to: state), to: state)
    }

    /// Performs the path of a state from the initial state on.
    mutating func goFromStart(_ path: [Int], to state: Int) {
        effort.performs += path.count
        course.history = path
        _ = machine.retrace(path, true)
        course.position = state
        checkPosition(state)
    }

    /// Performs commands where nothing is judged.
    /// - Returns: Whether something may follow.
    @discardableResult private mutating func retrace(_ commands: [Int]) -> Bool {
        effort.performs += commands.count
        course.history += commands
        return machine.retrace(commands, false)
    }

    /// Performs commands whose edges are known.
    private mutating func walk(_ way: [(command: Int, state: Int)], from start: Int) {
        retrace(way.map(\.command))
        var state = start
        for step in way {
            move(to: step.state, from: state, by: step.command)
            state = step.state
        }
        checkPosition(state)
    }

    /// Records that a trace, performed from the initial state, did not show the flaw found with it.
    mutating func suspect(_ trace: [Int]) {
        guard !doubt.isInconsistent else { return }
        (course.history, doubt.isInconsistent, doubt.isSuspected) = (trace, true, true)
    }

    /// Records an inconsistency if the machine is not in the expected state.
    private mutating func checkPosition(_ state: Int) {
        doubt.isInconsistent = doubt.isInconsistent || !machine.states.isAt(state)
    }

    /// Updates the current state after a command, and removes loops of length two from the trail.
    private mutating func move(to next: Int, from state: Int, by command: Int) {
        guard next != state else { return }
        course.position = next
        if let last = course.trail.last, last.state == next {
            course.trail.removeLast()
        } else {
            course.trail.append((state, command))
        }
    }

    /// The abstract states and transitions of all states reached; empty if the machine does not
    /// tell them.
    var map: StateMap {
        var map = StateMap()
        for state in tree.reached where !abstractions.isEmpty {
            map.states.insert(abstractions[state])
            for (command, kind) in machine.kinds.enumerated() {
                guard let next = graph[state, command].state else { continue }
                map.note(abstractions[state], kind, abstractions[next])
            }
        }
        return map
    }

    /// Performs and judges a command whose edge is known, as an audit does.
    /// - Parameter readsState: Whether to compare the state that it leads to.
    /// - Returns: Whether it led where it is known to lead.
    mutating func check(_ command: Int, in state: Int, readsState: Bool) -> Bool {
        effort.performs += 1
        course.history.append(command)
        let edge = machine.perform(command, readsState)
        if !graph[state, command].allows(edge) { doubt.isInconsistent = true }
        course.position = nil
        return !doubt.isInconsistent
    }
}
