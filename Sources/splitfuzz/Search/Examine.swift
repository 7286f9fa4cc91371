import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// Shrinks the findings of a search, and compares them with the corpus.
///
/// - Parameters:
///   - earlier: The rows before; their findings are not reported again.
///   - requirements: The demands of the command line, besides those of the subject.
@MainActor func examine(
    _ report: Report, of arrangement: Arrangement, against corpus: OpenCorpus,
    earlier: [RunResult.Row], demanding requirements: [Requirement] = []
) -> RunResult.Row {
    guard let stage = arrangement.stage() else {
        preconditionFailure("an arrangement that was searched has a stage")
    }
    let examination = stage.examination(of: report)
    let blamed = blamed(
        examination.findings, on: stage, earlier: earlier.flatMap(\.findings).map(\.finding))
    let inapplicable = stage.inapplicableLaws
    return RunResult.Row(
        arrangement: arrangement, runs: report.completedRuns, commands: report.commands,
        laws: report.laws.filter { !($0.wasNeverJudged && inapplicable.contains($0.name)) },
        coverage: Coverage(
            report, demanding: stage.subject.requirements + requirements,
            stateCoverage: report.limits.drawsMap ? StateCoverage(of: report.map, on: stage) : nil),
        findings: blamed.findings.map {
            reported($0, on: stage, corpus, searchedBy: report.limits.shares)
        },
        flakes: examination.flakes, contradiction: examination.contradiction,
        breaksContractItself: blamed.breaksContractItself)
}

/// The findings that are not reported yet, each attributed to an assumption only if it needs one to
/// be given up.
///
/// - Parameters:
///   - findings: The findings of an arrangement.
///   - stage: The arrangement.
///   - earlier: The findings of the arrangements before.
/// - Returns: The findings, and whether some of those given need no assumption to be given up.
@MainActor func blamed(
    _ findings: [Finding], on stage: SplitViewStage, earlier: [Finding]
) -> (findings: [Finding], breaksContractItself: Bool) {
    var earlier = Set(earlier.flatMap(ReportedFlaw.all))
    var new: [Finding] = []
    var breaksContractItself = false
    for finding in findings {
        let within = finding.withinContract(of: stage.subject)
        if within != nil { breaksContractItself = true }
        let flaws = ReportedFlaw.all(of: within ?? finding)
        if !earlier.isSuperset(of: flaws) { new.append(within ?? finding) }
        earlier.formUnion(flaws)
    }
    return (new, breaksContractItself)
}

/// A flaw of a subject, whatever the assumption: reported once.
private struct ReportedFlaw: Hashable {
    let subject: String
    let givingUp: [String]
    let flaw: Flaw

    static func all(of finding: Finding) -> [ReportedFlaw] {
        finding.reportedFlaws.map {
            ReportedFlaw(
                subject: finding.trace.subject, givingUp: finding.trace.givingUp, flaw: $0)
        }
    }
}

/// A finding as it is reported, compared with the corpus.
@MainActor func reported(
    _ finding: Finding, on stage: SplitViewStage, _ corpus: OpenCorpus,
    searchedBy mix: RunShares = .usual
) -> ReportedFinding {
    let entry = corpus.entry(knowing: finding.flaw, of: finding.trace)
    let file = entry.flatMap {
        $0.trace.commands == finding.trace.commands && $0.trace.profile == finding.trace.profile
            ? corpus.path(of: $0) : nil
    }
    return ReportedFinding(
        finding: finding,
        story: stage.story(
            of: finding.trace.commands, about: finding.law, symptom: finding.flaw.symptom),
        knownAs: entry.map(corpus.path(of:)), savedAs: nil,
        newFlaws: finding.reportedFlaws.filter {
            corpus.entry(knowing: $0, of: finding.trace) == nil
        },
        repetition: repetition(of: finding, in: file, searchedBy: mix))
}
