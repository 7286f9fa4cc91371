/// Numbers rows of words in the order in which they are added; equal rows get the same number.
///
/// Rows of the same digest are compared word for word: a digest decides where to look, never
/// whether two rows are equal.
@usableFromInline struct WordTable {
    /// All rows, one after the other.
    private var words: [UInt32] = []
    private var ends: [Int] = []
    /// Row numbers by digest, negative where free; the length is a power of two.
    private var slots: [Int32]

    private let digest: (ArraySlice<UInt32>) -> UInt64

    /// An empty table.
    /// - Parameter digest: Spreads rows over the table; a bad one costs time and nothing else.
    @usableFromInline init(digest: @escaping (ArraySlice<UInt32>) -> UInt64 = WordTable.mix) {
        self.digest = digest
        slots = [Int32](repeating: -1, count: 1_024)
    }

    /// The memory that the rows take up, in bytes.
    @usableFromInline var bytes: Int {
        words.capacity * MemoryLayout<UInt32>.stride + ends.capacity * MemoryLayout<Int>.stride
            + slots.capacity * MemoryLayout<Int32>.stride
    }

    /// The number of a row; the next free one if it is new.
    /// - Complexity: The length of the row, if the digest spreads well.
    @usableFromInline mutating func number(of row: [UInt32]) -> Int32 {
        if 2 * (ends.count + 1) > slots.count {
            slots = [Int32](repeating: -1, count: 2 * slots.count)
            for number in ends.indices { slots[slot(of: self.row(number))] = Int32(number) }
        }
        let slot = slot(of: row[...])
        if slots[slot] < 0 {
            slots[slot] = Int32(truncatingIfNeeded: ends.count)
            words.append(contentsOf: row)
            ends.append(words.count)
        }
        return slots[slot]
    }

    @usableFromInline
    func isRow(_ row: [UInt32], _ number: Int32) -> Bool { self.row(Int(number)) == row[...] }

    private func row(_ number: Int) -> ArraySlice<UInt32> {
        words[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }

    /// The slot of a row, or the free slot for it: the first slot, from its digest on, that no
    /// other row has.
    private func slot(of row: ArraySlice<UInt32>) -> Int {
        var slot = Int(truncatingIfNeeded: digest(row)) & (slots.count - 1)
        while slots[slot] >= 0, self.row(Int(slots[slot])) != row {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// The usual digest, the same in every process.
    @usableFromInline static func mix(_ row: ArraySlice<UInt32>) -> UInt64 {
        var digest = Digest()
        for word in row { digest.spread(UInt64(word)) }
        return digest.value
    }
}
