import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// What laws that look ahead see on a copy of a scene.
@MainActor @Suite struct LookAheadTests {
    private func stage() -> SplitViewStage {
        let contract = Contract(assumptions: [.detailsAreScreens], policies: Contract.open.policies)
        return SplitViewStage(.notes(contract: contract, delegate: { CarefulDelegate() }))
    }

    /// What a walk from the end of a trace shows, drawn with common names.
    private func seen(_ way: [SplitViewMove], after line: String) throws -> [String] {
        let stage = stage()
        stage.retrace(try Trace.commands(inLine: line), fromStart: true)
        var pictures = [stage.present.after]
        for move in way where stage.attempt(move).isPerformed { pictures.append(stage.sight) }
        let names = SnapshotNames(pictures)
        return pictures.dropFirst().map { names.draw($0) }
    }

    @Test func `commands and restarts are tried`() throws {
        let back = SplitViewMove.give(.back(.list))
        #expect(
            try seen([back, back, back], after: "launch narrow; push-list; select 1")
                == ["[list, list#2] ~[_]", "[list] ~[_]"])
        #expect(
            try seen([.give(.select(row: 0)), .give(.widen)], after: "launch narrow; push-list")
                == ["[list, list#2, note] ~[_]", "[list, list#2 | note]"])
        // This app takes no part in state restoration.
        #expect(try seen([.restart(.wide)], after: "launch narrow").isEmpty)
    }

    @Test func `the state after retracing is that of the steps, wherever a search gets to`() {
        let (stage, copy) = (stage(), stage())
        var choices = SeededChoices(seed: 11)
        for _ in 0..<300 {
            stage.reset()
            var trace: [SplitViewCommand] = []
            for _ in 0..<40 {
                let kind = choices.index(below: stage.kinds.count)
                let command = stage.command(ofKind: kind, from: &choices)
                let outcome = stage.perform(command)
                if outcome.isPerformed { trace.append(command) }
                if outcome == .ended { break }
            }
            guard stage.step.exception == nil else { continue }
            copy.retrace(trace, fromStart: true)
            #expect(copy.present.after == stage.picture)
            #expect(copy.state == stage.state)
            #expect(copy.fingerprint == stage.fingerprint)
        }
    }

    @Test func `what a search performs does not depend on looking ahead`() {
        let stage = stage()
        var bare = stage
        let plain = StatefulTesting.search(
            &bare, laws: LawSet(SplitViewLaws.aboutSteps), coverage: RunCoverage(), seed: 3,
            runs: 0..<200)
        let looking = SplitViewChecker(on: stage).search(seed: 3, runs: 0..<200)
        #expect(looking.kinds == plain.kinds)
        let names = plain.laws.map(\.name)
        #expect(looking.laws.filter { names.contains($0.name) } == plain.laws)
        #expect(looking.labels == plain.labels && looking.mismatchedRuns == 0)
        #expect(looking.looks > 0 && plain.looks == 0)
    }

    @Test
    func `a command that the contract forbids is ruled out, and one that is missing is ignored`()
        throws
    {
        let noBack = Assumption("no-back", "Nothing goes back.", rulingOut: [.back])
        let stage = SplitViewStage(
            .notes(contract: Contract(assumptions: [noBack]), delegate: { CarefulDelegate() }))
        #expect(stage.perform(.launch(.narrow)) == .performed)
        #expect(stage.perform(.back(.list)) == .ignored)
        #expect(stage.perform(.select(row: 0)) == .performed)
        #expect(stage.perform(.back(.list)) == .ruledOut)
        #expect(stage.picture.notation == "[list, note] ~[_]")
    }

    @Test func `a contract that forbids Back leaves no Back missing`() {
        let noBack = Assumption("no-back", "Nothing goes back.", rulingOut: [.back, .backToRoot])
        let contract = Contract(
            assumptions: Contract.usual.assumptions + [noBack], policies: Contract.open.policies)
        let checker = SplitViewChecker(.notes(contract: contract, delegate: { CarefulDelegate() }))
        let report = checker.search(seed: 1, runs: 0..<(isWhole ? 400 : 80))
        for name in ["back-walk", "list-reachable"] {
            #expect(report.laws.first { $0.name == name }?.violated == 0, "\(name)")
        }
    }

    @Test func `a list column that is hidden is one gesture away (V3), or none at all (UNK24)`()
        throws
    {
        func columns(_ line: String, isGestureOn: Bool) throws -> [Snapshot.ListColumn] {
            let stage = SplitViewStage(.hidingList(isGestureOn: isGestureOn))
            stage.reset()
            return try Trace.commands(inLine: line).map { command in
                _ = stage.perform(command)
                return stage.step.listColumn
            }
        }
        let line = "launch wide; narrow; widen"
        #expect(
            try columns(line, isGestureOn: true)
                == [.isOneGestureAway, .isShown, .isOneGestureAway])
        #expect(
            try columns(line, isGestureOn: false) == [.isOutOfReach, .isShown, .isOutOfReach])
        let plain = stage()
        try plain.act(out: "launch wide")
        #expect(plain.step.listColumn == .isShown)
        #expect(plain.step.listColumnBefore == .isShown)
    }
}
