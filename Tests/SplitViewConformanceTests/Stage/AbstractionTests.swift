import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// What a state is like, for guided searches and for coverage.
@MainActor @Suite struct AbstractionTests {
    private let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))

    private func abstraction(_ line: String) throws -> UInt64 {
        try stage.act(out: line)
        return stage.abstraction
    }

    @Test func `who stands somewhere, and how it came about, makes no difference`() throws {
        let wide = try abstraction("launch wide; select 1")
        #expect(try abstraction("launch wide; select 2") == wide)
        #expect(try abstraction("launch wide; select 1; narrow; widen") == wide)
        #expect(try abstraction("launch wide; push-list; back list; select 1") == wide)
    }

    @Test func `kinds, places and the columns make one`() throws {
        let lines = [
            "launch wide", "launch narrow", "launch wide; select 1", "launch narrow; select 1",
            "launch wide; push-list", "launch wide; push-list; select 1",
            "launch wide; select 1; push-detail", "push-list",
        ]
        #expect(try Set(lines.map(abstraction)).count == lines.count)
    }

    @Test
    func `two screens that are alike are another state than one, three are not another than two`()
        throws
    {
        let notes = try (0...5).map { count in
            let pushes = String(repeating: "; push-detail", count: count)
            return try abstraction("launch wide; select 1" + pushes)
        }
        #expect(notes[0] != notes[1])
        #expect(Set(notes[1...]).count == 1)
    }

    @Test(.enabled(if: isWhole))
    func `what is bounded is known in full: everything within two screens closes`() throws {
        let contract = Contract.usual(Policies(selection: .asDetailSays))
        let checker = SplitViewChecker(.notes(contract: contract, delegate: { CarefulDelegate() }))
        let bounds = VerificationBounds(height: 2, limits: ExhaustLimits(states: 20_000))
        let survey = checker.reachability(within: bounds)
        #expect(survey.isClosed)
        let report = checker.search(seed: 1, runs: 0..<100, limits: SearchLimits(drawsMap: true))
        #expect(report.map.states.intersection(survey.map.states).count > 5)
        #expect(report.map.transitions.intersection(survey.map.transitions).count > 20)
    }
}
