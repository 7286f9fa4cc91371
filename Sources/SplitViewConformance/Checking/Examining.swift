import StatefulTesting

extension SplitViewStage {
    /// Shrinks the failures of a search, and proves for each flaw that nothing simpler shows it.
    ///
    /// A flaw is a law with a symptom. What shows another flaw while one is being shrunk or proved
    /// is shrunk in its turn, so what is found depends little on what the search came by. A failure
    /// that does not come again is not shrunk, but told with both outcomes: the subject does not
    /// repeat itself.
    ///
    /// - Parameters:
    ///   - report: The search.
    ///   - limits: How much work each flaw is worth.
    ///   - depth: Where something broke, there is more of it, and some of that is rare; up to this
    ///     length every trace is judged, as far as 400 states go, so that what is found is the
    ///     same from every seed. 0 for none.
    public func examination(
        of report: SearchReport<SplitViewCommand>, limits: MinimiseLimits = MinimiseLimits(),
        sweepingTo depth: Int = 0
    ) -> Examination {
        var work = ExaminationWork(report, attempts: report.limits.failuresPerFlaw)
        var flakes = report.mismatches.map { flake(TwoOutcomes($0), run: $0.run) }
        var findings: [Finding] = []
        if depth > 0, let first = report.failures.first {
            work.note(sweep(to: depth), run: first.run)
        }
        while let task = work.next() {
            do throws(Outcomes) {
                switch task {
                case .shrink(let caught):
                    guard let failure = try repeated(caught.failure), work.takes(failure) else {
                        break
                    }
                    work.note(try shrunk(failure, limits: limits.shrinking), run: caught.run)
                case .prove(let shrunk):
                    let minimum = try minimum(of: shrunk, limits: limits)
                    findings.append(finding(minimum, of: shrunk, seed: report.seed))
                    work.note(minimum.bycatch, run: shrunk.run)
                }
            } catch {
                flakes.append(flake(error, run: task.run))
            }
        }
        let laws = SplitViewLaws.all.map(\.name)
        let order = findings.indices.sorted { left, right in
            func place(_ index: Int) -> [Int] {
                let finding = findings[index]
                return [laws.firstIndex(of: finding.law) ?? laws.count]
                    + [finding.trace.commands.count]
                    + finding.trace.commands.map { Int($0.rank) }
            }
            return place(left).lexicographicallyPrecedes(place(right))
        }
        return Examination(
            subject: subject.name, givingUp: givingUp, profile: profile.name, report: report,
            findings: order.map { findings[$0] }, flakes: flakes)
    }

    /// Every flaw that shows in traces up to a length, found without chance; none if states cannot
    /// be compared.
    private func sweep(to depth: Int) -> [Bycatch<SplitViewCommand>] {
        guard hasComparableState else { return [] }
        let alphabet = alphabet
        return SplitViewLaws.ofTheFuture.flatMap { law in
            looking(SplitViewLaws.probing(for: law.name)) { machine in
                exhaust(
                    &machine, laws: SplitViewLaws.judging(law.name), alphabet: alphabet,
                    depth: depth, limits: ExhaustLimits(states: 400)
                ).violations
            }
        }
    }

    /// A failure as it comes when it is performed again, judged by nothing but its law and those of
    /// the present, after every step.
    private func repeated(
        _ failure: Bycatch<SplitViewCommand>
    ) throws(Outcomes) -> Bycatch<SplitViewCommand>? {
        if let outcomes = secondOutcome(of: failure) { throw outcomes }
        let again = replay(failure.trace, about: failure.law)
        return again.violation.map {
            Bycatch(
                trace: again.executed, law: $0.law, sentence: $0.sentence, symptom: $0.symptom)
        }
    }

    private func shrunk(
        _ failure: Bycatch<SplitViewCommand>, limits: ShrinkLimits
    ) throws(Outcomes) -> ShrinkResult<SplitViewCommand> {
        let result: ShrinkResult<SplitViewCommand>
        do throws(ShrinkError) {
            result = try shrunk(
                failure.trace, law: failure.law, symptom: failure.symptom, limits: limits)
        } catch {
            throw Outcomes(failure, second: error.violation)
        }
        guard result.isStable else { throw Outcomes(result.failure, second: result.repeated) }
        return result
    }

    /// The simplest trace that shows the flaw of a shrunk one, with the proof.
    private func minimum(
        of shrunk: ShrunkFailure, limits: MinimiseLimits
    ) throws(Outcomes) -> Minimum<SplitViewCommand> {
        let result = shrunk.result
        do throws(ShrinkError) {
            return try minimised(
                result.trace, law: result.law, symptom: result.symptom, limits: limits)
        } catch {
            throw Outcomes(result.failure, second: error.violation)
        }
    }

    private func finding(
        _ minimum: Minimum<SplitViewCommand>, of shrunk: ShrunkFailure, seed: UInt64
    ) -> Finding {
        Finding(
            trace: trace(minimum.trace, law: minimum.law), sentence: minimum.sentence,
            symptom: minimum.symptom, seed: seed, run: shrunk.run,
            originalLength: shrunk.result.original.count, passes: shrunk.result.passes,
            shortest: minimum.widerShortest ?? minimum.shortest, isStable: minimum.isStable)
    }
}

private typealias Outcomes = TwoOutcomes<SplitViewCommand>

extension ShrinkError {
    /// What a trace broke in place of its law.
    fileprivate var violation: Violation? {
        guard case .notReproduced(let violation) = self else {
            preconditionFailure("the law of a failure is one of those that were judged")
        }
        return violation
    }
}
