/// Drawing snapshots in the short notation of reports and tests.
///
/// `[list, list#2 | note]` is expanded, `[list, note]` collapsed, `[list, [note]]` a navigation
/// controller in another, `_` the placeholder, `!note` a column without a navigation controller,
/// `-` a column without a controller, `{list; list#2}` another container. After it: `<100:0` means
/// that 100 points of the list column are beyond the left edge with an inset of 0 points for them,
/// `>100:0` the same at the right; `^[note]` is presented, `~[note]` preserved by UIKit, `?[note]`
/// in a navigation controller that something keeps alive, `?note` alone, outside the scene, with an
/// appearance state as if it were on screen.
///
/// ```swift
/// let picture = try Snapshot("[list, list#2 | note]")
/// print(SnapshotNames([picture]).draw(picture))
/// ```
public struct SnapshotNames: Sendable {
    private var numbers: [[UInt32]] = [[], [], []]

    /// Names for every controller in some snapshots: the first list is `list`, the second `list#2`,
    /// in the order of their creation.
    public init(_ pictures: some Sequence<Snapshot>) {
        for picture in pictures {
            for node in picture.nodes {
                guard let slot = Self.slot(of: node.kind), !numbers[slot].contains(node.id) else {
                    continue
                }
                numbers[slot].append(node.id)
            }
        }
        for slot in numbers.indices { numbers[slot].sort() }
    }

    /// The name of a controller.
    public func name(of node: Snapshot.Node) -> String {
        guard let slot = Self.slot(of: node.kind) else { return "container" }
        let word = ["list", "note", "_"][slot]
        let place = numbers[slot].firstIndex(of: node.id).map { $0 + 1 } ?? Int(node.id)
        // Placeholders look the same to a reader, and so have no number.
        return place == 1 || node.kind == .placeholder ? word : "\(word)#\(place)"
    }

    /// The name of a controller that is in one of some snapshots.
    public func name(of id: UInt32, in picture: Snapshot) -> String {
        picture.nodes.first { $0.id == id }.map(name) ?? "#\(id)"
    }

    private static func slot(of kind: Snapshot.Kind) -> Int? {
        switch kind {
        case .list: 0
        case .detail: 1
        case .placeholder: 2
        case .navigation, .container: nil
        }
    }

    /// Draws a snapshot.
    public func draw(_ picture: Snapshot) -> String {
        var columns = drawColumn(.primary, of: picture)
        if !picture.isCollapsed { columns += " | " + drawColumn(.secondary, of: picture) }
        var drawing = "[\(columns)]\(picture.edges.drawing)"
        for (place, sign) in [(Snapshot.Place.presented, "^"), (.preserved, "~"), (.detached, "?")]
        {
            for root in roots(of: place, in: picture) {
                drawing += " \(sign)\(draw(at: root, in: picture))"
            }
        }
        return drawing
    }

    private func drawColumn(_ place: Snapshot.Place, of picture: Snapshot) -> String {
        guard let root = roots(of: place, in: picture).first else { return "-" }
        switch picture.nodes[root].kind {
        case .navigation: return drawChildren(of: root, in: picture, separator: ", ")
        case .container: return draw(at: root, in: picture)
        case .list, .detail, .placeholder: return "!" + draw(at: root, in: picture)
        }
    }

    func draw(at index: Int, in picture: Snapshot) -> String {
        switch picture.nodes[index].kind {
        case .navigation: "[\(drawChildren(of: index, in: picture, separator: ", "))]"
        case .container: "{\(drawChildren(of: index, in: picture, separator: "; "))}"
        case .list, .detail, .placeholder: name(of: picture.nodes[index])
        }
    }

    private func drawChildren(of index: Int, in picture: Snapshot, separator: String) -> String {
        picture.children(at: index).map { draw(at: $0, in: picture) }.joined(separator: separator)
    }

    private func roots(of place: Snapshot.Place, in picture: Snapshot) -> [Int] {
        picture.nodes.indices.filter {
            picture.nodes[$0].place == place && picture.nodes[$0].depth == 0
        }
    }
}

extension Snapshot {
    /// This snapshot in the short notation, on its own.
    public var notation: String { SnapshotNames(CollectionOfOne(self)).draw(self) }

    /// The indices in `nodes` of the children of the controller at an index.
    func children(at index: Int) -> [Int] {
        let parent = nodes[index]
        var found: [Int] = []
        for place in nodes.indices.dropFirst(index + 1) {
            let node = nodes[place]
            guard node.place == parent.place, node.depth > parent.depth else { break }
            if node.depth == parent.depth + 1 { found.append(place) }
        }
        return found
    }
}
