import StatefulTesting
import UIKitModel

/// Something that a check cannot vouch for although it found nothing broken.
///
/// ```swift
/// for end in try checkConformance(of: notes).looseEnds { print(end) }
/// ```
public enum LooseEnd: Hashable, Sendable, Codable, CustomStringConvertible {
    /// A law that applies to the subject was judged in no step.
    case neverJudged(law: String)
    /// The app does not declare what it remembers, so that states cannot be compared and nothing
    /// is proved of any length.
    case notComparable
    /// Traces that should lead to the same result do not.
    case contradiction(Contradiction)
    /// The subject relies on something that a policy of its contract allows: how often, in how many
    /// commands that were tried for it, and the shortest trace that is known.
    case reliance(on: PolicyReliance, steps: Int, commands: Int, trace: Trace)
    /// An assumption of the contract rules out steps behind which a law breaks. The trace is the
    /// shortest that is known, not a proved one.
    case behindAssumption(String, law: String, trace: Trace)
    /// A law breaks if the model makes another choice about a point of which nothing is known. The
    /// trace is the shortest that is known, not a proved one.
    case behindChoice(id: String, assumption: String, law: String, trace: Trace)
    /// Fewer runs reached a label than it demands.
    case labelMissed(String, runs: Int, of: Int, demanded: Double)
    /// The corpus has traces that must pass and are about subjects of other names, which this check
    /// does not perform. Where tests of several subjects share a folder that is as it should be;
    /// otherwise a subject was renamed, and its regressions guard nothing.
    case notReplayed(traces: Int, subjects: [String])

    /// What a subject may rely on by a policy.
    public enum PolicyReliance: String, Hashable, Sendable, Codable, CaseIterable {
        /// A transition gives a screen to a new stack while it is still in the old one
        /// (`allowsTakingOver`). It is not documented that UIKit removes it there.
        case takingOver
        /// A navigation controller stands in another (`allowsNesting`).
        case nesting
        /// A transition leaves details to UIKit, which keeps them out of sight (`allowsWaiting`).
        case waiting
    }

    /// The kind of loose end, to demand that there is none.
    public var kind: Kind {
        switch self {
        case .neverJudged: .everyLawJudged
        case .notComparable: .comparableStates
        case .contradiction: .noContradiction
        case .reliance: .noReliance
        case .behindAssumption: .nothingBehindAssumptions
        case .behindChoice: .nothingBehindChoices
        case .labelMissed: .labelsReached
        case .notReplayed: .everyTraceReplayed
        }
    }

    /// What a check can demand in addition to the laws.
    ///
    /// ```swift
    /// try checkConformance(of: notes, demanding: [.everyLawJudged, .noReliance])
    /// ```
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Every law that applies to the subject was judged.
        case everyLawJudged
        /// The app declares what it remembers, so that states can be compared.
        case comparableStates
        /// No two traces contradict each other.
        case noContradiction
        /// The subject relies on nothing that only a policy allows.
        case noReliance
        /// Nothing is known to break without an assumption.
        case nothingBehindAssumptions
        /// Nothing is known to break if the model chooses differently where nothing is known.
        case nothingBehindChoices
        /// No label was clearly reached by a smaller share of runs than it demands.
        case labelsReached
        /// Every trace of the corpus that must pass is about this subject.
        case everyTraceReplayed
    }

    /// The loose end in one sentence, or in several lines for a contradiction.
    public var description: String {
        switch self {
        case .neverJudged(let law): "\(law) was never judged"
        case .notComparable:
            "states cannot be compared, because the app does not declare its memory; "
                + "proofs go only as far as every trace can be tried"
        case .contradiction(let contradiction): contradiction.lines.joined(separator: "\n")
        case .reliance(let reliance, let steps, let commands, let trace):
            "\(reliance.words) in \(steps) of \(commands) commands, which only a policy allows: "
                + trace.line
        case .behindAssumption(let name, let law, let trace):
            "without the assumption \(name), \(law) breaks: \(trace.line)"
        case .behindChoice(let id, let assumption, let law, let trace):
            "\(law) breaks where this is not so: \(assumption) (\(id)): \(trace.line)"
        case .labelMissed(let label, let runs, let all, let share):
            "\(label) was reached by \(runs) of \(all) runs, and a share of \(share) is demanded"
        case .notReplayed(let traces, let subjects):
            "\(traces) \(traces == 1 ? "trace" : "traces") of the corpus "
                + "\(traces == 1 ? "was" : "were") not replayed, because of other subjects: "
                + subjects.listed(upTo: 8)
        }
    }
}

extension LooseEnd.PolicyReliance {
    fileprivate var words: String {
        switch self {
        case .takingOver: "a screen was taken over from another stack"
        case .nesting: "a navigation controller stood in another"
        case .waiting: "details were left to UIKit out of sight"
        }
    }

    /// Whether a contract allows it.
    fileprivate func isAllowed(by policies: Policies) -> Bool {
        switch self {
        case .takingOver: policies.allowsTakingOver
        case .nesting: policies.allowsNesting
        case .waiting: policies.allowsWaiting
        }
    }

    /// A law that a step breaks by relying on it.
    fileprivate var probe: SplitViewLaw {
        let name = rawValue
        return SplitViewLaw(name: name, statement: "The subject does not rely on it.") { step in
            guard step.nature == .transition, !step.hasRaised else { return .notApplicable }
            return isRelied(on: step) ? .violated(name) : .held
        }
    }

    private func isRelied(on step: SplitViewStep) -> Bool {
        switch self {
        case .takingOver:
            step.calls.contains { if case .adopted = $0 { true } else { false } }
        case .nesting: !step.after.nested.isEmpty
        case .waiting: step.after.hasWaitingContent
        }
    }
}

// MARK: Finding them

extension SplitViewChecker {
    /// The loose ends that the report of a search shows by itself.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - contradiction: What contradicted itself when findings were proved.
    func looseEnds(
        in report: SearchReport<SplitViewCommand>, contradiction: Contradiction?
    ) -> [LooseEnd] {
        var ends = unjudged(report.laws)
        if !stage.hasComparableState { ends.append(.notComparable) }
        if let contradiction { ends.append(.contradiction(contradiction)) }
        for requirement in subject.requirements where report.verdict(on: requirement) == .missed {
            let runs = report.labels.first { $0.name == requirement.label }?.runs ?? 0
            ends.append(
                .labelMissed(
                    requirement.label, runs: runs, of: report.completedRuns,
                    demanded: requirement.share))
        }
        return ends
    }

    /// The laws that could have been judged and were not.
    func unjudged(_ laws: [LawTally]) -> [LooseEnd] {
        let inapplicable = inapplicableLaws
        return laws.filter { $0.wasNeverJudged && !inapplicable.contains($0.name) }
            .map { .neverJudged(law: $0.name) }
    }

    /// Searches a little more for what a subject relies on, for what breaks behind its assumptions,
    /// and for what breaks if the model chooses differently.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - budget: The budget of the search that found nothing; this searches about a fifth of it.
    func furtherLooseEnds(seed: UInt64, budget: SearchBudget) -> [LooseEnd] {
        let reliances = LooseEnd.PolicyReliance.allCases.filter {
            $0.isAllowed(by: contract.policies)
        }
        let makesScreens = stage.driver.scene.actions.arePromised
        let assumptions = contract.assumptions.filter {
            $0.canBeSteppedOver && ($0.isTriedUnasked || !makesScreens)
        }
        var ends = reliances.compactMap {
            reliance(on: $0, seed: seed, budget: budget.share(1, of: 20 * reliances.count))
        }
        for assumption in assumptions {
            let share = budget.share(1, of: 8 * assumptions.count)
            let wider = SplitViewChecker(
                subject, contract: contract.without(assumption.name), profile: profile)
            if let (law, trace) = breakOnly(on: wider, seed: seed, budget: share) {
                ends.append(.behindAssumption(assumption.name, law: law, trace: trace))
            }
        }
        for choice in choices {
            let other = sibling(profile: choice.opposite(profile))
            let share = budget.share(1, of: 20 * choices.count)
            if let (law, trace) = breakOnly(on: other, seed: seed, budget: share) {
                ends.append(
                    .behindChoice(
                        id: choice.id, assumption: choice.assumption, law: law, trace: trace))
            }
        }
        return ends
    }

    /// How a subject relies on what a policy allows; `nil` if it does not within a budget.
    private func reliance(
        on reliance: LooseEnd.PolicyReliance, seed: UInt64, budget: SearchBudget
    ) -> LooseEnd? {
        var machine = stage
        let laws = LawSet<SplitViewStage>([reliance.probe])
        let limits = SearchLimits()
        let deadline = Deadline(after: budget.time)
        let report = StatefulTesting.search(
            &machine, laws: laws, coverage: RunCoverage(), seed: seed,
            runs: 0..<budget.runCount(seed: seed, limits: limits), limits: limits,
            deadline: { deadline.isPast })
        let found = report.failures.map(\.counterexample.commands)
            .min { $0.count < $1.count }
        guard let found else { return nil }
        let shrunk = try? StatefulTesting.shrink(
            &machine, laws: laws, trace: found, law: reliance.rawValue, symptom: nil,
            alphabet: stage.simplestAlphabet)
        return .reliance(
            on: reliance, steps: report.laws.first?.violated ?? 0, commands: report.commands,
            trace: trace(shrunk?.counterexample.commands ?? found, law: nil))
    }

    /// A law that breaks for another checker of the subject and not for this one; `nil` if none is
    /// found within a budget.
    private func breakOnly(
        on wider: SplitViewChecker, seed: UInt64, budget: SearchBudget
    ) -> (law: String, trace: Trace)? {
        let report = wider.search(seed: seed, within: budget)
        let failures = report.failures.sorted {
            $0.counterexample.commands.count < $1.counterexample.commands.count
        }
        for failure in failures {
            let flaw = failure.counterexample.flaw
            guard
                let shrunk = try? wider.shrunk(
                    failure.counterexample.commands, law: flaw.law, symptom: flaw.symptom)
            else { continue }
            let commands = shrunk.counterexample.commands
            let within = replay(commands, about: flaw.law)
            if within.executed == commands, within.flaws.contains(flaw) { continue }
            return (flaw.law, wider.trace(commands, law: flaw.law))
        }
        return nil
    }
}

extension [LooseEnd] {
    /// Fails if there are loose ends of some kinds.
    func requireNone(
        of kinds: Set<LooseEnd.Kind>, subject: String
    ) throws(ConformanceError) {
        let unwanted = filter { kinds.contains($0.kind) }
        guard unwanted.isEmpty else { throw .looseEnds(subject: subject, unwanted) }
    }
}

extension SearchBudget {
    /// A part of this budget: at least one run where runs are counted.
    ///
    /// - Parameters:
    ///   - parts: How many parts.
    ///   - whole: Of how many.
    func share(_ parts: Int, of whole: Int) -> SearchBudget {
        guard whole > 0 else { return self }
        return SearchBudget(
            runs: runs.map { max(1, $0 * parts / whole) },
            commands: commands.map { max(1, $0 * parts / whole) },
            time: time.map { $0 * parts / whole })
    }
}
