import StatefulChallenge
import StatefulTesting
import Testing

@Suite struct CommandRankTests {
    @Test func `the kind decides first, then the arguments from left to right`() {
        let ascending = [
            CommandRank.of(kind: 0), CommandRank.of(kind: 0, 0, 0, 1),
            CommandRank.of(kind: 0, 0, 1),
            CommandRank.of(kind: 0, 1), CommandRank.of(kind: 0, .max, .max, .max),
            CommandRank.of(kind: 1), CommandRank.of(kind: 1, 2), CommandRank.of(kind: 300),
        ]
        #expect(ascending == ascending.sorted())
        #expect(Set(ascending).count == ascending.count)
    }

    @Test func `smaller numbers come closer by halves`() {
        #expect(CommandRank.smaller(than: 0) == [])
        #expect(CommandRank.smaller(than: 1) == [0])
        #expect(CommandRank.smaller(than: 2) == [0, 1])
        #expect(CommandRank.smaller(than: 10) == [0, 5, 8, 9])
        #expect(CommandRank.smaller(than: 100) == [0, 50, 75, 88, 94, 97, 99])
    }
}
