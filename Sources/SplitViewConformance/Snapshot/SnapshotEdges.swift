extension Snapshot {
    /// How the list column lies at the left and the right edge of the split view. All of it is 0
    /// while the column is not seen, and in the classic style, where it is not modelled.
    public struct Edges: Hashable, Sendable {
        /// The left edge.
        public var left: Edge
        /// The right edge.
        public var right: Edge

        /// How the list column lies at these edges; at others as it should, with nothing beyond.
        public init(left: Edge = Edge(), right: Edge = Edge()) {
            self.left = left
            self.right = right
        }

        /// Whether nothing lies beyond an edge, and nothing is kept free.
        public var isPlain: Bool { self == Edges() }
    }

    /// How the list column lies at one edge of the split view, in points.
    public struct Edge: Hashable, Sendable {
        /// How much of the column lies beyond the edge, out of sight.
        public var beyond: Int16
        /// How far from its own edge the column is told to lay out what is in front of it.
        public var inset: Int16

        /// An edge with so many points beyond it, and so many kept free.
        public init(beyond: Int16 = 0, inset: Int16 = 0) {
            self.beyond = beyond
            self.inset = inset
        }

        /// How many points of the content are out of sight; negative if so many stay empty.
        public var hidden: Int { Int(beyond) - Int(inset) }
    }
}

extension Snapshot.Edges {
    /// The edges that say something, as they are drawn: `<100:0` at the left, `>100:0` right.
    var drawing: String {
        var text = ""
        for (sign, edge) in [("<", left), (">", right)] where edge != Snapshot.Edge() {
            text += " \(sign)\(edge.beyond):\(edge.inset)"
        }
        return text
    }

    /// The edges in two words.
    var words: (UInt32, UInt32) { (left.word, right.word) }
}

extension Snapshot.Edge {
    fileprivate var word: UInt32 {
        UInt32(UInt16(bitPattern: beyond)) << 16 | UInt32(UInt16(bitPattern: inset))
    }
}
