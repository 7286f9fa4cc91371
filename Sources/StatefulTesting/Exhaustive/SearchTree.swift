/// The states that a breadth-first search has reached, the path to each, and a second trace into it
/// if one is known.
struct SearchTree {
    private struct Node {
        /// The last step to the state, the first time; a root has none before it.
        var (parent, command) = (Self.unreached, Int32(-1))
        /// The last step of a second trace; -1 if none is known.
        var (secondParent, secondCommand) = (Int32(-1), Int32(-1))

        static let root: Int32 = -1
        static let unreached: Int32 = -2
    }

    private var nodes: [Node] = []
    /// The states reached, in the order of the search.
    private(set) var reached: [Int] = []

    /// The memory used, in bytes.
    var bytes: Int {
        nodes.capacity * MemoryLayout<Node>.stride + reached.capacity * MemoryLayout<Int>.stride
    }

    mutating func makeRoom() { nodes.append(Node()) }

    mutating func root(_ state: Int) {
        nodes[state].parent = Node.root
        reached.append(state)
    }

    /// Adds a step, which leads to a state for the first time or is noted as a second way into it.
    /// - Returns: Whether the state is new.
    mutating func add(_ state: Int, from parent: Int, by command: Int) -> Bool {
        if isReached(state) {
            if parent != state, nodes[state].secondParent < 0 {
                nodes[state].secondParent = Int32(parent)
                nodes[state].secondCommand = Int32(command)
            }
            return false
        }
        nodes[state].parent = Int32(parent)
        nodes[state].command = Int32(command)
        reached.append(state)
        return true
    }

    func isReached(_ state: Int) -> Bool { nodes[state].parent != Node.unreached }

    /// The last step of the shortest path to a state; nil for the initial state and for one that
    /// the search has not reached.
    func arrival(at state: Int) -> (state: Int, command: Int)? {
        let node = nodes[state]
        return node.parent >= 0 ? (Int(node.parent), Int(node.command)) : nil
    }

    /// A second trace into a state that was reached; nil if none is known.
    func secondPath(to state: Int) -> [Int]? {
        let node = nodes[state]
        return node.secondParent >= 0
            ? path(to: Int(node.secondParent)) + [Int(node.secondCommand)] : nil
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
