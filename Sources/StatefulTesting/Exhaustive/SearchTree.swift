/// The states that a breadth-first search has reached, and the path to each.
struct SearchTree {
    private struct Node {
        var depth: Int32 = -1
        var parent: Int32 = -1
        var command: Int32 = -1
    }

    private var nodes: [Node] = []

    /// The states reached, in the order of the search.
    private(set) var reached: [Int] = []

    /// The memory used, in bytes.
    var bytes: Int {
        nodes.capacity * MemoryLayout<Node>.stride + reached.capacity * MemoryLayout<Int>.stride
    }

    /// Makes room for the next state number.
    mutating func makeRoom() {
        nodes.append(Node())
    }

    /// Adds the initial state.
    mutating func root(_ state: Int) {
        nodes[state].depth = 0
        reached.append(state)
    }

    /// Adds a state unless it was reached before.
    /// - Returns: Whether it is new.
    mutating func add(_ state: Int, from parent: Int, by command: Int) -> Bool {
        guard nodes[state].depth < 0 else { return false }
        nodes[state] = Node(
            depth: nodes[parent].depth + 1, parent: Int32(parent), command: Int32(command))
        reached.append(state)
        return true
    }

    /// Whether the search has reached a state.
    func isReached(_ state: Int) -> Bool { nodes[state].depth >= 0 }

    /// The last step of the shortest path to a state; nil for the initial state and for one that
    /// the search has not reached.
    func arrival(at state: Int) -> (state: Int, command: Int)? {
        let node = nodes[state]
        return node.parent >= 0 ? (Int(node.parent), Int(node.command)) : nil
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
