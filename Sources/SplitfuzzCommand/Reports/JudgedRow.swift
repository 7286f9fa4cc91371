import SplitViewConformance
import StatefulTesting

/// The result of an arrangement, judged by each law.
protocol JudgedRow {
    var arrangement: Arrangement { get }
    /// The verdicts of each law that can apply.
    var laws: [LawTally] { get }
    /// One for each flaw that is not listed as a consequence of another, by cause.
    var findings: [ReportedFinding] { get }
    /// Whether it is known which laws cannot apply.
    var knowsApplicability: Bool { get }
    /// The verdict on it, in a few words.
    var verdict: String { get }
    /// How long it took; `nil` if it was not measured.
    var time: Duration? { get }
    /// Why it could not be judged.
    var failure: TaskFailure? { get }
    /// What makes its results unreliable.
    var faults: [RowFault] { get }
}

/// What makes a result unreliable, or leaves none.
struct RowFault {
    /// The demand that it does not meet, in a word.
    let rule: String
    /// The heading over its lines.
    let mark: String
    let colour: Style.Colour
    /// After the title of an arrangement: `is not deterministic`.
    let verdict: String
    /// The fault in a sentence.
    let sentence: String
    let lines: [String]
}

extension RowFault {
    /// That hash values decide.
    static let hashes = RowFault(
        rule: "repeats-itself", mark: "flaky", colour: .red, verdict: RunResult.Row.hashVerdict,
        sentence: "it depends on hash values", lines: ["  \(RunResult.Row.hashSentence)"])

    /// That a verification contradicts itself, and it is not known where.
    static let unnamed = RowFault(
        rule: "has-no-hidden-memory", mark: "not proved", colour: .yellow,
        verdict: "contradicts itself", sentence: Contradiction.unnamed,
        lines: [Contradiction.unnamed])

    /// That the same steps have two outcomes.
    init(_ flake: Flake) {
        self.init(
            rule: "repeats-itself", mark: "flaky", colour: .red, verdict: "is not deterministic",
            sentence: "the same steps had two outcomes", lines: flake.lines)
    }

    /// That two traces contradict each other.
    init(_ contradiction: Contradiction) {
        self.init(
            rule: contradiction.isUnrepeatable ? "repeats-itself" : "has-no-hidden-memory",
            mark: "not proved", colour: .yellow, verdict: contradiction.verdict,
            sentence: contradiction.sentence, lines: contradiction.lines)
    }
}

extension Arrangement {
    /// Where the subject is described.
    var place: Notice.Place? { Notice.Place(ofSubject: subject) }
}

extension JudgedRow {
    var new: [ReportedFinding] { findings.filter(\.isNew) }
    var known: [ReportedFinding] { findings.filter { !$0.isNew } }

    /// A suite with a case for each law, and for each fault.
    ///
    /// Laws that were never judged and known findings neither pass nor fail: they are skipped, with
    /// the reason.
    func suite(_ further: [JUnit.Case] = []) -> JUnit.Suite {
        JUnit.Suite(
            name: arrangement.title, file: arrangement.place?.file, time: time,
            cases: laws.map { JUnit.Case(name: $0.name, outcome: outcome(of: $0)) } + further
                + faultCases)
    }

    /// Cases that are present only if they fail.
    private var faultCases: [JUnit.Case] {
        func failed(_ rule: String, _ sentence: String, _ lines: [String]) -> JUnit.Case {
            JUnit.Case(
                name: rule,
                outcome: .failed(sentence, type: rule, text: lines.joined(separator: "\n")))
        }
        return faults.prefix(1).map { failed($0.rule, $0.sentence, $0.lines) }
            + (failure.map { [failed("can-be-judged", $0.verdict, [$0.verdict])] } ?? [])
    }

    private func outcome(of law: LawTally) -> JUnit.Outcome {
        // A search beyond the contract may also find flaws that show within it.
        let findings = findings.filter { finding in
            finding.finding.reportedFlaws.contains { $0.law == law.name }
        }
        let new = findings.filter { finding in
            finding.newFlaws.contains { $0.law == law.name }
        }
        if let first = new.first {
            let texts = new.map { $0.fullText(followedBy: []).joined(separator: "\n") }
            // Of a consequence there is no sentence.
            let isOwn = first.finding.law == law.name
            return .failed(
                isOwn ? first.sentences : "broken with \(first.finding.law)",
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
}

extension [any JudgedRow] {
    /// The faults and the findings, each below a heading, and the summary.
    ///
    /// - Parameter missed: How many labels were missed.
    func findingSections(missed: Int = 0) -> [Printout.Section] {
        let new = flatMap(\.new).causes
        let known = flatMap(\.known).causes
        let summary = ReportedFinding.summary(
            new: new.count, known: known.count, failures: compactMap(\.failure))
        return flatMap { row in
            // One is enough: after a repair the subject is searched again.
            row.faults.map { Printout.Section(of: $0, in: row) }
                + (row.failure.map { [Printout.Section(notices: [Notice($0, of: row)])] } ?? [])
        }
            + new.map { Printout.Section("new", .red, $0[0].title, Notice($0)) }
            + known.map { Printout.Section("known", .yellow, $0[0].title, Notice($0)) }
            + Printout.Section.legend(of: new.flatMap { $0 }.map(\.story))
            + [Printout.Section].prose([
                summary + (missed == 0 ? "" : "; \(missed.counted("label")) missed")
            ])
    }
}

extension Printout.Section {
    /// The meaning of the signs in the drawings of stories; nothing without any.
    fileprivate static func legend(of stories: [Story]) -> [Printout.Section] {
        let lines = Story.legend(of: stories)
        return lines.isEmpty ? [] : [Printout.Section(blocks: [.legend(lines)], indent: 2)]
    }

    fileprivate init(of fault: RowFault, in row: any JudgedRow) {
        self.init(
            fault.mark, fault.colour, row.arrangement.title,
            Notice(
                level: .error, rule: fault.rule, title: "\(row.arrangement.title) \(fault.verdict)",
                sentence: fault.sentence, lines: fault.lines, place: row.arrangement.place))
    }
}

extension Notice {
    /// That a subject could not be judged, or not to the end.
    fileprivate init(_ failure: TaskFailure, of row: any JudgedRow) {
        self.init(
            level: failure.isFault ? .error : .warning, rule: "can-be-judged",
            title: row.arrangement.title
                + (failure.isFault ? " cannot be judged" : " is not finished"),
            sentence: failure.verdict, place: row.arrangement.place)
    }

    /// One cause, with what follows from it.
    init(_ cause: [ReportedFinding]) {
        let first = cause[0]
        self.init(
            level: first.isNew ? .error : .notice, rule: first.finding.law,
            title: "\(first.title) breaks \(first.finding.law)"
                + (first.isNew ? "" : ", as is known"),
            sentence: first.sentences,
            lines: first.isNew
                ? first.fullText(followedBy: cause.dropFirst())
                : first.briefText(followedBy: cause.dropFirst()),
            place: first.isNew ? first.place : first.knownAs.map(Place.init(named:)),
            findings: cause)
    }
}
