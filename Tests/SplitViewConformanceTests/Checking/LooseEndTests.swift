import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// What a check says besides that nothing is broken. This file imports what a user's own test does.
@MainActor @Suite struct LooseEndTests {
    private let policies = Policies(selection: .asDetailSays)

    private func ends(
        of subject: SplitViewSubject, budget: SearchBudget = .commands(1_500),
        demanding demands: Set<LooseEnd.Kind> = []
    ) throws -> [LooseEnd] {
        try checkConformance(
            of: subject, budget: budget, seed: 42, demanding: demands, isolated: false
        ).looseEnds
    }

    private func careful(_ contract: Contract? = nil) -> SplitViewSubject {
        .notes(contract: contract ?? .usual(policies)) { CarefulDelegate() }
    }

    @Test func `laws that apply and were not judged, as the contract rules out what they need`()
        throws
    {
        let flat = Contract.usual(policies).adding(
            Assumption("no-lists", "There is one list.", rulingOut: [.pushList]),
            Assumption(
                "one-row", "One row is tapped.",
                rulingOut: [.select, .selectReplacing, .selectAgain]))
        let unjudged = try ends(of: careful(flat)).filter { $0.kind == .everyLawJudged }
        #expect(unjudged.contains(LooseEnd(.neverJudged(law: "selection-replaces"))))
        #expect(unjudged.first?.description.hasSuffix(" was never judged") == true)
    }

    @Test(.enabled(if: isWhole)) func `what a delegate relies on, with a short trace`() throws {
        func reliance(_ subject: SplitViewSubject) throws -> LooseEnd? {
            try ends(of: subject, budget: .commands(6_000)).first { $0.kind == .noReliance }
        }
        #expect(try reliance(careful()) == nil)
        let taking = SplitViewSubject.notes(contract: .usual(policies)) { TakingDelegate() }
        let end = try #require(try reliance(taking))
        guard case .reliance(on: .takingOver, let steps, let commands, let trace) = end.fact else {
            Issue.record("\(end)")
            return
        }
        #expect(steps > 0 && commands > steps)
        #expect(trace.line == "launch wide; select 1; narrow")
        #expect(
            end.description == "a screen was taken over from another stack in \(steps) of "
                + "\(commands) commands, which only a policy allows: "
                + "launch wide; select 1; narrow")
        #expect(throws: ConformanceError(.looseEnds(subject: "notes", [end]))) {
            try ends(of: taking, budget: .commands(6_000), demanding: [.noReliance])
        }
    }

    @Test(.enabled(if: isWhole)) func `what breaks right behind an assumption, as its own trace`()
        throws
    {
        let ends = try ends(of: careful(), budget: .commands(6_000))
        for case .behindAssumption(let name, let law, let trace) in ends.map(\.fact) {
            #expect(trace.givingUp == [name])
            #expect(trace.law == law)
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: careful().givingUp(name), replaying: trace.line, isolated: false)
            }
        }
        #expect(ends.contains { $0.kind == .nothingBehindAssumptions })
    }

    @Test func `a label that too few runs reached`() throws {
        let never = SituationLabel("never", atLeast: 0.5) { _ in false }
        let subject = SplitViewSubject("notes", contract: .usual(policies), labels: [never]) {
            careful().makeScene()
        }
        let end = try #require(try ends(of: subject).first { $0.kind == .labelsReached })
        guard case .labelMissed("never", runs: 0, let all, demanded: 0.5) = end.fact else {
            Issue.record("\(end)")
            return
        }
        #expect(
            end.description
                == "never was reached by 0 of \(all) runs, and a share of 0.5 is demanded")
    }

    @Test func `they fail a check only if they are demanded away`() throws {
        let flat = careful(
            .usual(policies).adding(
                Assumption("no-lists", "There is one list.", rulingOut: [.pushList]),
                Assumption(
                    "one-row", "One row is tapped.",
                    rulingOut: [.select, .selectReplacing, .selectAgain])))
        let unjudged = try ends(of: flat).filter { $0.kind == .everyLawJudged }
        let error = #expect(throws: ConformanceError.self) {
            try ends(of: flat, demanding: [.everyLawJudged])
        }
        #expect(error?.reason == .looseEnds(subject: "notes", unjudged))
        #expect(
            error?.description.hasPrefix(
                "notes has loose ends, and the check demands that there are none of these:\n")
                == true)
    }

    @Test func `an examination says what was searched and lists them`() throws {
        let examination = try checkConformance(
            of: careful(), budget: .commands(1_000), seed: 42, isolated: false)
        let lines = examination.description.split(separator: "\n")
        #expect(lines[0].hasPrefix("notes holds: "))
        #expect(lines[0].hasSuffix("laws judged (seed 42)"))
        #expect(lines.count >= 1 + examination.looseEnds.count)
        #expect(lines[1...].allSatisfy { $0.hasPrefix("  loose: ") })
    }
}

extension Policies {
    fileprivate func with(_ choice: WritableKeyPath<Policies, Bool>, _ value: Bool) -> Policies {
        var policies = self
        policies[keyPath: choice] = value
        return policies
    }
}
