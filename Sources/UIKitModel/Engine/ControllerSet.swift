/// A set of controllers by number, one bit for each: controllers are numbered from 1 in order, so a
/// few words are enough for a whole scene.
@usableFromInline package struct ControllerSet: Sendable {
    @usableFromInline var words: [UInt64] = []

    package init() {}

    @inlinable package func contains(_ number: UInt32) -> Bool {
        let place = Int(number >> 6)
        return place < words.count && words[place] & bit(number) != 0
    }

    @inlinable package mutating func insert(_ number: UInt32) {
        let place = Int(number >> 6)
        while place >= words.count { words.append(0) }
        words[place] |= bit(number)
    }

    package mutating func remove(_ number: UInt32) {
        let place = Int(number >> 6)
        if place < words.count { words[place] &= ~bit(number) }
    }

    package mutating func removeAll() {
        for place in words.indices { words[place] = 0 }
    }

    @inlinable func bit(_ number: UInt32) -> UInt64 { 1 << UInt64(number & 63) }
}
