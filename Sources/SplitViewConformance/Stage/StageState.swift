import StatefulTesting

/// Everything that decides the future of a stage and its judgement, with controllers numbered in
/// the order of their first appearance.
///
/// Two states are equal when they differ in nothing but the numbers of controllers, so that
/// an exhaustive search can tell when it has been here before. They compare within one process.
/// One word stands after the other, and each part says how long it is.
package typealias StageState = [UInt32]

extension Snapshot {
    /// The facts of a picture beside its controllers and edges, in a word.
    var frame: UInt32 {
        UInt32(modeNumber) << 2 | (isCollapsed ? 2 : 0) | (isLaunched ? 1 : 0)
    }
}

/// Digests of what a state looks like are without the identities of controllers, and so the same in
/// every process. One is taken after every step of a run that is done twice; the work of numbering
/// the controllers is left to `StageState`.
extension Digest {
    mutating func add(_ picture: Snapshot) {
        spread(UInt64(picture.frame))
        if !picture.edges.isPlain {
            picture.edges.forEachWord { spread(UInt64($0)) }
        }
        for node in picture.nodes {
            spread(
                UInt64(node.place.rawValue) << 24 | UInt64(node.kind.rawValue) << 16
                    | UInt64(node.marks.rawValue) << 8 | UInt64(node.depth)
                    | UInt64(node.item) << 32)
        }
        spread(.max)
    }
}
