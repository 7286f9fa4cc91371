/// The part of a picture that a restoration has to bring back.
extension Snapshot {
    /// This scene without the details that show no item and stand above a detail with one.
    var withoutPages: Snapshot {
        var scene = self
        scene.nodes = []
        for node in nodes {
            guard let last = scene.nodes.last, node.kind == .detail, node.item == 0,
                last.kind == .detail, last.item != 0, last.place == node.place,
                last.depth == node.depth
            else {
                scene.nodes.append(node)
                continue
            }
            scene.nodes[scene.nodes.count - 1].marks.formUnion(node.marks.intersection(.seen))
        }
        return scene
    }

    /// Whether the lists and details that are shown show the items of those in a scene of the same
    /// looks. A screen filled in by the app may be another one each time.
    func showsItems(of right: Snapshot) -> Bool {
        zip(nodes.filter(\.place.isInstalled), right.nodes.filter(\.place.isInstalled)).allSatisfy {
            !$0.kind.isContent || $0.item == $1.item || $0.marks.contains(.filledIn)
                || $1.marks.contains(.filledIn)
        }
    }

    /// This scene with the screens chosen that are so in a scene of the same look.
    func choosing(asIn right: Snapshot) -> Snapshot {
        var scene = self
        let others = right.nodes.filter(\.place.isInstalled)
        let own = nodes.indices.filter { nodes[$0].place.isInstalled }
        for (index, other) in zip(own, others) where other.isChosen {
            scene.nodes[index].marks.insert(.chosen)
        }
        return scene
    }
}
