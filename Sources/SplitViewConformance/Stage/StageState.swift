/// Everything that decides what a stage will do and how it will be judged, with controllers
/// numbered in the order in which they are met.
///
/// Two states are equal when they differ in nothing but which controllers play the parts, so that
/// an exhaustive search can tell when it has been here before.
public struct StageState: Hashable, Sendable {
    /// The scene: one number for each controller, and separators.
    private var words: [UInt64] = []
    private var renumbered: [UInt32] = []

    init(
        picture: Snapshot, anchor: Snapshot?, lastSelected: SceneDriver.Selection,
        preserved: UInt32?, hidden: [Int]
    ) {
        add(picture)
        if let anchor { add(anchor) } else { words.append(.max) }
        words.append(UInt64(lastSelected.id.map { number($0) } ?? 0) << 1)
        words.append(lastSelected.isReplacing ? 1 : 0)
        words.append(UInt64(preserved.map { number($0) } ?? 0))
        words += hidden.map { UInt64(truncatingIfNeeded: $0) }
        renumbered = []
    }

    private mutating func add(_ picture: Snapshot) {
        words.append(
            UInt64(picture.displayMode) << 2 | (picture.isCollapsed ? 2 : 0)
                | (picture.isLaunched ? 1 : 0))
        for node in picture.nodes {
            let flags =
                UInt64(node.place.rawValue) << 8 | UInt64(node.kind.rawValue) << 4
                | UInt64(node.marks.rawValue)
            words.append(UInt64(number(node.id)) << 32 | UInt64(node.depth) << 16 | flags)
        }
        switch picture.record {
        case .undeclared: break
        case .nothing: words.append(0)
        case .screen(let id): words.append(UInt64(number(id)))
        }
        words.append(.max - 1)
    }

    /// The place of a controller among those met so far, from 1.
    private mutating func number(_ id: UInt32) -> Int {
        if let place = renumbered.firstIndex(of: id) { return place + 1 }
        renumbered.append(id)
        return renumbered.count
    }
}

/// A digest of what a state looks like, whoever plays the parts: the same in every process.
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
        add(
            UInt64(picture.displayMode) << 2 | (picture.isCollapsed ? 2 : 0)
                | (picture.isLaunched ? 1 : 0))
        for node in picture.nodes {
            add(
                UInt64(node.place.rawValue) << 24 | UInt64(node.kind.rawValue) << 16
                    | UInt64(node.marks.rawValue) << 8 | UInt64(node.depth))
        }
        add(.max)
    }
}
