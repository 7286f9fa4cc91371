/// Ways from one node of a snapshot to others. The nodes of a part are in the order of its tree,
/// each before its children.
extension Snapshot {
    /// The indices in `nodes` of the ancestors of the controller at an index, innermost first.
    func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var depth = nodes[index].depth
        for place in (0..<index).reversed() {
            guard nodes[place].place == nodes[index].place, depth > 0 else { break }
            if nodes[place].depth < depth {
                found.append(place)
                depth = nodes[place].depth
            }
        }
        return found
    }

    /// The indices in `nodes` of the controllers of a part that are in no other.
    func roots(of place: Place) -> [Int] {
        nodes.indices.filter { nodes[$0].place == place && nodes[$0].depth == 0 }
    }

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

    /// The nodes that follow the controller at an index of `nodes` in the same container: its
    /// contents, the controllers above it, and their contents.
    func above(_ index: Int) -> some Sequence<Node> {
        let base = nodes[index]
        return nodes[(index + 1)...].lazy.prefix {
            $0.place == base.place && $0.depth >= base.depth
        }
    }

    /// Whether the controller at an index of `nodes` has a child.
    func hasChild(at index: Int) -> Bool {
        let next = index + 1
        return next < nodes.count && nodes[next].depth > nodes[index].depth
            && nodes[next].place == nodes[index].place
    }

    /// The number of children of the controller at an index of `nodes`.
    func childCount(at index: Int) -> Int {
        let parent = nodes[index]
        var count = 0
        for node in nodes[(index + 1)...] {
            guard node.place == parent.place, node.depth > parent.depth else { break }
            if node.depth == parent.depth + 1 { count += 1 }
        }
        return count
    }

    /// This scene without navigation controllers inside others: the screens and the ways back that
    /// a person sees are the same without them.
    var unnested: Snapshot {
        var scene = self
        scene.nodes = []
        // The depths of the nested navigation controllers around the node at hand.
        var nested: [UInt8] = []
        for (index, node) in nodes.enumerated() {
            while let last = nested.last, node.place != nodes[index - 1].place || node.depth <= last
            {
                nested.removeLast()
            }
            if node.kind == .navigation,
                ancestors(of: index).contains(where: { nodes[$0].kind == .navigation })
            {
                nested.append(node.depth)
                continue
            }
            var node = node
            node.depth -= UInt8(nested.count)
            scene.nodes.append(node)
        }
        return scene
    }

    /// This scene as it would be without an inspector.
    var withoutInspector: Snapshot {
        var scene = self
        scene.nodes.removeAll { isInInspector($0) }
        guard scene.panes.remove(.inspectorSheet) != nil else { return scene }
        for index in scene.nodes.indices where scene.nodes[index].isForemost {
            scene.nodes[index].marks.insert(.inFront)
        }
        return scene
    }

    /// Whether a node is the inspector, or in it, as a column or as a sheet: it is about the
    /// detail, and leads to no other.
    func isInInspector(_ node: Node) -> Bool {
        node.place == .inspector || node.place == .presented && panes.contains(.inspectorSheet)
    }
}
