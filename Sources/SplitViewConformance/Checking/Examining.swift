import StatefulTesting

extension SplitViewChecker {
    /// Shrinks the flaws of a search, and proves for each that nothing simpler shows it.
    ///
    /// One violation is rarely the only one, and some are rare. So every trace up to a length is
    /// judged first, as far as a number of states allows. The result is the shortest trace with its
    /// proof, and does not depend on the seed. The other flaws from the runs are shrunk and proved
    /// one by one. A counterexample that does not show its flaw again is not shrunk, but reported
    /// with both outcomes: the subject is not deterministic.
    ///
    /// - Parameters:
    ///   - limits: How much work is allowed for each flaw.
    ///   - sweep: How far every trace is judged first; `nil` for not at all.
    package func examination(
        of report: SearchReport<SplitViewCommand>, limits: MinimiseLimits = MinimiseLimits(),
        sweep: Sweep? = Sweep()
    ) -> Examination {
        examination(of: report, limits: limits, sweep: sweep, after: [], note: { _ in })
    }

    /// The same, in parts: examined parts are given, and each further part is noted, so that no
    /// part is lost if app code ends the process.
    ///
    /// - Parameters:
    ///   - parts: What was examined already.
    ///   - note: Receives each further part.
    package func examination(
        of report: SearchReport<SplitViewCommand>, limits: MinimiseLimits, sweep: Sweep?,
        after parts: [ExaminedPart], note: (ExaminedPart) -> Void
    ) -> Examination {
        var parts = parts
        func add(_ part: ExaminedPart) {
            parts.append(part)
            note(part)
        }
        if parts.isEmpty, let sweep, !report.failures.isEmpty {
            add(swept(sweep, of: report))
        }
        for failure in report.failures {
            let flaw = failure.counterexample.flaw
            guard !parts.contains(where: { $0.settles(flaw, ofRun: failure.run) }) else {
                continue
            }
            var part = ExaminedPart()
            do throws(SecondOutcome) {
                let minimum = try minimum(of: failure.counterexample, limits: limits)
                part.contradiction = minimum.inconsistency.map(contradiction)
                part.findings = [finding(minimum, of: failure, seed: report.seed)]
            } catch {
                part.flakes = [flake(failure, butAlso: error.violation)]
                part.settled = [ExaminedPart.Settled(flaw: flaw, run: failure.run)]
            }
            add(part)
        }
        var examination = Examination(
            of: report, after: parts, subject: subject.name, profile: profile.name,
            givingUp: givingUp)
        examination.looseEnds = looseEnds(in: report, contradiction: examination.contradiction)
        return examination
    }

    /// How far an examination judges every trace before it shrinks anything.
    package struct Sweep: Sendable {
        package var depth: Int
        package var states: Int

        package init(depth: Int = 6, states: Int = 1_500) {
            (self.depth, self.states) = (depth, states)
        }
    }

    /// Judges every trace as far as a sweep goes. If there is a contradiction, nothing is proved.
    private func swept(
        _ sweep: Sweep, of report: SearchReport<SplitViewCommand>
    ) -> ExaminedPart {
        var part = ExaminedPart()
        let swept = attending { machine, isDoubtful in
            exhaust(
                &machine, laws: stage.laws, alphabet: stage.alphabet, states: stateSpace,
                options: ExhaustOptions(
                    depth: sweep.depth, limits: ExhaustLimits(states: sweep.states)),
                deadline: isDoubtful)
        }
        if let inconsistency = swept.inconsistency {
            part.contradiction = contradiction(inconsistency)
        }
        guard swept.end != .inconsistent else { return part }
        for counterexample in swept.counterexamples {
            let failure = report.failures.first {
                $0.counterexample.flaw == counterexample.flaw
            }
            let shortest = swept.proof(of: counterexample)
            // A flaw that it has seen ahead of its end is shrunk and proved like any other.
            if failure != nil, !shortest.isProved(forLength: counterexample.commands.count) {
                continue
            }
            part.findings.append(
                finding(
                    counterexample, seed: report.seed, run: failure?.run,
                    originalLength: failure?.counterexample.commands.count,
                    shortest: shortest))
        }
        return part
    }

    /// The simplest trace that shows the flaw of a counterexample, with the proof.
    ///
    /// A counterexample that does not show it each time is not shrunk, because shrinking would only
    /// follow chance.
    private func minimum(
        of counterexample: Counterexample<SplitViewCommand>, limits: MinimiseLimits
    ) throws(SecondOutcome) -> Minimum<SplitViewCommand> {
        let flaw = counterexample.flaw
        for _ in 0..<Self.repetitions {
            let again = replay(counterexample.commands, about: flaw.law)
            guard again.flaws.contains(flaw) else {
                throw SecondOutcome(violation: again.violations.first)
            }
        }
        guard
            let minimum = try? minimised(
                counterexample.commands, law: flaw.law, symptom: flaw.symptom, limits: limits),
            minimum.shrunk.isStable
        else { throw SecondOutcome(violation: nil) }
        return minimum
    }

    /// How often a counterexample is repeated before it is shrunk: a subject that behaves randomly
    /// may have the same outcome a few times in a row.
    private static let repetitions = 2

    private func finding(
        _ minimum: Minimum<SplitViewCommand>, of failure: Failure<SplitViewCommand>, seed: UInt64
    ) -> Finding {
        finding(
            minimum.counterexample, seed: seed, run: failure.run,
            originalLength: failure.counterexample.commands.count,
            shortest: minimum.shortest, isStable: minimum.isStable)
    }

    /// The finding for a counterexample as short as it gets, with every flaw that its steps show.
    func finding(
        _ counterexample: Counterexample<SplitViewCommand>, seed: UInt64? = nil, run: Int? = nil,
        originalLength: Int? = nil, shortest: Shortest, height: Int? = nil, isStable: Bool = true
    ) -> Finding {
        let commands = counterexample.commands
        var trace = trace(commands, law: counterexample.flaw.law)
        let violations = replay(commands).violations
        trace.shows = violations.flaws
        let launch = commands.lastIndex { stage.offerings.table.traits(of: $0.name).isLaunch } ?? -1
        let behind = violations.filter { $0.index > launch || $0.index == commands.count - 1 }
        return Finding(
            trace: trace, behind: behind.flaws, flaw: counterexample.flaw,
            sentence: counterexample.sentence, seed: seed, run: run,
            originalLength: originalLength ?? commands.count, shortest: shortest, height: height,
            isStable: isStable)
    }
}

/// A part of an examination: the findings of a sweep, or the outcome of one counterexample.
package struct ExaminedPart: Hashable, Sendable, Codable {
    /// A counterexample that was examined without a finding.
    package struct Settled: Hashable, Sendable, Codable {
        let flaw: Flaw
        let run: Int
    }

    /// The findings that were shrunk and proved, not yet listed under one another.
    var findings: [Finding] = []
    var flakes: [Flake] = []
    var settled: [Settled] = []
    var contradiction: Contradiction?

    init() {}

    /// Whether a counterexample of a run to a flaw need not be examined any more.
    func settles(_ flaw: Flaw, ofRun run: Int) -> Bool {
        findings.contains { $0.flaw == flaw }
            || settled.contains { $0.flaw == flaw && $0.run == run }
    }
}

extension Examination {
    /// The facts known of a search, whether all of it was examined or not.
    ///
    /// A flaw that was not examined is reported as a run found it. The flaws of its steps are not
    /// known before a replay: it is a consequence of the finding that shows it, and has none.
    ///
    /// - Parameters:
    ///   - parts: What was examined of it.
    ///   - givingUp: The assumptions given up, by name.
    package init(
        of report: SearchReport<SplitViewCommand>, after parts: [ExaminedPart], subject: String,
        profile: String, givingUp: [String]
    ) {
        let unexamined = parts.unexamined(of: report).map {
            Finding(
                notShrunk: $0, seed: report.seed, subject: subject, profile: profile,
                givingUp: givingUp)
        }
        let findings = parts.flatMap(\.findings) + unexamined
        let flakes = report.mismatches.map { mismatch in
            Flake(
                mismatch,
                trace: Trace(
                    subject: subject, profile: profile, givingUp: givingUp,
                    commands: mismatch.trace))
        }
        self.init(
            subject: subject, givingUp: givingUp, profile: profile, report: report,
            findings: findings.byCause(laws: report.laws.map(\.name)),
            flakes: flakes + parts.flatMap(\.flakes),
            contradiction: parts.lazy.compactMap(\.contradiction).first, looseEnds: [])
    }
}

extension [ExaminedPart] {
    /// The counterexamples of a search that these parts say nothing of: the first to each flaw.
    func unexamined(
        of report: SearchReport<SplitViewCommand>
    ) -> [Failure<SplitViewCommand>] {
        var rest: [Failure<SplitViewCommand>] = []
        for failure in report.failures {
            let flaw = failure.counterexample.flaw
            if contains(where: { $0.settles(flaw, ofRun: failure.run) }) { continue }
            if rest.contains(where: { $0.counterexample.flaw == flaw }) { continue }
            rest.append(failure)
        }
        return rest
    }
}

/// A counterexample did not show its flaw when it was repeated.
private struct SecondOutcome: Error {
    /// The law that it broke instead, if any.
    let violation: Violation?
}
