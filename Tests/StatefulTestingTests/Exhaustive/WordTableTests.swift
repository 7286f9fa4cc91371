import Testing

@testable import StatefulTesting

@Suite struct WordTableTests {
    /// Rows of few different words and lengths, so that many are equal and many nearly so.
    private func rows(_ count: Int) -> [[UInt32]] {
        var random = SeededChoices(seed: 7)
        return (0..<count).map { _ in (0..<random.word() % 6).map { _ in UInt32(random.word() % 3) }
        }
    }

    @Test func `equal rows get equal numbers, in the order in which they are met`() {
        var table = WordTable()
        #expect(table.number(of: [1, 2]) == 0)
        #expect(table.number(of: []) == 1)
        #expect(table.number(of: [1]) == 2)
        #expect(table.number(of: [1, 2]) == 0)
        #expect(table.number(of: []) == 1)
        #expect(table.isRow([1], 2))
        #expect(!table.isRow([1], 0))
        #expect(!table.isRow([2], 2))
    }

    @Test(arguments: [UInt64.max, 0xFF, 0])
    func `a digest never makes different rows equal`(mask: UInt64) {
        var table = WordTable { WordTable.mix($0) & mask }
        var numbers: [[UInt32]: Int32] = [:]
        for row in rows(2_000) {
            let next = Int32(numbers.count)
            let expected = numbers[row] ?? next
            numbers[row] = expected
            #expect(table.number(of: row) == expected)
        }
        #expect(numbers.count > 250)
    }

    @Test func `a table grows and says how large it is`() {
        var table = WordTable()
        for word in 0..<5_000 as Range<UInt32> {
            #expect(table.number(of: [word, word]) == Int32(word))
        }
        for word in 0..<5_000 as Range<UInt32> {
            #expect(table.isRow([word, word], Int32(word)))
        }
        // Two words, an end, and two slots for each row at least.
        #expect(table.bytes >= 5_000 * (8 + 8 + 8))
        #expect(table.bytes < 4 * 5_000 * (8 + 8 + 8))
    }
}
