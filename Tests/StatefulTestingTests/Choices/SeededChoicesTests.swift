import StatefulTesting
import Testing

@Suite struct SeededChoicesTests {
    @Test(arguments: [1, 2, 3, 7, 16, 1000] as [UInt32])
    func `every number below the bound comes equally often`(bound: UInt32) {
        var choices = SeededChoices(seed: 7)
        let draws = Int(bound) * 400
        var counts = [Int](repeating: 0, count: Int(bound))
        for _ in 0..<draws { counts[choices.index(below: Int(bound))] += 1 }
        // 400 expected in each cell, deviation 20: seven deviations for the worst of 1000 cells.
        #expect(counts.allSatisfy { (260...540).contains($0) })
        // Chi squared has bound - 1 degrees of freedom; its deviation is sqrt(2 * freedom).
        let chi = counts.reduce(0) { $0 + ($1 - 400) * ($1 - 400) } / 400
        #expect(chi <= Int(bound) - 1 + 150 + Int(bound) / 10)
    }

    @Test func `a bound above two to the 31 is uniform, which scaling alone is not`() {
        // With bound 3 * 2^30 a plain multiplication gives every third number twice as often.
        var choices = SeededChoices(seed: 1)
        let bound: UInt32 = 3 << 30
        var residues = [0, 0, 0]
        for _ in 0..<30_000 {
            let number = choices.next(below: bound)
            #expect(number < bound)
            residues[Int(number % 3)] += 1
        }
        #expect(residues.allSatisfy { (9_600...10_400).contains($0) })
    }

    @Test func `a choice is the scaled upper half of one number of the generator`() {
        var generator = SeededChoices(seed: 3)
        var choices = SeededChoices(seed: 3)
        for bound in [1, 2, 10, 255, 256] as [UInt32] {
            let upper = generator.word() >> 32
            let choice = choices.next(below: bound)
            #expect(choice == UInt32((upper * UInt64(bound)) >> 32))
        }
    }
}
