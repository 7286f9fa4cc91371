import SplitViewConformance
import StatefulTesting

/// Subjects by laws, with the results of each.
struct Matrix: Sendable {
    let result: RunResult
    let laws: [String]
    let columns: [Column]

    /// One subject.
    struct Column: Sendable {
        let row: RunResult.Row
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
        self.result = result
        let names = Program.current.laws.map(\.name)
        laws = names
        columns = result.rows.map { row in
            Column(row: row, cells: names.map { Cell(of: $0, in: row) })
        }
    }
}

extension Matrix.Cell {
    init(of law: String, in row: some JudgedRow) {
        let knowsApplicability = row.knowsApplicability
        let found = row.findings.flatMap { finding in
            finding.finding.reportedFlaws.filter { $0.law == law }.map { (finding, $0) }
        }
        let steps = found.map { $0.0.finding.trace.commands.count }.min() ?? 0
        if found.contains(where: { $0.0.newFlaws.contains($0.1) }) {
            self = .broken(steps: steps, ways: found.count)
        } else if !found.isEmpty {
            self = .known(steps: steps, ways: found.count)
        } else if let tally = row.laws.first(where: { $0.name == law }) {
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
}

extension Matrix: Printable {
    /// A matrix. Its findings are for servers only.
    var printout: Printout {
        let table = Printout.Section(
            blocks: Matrix.blocks(
                laws: laws, columns: columns.map { ($0.row.arrangement.title, $0.cells) }))
        let findings = (result.rows as [any JudgedRow]).findingSections().map {
            Printout.Section(notices: $0.notices)
        }
        return Printout(
            verb: "matrix", sections: [table] + result.endingSection + findings,
            suites: result.suites, document: Self.fields.json(of: self))
    }

    /// Laws as rows, subjects by number as columns, and the meaning of the cells.
    static func blocks(
        laws: [String], columns: [(subject: String, cells: [Matrix.Cell])]
    ) -> [Printout.Block] {
        var table = Table(
            [.left] + columns.map { _ in .right },
            header: ["law"] + columns.indices.map { "\($0 + 1)" })
        for (index, law) in laws.enumerated() {
            table.append(
                [Table.Cell(law)]
                    + columns.map { subject, cells in
                        Table.Cell(
                            cells[index].sign, cells[index].colour,
                            about: key(subject: subject, law: law))
                    })
        }
        return [.table(table), .numbered(columns.map(\.subject)), .legend(legend)]
    }

    /// The word for a cell, by which pages link it to its finding.
    static func key(subject: String, law: String) -> String { "\(subject) \(law)" }

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

extension Matrix: JSONObject {
    static let fields = Fields<Matrix>(
        document: "matrix",
        [
            Field("seed", "a number, as text") { String($0.result.seed) },
            Field("profile", "the UIKit releases that were modelled", \.result.profile),
            Field("interrupted", "whether a signal ended it", \.result.isInterrupted),
            Field("exitCode", "the exit status") { Int($0.result.exitCode.rawValue) },
            Field("unsearched", "what was not begun", \.result.unsearched),
            Field("subjects", "the columns") { matrix in
                matrix.columns.map { MatrixColumn(laws: matrix.laws, column: $0) }
            },
        ])
}

/// A column of a matrix in a document.
private struct MatrixColumn: JSONObject {
    let laws: [String]
    let column: Matrix.Column

    static let fields = Fields<MatrixColumn>(
        "column",
        [
            Field("name", "the subject", \.column.row.arrangement.title),
            Field("commands", "the commands performed", \.column.row.commands),
            Field("verdict", "the result in a few words", \.column.row.verdict),
            Field("laws", "the cells") { zip($0.laws, $0.column.cells).map(MatrixEntry.init) },
        ])
}

/// A cell of a matrix in a document.
private struct MatrixEntry: JSONObject {
    let law: String
    let cell: Matrix.Cell

    static let fields = Fields<MatrixEntry>(
        "cell",
        [
            Field("law", "its name", \.law),
            Field("verdict", "the result", among: Matrix.Cell.verdicts, \.cell.verdict),
            Field("judged", "how often it held", \.cell.heldCount),
            Field("steps", "those of the shortest finding", \.cell.found?.steps),
            Field("findings", "how many there are", \.cell.found?.ways),
        ])
}

extension Matrix.Cell {
    fileprivate static let verdicts = [
        "held", "broken", "known", "never judged", "does not apply",
        "not judged, or not applicable",
    ]

    fileprivate var verdict: String {
        switch self {
        case .held: "held"
        case .broken, .brokenElsewhere: "broken"
        case .known: "known"
        case .neverJudged: "never judged"
        case .doesNotApply: "does not apply"
        case .unknown: "not judged, or not applicable"
        }
    }

    fileprivate var heldCount: Int? { if case .held(let count) = self { count } else { nil } }

    fileprivate var found: (steps: Int, ways: Int)? {
        switch self {
        case .broken(let steps, let ways), .known(let steps, let ways): (steps, ways)
        case .held, .brokenElsewhere, .neverJudged, .doesNotApply, .unknown: nil
        }
    }
}
