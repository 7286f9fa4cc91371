/// Containers of an app's own, which look like screens as long as they are empty.
///
/// Many fill themselves in `viewDidLoad`, and so as they come on screen.
extension SplitViewStep {
    /// Shows in the picture before the contents of a container that has come on screen with this
    /// step, and was empty: nothing came with it, and nothing has gone.
    ///
    /// One that was on screen already is filled by the step.
    ///
    /// - Returns: Whether there was such a container.
    mutating func unfoldContainers() -> Bool {
        var hasUnfolded = false
        for index in after.nodes.indices
        where after.nodes[index].kind == .container && after.nodes[index].isOnScreen {
            let container = after.nodes[index]
            let place = before.nodes.firstIndex {
                $0.controller == container.controller && $0.kind.isScreen && !$0.isOnScreen
            }
            guard let place else { continue }
            let contained = after.nodes[(index + 1)...].prefix {
                $0.place == container.place && $0.depth > container.depth
            }
            let empty = before.nodes[place]
            let family = [container] + contained
            hasUnfolded = true
            was.picture.nodes.replaceSubrange(
                place...place, with: family.map { $0.standing(where: empty, in: container) })
        }
        return hasUnfolded
    }
}

extension Snapshot.Node {
    /// Whether it has got `viewWillAppear`, and not `viewDidDisappear` since.
    fileprivate var isOnScreen: Bool { !marks.isDisjoint(with: [.appeared, .inBetween]) }

    /// The same controller where an empty container stood.
    ///
    /// - Parameters:
    ///   - empty: The container as it was: what it holds was no more visible.
    fileprivate func standing(where empty: Self, in container: Self) -> Self {
        var node = self
        node.place = empty.place
        node.depth = empty.depth + (depth - container.depth)
        let sight: Snapshot.Marks = [.inFront, .foremost, .belowSheet, .appeared, .inBetween]
        node.marks.subtract(sight)
        if isForemost { node.marks.formUnion(empty.marks.intersection(sight)) }
        return node
    }
}
