import StatefulTesting

extension SplitViewStage {
    /// Shrinks the failures of a search and proves for each law that nothing simpler breaks it.
    ///
    /// What breaks another law while a failure is being shrunk is shrunk in its turn. A failure
    /// that does not come again is not shrunk, but told with both outcomes: the subject does not
    /// repeat itself.
    public func examination(
        of report: SearchReport<SplitViewCommand>, limits: MinimiseLimits = MinimiseLimits()
    ) -> Examination {
        var queue = report.failures.map { failure in
            Caught(
                Bycatch(trace: failure.trace, law: failure.law, sentence: failure.sentence),
                run: failure.run)
        }
        var simplest: [String: Shrunk] = [:]
        var flakes = report.mismatches.map { flake(TwoOutcomes($0), run: $0.run) }
        var next = 0
        while next < queue.count {
            let caught = queue[next]
            next += 1
            do throws(Outcomes) {
                let result = try shrunk(caught.failure, limits: limits.shrinking)
                for other in result.bycatch
                where !queue.contains(where: { $0.failure.law == other.law }) {
                    queue.append(Caught(other, run: caught.run))
                }
                let known = simplest[result.law]
                if known.map({ isSimpler(result.trace, than: $0.result.trace) }) ?? true {
                    simplest[result.law] = Shrunk(result, run: caught.run)
                }
            } catch {
                flakes.append(flake(error, run: caught.run))
            }
        }
        var findings: [Finding] = []
        for law in SplitViewLaws.all {
            guard let shrunk = simplest[law.name] else { continue }
            do throws(Outcomes) {
                findings.append(try finding(shrunk, seed: report.seed, limits: limits))
            } catch {
                flakes.append(flake(error, run: shrunk.run))
            }
        }
        return Examination(
            subject: subject.name, givingUp: givingUp, profile: profile.name, report: report,
            findings: findings, flakes: flakes)
    }

    /// Shrinks a failure, unless it comes to something else when it is performed again.
    private func shrunk(
        _ failure: Bycatch<SplitViewCommand>, limits: ShrinkLimits
    ) throws(Outcomes) -> ShrinkResult<SplitViewCommand> {
        if let outcomes = secondOutcome(of: failure) { throw outcomes }
        let result: ShrinkResult<SplitViewCommand>
        do throws(ShrinkError) {
            result = try shrunk(failure.trace, law: failure.law, limits: limits)
        } catch {
            throw Outcomes(failure, second: error.violation)
        }
        guard result.isStable else { throw Outcomes(result.failure, second: result.repeated) }
        return result
    }

    /// The finding behind a shrunk trace: the simplest trace that breaks its law, with the proof.
    private func finding(
        _ shrunk: Shrunk, seed: UInt64, limits: MinimiseLimits
    ) throws(Outcomes) -> Finding {
        let result = shrunk.result
        do throws(ShrinkError) {
            let minimum = try minimised(result.trace, law: result.law, limits: limits)
            return Finding(
                trace: trace(minimum.trace, law: result.law), sentence: minimum.sentence,
                seed: seed, run: shrunk.run, originalLength: result.original.count,
                passes: result.passes, shortest: minimum.widerShortest ?? minimum.shortest,
                isStable: minimum.isStable)
        } catch {
            throw Outcomes(result.failure, second: error.violation)
        }
    }

    private func isSimpler(_ left: [SplitViewCommand], than right: [SplitViewCommand]) -> Bool {
        ([left.count] + left.map(\.rank)).lexicographicallyPrecedes(
            [right.count] + right.map(\.rank))
    }
}

private typealias Outcomes = TwoOutcomes<SplitViewCommand>

/// A failure that is still to be shrunk.
private struct Caught {
    let failure: Bycatch<SplitViewCommand>
    let run: Int

    init(_ failure: Bycatch<SplitViewCommand>, run: Int) {
        self.failure = failure
        self.run = run
    }
}

/// A failure that has been shrunk.
private struct Shrunk {
    let result: ShrinkResult<SplitViewCommand>
    let run: Int

    init(_ result: ShrinkResult<SplitViewCommand>, run: Int) {
        self.result = result
        self.run = run
    }
}

extension ShrinkResult {
    /// The shrunk trace, and what it breaks.
    fileprivate var failure: Bycatch<Command> {
        Bycatch(trace: trace, law: law, sentence: sentence)
    }
}

extension ShrinkError {
    /// What a trace broke in place of its law.
    fileprivate var violation: Violation? {
        guard case .notReproduced(let violation) = self else {
            preconditionFailure("the law of a failure is one of those that were judged")
        }
        return violation
    }
}
