import SplitViewConformance
import StatefulTesting

/// Shrinks the findings of a search, proves them, and performs them once more for a reader.
struct ExamineTask: IsolatedTask {
    static let kind = "examine"

    let arrangement: Arrangement
    let report: Report
    /// The demands of the command line, besides those of the subject.
    let requirements: [Requirement]
    private var parts: [ExaminedPart] = []

    init(_ report: Report, of arrangement: Arrangement, demanding requirements: [Requirement]) {
        (self.arrangement, self.report, self.requirements) = (arrangement, report, requirements)
    }

    struct Answer: Codable, Sendable {
        var findings: [ExaminedFinding]
        var flakes: [Flake]
        let contradiction: Contradiction?
        /// The laws that cannot apply to the subject; nil if they are not known.
        let inapplicable: Set<String>?
        let coverage: Coverage
    }

    mutating func take(_ part: ExaminedPart) { parts.append(part) }

    func perform(note: (ExaminedPart) -> Void) throws(TaskFault) -> Answer {
        let checker = try CheckerCache.checker(of: arrangement)
        let (limits, sweep) = SplitViewChecker.examinationPastEnds
        let examination = checker.examination(
            of: report, limits: limits, sweep: sweep, after: parts, note: note)
        return Answer(
            findings: examination.findings.map { finding in
                ExaminedFinding(
                    finding, followedBy: examination.findings.filter { $0.cause == finding.flaw },
                    with: checker)
            },
            flakes: examination.flakes, contradiction: examination.contradiction,
            inapplicable: checker.inapplicableLaws,
            coverage: Coverage(
                report, demanding: checker.subject.requirements + requirements,
                stateCoverage: report.limits.drawsMap
                    ? StateCoverage(of: report.map, with: checker) : nil))
    }
}

/// A finding with its story, and whether it needs the assumption that was given up.
struct ExaminedFinding: Codable, Sendable {
    /// Without the assumption given up, if it shows within the contract, too.
    let finding: Finding
    /// Whether it shows within the contract although an assumption was given up.
    let isWithinContract: Bool
    let story: Story

    @MainActor init(
        _ found: Finding, followedBy followers: [Finding] = [], with checker: SplitViewChecker
    ) {
        let within = found.withinContract(of: checker.subject)
        let finding = within ?? found
        isWithinContract = within != nil
        story = checker.story(of: finding, followedBy: followers)
        self.finding = finding.named(as: story)
    }

    /// A finding that nothing further is known of: it was not shrunk.
    init(_ finding: Finding, story: Story) {
        (self.finding, self.story) = (finding, story)
        isWithinContract = false
    }
}
