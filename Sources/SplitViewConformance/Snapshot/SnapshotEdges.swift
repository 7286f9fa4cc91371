extension Snapshot {
    /// The position of the list column at the left and the right edge of the split view. All of it
    /// is 0 while the column is not visible, and in the classic style, where it is not modelled.
    public struct Edges: Hashable, Sendable, Codable {
        /// The left edge.
        public var left: Edge
        /// The right edge.
        public var right: Edge

        /// These edges; others as they should be, with nothing beyond.
        public init(left: Edge = Edge(), right: Edge = Edge()) {
            self.left = left
            self.right = right
        }

        /// Whether nothing is beyond an edge, and there are no insets.
        public var isPlain: Bool { self == Edges() }
    }

    /// The position of the list column at one edge of the split view, in points.
    public struct Edge: Hashable, Sendable, Codable {
        /// How much of the column lies beyond the edge, out of sight.
        public var beyond: Int16
        /// The inset of the screen in front of the column at this edge.
        public var inset: Int16

        /// An edge with this many points beyond it, and this inset.
        public init(beyond: Int16 = 0, inset: Int16 = 0) {
            self.beyond = beyond
            self.inset = inset
        }

        /// How many points of the content are hidden; negative if this many stay empty.
        public var hidden: Int { Int(beyond) - Int(inset) }
    }
}

extension Snapshot.Edges {
    /// The edges that differ from 0, as drawn: `<100:0` at the left, `>100:0` at the right.
    var drawing: String {
        var text = ""
        for (sign, edge) in [("<", left), (">", right)] where edge != Snapshot.Edge() {
            text += " \(sign)\(edge.beyond):\(edge.inset)"
        }
        return text
    }

    /// The edges encoded as two words.
    var words: (UInt32, UInt32) { (left.word, right.word) }
}

extension Snapshot.Edge {
    fileprivate var word: UInt32 {
        UInt32(UInt16(bitPattern: beyond)) << 16 | UInt32(UInt16(bitPattern: inset))
    }
}
