import StatefulTesting
import UIKitModel

/// A broken law, with the shortest trace that was found for it.
public struct Finding: Hashable, Sendable {
    /// The shrunk trace, with subject, law, profile and the assumptions given up.
    public internal(set) var trace: Trace
    /// How the law is broken, in one sentence.
    public let sentence: String
    /// The seed of the search that found it.
    public let seed: UInt64
    /// The index of the run that found it.
    public let run: Int
    /// The number of commands of that run, up to the violation.
    public let originalLength: Int
    /// What the passes of the shrinker tried and found.
    public let passes: [PassTally]
    /// What is known about simpler traces over the whole alphabet; `nil` if nobody asked.
    public let shortest: Shortest?
    /// Whether the trace breaks the law every time.
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
        guard replay.executed == trace.commands, replay.violation?.law == law else { return nil }
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
    /// The findings, one for each broken law, in the order of the law list.
    public let findings: [Finding]
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
        var machine = self
        return try work(&machine)
    }

    /// Shrinks the failures of a search and proves for each law that nothing simpler breaks it.
    ///
    /// What breaks another law while a failure is being shrunk is shrunk in its turn. A failure
    /// that does not come again is kept as it was found, if its law has no other: it says that the
    /// subject does not repeat itself.
    public func examination(
        of report: SearchReport<SplitViewCommand>, limits: MinimiseLimits = MinimiseLimits()
    ) -> Examination {
        var queue = report.failures.map {
            Bycatch(trace: $0.trace, law: $0.law, sentence: $0.sentence)
        }
        var runs = report.failures.map(\.run)
        var simplest: [String: (result: ShrinkResult<SplitViewCommand>, run: Int)] = [:]
        var findings: [Finding] = []
        var unrepeated: [Finding] = []
        var next = 0
        while next < queue.count {
            let (failure, run) = (queue[next], runs[next])
            next += 1
            guard
                let result = shrunk(failure.trace, law: failure.law, limits: limits.shrinking)
            else {
                unrepeated.append(self.unrepeated(failure, run: run, seed: report.seed))
                continue
            }
            for other in result.bycatch where !queue.contains(where: { $0.law == other.law }) {
                queue.append(other)
                runs.append(run)
            }
            if let known = simplest[failure.law],
                !isSimpler(result.trace, than: known.result.trace)
            {
                continue
            }
            simplest[failure.law] = (result, run)
        }
        for law in SplitViewLaws.all {
            let found = simplest[law.name].map {
                finding($0.result, run: $0.run, seed: report.seed, limits: limits)
            }
            if let finding = found ?? unrepeated.first(where: { $0.law == law.name }) {
                findings.append(finding)
            }
        }
        return Examination(
            subject: subject.name, givingUp: givingUp, profile: profile.name, report: report,
            findings: findings)
    }

    private func unrepeated(
        _ failure: Bycatch<SplitViewCommand>, run: Int, seed: UInt64
    ) -> Finding {
        Finding(
            trace: trace(failure.trace, law: failure.law), sentence: failure.sentence, seed: seed,
            run: run, originalLength: failure.trace.count, passes: [], shortest: nil,
            isStable: false)
    }

    /// The finding behind a shrunk trace: the simplest trace that breaks its law, with the proof.
    private func finding(
        _ shrunk: ShrinkResult<SplitViewCommand>, run: Int, seed: UInt64, limits: MinimiseLimits
    ) -> Finding {
        // Without a minimum the trace broke its law while it was shrunk, and no longer does.
        let minimum = minimised(shrunk.trace, law: shrunk.law, limits: limits)
        return Finding(
            trace: trace(minimum?.trace ?? shrunk.trace, law: shrunk.law),
            sentence: minimum?.sentence ?? shrunk.sentence, seed: seed, run: run,
            originalLength: shrunk.original.count, passes: shrunk.passes,
            shortest: minimum.map { $0.widerShortest ?? $0.shortest },
            isStable: shrunk.isStable && minimum?.isStable == true)
    }

    /// Shrinks one trace; `nil` if it does not break the law when it is performed again.
    public func shrunk(
        _ trace: [SplitViewCommand], law: String, limits: ShrinkLimits = ShrinkLimits()
    ) -> ShrinkResult<SplitViewCommand>? {
        looking(SplitViewLaws.probing(for: law)) { machine in
            try? StatefulTesting.shrink(
                &machine, laws: SplitViewLaws.judging(law), trace: trace, law: law,
                limits: limits)
        }
    }

    /// The simplest trace that breaks a law, found from one that does; `nil` if that one does not
    /// break the law when it is performed again.
    public func minimised(
        _ trace: [SplitViewCommand], law: String, limits: MinimiseLimits = MinimiseLimits()
    ) -> Minimum<SplitViewCommand>? {
        let (laws, wider) = (SplitViewLaws.judging(law), alphabet)
        return looking(SplitViewLaws.probing(for: law)) { machine in
            hasComparableState
                ? try? minimise(
                    &machine, laws: laws, trace: trace, law: law, wider: wider, limits: limits)
                : try? minimiseUnmerged(
                    &machine, laws: laws, trace: trace, law: law, wider: wider, limits: limits)
        }
    }

    private func isSimpler(_ left: [SplitViewCommand], than right: [SplitViewCommand]) -> Bool {
        ([left.count] + left.map(\.rank)).lexicographicallyPrecedes(
            [right.count] + right.map(\.rank))
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
