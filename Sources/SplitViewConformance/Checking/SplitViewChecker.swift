import StatefulTesting
import UIKitModel

/// Searches a subject, replays, shrinks and proves traces of it, verifies it, and describes for a
/// reader what was found.
///
/// All of this is done with the stage of the subject, which is the state machine and knows nothing
/// of it. The calls for a test of an app are made of the checker, and so are the verbs of the
/// command.
@MainActor package struct SplitViewChecker {
    /// The state machine. It is shared with copies of this value, and left in the last state that
    /// was needed.
    package let stage: SplitViewStage

    package init(on stage: SplitViewStage) { self.stage = stage }

    /// A checker with a stage of its own.
    ///
    /// - Parameters:
    ///   - subject: What is to be judged.
    ///   - contract: The promises of the app; by default the contract of the subject.
    ///   - profile: The modelled UIKit; by default the one that the subject is about.
    package init(
        _ subject: SplitViewSubject, contract: Contract? = nil, profile: UIKitProfile? = nil
    ) {
        self.init(on: SplitViewStage(subject, contract: contract, profile: profile))
    }

    /// A checker as a trace asks for it: with its profile, without the assumptions it gives up.
    ///
    /// - Throws: `TraceTermsError` if the trace names a profile or an assumption that is unknown.
    package init(_ subject: SplitViewSubject, for trace: Trace) throws(TraceTermsError) {
        let (contract, profile) = try trace.terms(on: subject)
        self.init(subject, contract: contract, profile: profile)
    }

    package var subject: SplitViewSubject { stage.subject }

    /// The promises of the app; may be less than the contract of the subject.
    package var contract: Contract { stage.contract }

    package var profile: UIKitProfile { stage.profile }

    /// A checker of the same subject with the same assumptions, on a stage of its own.
    func sibling(
        policies: Policies? = nil, profile: UIKitProfile? = nil
    ) -> SplitViewChecker {
        SplitViewChecker(on: stage.sibling(policies: policies, profile: profile))
    }

    /// Searches a range of runs.
    ///
    /// - Parameters:
    ///   - limits: Bounds and intervals.
    ///   - observe: Receives the current report every so many runs.
    package func search(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits = SearchLimits(),
        deadline: () -> Bool = { false },
        observe: (SearchReport<SplitViewCommand>) -> Void = { _ in }
    ) -> SearchReport<SplitViewCommand> {
        attendingRuns(deadline: deadline) { machine in
            searchOnce(
                &machine, seed: seed, runs: runs, limits: limits, deadline: deadline,
                observe: observe)
        }
    }

    /// Searches a range of runs with states as detailed as now.
    func searchOnce(
        _ machine: inout SplitViewStage, seed: UInt64, runs: Range<Int>, limits: SearchLimits,
        deadline: () -> Bool, begin: (Int) -> Void = { _ in },
        observe: (SearchReport<SplitViewCommand>) -> Void = { _ in }
    ) -> SearchReport<SplitViewCommand> {
        StatefulTesting.search(
            &machine, laws: stage.laws, coverage: RunCoverage(), seed: seed, runs: runs,
            limits: limits, isPrepared: !KnownEnds.passage.isRunByRun, deadline: deadline,
            begin: begin, observe: observe)
    }

    /// Performs a trace and judges every step.
    ///
    /// - Parameters:
    ///   - law: The law to judge by; `nil` for every law.
    package func replay(
        _ commands: [SplitViewCommand], about law: String? = nil
    ) -> Replay<SplitViewCommand> {
        var machine = stage
        return StatefulTesting.replay(&machine, commands, laws: laws(about: law)) { machine, _ in
            // As in a search, where an app may fail to return from the question about its memory.
            _ = machine.abstraction
        }
    }

    /// The laws to judge by: one of them, or all.
    func laws(about law: String?) -> LawSet<SplitViewStage> {
        law.flatMap { stage.laws.only($0) } ?? stage.laws
    }

    /// How an exhaustive search distinguishes the states of the stage.
    var stateSpace: StateSpace<SplitViewStage> { StateSpace.reduced.retracing }

    /// Shrinks one trace.
    ///
    /// - Parameters:
    ///   - symptom: The symptom that it breaks it with; `nil` if any will do.
    ///   - detours: The most traces that the most expensive pass tries for each simpler one; `nil`
    ///     for as many as usual.
    /// - Throws: `ShrinkError` if it does not break the law when it is performed again.
    package func shrunk(
        _ trace: [SplitViewCommand], law: String, symptom: Symptom? = nil, detours: Int? = nil
    ) throws(ShrinkError) -> ShrinkResult<SplitViewCommand> {
        var machine = stage
        return try StatefulTesting.shrink(
            &machine, laws: stage.laws, trace: trace, law: law, symptom: symptom,
            alphabet: stage.simplestAlphabet, detours: detours)
    }

    /// The simplest trace that breaks a law, starting from another such trace.
    ///
    /// - Parameters:
    ///   - symptom: The symptom that it breaks it with; `nil` if any will do.
    ///   - limits: How much work is allowed.
    /// - Throws: `ShrinkError` if that one does not break the law when it is performed again.
    package func minimised(
        _ trace: [SplitViewCommand], law: String, symptom: Symptom? = nil,
        limits: MinimiseLimits = MinimiseLimits()
    ) throws(ShrinkError) -> Minimum<SplitViewCommand> {
        try attending { machine, _ throws(ShrinkError) in
            try minimise(
                &machine, laws: stage.laws, trace: trace, law: law,
                alphabet: stage.alphabet,
                states: stateSpace,
                options: MinimiseOptions(
                    symptom: symptom,
                    endingWith: symptom.flatMap { SplitViewCommand.commands(showing: $0) },
                    limits: limits))
        }
    }

    package func trace(_ commands: [SplitViewCommand], law: String?) -> Trace {
        Trace(
            subject: subject.name, law: law, profile: profile.name, givingUp: givingUp,
            commands: commands)
    }

    package var givingUp: [String] {
        let kept = contract.assumptions.map(\.name)
        return subject.contract.assumptions.map(\.name).filter { !kept.contains($0) }
    }

    /// A search for all abstract states and transitions that traces reach within bounds.
    package func reachability(within bounds: VerificationBounds) -> Exhaustion<SplitViewCommand> {
        let height = bounds.height
        return attending { machine, isDoubtful in
            exhaust(
                &machine, laws: [], alphabet: stage.alphabet, states: stateSpace,
                options: ExhaustOptions(
                    depth: bounds.depth, scope: { $0.picture.height <= height },
                    coverage: RunCoverage(), limits: bounds.limits), deadline: isDoubtful)
        }
    }
}
