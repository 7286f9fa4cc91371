import StatefulTesting
import Testing

@Suite struct RunPlanTests {
    private let kinds = [
        CommandKind("launch", weight: 1, isRequired: true), CommandKind("a"), CommandKind("b"),
        CommandKind("c", weight: 4), CommandKind("d"), CommandKind("never", weight: 0),
    ]

    private func plans(
        _ count: Int, seed: UInt64 = 9, limits: SearchLimits = SearchLimits()
    ) -> [RunPlan] {
        (0..<count).map { RunPlan(index: $0, seed: seed, limits: limits) }
    }

    @Test func `a plan is a function of its inputs`() {
        #expect(plans(200) == plans(200))
        #expect(plans(200) != plans(200, seed: 10))
    }

    @Test func `a run's seed comes from the documented place`() {
        var seedOfSeeds = SeededChoices(seed: 9)
        var seeds = SeededChoices(seed: seedOfSeeds.word())
        for plan in plans(50) {
            let seed = seeds.word()
            #expect(plan.seed == seed)
            #expect(plan.commandSeed == SplitMix64.number(at: 0, ofSeed: plan.seed))
        }
    }

    @Test func `neighbouring seeds share no run`() {
        let many = (0..<20).flatMap { seed in plans(200, seed: seed).map(\.seed) }
        #expect(Set(many).count == many.count)
    }

    @Test func `lengths lie in octaves, each half as frequent as the one before`() {
        let lengths = plans(8_000, limits: SearchLimits(shares: .unguided)).map(\.length)
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
        let limits = SearchLimits(lengths: range, shares: .unguided)
        let drawn = (0..<20_000).map { RunPlan(index: $0, seed: 3, limits: limits).length }
        #expect(Set(drawn) == Set(range))
    }

    @Test func `runs are shared out as the shares say, after the opening of each family`() {
        let limits = SearchLimits(
            shares: RunShares(plain: 1, swarm: 2, guided: 5), family: 100, opening: 10)
        let plans = plans(10_000, limits: limits)
        let opening = plans.filter { $0.index % 100 < 10 }
        #expect(opening.allSatisfy { $0.strategy == .plain })
        let rest = plans.filter { $0.index % 100 >= 10 }
        let counts = [RunStrategy.plain, .swarm, .guided].map { strategy in
            rest.count { $0.strategy == strategy }
        }
        #expect((1_000...1_250).contains(counts[0]))
        #expect((2_100...2_400).contains(counts[1]))
        #expect(counts.reduce(0, +) == 9_000)
        for plan in plans where plan.strategy == .plain {
            #expect(plan.mix(of: kinds).weights == kinds.map(\.weight))
        }
    }

    @Test func `a strategy without a share is never drawn`() {
        for (shares, strategy) in [
            (RunShares(plain: 3, swarm: 0, guided: 0), RunStrategy.plain),
            (RunShares(plain: 0, swarm: 1, guided: 0), .swarm),
            (RunShares(plain: 0, swarm: 0, guided: 9), .guided),
        ] {
            let plans = plans(200, limits: SearchLimits(shares: shares, opening: 0))
            #expect(plans.allSatisfy { $0.strategy == strategy })
        }
    }

    @Test func `a guided run is longer, by what it may take over`() {
        let unguided = plans(500, limits: SearchLimits(shares: .unguided))
        for (plan, other) in zip(plans(500), unguided) {
            let more = plan.strategy == .guided ? RunPlan.scriptLength : 0
            #expect(plan.length == other.length + more)
        }
    }

    @Test func `a mix is the same each time, and another one for other runs`() {
        let plans = plans(300).filter { $0.strategy != .plain }
        #expect(plans.map { $0.mix(of: kinds) } == plans.map { $0.mix(of: kinds) })
        #expect(Set(plans.map { $0.mix(of: kinds) }).count > 100)
    }

    @Test func `a budget buys the fewest runs that reach it`() {
        let lengths = plans(1_000).map(\.length)
        for budget in [0, 1, 4, 100, 5_000] {
            let runs = RunPlan.runs(forCommands: budget, seed: 9, limits: SearchLimits()).count
            #expect(lengths.prefix(runs).reduce(0, +) >= budget)
            #expect(runs == 0 || lengths.prefix(runs - 1).reduce(0, +) < budget)
        }
        let rest = RunPlan.runs(forCommands: 50, from: 900, seed: 9, limits: SearchLimits()).count
        #expect(lengths[900..<(900 + rest)].reduce(0, +) >= 50)
        #expect(lengths[900..<(900 + rest - 1)].reduce(0, +) < 50)
    }
}
