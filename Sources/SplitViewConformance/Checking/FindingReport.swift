import StatefulTesting

/// A finding as a check reports it: the broken law, the trace that breaks it, each of its steps,
/// and how to repeat it.
///
/// ```swift
/// do {
///     try checkConformance(of: notes, seed: 42)
/// } catch {
///     for report in error.findings {
///         print(report.law, report.trace.line, report.isProvedShortest)
///         for drawing in report.drawings { print(drawing) }
///     }
/// }
/// ```
public struct FindingReport: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The finding: the law, its symptom, the shrunk trace, and what is proved of it.
    package let finding: Finding
    /// The findings that follow from it, as far as its own trace does not show them.
    package let followers: [Finding]
    /// The trace of the finding, performed step by step.
    package let story: Story
    /// The lines that repeat it, as one would type them in a shell or write them in a test. Empty
    /// if the caller gave the trace itself.
    package let repetition: [String]
    /// The path of its saved trace in the corpus folder; `nil` if it was not saved.
    public let savedAs: String?
    /// Further lines for the end of the text, such as the reason for which a trace was not saved.
    package let remarks: [String]

    /// A report.
    ///
    /// - Parameters:
    ///   - followers: The findings that follow from it, as far as its own trace does not show them.
    ///   - story: Its trace, performed for a reader.
    ///   - repetition: The lines that repeat it.
    ///   - remarks: Further lines for the end of the text.
    package init(
        _ finding: Finding, followedBy followers: [Finding] = [], story: Story,
        repetition: [String], savedAs: String? = nil, remarks: [String] = []
    ) {
        self.finding = finding.named(as: story)
        self.followers = followers
        self.story = story
        (self.repetition, self.savedAs, self.remarks) = (repetition, savedAs, remarks)
    }

    /// The name of the broken law.
    public var law: String { finding.law }

    /// The names of all laws broken by this cause: its own, those broken in the same steps, and
    /// those of its consequences elsewhere.
    public var lawsOfCause: [String] {
        (finding.reportedFlaws + followers.flatMap(\.reportedFlaws)).map(\.law)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The violation in one sentence.
    public var sentence: String { finding.sentence }

    /// The shrunk trace.
    public var trace: Trace { finding.trace }

    /// The screens after each step of the trace, as its text draws them.
    public var drawings: [String] { story.lines.map(\.after) }

    /// Whether it is proved that no shorter trace breaks the law in this way.
    public var isProvedShortest: Bool { finding.isProvedShortest }

    /// The report as text with drawings.
    public var description: String { text(placing: story.place) }

    /// The same with the place of the subject; `nil` for a reader who has named the subject.
    package func text(placing place: SourcePlace?) -> String {
        let saved = savedAs.map { ["saved   \($0)"] } ?? []
        return FindingText(
            finding, followedBy: followers, story: story, repetition: repetition,
            place: place, remarks: saved + remarks
        ).text
    }
}

extension Finding {
    /// Whether it is proved that no shorter trace breaks the law in this way.
    package var isProvedShortest: Bool {
        shortest?.isProved(forLength: trace.commands.count) == true
    }

    /// Whether it is about an end of the app, a thing that may happen by chance.
    package var endsApp: Bool { LawMeaning(ofLaw: law) == .ends }
}

extension SplitViewChecker {
    /// The report of a finding of this stage.
    ///
    /// - Parameters:
    ///   - followers: The findings that follow from it, as far as its own trace does not show them.
    ///   - repetition: The lines that repeat it, as the reader would type them.
    ///   - remarks: Further lines for the end of the text.
    package func report(
        of finding: Finding, followedBy followers: [Finding] = [],
        repeatedBy repetition: [String] = [], savedAs: String? = nil, remarks: [String] = []
    ) -> FindingReport {
        FindingReport(
            finding, followedBy: followers, story: story(of: finding, followedBy: followers),
            repetition: repetition, savedAs: savedAs, remarks: remarks)
    }

    /// The trace of a finding, performed for a reader.
    ///
    /// - Parameters:
    ///   - followers: The findings that follow from it: policies have to allow them as well.
    package func story(of finding: Finding, followedBy followers: [Finding] = []) -> Story {
        story(
            of: finding.trace.commands, about: finding.law, symptom: finding.flaw.symptom,
            beside: followers)
    }

    /// The violation of a trace; `nil` if it breaks no law.
    ///
    /// - Parameters:
    ///   - law: The law that the trace is about; `nil` to judge it by every law.
    ///   - repetition: The lines that repeat it, as the reader would type them.
    package func report(
        ofViolationIn commands: [SplitViewCommand], about law: String? = nil,
        repeatedBy repetition: [String] = []
    ) -> FindingReport? {
        let story = story(of: commands, about: law)
        guard let violation = story.violation else { return nil }
        var trace = trace(story.lines.map(\.command), law: violation.law)
        trace.shows = story.flaws
        let finding = Finding(
            trace: trace, flaw: violation.flaw, sentence: violation.sentence, seed: nil, run: nil,
            originalLength: commands.count, shortest: nil, isStable: true)
        return FindingReport(finding, story: story, repetition: repetition)
    }
}
