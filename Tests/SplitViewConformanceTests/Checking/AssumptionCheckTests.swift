import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// Giving up assumptions, and coverage, in one call each. This file imports what a user's own test
/// does.
@MainActor @Suite struct AssumptionCheckTests {
    private let contract = Contract.usual(Policies(selection: .asDetailSays))

    @Test(.enabled(if: isWhole))
    func `each assumption that can be violated is given up, and what breaks is said`() throws {
        let careful = SplitViewSubject.notes(contract: contract) { CarefulDelegate() }
        let checks = try checkAssumptions(
            of: careful, budget: .commands(300), seed: 42, isolated: false)
        #expect(checks.map(\.assumption.name) == contract.assumptions.map(\.name))
        #expect(checks.contains { $0.isNeeded })
        for check in checks {
            for report in check.findings {
                #expect(report.trace.givingUp == [check.assumption.name])
                let line = try #require(report.repetition.last)
                #expect(line.contains("of: subject.givingUp(\"\(check.assumption.name)\"),"))
                #expect(check.description.contains("without it, \(report.law) breaks: "))
            }
            if !check.isNeeded {
                #expect(check.description.contains("nothing breaks without it ("))
            }
        }
    }

    @Test(.enabled(if: isWhole)) func `what breaks within the contract is no assumption's worth`() {
        let forgetful = SplitViewSubject.notes(contract: contract) {
            ForgetfulDelegate()
        }
        let error = #expect(throws: ConformanceError.self) {
            try checkAssumptions(of: forgetful, budget: .commands(500), seed: 42, isolated: false)
        }
        #expect(error?.findings.isEmpty == false)
        #expect(error?.findings.allSatisfy { $0.trace.givingUp.isEmpty } == true)
    }

    @Test func `assumptions are added to the usual ones and taken away by name`() async {
        let late = Assumption("late", "Late.", rulingOut: [.openLink])
        let names = Contract.usual.assumptions.map(\.name)
        #expect(Contract.usual.adding(late).assumptions.map(\.name) == names + ["late"])
        #expect(
            Contract.usual.without("sides-are-kept", "details-are-fresh").assumptions.map(\.name)
                == names.filter { $0 != "sides-are-kept" && $0 != "details-are-fresh" })
        await #expect(processExitsWith: .failure) { _ = Contract.usual.without("no-such-name") }
        await #expect(processExitsWith: .failure) {
            let late = Assumption("late", "Late.", rulingOut: [.openLink])
            _ = Contract.usual.adding(late, late)
        }
    }

    @Test func `coverage counts commands, laws, branches and labels, whatever breaks`() throws {
        let narrow = SituationLabel("narrow") { $0.after.isCollapsed }
        let never = SituationLabel("never") { _ in false }
        let subject = SplitViewSubject("notes", contract: contract, labels: [narrow, never]) {
            SplitViewSubject.notes(delegate: { ForgetfulDelegate() }).makeScene()
        }
        let coverage = try measureCoverage(
            of: subject, budget: .commands(1_000), seed: 42, isolated: false)
        #expect(try #require(coverage.runs(reaching: "narrow")) > 0)
        #expect(coverage.runs(reaching: "never") == 0)
        #expect(coverage.runs(reaching: "no such label") == nil)
        #expect(coverage.neverReached.contains("never"))
        #expect(coverage.neverReached.contains("app-record"))
        #expect(!coverage.neverReached.contains("contents-preserved"))
        #expect(coverage.laws.map(\.name) == subject.allLaws.map(\.name))
        let launch = try #require(coverage.commands.first { $0.name == "launch" })
        #expect(launch.times > 0 && launch.times <= coverage.runs)
        let text = coverage.description
        #expect(text.hasPrefix("command "))
        #expect(text.contains("\nnever reached: "))
        let careful = SplitViewSubject.notes(contract: contract) { CarefulDelegate() }
        let examination = try checkConformance(
            of: careful, budget: .commands(500), seed: 42, isolated: false)
        #expect(
            try measureCoverage(of: careful, budget: .commands(500), seed: 42, isolated: false)
                == SearchCoverage(examination.report))
    }
}
