import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// No law is broken by a correct app, and every law is judged.
///
/// A debug build is slow. `ci/check` gives a release build a hundred thousand commands for each of
/// them, and `ci/long` a million.
@MainActor @Suite struct SilenceTests {
    nonisolated private static let correct = [.recommended] + Catalog.controls
    nonisolated private static let some = correct.indices.filter { isWhole || $0 % 4 == 0 }

    @Test(arguments: some)
    func `nothing is found in correct apps`(_ index: Int) {
        let checker = SplitViewChecker(Self.correct[index])
        let runs = RunPlan.runs(
            forCommands: isLong ? 20_000 : 1_200, seed: 11, limits: SearchLimits()
        ).count
        let report = checker.search(seed: 11, runs: 0..<runs)
        let name = Self.correct[index].name
        let broken = Set(report.failures.map(\.counterexample.flaw.law)).sorted()
        #expect(broken == [], "splitfuzz run --subject \(name) --seed 11 --runs \(runs)")
        let missed = report.laws.filter { $0.held == 0 }.map(\.name)
        #expect(
            Set(missed).subtracting(checker.inapplicableLaws).sorted() == [],
            "never held: splitfuzz run --subject \(name) --seed 11 --runs \(runs)")
    }

    @Test func `every law has something to judge in one of them`() {
        let inapplicable = Self.correct.map { SplitViewChecker($0).inapplicableLaws }
        #expect(inapplicable.dropFirst().reduce(inapplicable[0]) { $0.intersection($1) } == [])
    }
}
