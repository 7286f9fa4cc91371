/// The faults in the appearance of screens, and in the positions of columns.
extension Reading {
    /// A controller whose appearance state does not match its place.
    struct OutOfStep: Equatable {
        enum Kind: String {
            case inBetween = "began to appear or disappear, and has not ended"
            case unaware = "is on screen without viewDidAppear"
            case unawareOfLeaving = "is off screen without viewDidDisappear"
        }

        let controller: UInt32
        let kind: Kind
    }

    /// The controllers that are not on screen as their last callback says.
    var outOfStep: [OutOfStep] {
        var found: [OutOfStep] = []
        let isListHidden = picture.hidesPrimary
        for index in picture.nodes.indices {
            let node = picture.nodes[index]
            var marks = node.marks.intersection([.inFront, .appeared, .inBetween])
            if node.marks.contains(.belowSheet) { marks.insert(.inFront) }
            if isListHidden, picture.hides(node.place) { marks.remove(.inFront) }
            if marks.isEmpty || marks == [.inFront, .appeared] { continue }
            let kind: OutOfStep.Kind =
                marks.contains(.inBetween)
                ? .inBetween : marks.contains(.inFront) ? .unaware : .unawareOfLeaving
            found.append(OutOfStep(controller: node.id, kind: kind))
        }
        return found
    }

    /// A side at which a column is wrong.
    struct EdgeFault: Equatable {
        fileprivate let place: Snapshot.Place
        fileprivate let root: UInt32?
        let isLeft: Bool
        /// Whether content is hidden; otherwise a stripe stays empty.
        fileprivate let hides: Bool

        var column: String { place.columnName }
        var isFirst: Bool { place == .primary }

        func edge(of picture: Snapshot) -> Snapshot.Edge {
            let sides = picture.edges[place]
            return isLeft ? sides.left : sides.right
        }
    }

    /// The sides of columns at which content is out of sight, or a stripe is empty.
    var edgeFaults: [EdgeFault] {
        var faults: [EdgeFault] = []
        for place in Snapshot.Edges.columns {
            let sides = picture.edges[place]
            for (isLeft, edge) in [(true, sides.left), (false, sides.right)]
            where edge.hidden != 0 {
                let root = picture.nodes.first { $0.place == place }?.id
                faults.append(
                    EdgeFault(
                        place: place, root: root, isLeft: isLeft, hides: edge.hidden > 0))
            }
        }
        return faults
    }
}
