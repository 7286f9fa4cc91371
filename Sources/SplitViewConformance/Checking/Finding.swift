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
    /// Whether the shrinker came to an end by itself.
    public let isFullyShrunk: Bool
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
        let replay = stage.replay(trace.commands)
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
    /// The distinct findings, by law in the order of the law list, the simplest first.
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
        var machine = self
        return StatefulTesting.search(
            &machine, laws: SplitViewLaws.all, seed: seed, runs: runs, limits: limits,
            deadline: deadline, observe: observe)
    }

    /// Performs a trace and judges it.
    public func replay(_ commands: [SplitViewCommand]) -> Replay<SplitViewCommand> {
        var machine = self
        return StatefulTesting.replay(&machine, commands, laws: SplitViewLaws.all)
    }

    /// Shrinks the failures of a search and tells distinct findings apart.
    ///
    /// Two findings are the same when law and shrunk trace agree. What breaks another law while a
    /// failure is being shrunk is shrunk in its turn.
    public func examination(
        of report: SearchReport<SplitViewCommand>, limits: ShrinkLimits = ShrinkLimits()
    ) -> Examination {
        var queue = report.failures.map { (trace: $0.trace, law: $0.law, run: $0.run) }
        var seen: Set<[SplitViewCommand]> = []
        var findings: [Finding] = []
        var next = 0
        while next < queue.count {
            let (trace, law, run) = queue[next]
            next += 1
            guard let result = shrunk(trace, law: law, limits: limits) else { continue }
            for other in result.bycatch where !queue.contains(where: { $0.law == other.law }) {
                queue.append((other.trace, other.law, run))
            }
            guard seen.insert(result.trace).inserted else { continue }
            findings.append(
                Finding(
                    trace: self.trace(result.trace, law: law), sentence: result.sentence,
                    seed: report.seed, run: run, originalLength: trace.count,
                    passes: result.passes, isFullyShrunk: result.reachedFixedPoint,
                    isStable: result.isStable))
        }
        return Examination(
            subject: subject.name, givingUp: givingUp, profile: profile.name, report: report,
            findings: sorted(findings))
    }

    /// Shrinks one trace; `nil` if it does not break the law when it is performed again.
    public func shrunk(
        _ trace: [SplitViewCommand], law: String, limits: ShrinkLimits = ShrinkLimits()
    ) -> ShrinkResult<SplitViewCommand>? {
        var machine = self
        return try? StatefulTesting.shrink(
            &machine, laws: SplitViewLaws.all, trace: trace, law: law, limits: limits)
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

    private func sorted(_ findings: [Finding]) -> [Finding] {
        let order = SplitViewLaws.all.map(\.name)
        func key(_ finding: Finding) -> [Int] {
            [order.firstIndex(of: finding.law) ?? order.count, finding.trace.commands.count]
                + finding.trace.commands.map(\.rank)
        }
        return findings.sorted { key($0).lexicographicallyPrecedes(key($1)) }
    }
}
