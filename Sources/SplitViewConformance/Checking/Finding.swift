import StatefulTesting
import UIKitModel

/// A broken law, with the shortest trace that was found for it.
public struct Finding: Hashable, Sendable {
    /// The shrunk trace, with subject, law, profile and the assumptions given up.
    public internal(set) var trace: Trace
    /// How the law is broken, in one sentence.
    public let sentence: String
    /// The place where it goes wrong, which tells this flaw from others that break the same law:
    /// what was going on, and what the delegate was asked and answered. Two findings of a subject
    /// with the same law and symptom are one.
    public let symptom: String
    /// The seed of the search that found it; `nil` if a verification did.
    public let seed: UInt64?
    /// The index of the run that found it; `nil` if a verification did.
    public let run: Int?
    /// The number of commands of that run, up to the violation.
    public let originalLength: Int
    /// What the passes of the shrinker tried and found.
    public let passes: [PassTally]
    /// What is known about simpler traces over the whole alphabet; `nil` if nobody asked.
    public let shortest: Shortest?
    /// Whether the same steps always led to the same screens while the trace was shrunk and proved.
    public let isStable: Bool

    /// The name of the broken law.
    public var law: String { trace.law ?? "" }

    /// The same finding as one within the contract, if the trace breaks the law there too.
    ///
    /// A search that gives an assumption up also meets what breaks without stepping over it; to
    /// blame the assumption for that would excuse the delegate.
    ///
    /// - Parameter subject: The subject of the trace.
    /// - Returns: `nil` if the finding needs an assumption to be given up, or is within already.
    @MainActor public func withinContract(of subject: Subject) -> Finding? {
        precondition(subject.name == trace.subject, "a finding is about the subject of its trace")
        guard !trace.givingUp.isEmpty else { return nil }
        var within = self
        within.trace.givingUp = []
        guard let stage = try? SplitViewStage(subject, for: within.trace) else { return nil }
        let replay = stage.replay(trace.commands, about: law)
        guard replay.executed == trace.commands, let violation = replay.violation,
            violation.law == law, violation.symptom == symptom
        else { return nil }
        return within
    }
}

/// What a search of one subject came to.
public struct Examination: Sendable {
    /// The name of the subject.
    public let subject: String
    /// The assumptions given up, by name.
    public let givingUp: [String]
    /// The name of the profile.
    public let profile: String
    /// Tallies and raw failures.
    public let report: SearchReport<SplitViewCommand>
    /// The findings, one for each flaw: in the order of the law list, then by length.
    public let findings: [Finding]
    /// What came to two different things when it was done again, by run index. A failure among them
    /// is not shrunk, as it would be shrunk to chance.
    public let flakes: [Flake]
}

extension SplitViewStage {
    /// Searches a range of runs.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - runs: The indices of the runs.
    ///   - limits: Bounds and rhythms.
    ///   - deadline: Whether time is up.
    ///   - observe: Told the progress every so many runs.
    public func search(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits = SearchLimits(),
        deadline: () -> Bool = { false }, observe: (SearchProgress) -> Void = { _ in }
    ) -> SearchReport<SplitViewCommand> {
        looking(.sampled(seed: seed)) { machine in
            StatefulTesting.search(
                &machine, laws: SplitViewLaws.all, seed: seed, runs: runs, limits: limits,
                deadline: deadline, observe: observe)
        }
    }

    /// Performs a trace and judges it.
    ///
    /// - Parameters:
    ///   - commands: The trace.
    ///   - law: The law that the trace is about; `nil` to judge it by every law.
    public func replay(
        _ commands: [SplitViewCommand], about law: String? = nil
    ) -> Replay<SplitViewCommand> {
        looking(SplitViewLaws.probing(for: law)) { machine in
            StatefulTesting.replay(&machine, commands, laws: SplitViewLaws.judging(law))
        }
    }

    /// Works with this stage while it looks ahead in another way.
    func looking<Result, Failure: Error>(
        _ probing: Probing, _ work: (inout SplitViewStage) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let usual = self.probing
        self.probing = probing
        defer { self.probing = usual }
        return try attending(work)
    }

    /// Shrinks one trace.
    ///
    /// - Parameters:
    ///   - trace: The trace.
    ///   - law: The law that it breaks.
    ///   - symptom: The symptom that it breaks it with; `nil` if any will do.
    ///   - limits: How much work is allowed.
    /// - Throws: `ShrinkError` if it does not break the law when it is performed again.
    public func shrunk(
        _ trace: [SplitViewCommand], law: String, symptom: String? = nil,
        limits: ShrinkLimits = ShrinkLimits()
    ) throws(ShrinkError) -> ShrinkResult<SplitViewCommand> {
        try looking(SplitViewLaws.probing(for: law)) { machine throws(ShrinkError) in
            try StatefulTesting.shrink(
                &machine, laws: SplitViewLaws.judging(law), trace: trace, law: law,
                symptom: symptom, limits: limits)
        }
    }

    /// The simplest trace that breaks a law, found from one that does.
    ///
    /// - Parameters:
    ///   - trace: The trace.
    ///   - law: The law that it breaks.
    ///   - symptom: The symptom that it breaks it with; `nil` if any will do.
    ///   - limits: How much work is allowed. A proof about a law that looks ahead may remember an
    ///     eighth of the states, as each of them costs so much more.
    /// - Throws: `ShrinkError` if that one does not break the law when it is performed again.
    public func minimised(
        _ trace: [SplitViewCommand], law: String, symptom: String? = nil,
        limits: MinimiseLimits = MinimiseLimits()
    ) throws(ShrinkError) -> Minimum<SplitViewCommand> {
        let (laws, wider) = (SplitViewLaws.judging(law), alphabet)
        let probing = SplitViewLaws.probing(for: law)
        var limits = limits
        if probing != .never { limits.proving.states = max(1, limits.proving.states / 8) }
        return try looking(probing) { machine throws(ShrinkError) in
            hasComparableState
                ? try minimise(
                    &machine, laws: laws, trace: trace, law: law, symptom: symptom, wider: wider,
                    limits: limits)
                : try minimiseUnmerged(
                    &machine, laws: laws, trace: trace, law: law, symptom: symptom, wider: wider,
                    limits: limits)
        }
    }

    /// A trace of this stage's subject.
    public func trace(_ commands: [SplitViewCommand], law: String?) -> Trace {
        Trace(
            subject: subject.name, law: law, profile: profile.name, givingUp: givingUp,
            commands: commands)
    }

    /// The assumptions of the subject that this stage does without.
    public var givingUp: [String] {
        let kept = contract.assumptions.map(\.name)
        return subject.contract.assumptions.map(\.name).filter { !kept.contains($0) }
    }
}
