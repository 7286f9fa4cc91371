/// Everything that decides what a stage will do and how it will be judged, with controllers
/// numbered in the order in which they are met.
///
/// Two states are equal when they differ in nothing but the numbers of controllers, so that
/// an exhaustive search can tell when it has been here before. They compare within one process.
/// One word stands after the other, and each part says how long it is.
package typealias StageState = [UInt32]

extension Snapshot {
    /// What a picture says beside its controllers and edges, in a word.
    var frame: UInt32 {
        UInt32(displayMode) << 2 | (isCollapsed ? 2 : 0) | (isLaunched ? 1 : 0)
    }
}

/// A digest of what a state looks like, without the identities of controllers: the same in every
/// process.
///
/// It is taken after every step of a run that is done twice, and so leaves the work of numbering
/// the controllers to `StageState`.
struct StateDigest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x0000_0100_0000_01B3
        value ^= value >> 29
    }

    mutating func add(_ picture: Snapshot) {
        add(UInt64(picture.frame))
        if !picture.edges.isPlain {
            picture.edges.forEachWord { add(UInt64($0)) }
        }
        for node in picture.nodes {
            add(
                UInt64(node.place.rawValue) << 24 | UInt64(node.kind.rawValue) << 16
                    | UInt64(node.marks.rawValue) << 8 | UInt64(node.depth)
                    | UInt64(node.item) << 32)
        }
        add(.max)
    }
}
