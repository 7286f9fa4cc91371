import UIKitModel

// The facts in a picture about the columns of a split view, beside the screens in them.

extension Snapshot.Panes {
    @MainActor init(of split: UISplitViewController) {
        self = []
        if split.style == .tripleColumn { insert(.three) }
        guard split.hasCompactColumn else { return }
        insert(.compact)
        if split.showsCompactColumn { insert(.compactInSight) }
    }
}

extension Snapshot.Edges {
    @MainActor init(of split: UISplitViewController) {
        self.init()
        split.visitEdges { column, outOfSight, inset in
            let sides = Snapshot.Sides(
                left: Snapshot.Edge(
                    beyond: outOfSight.left.wholePoints, inset: inset.left.wholePoints),
                right: Snapshot.Edge(
                    beyond: outOfSight.right.wholePoints, inset: inset.right.wholePoints))
            switch column {
            case .primary, .compact: primary = sides
            case .supplementary: supplementary = sides
            case .secondary: secondary = sides
            case .inspector: inspector = sides
            }
        }
    }
}
