import SplitViewConformance
import StatefulTesting

extension RunResult {
    /// A run for a server that displays test results: a suite for each arrangement, a case for each
    /// law.
    ///
    /// Laws that were never judged and known findings neither pass nor fail: they are skipped, with
    /// the reason.
    var junit: String {
        JUnit(
            suites: rows.map { row in
                let title = row.arrangement.title
                let laws = row.laws.map { law in
                    JUnit.Case(suite: title, name: law.name, outcome: row.outcome(of: law))
                }
                return JUnit.Suite(
                    name: title, cases: laws + row.demandCases + row.reliabilityCases)
            } + endingSuites
        ).text
    }

    /// A suite that is present only if not everything was done: it fails after an interruption.
    private var endingSuites: [JUnit.Suite] {
        guard let sentence = endingSentence else { return [] }
        let isWanted = ending == .findings
        let name = "is-finished"
        let outcome: JUnit.Outcome =
            isWanted ? .skipped(sentence) : .failed(sentence, type: name, text: sentence)
        return [
            JUnit.Suite(
                name: Splitfuzz.name,
                cases: [JUnit.Case(suite: Splitfuzz.name, name: name, outcome: outcome)])
        ]
    }

    /// That a signal has interrupted the run, for the log of a workflow.
    private var interruption: [GitHubCommand] {
        guard case .signal = ending, let sentence = endingSentence else { return [] }
        let total = rows.count + unsearched.count
        return [
            GitHubCommand(
                level: .warning, title: "interrupted: \(rows.count) of \(total) begun",
                message: sentence)
        ]
    }

    /// A run for the log of a workflow: the table as it is, then an annotation for an interruption,
    /// and for each cause.
    var github: String {
        var lines = table.lines(style: .plain)
        if let sentence = endingSentence { lines.append(sentence) }
        lines += demandLines(style: .plain)
        let commands =
            interruption
            + new.causes.map { cause in
                GitHubCommand(
                    level: .error, title: "\(cause[0].title) breaks \(cause[0].finding.law)",
                    file: cause[0].savedAs,
                    message: FindingText(
                        cause[0].finding, followedBy: cause.dropFirst().map(\.finding),
                        story: cause[0].story, repetition: cause[0].repetition
                    ).text)
            }
            + known.causes.map { cause in
                let finding = cause[0].finding
                let lines =
                    [finding.sentence, finding.trace.line]
                    + finding.lines(naming: cause.dropFirst().map(\.finding))
                return GitHubCommand(
                    level: .notice, title: "\(cause[0].title) breaks \(finding.law), as is known",
                    file: cause[0].knownAs, message: lines.joined(separator: "\n"))
            }
            + rows.compactMap { row in
                row.fault.map { fault in
                    GitHubCommand(
                        level: .error, title: "\(row.arrangement.title) \(fault)",
                        message: row.faultLines.joined(separator: "\n"))
                }
            }
        return "\n" + (lines + commands.map(\.line)).joined(separator: "\n") + "\n"
    }
}

extension RunResult.Row {
    fileprivate func outcome(of law: LawTally) -> JUnit.Outcome {
        // A search beyond the contract may also find flaws that show within it.
        let findings = findings.filter { finding in
            finding.finding.reportedFlaws.contains { $0.law == law.name }
        }
        let new = findings.filter { finding in
            finding.newFlaws.contains { $0.law == law.name }
        }
        if let first = new.first {
            let texts = new.map {
                FindingText($0.finding, story: $0.story, repetition: $0.repetition).text
            }
            // Of a consequence there is no sentence.
            let isOwn = first.finding.law == law.name
            return .failed(
                isOwn ? first.finding.sentence : "broken with \(first.finding.law)",
                type: law.name, text: texts.joined(separator: "\n\n"))
        }
        if let path = findings.first?.knownAs { return .skipped("known: \(path)") }
        if law.violated > 0 {
            return .skipped(
                "broken; reported for another subject, not shown again, or left out at the end")
        }
        guard law.wasNeverJudged else { return .passed }
        return .skipped(knowsApplicability ? "never judged" : "not judged, or not applicable")
    }

    /// A case for each demand.
    fileprivate var demandCases: [JUnit.Case] {
        coverage.demands.map { demand in
            let sentence = demand.sentence(of: coverage.runs)
            let outcome: JUnit.Outcome =
                switch demand.verdict {
                case .met: .passed
                case .undecided: .skipped(sentence)
                case .missed: .failed(sentence, type: "cover", text: sentence)
                }
            return JUnit.Case(
                suite: arrangement.title, name: "covers-\(demand.requirement.label)",
                outcome: outcome)
        }
    }

    /// A case that is present only if it fails.
    fileprivate var reliabilityCases: [JUnit.Case] {
        func failed(_ name: String, _ message: String, _ lines: [String]) -> [JUnit.Case] {
            let text = lines.joined(separator: "\n")
            return [
                JUnit.Case(
                    suite: arrangement.title, name: name,
                    outcome: .failed(message, type: name, text: text))
            ]
        }
        if let flake = flakes.first {
            return failed("repeats-itself", "the same steps had two outcomes", flake.lines)
        }
        if let failure {
            return failed("can-be-judged", failure.verdict, [failure.verdict])
        }
        if dependsOnHashes {
            return failed("repeats-itself", "it depends on hash values", faultLines)
        }
        guard let contradiction = contradiction else { return [] }
        return failed(
            contradiction.isUnrepeatable ? "repeats-itself" : "has-no-hidden-memory",
            contradiction.sentence, contradiction.lines)
    }
}
