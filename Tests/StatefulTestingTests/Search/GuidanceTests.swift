import StatefulChallenge
import StatefulTesting
import TestTools
import Testing

@Suite struct GuidanceTests {
    private let guided = RunShares(plain: 1, swarm: 0, guided: 7)

    private func report(
        _ runs: Range<Int>, seed: UInt64 = 1, shares: RunShares? = nil, family: Int = 512,
        lock: Lock = Lock(), laws: LawSet<Lock> = [Lock.staysShut], drawsMap: Bool = false
    ) -> SearchReport<Lock.Command> {
        var machine = lock
        let limits = SearchLimits(
            shares: shares ?? guided, family: family, opening: 8, drawsMap: drawsMap,
            recheckEvery: 16)
        return search(
            &machine, laws: laws, coverage: RunCoverage(), seed: seed, runs: runs, limits: limits)
    }

    /// The index of the first run that opens the lock.
    private func firstOpening(_ shares: RunShares, seed: UInt64) -> Int? {
        report(0..<512, seed: seed, shares: shares).failures.first?.run
    }

    @Test(.enabled(if: isWhole))
    func `a lock of six digits is opened by guided runs, and hardly ever without them`() {
        let seeds = 1...20 as ClosedRange<UInt64>
        let plain = RunShares(plain: 1, swarm: 0, guided: 0)
        let swarm = RunShares(plain: 0, swarm: 1, guided: 0)
        #expect(seeds.count { firstOpening(guided, seed: $0) != nil } >= 18)
        #expect(seeds.count { firstOpening(plain, seed: $0) != nil } <= 2)
        #expect(seeds.count { firstOpening(swarm, seed: $0) != nil } <= 2)
    }

    @Test func `a search in parts is the same search, wherever it is cut`() {
        let whole = report(0..<300, family: 64, drawsMap: true)
        #expect(whole.failures.count > 0)
        for cuts in [[0, 64, 128, 300], [0, 1, 65, 66, 200, 300], [0, 299, 300]] {
            let parts = zip(cuts, cuts.dropFirst()).map {
                report($0..<$1, family: 64, drawsMap: true)
            }
            #expect(parts.dropFirst().reduce(parts[0]) { $0.merging($1) } == whole)
        }
    }

    @Test func `a run repeated alone fails in the same way, by way of its family`() throws {
        let failure = try #require(report(0..<600).failures.last)
        #expect(report(failure.run..<(failure.run + 1)).failures == [failure])
    }

    @Test func `families know nothing of each other`() {
        let second = report(512..<1_024)
        let alone = report(512..<1_024, family: 512)
        #expect(second == alone)
        #expect(second.failures.first?.run != 512 + (report(0..<512).failures.first?.run ?? 0))
    }

    @Test func `a run done twice comes out the same`() {
        let report = report(0..<512)
        #expect(report.recheckedRuns == 32)
        #expect(report.mismatchedRuns == 0)
    }

    @Test func `no run is longer than planned, and one that nothing ends is as long`() {
        let report = report(0..<400, laws: [], drawsMap: true)
        var planned = 0
        for run in 0..<400 {
            planned += RunPlan(index: run, seed: 1, limits: report.limits).length
        }
        #expect(report.commands <= planned)
        let shut = self.report(0..<400, lock: Lock([9]))
        #expect(shut.commands == planned, "this one never opens, and ignores nothing")
    }

    @Test func `without a trace to go on from a guided run draws from the beginning`() {
        let shares = RunShares(plain: 0, swarm: 0, guided: 1)
        var machine = Lock()
        let limits = SearchLimits(shares: shares, opening: 0)
        let report = search(
            &machine, laws: [], coverage: RunCoverage(), seed: 1, runs: 0..<1, limits: limits)
        #expect(report.commands > 0)
    }

    @Test func `more states than are kept do no harm`() {
        // Every step leads to a new one.
        var machine = Counting()
        let limits = SearchLimits(lengths: 60...64, shares: guided, family: 4_096)
        let report = search(
            &machine, laws: [], coverage: RunCoverage(), seed: 1, runs: 0..<4_096, limits: limits)
        #expect(report.mismatchedRuns == 0)
        #expect(report.completedRuns == 4_096)
    }
}

/// A machine with as many abstract states as traces.
private struct Counting: CoverageStateMachine {
    var digest: UInt64 = 0
    let kinds = (0..<8).map { CommandKind("kind-\($0)") }
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int { kind }
    mutating func reset() { digest = 0 }
    mutating func perform(_ command: Int) -> Outcome {
        digest = SplitMix64.mix(digest &+ UInt64(command))
        return .performed
    }
    var step: Int { 0 }
    var fingerprint: UInt64 { digest }
    var abstraction: UInt64 { digest }
    var labels: [String] { [] }
    var passedLabels: UInt64 { 0 }
    func simplifications(of command: Int) -> [Int] { [] }
    func kind(of command: Int) -> Int { command }
    func rank(of command: Int) -> UInt64 { CommandRank.of(kind: command) }
}
