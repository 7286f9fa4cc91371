import StatefulTesting
import Testing

@Suite struct RunPlanTests {
    private let kinds = [
        CommandKind("launch", weight: 1, isRequired: true), CommandKind("a"), CommandKind("b"),
        CommandKind("c", weight: 4), CommandKind("d"), CommandKind("never", weight: 0),
    ]

    private func plans(_ count: Int, seed: UInt64 = 9) -> [RunPlan] {
        (0..<count).map {
            RunPlan(index: $0, seed: seed, kinds: kinds, lengths: RunLengths(4...64))
        }
    }

    @Test func `a plan is a function of its inputs`() {
        #expect(plans(200) == plans(200))
        #expect(plans(200) != plans(200, seed: 10))
    }

    @Test func `a run's seed comes from the documented place`() {
        var seedOfSeeds = SplitMix64(seed: 9)
        var seeds = SplitMix64(seed: seedOfSeeds.next())
        for plan in plans(50) {
            let seed = seeds.next()
            #expect(plan.seed == seed)
            #expect(plan.commandSeed == SplitMix64.number(at: 0, ofSeed: plan.seed))
        }
    }

    @Test func `neighbouring seeds share no run`() {
        let many = (0..<20).flatMap { seed in plans(200, seed: seed).map(\.seed) }
        #expect(Set(many).count == many.count)
    }

    @Test func `lengths lie in octaves, each half as frequent as the one before`() {
        let lengths = plans(8_000).map(\.length)
        let shares = [4...7, 8...15, 16...31, 32...64].map { octave in
            lengths.count { octave.contains($0) }
        }
        #expect(shares.reduce(0, +) == 8_000)
        #expect((3_800...4_200).contains(shares[0]))
        #expect((1_850...2_150).contains(shares[1]))
        #expect((900...1_100).contains(shares[2]))
        #expect((900...1_100).contains(shares[3]))
        #expect(Set(lengths) == Set(4...64))
    }

    @Test(arguments: [1...1, 5...5, 4...5, 3...9, 1...100])
    func `every length of a range is drawn and no other`(range: ClosedRange<Int>) {
        var choices = SeededChoices(seed: 3)
        let lengths = RunLengths(range)
        let drawn = Set((0..<20_000).map { _ in lengths.draw(from: &choices) })
        #expect(drawn == Set(range))
    }

    @Test func `a length is known without the plan`() {
        for plan in plans(300) {
            #expect(
                RunPlan.length(ofRun: plan.index, seed: 9, lengths: RunLengths(4...64))
                    == plan.length)
        }
    }

    @Test func `a budget buys the fewest runs that reach it`() {
        let lengths = plans(1_000).map(\.length)
        for budget in [0, 1, 4, 100, 5_000] {
            let runs = RunPlan.runs(forCommands: budget, seed: 9, lengths: RunLengths(4...64))
            #expect(lengths.prefix(runs).reduce(0, +) >= budget)
            #expect(runs == 0 || lengths.prefix(runs - 1).reduce(0, +) < budget)
        }
        let rest = RunPlan.runs(forCommands: 50, from: 900, seed: 9, lengths: RunLengths(4...64))
        #expect(lengths[900..<(900 + rest)].reduce(0, +) >= 50)
        #expect(lengths[900..<(900 + rest - 1)].reduce(0, +) < 50)
    }
}
