/// Drawing snapshots in the short notation of reports and tests.
///
/// Screens are called after their kind, or have the names that an app gives them.
///
/// `Snapshot` says what the signs mean.
package struct SnapshotNames: Sendable {
    /// The word for the nodes that look the same. In arrays that are searched from the front: a
    /// search makes a sentence for each broken law, about few nodes.
    private struct Entry: Sendable {
        let controller: UInt32
        let item: UInt32
        let kind: Snapshot.Kind
        /// The name without a number for those that are called the same.
        let word: String
        /// Those that are called the same are numbered in this order.
        let rank: UInt32
        /// Whether no earlier entry has the same word and the same rank.
        let isFirst: Bool

        func isAbout(_ node: Snapshot.Node) -> Bool {
            controller == node.controller && item == node.item && kind == node.kind
        }
    }

    private var entries: [Entry] = []

    /// Names for every controller in some snapshots: the first `Article` is called `Article`, the
    /// second `Article#2`, in the order of their creation.
    ///
    /// In snapshots without names, as they are read from drawings or taken of a subject that wants
    /// none (``SplitViewSubject/Naming``), the first list is `list`, the second `list#2`.
    package init(_ pictures: some Sequence<Snapshot>) {
        for picture in pictures {
            for node in picture.nodes {
                guard !entries.contains(where: { $0.isAbout(node) }),
                    let word = Self.word(for: node, in: picture)
                else { continue }
                let rank = Self.rank(of: node)
                let isFirst = !entries.contains { $0.rank == rank && $0.word == word }
                entries.append(
                    Entry(
                        controller: node.controller, item: node.item, kind: node.kind,
                        word: word, rank: rank, isFirst: isFirst))
            }
        }
    }

    /// The name of a controller.
    ///
    /// - Parameter node: The controller, as it stands in one of the snapshots.
    package func name(of node: Snapshot.Node) -> String {
        guard let entry = entries.first(where: { $0.isAbout(node) }) else {
            guard let word = node.kind.word else { return "container" }
            let rank = Self.rank(of: node)
            return rank <= 1 ? word : "\(word)#\(rank)"
        }
        var place = 1
        for other in entries where other.isFirst && other.rank < entry.rank {
            if other.word == entry.word { place += 1 }
        }
        return place == 1 ? entry.word : "\(entry.word)#\(place)"
    }

    /// The name of a controller without the sign for placeholders; `nil` if nothing is left.
    func title(of node: Snapshot.Node) -> String? {
        let name = name(of: node).drop { $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    package func name(of id: UInt32, in picture: Snapshot) -> String {
        picture.nodes.first { $0.id == id }.map(name) ?? "#\(id)"
    }

    /// The word for a node, without a number for those with the same word.
    private static func word(for node: Snapshot.Node, in picture: Snapshot) -> String? {
        guard let names = picture.names.scene else { return node.kind.word }
        let own = names.word(of: node.controller)
        // A placeholder may be of the class of the details.
        if node.kind == .placeholder { return "_" + (own ?? "") }
        guard let word = own ?? node.kind.word else { return nil }
        return node.itemNumber.map { "\(word) \($0)" } ?? word
    }

    /// The number by which controllers with one name are ordered. Placeholders look the same to a
    /// reader, and so are one, which comes first and has no number.
    private static func rank(of node: Snapshot.Node) -> UInt32 {
        node.kind == .placeholder ? 0 : node.id
    }

    package func draw(_ picture: Snapshot) -> String {
        var columns = drawColumn(.primary, of: picture)
        if !picture.isCollapsed {
            if picture.panes.contains(.three) {
                columns += " | " + drawColumn(.supplementary, of: picture)
            }
            columns += " | " + drawColumn(.secondary, of: picture)
        }
        var drawing =
            "[\(columns)]"
            + picture.edges.drawing(ofThree: picture.panes.contains(.three))
        let others: [(Snapshot.Place, String)] = [
            (.inspector, "+"), (.presented, "^"), (.preserved, "~"), (.detached, "?"),
        ]
        for (place, sign) in others {
            for root in picture.roots(of: place) {
                drawing += " \(sign)\(draw(at: root, in: picture))"
            }
        }
        return drawing
    }

    private func drawColumn(_ place: Snapshot.Place, of picture: Snapshot) -> String {
        let content = drawContent(of: place, in: picture)
        return picture.hides(place) ? "(\(content))" : content
    }

    private func drawContent(of place: Snapshot.Place, in picture: Snapshot) -> String {
        guard let root = picture.roots(of: place).first else { return "-" }
        switch picture.nodes[root].kind {
        case .navigation: return drawStack(at: root, in: picture)
        case .container: return draw(at: root, in: picture)
        case .list, .detail, .placeholder: return "!" + draw(at: root, in: picture)
        }
    }

    func draw(at index: Int, in picture: Snapshot) -> String {
        switch picture.nodes[index].kind {
        case .navigation: "[\(drawStack(at: index, in: picture))]"
        case .container: "{\(drawSideBySide(at: index, in: picture))}"
        case .list, .detail, .placeholder: name(of: picture.nodes[index])
        }
    }

    private func drawStack(at index: Int, in picture: Snapshot) -> String {
        picture.children(at: index).map { draw(at: $0, in: picture) }.joined(separator: ", ")
    }

    /// Draws the children of a container, and which of them is in front: of a tab bar it is one,
    /// and other containers show all.
    private func drawSideBySide(at index: Int, in picture: Snapshot) -> String {
        let children = picture.children(at: index)
        let showsAll = children.allSatisfy { picture.nodes[$0].isForemost }
        return children.map { child in
            let isMarked = picture.nodes[child].isForemost && !showsAll
            return (isMarked ? "*" : "") + draw(at: child, in: picture)
        }.joined(separator: "; ")
    }
}

extension Snapshot.Kind {
    /// The word for a screen of this kind without a name of its own.
    fileprivate var word: String? {
        switch self {
        case .list: "list"
        case .detail: "note"
        case .placeholder: "_"
        case .navigation, .container: nil
        }
    }
}

extension Snapshot {
    /// The drawing of this snapshot in the short notation, by itself.
    public var notation: String { SnapshotNames(CollectionOfOne(self)).draw(self) }
}
