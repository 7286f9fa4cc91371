/// The result of a command in a state: the state reached, or why there is none, and the flaws that
/// the step shows.
@usableFromInline struct Edge: Equatable, Sendable {
    /// The number of the state reached, or a negative code.
    @usableFromInline let code: Int32

    /// The number of the set of flaws that the step shows, 0 for none; negative if a look-ahead law
    /// has something to try because of this step.
    @usableFromInline let detail: Int32

    @inlinable init(code: Int32, flaws: Int32 = 0, isForward: Bool = false) {
        self.code = code
        detail = isForward ? ~flaws : flaws
    }

    /// Not performed yet.
    @inlinable static var unknown: Edge { Edge(code: -1) }

    /// Not performed: the state is as before.
    @inlinable static var ignored: Edge { Edge(code: -2) }

    /// The code of a performed edge after which nothing may follow.
    @inlinable static var ended: Int32 { -3 }

    /// The code of an edge that was performed, and leads out of scope.
    @inlinable static var beyond: Int32 { -4 }

    /// The code of an edge to a state that was not read.
    @inlinable static var unread: Int32 { -5 }

    /// Whether a step known to take this edge took an edge that looks like it: the same, or an edge
    /// to a state not read.
    func allows(_ edge: Edge) -> Bool {
        edge == self || edge.code == Edge.unread && code >= 0 && edge.detail == detail
    }

    /// The number of the state reached, if there is one.
    var state: Int? { code >= 0 ? Int(code) : nil }

    /// The number of the set of flaws that the step shows.
    var flaws: Int { Int(detail < 0 ? ~detail : detail) }

    /// Whether a look-ahead law has something to try because of this step.
    var isForward: Bool { detail < 0 }

    var isBeyond: Bool { code == Self.beyond }
}

/// The known part of the state space: numbered states, and what each command leads to in each.
/// Equivalent edges are stored once.
struct StateGraph {
    let symmetry: SymmetryReduction

    /// The edges by state and command. Edges shared by the states with one reduced state are stored
    /// with the first of these states; edges of equivalent commands, with the first of these.
    private var edges: [Edge] = []
    /// The number of unknown edges stored with a state: shared ones, and its own.
    private var unknown: [(shared: Int32, own: Int32)] = []
    /// An upper bound on the depth of each state.
    private(set) var bounds: [Int32] = []
    /// The first state reached with the same reduced state, by state.
    private var heads: [Int32] = []
    private var headsOfReduced: [Int32] = []

    init(_ symmetry: SymmetryReduction) { self.symmetry = symmetry }

    var states: Int { unknown.count }

    /// The memory used, in bytes.
    var bytes: Int {
        edges.capacity * MemoryLayout<Edge>.stride
            + unknown.capacity * MemoryLayout<(Int32, Int32)>.stride
            + (bounds.capacity + heads.capacity + headsOfReduced.capacity)
            * MemoryLayout<Int32>.stride
    }

    /// Adds the next state.
    /// - Parameters:
    ///   - reduced: The number of its reduced state; nil if it shares nothing.
    ///   - depth: An upper bound on its depth.
    /// - Returns: Whether it is the number of a known reduced state, or the next one.
    mutating func addState(reduced: Int32?, depth: Int32) -> Bool {
        let state = Int32(states)
        var head = state
        if let reduced {
            guard reduced <= headsOfReduced.count else { return false }
            if Int(reduced) == headsOfReduced.count { headsOfReduced.append(state) }
            head = headsOfReduced[Int(reduced)]
        }
        bounds.append(depth)
        heads.append(head)
        unknown.append(
            (head == state ? Int32(symmetry.shared.count) : 0, Int32(symmetry.own.count)))
        edges.append(contentsOf: repeatElement(.unknown, count: symmetry.alphabet))
        return true
    }

    mutating func note(depth: Int32, of state: Int) { bounds[state] = min(bounds[state], depth) }

    /// The index of an edge; equivalent edges have the same one.
    func place(_ state: Int, _ command: Int) -> Int {
        let row = symmetry.dependsOnFullState[command] ? state : Int(heads[state])
        return row * symmetry.alphabet + symmetry.representatives[command]
    }

    subscript(state: Int, command: Int) -> Edge { edges[place(state, command)] }

    /// Stores the edge of a command that represents itself.
    mutating func learn(_ edge: Edge, from state: Int, by command: Int) {
        let place = place(state, command)
        precondition(edges[place] == .unknown, "an edge is learnt once")
        edges[place] = edge
        if symmetry.dependsOnFullState[command] {
            unknown[state].own -= 1
        } else {
            unknown[Int(heads[state])].shared -= 1
        }
    }

    /// Whether a state above a depth has unknown edges.
    func hasUse(_ state: Int, horizon: Int) -> Bool {
        Int(bounds[state]) < horizon
            && (unknown[state].own > 0 || unknown[Int(heads[state])].shared > 0)
    }

    /// The first command that represents itself and has an unknown edge.
    func firstUnknown(_ state: Int) -> Int? {
        let commands = unknown[state].own > 0 ? symmetry.own : symmetry.shared
        return commands.first { self[state, $0] == .unknown }
    }

    /// The first command that is known to lead from one state to another.
    func command(from state: Int, to next: Int) -> Int? {
        symmetry.representative.first { self[state, $0].state == next }
    }
}
