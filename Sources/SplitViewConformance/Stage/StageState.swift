import StatefulTesting

/// Everything that decides what a stage will do and how it will be judged, with controllers
/// numbered in the order in which they are met.
///
/// Two states are equal when they differ in nothing but which controllers play the parts, so that
/// an exhaustive search can tell when it has been here before.
public struct StageState: WordState, Sendable {
    /// The scene: one number for each controller, and separators.
    public private(set) var words: [UInt32] = []

    init(
        picture: Snapshot, anchor: Snapshot?, lastSelected: SceneDriver.Selection,
        preserved: UInt32?, hidden: UInt32, saved: UInt32, memory: [Int]
    ) {
        let nodes = picture.nodes.count + (anchor?.nodes.count ?? 0)
        words.reserveCapacity(2 * (nodes + memory.count) + 11)
        // No more controllers are met than are drawn, believed in, selected and preserved.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: nodes + 4) { room in
            var cast = Cast(room: room)
            add(picture, to: &cast)
            if let anchor { add(anchor, to: &cast) } else { words.append(.max) }
            words.append(lastSelected.id.map { cast.number(of: $0) } ?? 0)
            words.append(lastSelected.isReplacing ? 1 : 0)
            words.append(preserved.map { cast.number(of: $0) } ?? 0)
        }
        words.append(hidden)
        words.append(saved)
        for number in memory {
            words.append(UInt32(truncatingIfNeeded: number))
            words.append(UInt32(truncatingIfNeeded: number >> 32))
        }
    }

    private mutating func add(_ picture: Snapshot, to cast: inout Cast) {
        words.append(picture.frame)
        words.append(UInt32(picture.nodes.count))
        // A separator of its own says that there is more to say of the edges.
        if !picture.edges.isPlain {
            words.append(.max)
            words.append(picture.edges.words.0)
            words.append(picture.edges.words.1)
        }
        for node in picture.nodes {
            words.append(
                UInt32(node.depth) << 24 | UInt32(node.place.rawValue) << 16
                    | UInt32(node.kind.rawValue) << 8 | UInt32(node.marks.rawValue))
            words.append(cast.number(of: node.id))
        }
        switch picture.record {
        case .undeclared: words.append(.max)
        case .nothing: words.append(0)
        case .screen(let id): words.append(cast.number(of: id))
        }
    }
}

extension Snapshot {
    /// What a picture says beside its controllers and edges, in a word.
    var frame: UInt32 {
        UInt32(displayMode) << 2 | (isCollapsed ? 2 : 0) | (isLaunched ? 1 : 0)
    }
}

/// The controllers met so far, in order.
private struct Cast {
    private let room: UnsafeMutableBufferPointer<UInt32>
    private var count = 0

    init(room: UnsafeMutableBufferPointer<UInt32>) { self.room = room }

    /// The place of a controller, from 1.
    mutating func number(of id: UInt32) -> UInt32 {
        var place = 0
        while place < count, room[place] != id { place += 1 }
        if place == count {
            room[place] = id
            count += 1
        }
        return UInt32(place) + 1
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
        add(UInt64(picture.frame))
        if !picture.edges.isPlain {
            add(UInt64(picture.edges.words.0) << 32 | UInt64(picture.edges.words.1))
        }
        for node in picture.nodes {
            add(
                UInt64(node.place.rawValue) << 24 | UInt64(node.kind.rawValue) << 16
                    | UInt64(node.marks.rawValue) << 8 | UInt64(node.depth))
        }
        add(.max)
    }
}
