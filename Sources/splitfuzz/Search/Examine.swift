import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// Shrinks what a search has found, and holds it against what is known.
///
/// - Parameters:
///   - earlier: The rows before; what they tell is not told again.
///   - requirements: What a person demands beside what the subject does.
@MainActor func examine(
    _ report: Report, of arrangement: Arrangement, against corpus: OpenCorpus,
    earlier: [RunResult.Row], demanding requirements: [Requirement] = []
) -> RunResult.Row {
    guard let stage = arrangement.stage() else {
        preconditionFailure("what was searched can be put on stage")
    }
    let examination = stage.examination(of: report, sweepingTo: sweptLength)
    let blamed = blamed(
        examination.findings, on: stage, told: earlier.flatMap(\.findings).map(\.finding))
    let inapplicable = stage.inapplicableLaws
    return RunResult.Row(
        arrangement: arrangement, runs: report.completedRuns, commands: report.commands,
        laws: report.laws.filter { !($0.wasNeverJudged && inapplicable.contains($0.name)) },
        coverage: Coverage(
            report, demanding: stage.subject.requirements + requirements,
            atlas: report.limits.drawsMap ? Atlas(of: report.map, on: stage) : nil),
        findings: blamed.findings.map {
            reported($0, on: stage, corpus, searchedBy: report.limits.shares)
        },
        flakes: examination.flakes, breaksContractItself: blamed.breaksContractItself)
}

/// The length up to which every trace is judged where something broke: long enough for what a
/// search of the standard budget finds from some seeds only.
private let sweptLength = 6

/// The findings that are still to be told, each blamed on an assumption only if it needs one to be
/// given up.
///
/// - Parameters:
///   - findings: The findings of an arrangement.
///   - stage: The arrangement.
///   - told: What was found in the arrangements before.
/// - Returns: The findings, and whether some of those given need no assumption to be given up.
@MainActor func blamed(
    _ findings: [Finding], on stage: SplitViewStage, told: [Finding]
) -> (findings: [Finding], breaksContractItself: Bool) {
    var told = Set(told.map(FindingKey.init))
    var new: [Finding] = []
    var breaksContractItself = false
    for finding in findings {
        let within = finding.withinContract(of: stage.subject)
        if within != nil { breaksContractItself = true }
        if told.insert(FindingKey(within ?? finding)).inserted { new.append(within ?? finding) }
    }
    return (new, breaksContractItself)
}

/// What makes two findings of a run one.
private struct FindingKey: Hashable {
    let subject: String
    let givingUp: [String]
    let law: String
    let symptom: String

    init(_ finding: Finding) {
        subject = finding.trace.subject
        givingUp = finding.trace.givingUp
        law = finding.law
        symptom = finding.symptom
    }
}

/// A finding as it is told, held against what is known.
@MainActor func reported(
    _ finding: Finding, on stage: SplitViewStage, _ corpus: OpenCorpus,
    searchedBy mix: RunShares = .usual
) -> ReportedFinding {
    let entry = corpus.entry(knowing: finding)
    let file = entry.flatMap {
        $0.trace.commands == finding.trace.commands && $0.trace.profile == finding.trace.profile
            ? corpus.path(of: $0) : nil
    }
    return ReportedFinding(
        finding: finding, story: stage.story(of: finding.trace.commands, about: finding.law),
        knownAs: entry.map(corpus.path(of:)), savedAs: nil,
        repetition: repetition(of: finding, in: file, searchedBy: mix))
}
