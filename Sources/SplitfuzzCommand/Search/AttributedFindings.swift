import SplitViewConformance
import StatefulTesting

/// The findings of an arrangement that are not reported yet, each attributed to an assumption only
/// if it needs one to be given up.
struct AttributedFindings {
    private(set) var findings: [ExaminedFinding] = []
    /// Whether some of those given need no assumption to be given up.
    private(set) var breaksContractItself = false

    /// - Parameters:
    ///   - found: The findings of an arrangement.
    ///   - earlier: The findings of the arrangements before.
    init(_ found: [ExaminedFinding], earlier: [Finding]) {
        var earlier = Set(earlier.flatMap(ReportedFlaw.all))
        for examined in found {
            if examined.isWithinContract { breaksContractItself = true }
            let flaws = ReportedFlaw.all(of: examined.finding)
            if !earlier.isSuperset(of: flaws) { findings.append(examined) }
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
    init(
        _ examined: ExaminedFinding, against corpus: OpenCorpus, searchedBy mix: RunShares = .usual
    ) {
        let finding = examined.finding
        let entry = corpus.entry(knowing: finding.flaw, of: finding.trace)
        let file = entry.flatMap {
            $0.trace.commands == finding.trace.commands && $0.trace.profile == finding.trace.profile
                ? corpus.path(of: $0) : nil
        }
        self.init(
            finding: finding, story: examined.story, knownAs: entry.map(corpus.path(of:)),
            savedAs: nil,
            newFlaws: finding.reportedFlaws.filter {
                corpus.entry(knowing: $0, of: finding.trace) == nil
            },
            repetition: finding.repetition(
                in: file, against: corpus.name, searchedBy: mix))
    }
}
