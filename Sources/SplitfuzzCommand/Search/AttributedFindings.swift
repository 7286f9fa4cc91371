import SplitViewConformance
import StatefulTesting

/// The findings of an arrangement that are not reported yet, each attributed to an assumption only
/// if it needs one to be given up.
@MainActor struct AttributedFindings {
    private(set) var findings: [Finding] = []
    /// Whether some of those given need no assumption to be given up.
    private(set) var breaksContractItself = false

    /// - Parameters:
    ///   - findings: The findings of an arrangement.
    ///   - stage: The arrangement.
    ///   - earlier: The findings of the arrangements before.
    init(_ found: [Finding], on stage: SplitViewStage, earlier: [Finding]) {
        var earlier = Set(earlier.flatMap(ReportedFlaw.all))
        for finding in found {
            let within = finding.withinContract(of: stage.subject)
            if within != nil { breaksContractItself = true }
            let flaws = ReportedFlaw.all(of: within ?? finding)
            if !earlier.isSuperset(of: flaws) { findings.append(within ?? finding) }
            earlier.formUnion(flaws)
        }
    }
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

extension ReportedFinding {
    /// A finding, compared with the corpus.
    ///
    /// - Parameter mix: The shares of the strategies in the search that found it.
    @MainActor init(
        _ finding: Finding, on stage: SplitViewStage, against corpus: OpenCorpus,
        searchedBy mix: RunShares = .usual
    ) {
        let entry = corpus.entry(knowing: finding.flaw, of: finding.trace)
        let file = entry.flatMap {
            $0.trace.commands == finding.trace.commands && $0.trace.profile == finding.trace.profile
                ? corpus.path(of: $0) : nil
        }
        self.init(
            finding: finding,
            story: stage.story(
                of: finding.trace.commands, about: finding.law, symptom: finding.flaw.symptom),
            knownAs: entry.map(corpus.path(of:)), savedAs: nil,
            newFlaws: finding.reportedFlaws.filter {
                corpus.entry(knowing: $0, of: finding.trace) == nil
            },
            repetition: finding.repetition(in: file, searchedBy: mix))
    }
}
