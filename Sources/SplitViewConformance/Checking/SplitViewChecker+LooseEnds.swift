import StatefulTesting
import UIKitModel

extension SplitViewChecker {
    /// The loose ends that the report of a search shows by itself.
    ///
    /// - Parameters:
    ///   - contradiction: What contradicted itself when findings were proved.
    func looseEnds(
        in report: SearchReport<SplitViewCommand>, contradiction: Contradiction?
    ) -> [LooseEnd] {
        var ends = unjudged(report.laws)
        if let contradiction { ends.append(LooseEnd(.contradiction(contradiction))) }
        for requirement in subject.requirements where report.verdict(on: requirement) == .missed {
            let runs = report.labels.first { $0.name == requirement.label }?.runs ?? 0
            ends.append(
                LooseEnd(
                    .labelMissed(
                        requirement.label, runs: runs, of: report.completedRuns,
                        demanded: requirement.share)))
        }
        return ends
    }

    /// The laws that could have been judged and were not.
    func unjudged(_ laws: [LawTally]) -> [LooseEnd] {
        let inapplicable = inapplicableLaws
        return laws.filter { $0.wasNeverJudged && !inapplicable.contains($0.name) }
            .map { LooseEnd(.neverJudged(law: $0.name)) }
    }

    /// Searches a little more for things on which a subject relies, and if nothing is broken for
    /// flaws behind its assumptions, and for flaws under other choices of the model.
    ///
    /// - Parameters:
    ///   - budget: The budget of the search before; this searches about a fifth of it.
    ///   - hasFindings: Whether that has found something.
    func furtherLooseEnds(
        seed: UInt64, budget: SearchBudget, besideFindings hasFindings: Bool
    ) -> [LooseEnd] {
        let reliances = LooseEnd.PolicyReliance.allCases.filter {
            $0.isAllowed(by: contract.policies)
        }
        var ends = ends(of: reliances, seed: seed, budget: budget.share(of: 20)) + emptyOpening
        if hasFindings { return ends }
        let makesScreens = stage.driver.scene.actions.arePromised
        let assumptions = contract.assumptions.filter {
            $0.canBeSteppedOver && ($0.isTriedUnasked || !makesScreens)
        }
        for assumption in assumptions {
            let share = budget.share(of: 8 * assumptions.count)
            let wider = SplitViewChecker(
                subject, contract: contract.without(assumption.name), profile: profile)
            let found = breaksOnly(on: wider, seed: seed, budget: share)
            if let (flaw, trace) = found.first(where: { _ in true }) {
                ends.append(
                    LooseEnd(.behindAssumption(assumption.name, law: flaw.law, trace: trace)))
            }
        }
        return ends + endsBehindChoices(seed: seed, budget: budget.share(of: 20))
    }

    /// The loose end of a window that opens with nothing.
    var emptyOpening: [LooseEnd] {
        for command in stage.alphabet where stage.offerings.table.traits(of: command.name).isLaunch
        {
            stage.reset()
            if stage.perform(command) == .performed, stage.step.now.isEmptyHanded {
                return [LooseEnd(.opensEmpty(trace: trace([command], law: nil)))]
            }
        }
        return []
    }

    /// The methods of the delegate that are never asked, and those of any delegate that the model
    /// never calls, if there are any. To look for them comes
    /// last, as it calls app code that nothing else calls.
    var methodsNeverAsked: [LooseEnd] {
        stage.reset()
        defer { stage.reset() }
        stage.makeCurrent()
        let split = stage.driver.scene.split
        let methods = split.methodsNeverAsked()
        let uncalled = split.outermost.methodsNeverCalled()
        return
            (methods.isEmpty
            ? [] : [LooseEnd(.neverAsked(methods: methods, isColumnStyle: split.isColumnStyle))])
            + (uncalled.isEmpty ? [] : [LooseEnd(.neverCalled(methods: uncalled))])
    }

    /// How many traces may be tried for each simpler one: a loose end names a short trace, and not
    /// the shortest at any price.
    private static let detours = 500

    /// On which of some reliances the subject depends, within a budget.
    private func ends(
        of reliances: [LooseEnd.PolicyReliance], seed: UInt64, budget: SearchBudget
    ) -> [LooseEnd] {
        var machine = stage
        let laws = LawSet<SplitViewStage>(reliances.map(\.probe))
        let limits = SearchLimits()
        let report = budget.report(seed: seed, limits: limits) { runs, deadline in
            StatefulTesting.search(
                &machine, laws: laws, coverage: RunCoverage(), seed: seed, runs: runs,
                limits: limits, deadline: deadline)
        }
        return reliances.compactMap { reliance in
            let found = report.failures.map(\.counterexample)
                .filter { $0.flaw.law == reliance.rawValue }
                .map(\.commands).min { $0.count < $1.count }
            guard let found else { return nil }
            let shrunk = try? StatefulTesting.shrink(
                &machine, laws: laws, trace: found, law: reliance.rawValue, symptom: nil,
                alphabet: stage.simplestAlphabet, detours: Self.detours)
            let tally = report.laws.first { $0.name == reliance.rawValue }
            return LooseEnd(
                .reliance(
                    on: reliance, steps: tally?.violated ?? 0, commands: report.commands,
                    trace: trace(shrunk?.counterexample.commands ?? found, law: nil)))
        }
    }

    /// The flaws that another checker of the subject shows and this one does not, as far as they
    /// are found within a budget. They are shrunk when they are asked for.
    func breaksOnly(
        on wider: SplitViewChecker, seed: UInt64, budget: SearchBudget
    ) -> some Sequence<(flaw: Flaw, trace: Trace)> {
        let report = wider.search(seed: seed, within: budget)
        let failures = report.failures.sorted {
            $0.counterexample.commands.count < $1.counterexample.commands.count
        }
        return failures.lazy.compactMap { failure in
            let flaw = failure.counterexample.flaw
            if shows(flaw, after: failure.counterexample.commands) { return nil }
            guard
                let shrunk = try? wider.shrunk(
                    failure.counterexample.commands, law: flaw.law, symptom: flaw.symptom,
                    detours: Self.detours)
            else { return nil }
            let commands = shrunk.counterexample.commands
            if shows(flaw, after: commands) { return nil }
            return (flaw, wider.trace(commands, law: flaw.law))
        }
    }

    /// Whether each of some commands is performed, and they show a flaw.
    func shows(_ flaw: Flaw, after commands: [SplitViewCommand]) -> Bool {
        let replay = replay(commands, about: flaw.law)
        return replay.executed == commands && replay.flaws.contains(flaw)
    }
}
