import SplitViewConformance
import StatefulTesting

/// A run for a server that displays test results: a suite for each arrangement, a case for each
/// law.
///
/// Laws that were never judged and known findings neither pass nor fail: they are skipped, with the
/// reason.
func runJUnit(_ result: RunResult) -> String {
    junit(
        result.rows.map { row in
            let title = row.arrangement.title
            let laws = row.laws.map { law in
                JUnitCase(
                    suite: title, name: law.name,
                    outcome: outcome(of: law, in: row))
            }
            return (title, laws + demands(on: row) + repeatability(of: row))
        })
}

private func outcome(of law: LawTally, in row: RunResult.Row) -> JUnitCase.Outcome {
    // A search beyond the contract may also find flaws that show within it.
    let findings = row.findings.filter { finding in
        finding.finding.reportedFlaws.contains { $0.law == law.name }
    }
    let new = findings.filter { finding in
        finding.newFlaws.contains { $0.law == law.name }
    }
    if let first = new.first {
        let texts = new.map {
            FindingText($0.finding, story: $0.story, repetition: $0.repetition).text
        }
        return .failed(
            first.finding.sentence, type: law.name, text: texts.joined(separator: "\n\n"))
    }
    if let path = findings.first?.knownAs { return .skipped("known: \(path)") }
    if law.violated > 0 { return .skipped("broken; see the subject within its contract") }
    return law.wasNeverJudged ? .skipped("never judged") : .passed
}

/// A case for each demand.
private func demands(on row: RunResult.Row) -> [JUnitCase] {
    row.coverage.demands.map { demand in
        let sentence = demand.sentence(of: row.coverage.runs)
        let outcome: JUnitCase.Outcome =
            switch demand.verdict {
            case .met: .passed
            case .undecided: .skipped(sentence)
            case .missed: .failed(sentence, type: "cover", text: sentence)
            }
        return JUnitCase(
            suite: row.arrangement.title, name: "covers-\(demand.requirement.label)",
            outcome: outcome)
    }
}

/// A case that is present only if it fails.
private func repeatability(of row: RunResult.Row) -> [JUnitCase] {
    func failed(_ name: String, _ message: String, _ lines: [String]) -> [JUnitCase] {
        let text = lines.joined(separator: "\n")
        return [
            JUnitCase(
                suite: row.arrangement.title, name: name,
                outcome: .failed(message, type: name, text: text))
        ]
    }
    if let flake = row.flakes.first {
        return failed("repeats-itself", "the same steps had two outcomes", flake.lines)
    }
    guard let contradiction = row.contradiction else { return [] }
    return failed(
        contradiction.isUnrepeatable ? "repeats-itself" : "declares-its-memory",
        contradiction.sentence, contradiction.lines)
}
