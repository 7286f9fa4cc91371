import SplitViewConformance
import StatefulTesting

/// Subjects by laws, with the results of each.
struct Matrix: Sendable {
    let seed: UInt64
    let profile: String
    let isInterrupted: Bool
    /// Why not everything was done; `nil` if it was.
    let endingSentence: String?
    let unsearched: [String]
    let exitCode: ExitCode
    let laws: [String]
    let columns: [Column]

    /// One subject.
    struct Column: Sendable {
        let subject: String
        let commands: Int
        /// The verdict on the subject, in a few words.
        let verdict: String
        /// One for each law.
        let cells: [Cell]
    }

    /// The result of one law for one subject.
    enum Cell: Equatable, Sendable {
        /// It held each time, this often.
        case held(Int)
        /// It is broken by this many flaws, the shortest trace has this length, and at least one is
        /// new.
        case broken(steps: Int, ways: Int)
        /// The same, and all of them are known.
        case known(steps: Int, ways: Int)
        /// It is broken, and the finding is in another column, or was not reproduced.
        case brokenElsewhere
        /// It was never judged, though it applies to the subject as far as is known.
        case neverJudged
        /// It cannot apply to the subject.
        case doesNotApply
        /// It was not judged in what was searched of the subject, and may not apply to it.
        case unknown
    }

    init(_ result: RunResult) {
        seed = result.seed
        profile = result.profile
        isInterrupted = if case .signal = result.ending { true } else { false }
        endingSentence = result.endingSentence
        unsearched = result.unsearched
        exitCode = result.exitCode
        let names = Program.current.laws.map(\.name)
        laws = names
        columns = result.rows.map { row in
            Column(
                subject: row.arrangement.title, commands: row.commands, verdict: row.verdict,
                cells: names.map { Cell(of: $0, in: row) })
        }
    }
}

extension Matrix.Cell {
    init(of law: String, in row: RunResult.Row) {
        self.init(
            of: law, findings: row.findings, tally: row.laws.first { $0.name == law },
            knowsApplicability: row.knowsApplicability)
    }

    /// - Parameters:
    ///   - tally: The verdicts of the law; `nil` if there are none.
    ///   - knowsApplicability: Whether there are verdicts of every law that may apply.
    init(
        of law: String, findings: [ReportedFinding], tally: LawTally?, knowsApplicability: Bool
    ) {
        let found = findings.flatMap { finding in
            finding.finding.reportedFlaws.filter { $0.law == law }.map { (finding, $0) }
        }
        let steps = found.map { $0.0.finding.trace.commands.count }.min() ?? 0
        if found.contains(where: { $0.0.newFlaws.contains($0.1) }) {
            self = .broken(steps: steps, ways: found.count)
        } else if !found.isEmpty {
            self = .known(steps: steps, ways: found.count)
        } else if let tally {
            if tally.violated > 0 {
                self = .brokenElsewhere
            } else if tally.wasNeverJudged {
                self = knowsApplicability ? .neverJudged : .unknown
            } else {
                self = .held(tally.held)
            }
        } else {
            self = knowsApplicability ? .doesNotApply : .unknown
        }
    }

    /// The short text of a cell.
    var sign: String {
        switch self {
        case .held(let count): Matrix.Cell.abbreviated(count)
        case .broken(let steps, let ways): "\(Matrix.Cell.times(ways))\(steps)!"
        case .known(let steps, let ways): "\(Matrix.Cell.times(ways))\(steps)*"
        case .brokenElsewhere: "broken"
        case .neverJudged: "never"
        case .doesNotApply: "-"
        case .unknown: "?"
        }
    }

    var colour: Style.Colour? {
        switch self {
        case .held: .green
        case .broken, .brokenElsewhere: .red
        case .known, .neverJudged, .unknown: .yellow
        case .doesNotApply: nil
        }
    }

    /// `2x `; empty for one.
    private static func times(_ count: Int) -> String { count == 1 ? "" : "\(count)x " }

    /// `999`, `12k`, `3M`: rounded down.
    private static func abbreviated(_ count: Int) -> String {
        switch count {
        case ..<1_000: "\(count)"
        case ..<1_000_000: "\(count / 1_000)k"
        default: "\(count / 1_000_000)M"
        }
    }

    /// The sign in Markdown, where a star would start emphasis.
    fileprivate var markdown: String {
        sign.hasSuffix("*") ? "**\(sign.dropLast())**\\*" : sign
    }
}

extension Matrix: Printable {
    static var formats: [Format<Matrix>] {
        [
            .text, .json,
            Format("markdown", isDocument: true) { matrix, _ in matrix.markdown },
        ]
    }

    /// A matrix as text.
    func text(style: Style) -> String {
        var lines = Matrix.lines(
            laws: laws, columns: columns.map { ($0.subject, $0.cells) }, style: style)
        if let endingSentence { lines += ["", style.paint(endingSentence, .yellow)] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A matrix as JSON.
    var json: String { JSON.text(of: MatrixDocument(self)) }

    /// A matrix as Markdown.
    var markdown: String {
        func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let numbers = columns.indices.map { "\($0 + 1)" }
        var lines = [row(["law"] + numbers), row(["---"] + numbers.map { _ in "---:" })]
        for (index, law) in laws.enumerated() {
            lines.append(
                row(["`\(law)`"] + columns.map { $0.cells[index].markdown }))
        }
        lines.append("")
        for (index, column) in columns.enumerated() {
            lines.append("\(index + 1). `\(column.subject)`")
        }
        if let endingSentence { lines += ["", endingSentence] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Laws as rows, subjects by number as columns, and the meaning of the cells.
    static func lines(
        laws: [String], columns: [(subject: String, cells: [Matrix.Cell])], style: Style
    ) -> [String] {
        let numbers = columns.indices.map { Table.Cell("\($0 + 1)", .bold) }
        var table = Table([.left] + numbers.map { _ in .right })
        table.append([Table.Cell("law", .bold)] + numbers)
        for (index, law) in laws.enumerated() {
            table.append(
                [Table.Cell(law)]
                    + columns.map { Table.Cell($0.cells[index].sign, $0.cells[index].colour) })
        }
        var subjects = Table([.right, .left])
        for (index, column) in columns.enumerated() {
            subjects.append([Table.Cell("\(index + 1)"), Table.Cell(column.subject)])
        }
        return table.lines(style: style) + [""] + subjects.lines(style: style) + [""] + legend
    }

    /// The meaning of the cells; printed below the tables.
    private static let legend = [
        "499k   held, judged this often",
        "3!     broken, in 3 steps",
        "3*     broken, and known",
        "2x 3!  broken in two ways, the shorter of 3 steps",
        "broken broken; reported in another column, not shown again, or left out at the end",
        "never  never judged, though the law applies to this subject as far as is known",
        "-      the law cannot apply to this subject",
        "?      not judged, or not applicable: the subject was not searched to the end",
    ]
}

private struct MatrixDocument: Encodable {
    let schema = JSON.schema
    let verb = "matrix"
    let version = Splitfuzz.version
    let seed: String
    let profile: String
    let interrupted: Bool
    let exitCode: Int32
    let unsearched: [String]
    let subjects: [Subject]

    init(_ matrix: Matrix) {
        seed = String(matrix.seed)
        profile = matrix.profile
        interrupted = matrix.isInterrupted
        exitCode = matrix.exitCode.rawValue
        unsearched = matrix.unsearched
        subjects = matrix.columns.map { column in
            Subject(
                name: column.subject, commands: column.commands, verdict: column.verdict,
                laws: zip(matrix.laws, column.cells).map(Entry.init))
        }
    }

    struct Subject: Encodable {
        let name: String
        let commands: Int
        let verdict: String
        let laws: [Entry]
    }

    /// `judged` is present if a law held; `steps`, of the shortest finding, and the number of
    /// `findings` if it is broken.
    struct Entry: Encodable {
        let law: String
        let verdict: String
        let judged: Int?
        let steps: Int?
        let findings: Int?

        init(_ law: String, _ cell: Matrix.Cell) {
            self.law = law
            (judged, steps, findings) =
                switch cell {
                case .held(let count): (count, nil, nil)
                case .broken(let length, let ways), .known(let length, let ways):
                    (nil, length, ways)
                case .brokenElsewhere, .neverJudged, .doesNotApply, .unknown: (nil, nil, nil)
                }
            verdict =
                switch cell {
                case .held: "held"
                case .broken, .brokenElsewhere: "broken"
                case .known: "known"
                case .neverJudged: "never judged"
                case .doesNotApply: "does not apply"
                case .unknown: "not judged, or not applicable"
                }
        }
    }
}
