extension Snapshot {
    /// The position of the columns at the left and the right edge of a split view of a column
    /// style. All of it is 0 for a hidden column, and in the classic style, whose edges are not
    /// modelled.
    package struct Edges: Hashable, Sendable {
        /// The primary column; while collapsed the only one.
        package var primary: Sides
        package var supplementary: Sides
        package var secondary: Sides
        package var inspector: Sides

        /// These columns; others as they should be, with nothing out of sight.
        package init(
            primary: Sides = Sides(), supplementary: Sides = Sides(), secondary: Sides = Sides(),
            inspector: Sides = Sides()
        ) {
            self.primary = primary
            self.supplementary = supplementary
            (self.secondary, self.inspector) = (secondary, inspector)
        }

        /// Whether nothing is out of sight, and there are no insets.
        package var isPlain: Bool { self == Edges() }

        /// A column; a part of the scene that is none is as it should be.
        package subscript(place: Place) -> Sides {
            get {
                switch place {
                case .primary: primary
                case .supplementary: supplementary
                case .secondary: secondary
                case .inspector: inspector
                case .presented, .preserved, .detached: Sides()
                }
            }
            set {
                switch place {
                case .primary: primary = newValue
                case .supplementary: supplementary = newValue
                case .secondary: secondary = newValue
                case .inspector: inspector = newValue
                case .presented, .preserved, .detached: break
                }
            }
        }
    }

    package struct Sides: Hashable, Sendable {
        package var left: Edge
        package var right: Edge

        /// These sides; the other one as it should be, with nothing out of sight.
        package init(left: Edge = Edge(), right: Edge = Edge()) {
            (self.left, self.right) = (left, right)
        }
    }

    package struct Edge: Hashable, Sendable {
        /// How much of the column is out of sight here: beyond the edge of the split view, or under
        /// a primary that floats above it.
        package var beyond: Int16
        /// The inset of the screen in front of the column at this side.
        package var inset: Int16

        /// A side with this many points out of sight, and this inset.
        package init(beyond: Int16 = 0, inset: Int16 = 0) {
            (self.beyond, self.inset) = (beyond, inset)
        }

        /// How many points of the content are hidden; negative if this many stay empty.
        var hidden: Int { Int(beyond) - Int(inset) }
    }
}

extension Snapshot.Edges {
    /// The columns, in the order in which they are drawn.
    static let columns: [Snapshot.Place] = [.primary, .supplementary, .secondary, .inspector]

    /// The edges as drawn: `<100:0` at the left, `>100:0` at the right. Of the primary those that
    /// differ from 0; of the others, with their usual insets, only the faults, with the number of
    /// the column before: `2<330:0`.
    func drawing(ofThree isThree: Bool) -> String {
        if isPlain { return "" }
        var text = ""
        for place in Self.columns {
            let sides = self[place]
            let number = place.number(ofThree: isThree)
            for (sign, edge) in [("<", sides.left), (">", sides.right)] {
                let isDrawn = place == .primary ? edge != Snapshot.Edge() : edge.hidden != 0
                guard isDrawn else { continue }
                text += " \(number == 1 ? "" : "\(number)")\(sign)\(edge.beyond):\(edge.inset)"
            }
        }
        return text
    }

    func forEachWord(_ body: (UInt32) -> Void) {
        primary.forEachWord(body)
        supplementary.forEachWord(body)
        secondary.forEachWord(body)
        inspector.forEachWord(body)
    }
}

extension Snapshot.Place {
    var columnName: String {
        switch self {
        case .primary: "list column"
        case .supplementary: "supplementary column"
        case .inspector: "inspector"
        case .secondary, .presented, .preserved, .detached: "detail column"
        }
    }

    /// The number of a column from the primary on; the inspector is the last.
    func number(ofThree isThree: Bool) -> Int {
        switch self {
        case .primary, .presented, .preserved, .detached: 1
        case .supplementary: 2
        case .secondary: isThree ? 3 : 2
        case .inspector: isThree ? 4 : 3
        }
    }
}

extension Snapshot.Sides {
    fileprivate func forEachWord(_ body: (UInt32) -> Void) {
        body(left.word)
        body(right.word)
    }
}

extension Snapshot.Edge {
    fileprivate var word: UInt32 {
        UInt32(UInt16(bitPattern: beyond)) << 16 | UInt32(UInt16(bitPattern: inset))
    }
}
