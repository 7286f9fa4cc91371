/// A digest of words in 64 bits, by FNV-1a: the same in every process and on every machine.
///
/// It most likely tells apart two things that differ; it is no proof of their equality.
@usableFromInline package struct Digest: Sendable {
    /// Everything added so far, in a word.
    @usableFromInline package var value: UInt64

    /// A digest of nothing yet.
    @inlinable package init() { value = 0xCBF2_9CE4_8422_2325 }

    /// Adds a word; of bytes added one by one it is the published digest.
    @inlinable package mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x0000_0100_0000_01B3
    }

    /// Adds a word, and spreads the high bits: a product alone carries none of them down.
    @inlinable package mutating func spread(_ word: UInt64) {
        add(word)
        value ^= value >> 29
    }
}
