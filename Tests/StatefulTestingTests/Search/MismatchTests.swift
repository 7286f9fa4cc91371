import Testing

@testable import StatefulTesting

/// Runs that had two different outcomes.
@Suite struct MismatchTests {
    private func record(_ fingerprints: [UInt64]) -> RunRecord<Forgetful.Command> {
        var record = RunRecord<Forgetful.Command>([], [Law<Int>]())
        record.trace = fingerprints.map { _ in .tick }
        record.fingerprints = fingerprints
        return record
    }

    @Test func `two executions of a run say where they part`() {
        #expect(record([1, 2]).parting(from: record([1, 3])) == 1)
        #expect(record([1, 2]).parting(from: record([1, 2, 3])) == 2)
        #expect(record([1, 2, 3]).parting(from: record([1, 2])) == 2)
        #expect(record([1, 2]).parting(from: record([1, 2])) == nil)
    }

    @Test func `a run that broke something once only says what`() throws {
        var machine = Forgetful()
        machine.ticks = 1
        let laws: LawSet<Forgetful> = [Forgetful.never500]
        let limits = SearchLimits(lengths: 400...400, shares: .unguided)
        let report = search(&machine, laws: laws, seed: 1, runs: 0..<1, limits: limits)
        let mismatch = try #require(report.mismatches.first)
        #expect(mismatch.trace.count == 400 && mismatch.parting == 0)
        #expect(mismatch.first == nil && mismatch.second?.law == "never-500")
    }
}
