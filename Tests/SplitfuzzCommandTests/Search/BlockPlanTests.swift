import StatefulTesting
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite(.ofCatalog) struct BlockPlanTests {
    private func blocks(_ budget: BudgetOptions) -> [Range<Int>] {
        var plan = BlockPlan(seed: 42, budget: budget)
        var blocks: [Range<Int>] = []
        while let block = plan.nextBlock() { blocks.append(block) }
        return blocks
    }

    @Test func `runs are cut where a block is full, without a gap`() {
        #expect(blocks(BudgetOptions(runs: 1)) == [0..<1])
        #expect(blocks(BudgetOptions(runs: 1_024)) == [0..<1_024])
        #expect(blocks(BudgetOptions(runs: 2_500)) == [0..<1_024, 1_024..<2_048, 2_048..<2_500])
    }

    @Test func `commands buy as many runs as the search itself would take for them`() {
        let limits = SearchLimits()
        for commands in [1, 1_000, 40_000] {
            let runs = RunPlan.runs(forCommands: commands, seed: 42, limits: limits).count
            #expect(blocks(BudgetOptions(commands: commands)).last?.upperBound == runs)
        }
    }

    @Test func `the first bound reached ends it`() {
        #expect(blocks(BudgetOptions(runs: 3, commands: 1_000_000)) == [0..<3])
        #expect(blocks(BudgetOptions(runs: 1_000_000, commands: 1)) == [0..<1])
    }

    @Test func `the share of the budget grows to all of it`() {
        var plan = BlockPlan(seed: 1, budget: BudgetOptions(runs: 2_048))
        #expect(plan.share == 0)
        _ = plan.nextBlock()
        #expect(plan.share == 500)
        _ = plan.nextBlock()
        #expect(plan.share == 1_000)
        var other = BlockPlan(seed: 1, budget: BudgetOptions(commands: 10))
        _ = other.nextBlock()
        #expect(other.share == 1_000)
        #expect(BlockPlan(seed: 1, budget: BudgetOptions(time: .seconds(1))).share == 0)
    }

    @Test(arguments: [1, 2, 3, 4, 7])
    func `shards have all blocks between them, in their order, whatever else they do`(
        _ total: Int
    ) {
        for budget in [BudgetOptions(runs: 2_500), BudgetOptions(commands: 90_000)] {
            var parts: [Range<Int>] = []
            for index in 1...total {
                let shard = Shard(index: index, total: total)
                var plan = BlockPlan(seed: 42, budget: budget, shard: shard)
                let start = plan.start
                var mine: [Range<Int>] = []
                while let block = plan.nextBlock() { mine.append(block) }
                #expect(plan.share == 1_000)
                #expect(mine.first?.lowerBound == start, "also one without blocks has a report")
                parts += mine
            }
            #expect(parts.filter { !$0.isEmpty } == blocks(budget))
            for (left, right) in zip(parts, parts.dropFirst()) {
                #expect(left.upperBound == right.lowerBound)
            }
        }
    }

    @Test func `planning a shard of a budget without end can be interrupted`() {
        var questions = 0
        _ = BlockPlan(
            seed: 42, budget: BudgetOptions(commands: .max), shard: Shard(index: 2, total: 2),
            isOver: {
                questions += 1
                return questions > 1
            })
        #expect(questions == 3, "twice while blocks are counted, once while they are skipped")
    }

    @Test func `small budgets are known before they are planned`() {
        #expect(BlockPlan.isSmall(BudgetOptions(runs: 100)))
        #expect(BlockPlan.isSmall(BudgetOptions(commands: 10_000)))
        #expect(BlockPlan.isSmall(BudgetOptions(runs: 1_000_000, time: .milliseconds(1))))
        #expect(!BlockPlan.isSmall(BudgetOptions().orStandard))
        #expect(!BlockPlan.isSmall(BudgetOptions(time: .seconds(5))))
    }

    @Test func `reports are merged in the order of their runs, whichever comes first`() throws {
        let checker = try #require(
            Arrangement(subject: "canary-empty-secondary", givingUp: nil, profile: "ios26")
                .checker())
        let parts = [0..<10, 10..<30, 30..<35].map { checker.search(seed: 5, runs: $0) }
        let whole = checker.search(seed: 5, runs: 0..<35)
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
            var sequence = ReportSequence()
            for index in order { try sequence.add(parts[index]) }
            #expect(sequence.merged == whole)
        }
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
            var sequence = ReportSequence()
            for index in order { try sequence.add(parts[index]) { $0.runs == parts[0].runs } }
            #expect(sequence.merged == parts[0] && sequence.isEnough, "what follows is left out")
        }
        var gap = ReportSequence()
        try gap.add(parts[0])
        try gap.add(parts[2])
        #expect(gap.merged == parts[0])
    }
}
