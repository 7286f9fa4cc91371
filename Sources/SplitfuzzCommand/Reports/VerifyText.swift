import SplitViewConformance
import StatefulTesting

extension VerifyResult {
    /// A verification as text: a table of subjects, one of laws, then each finding.
    func text(style: Style) -> String {
        var lines = table.lines(style: style)
        if !rows.isEmpty { lines += [""] + lawLines(style: style) }
        if rows.contains(where: \.verification.isClosed) {
            let premise = "nothing but screens and stored properties decides"
            lines += ["", "What holds at any length holds if \(premise)."]
        }
        var remarks = rows.flatMap { row in
            row.shortfalls(isInterrupted: isInterrupted)
                + [row.remarkOnHashes, row.remarkOnEndlessMemory, row.remarkOnOmissions].compactMap(
                    \.self)
                + (row.verification.contradiction.map { contradiction in
                    ["\(row.arrangement.title): \(contradiction.lines[0])"]
                        + contradiction.lines.dropFirst()
                } ?? [])
        }
        if !unverified.isEmpty {
            remarks.append("interrupted; not verified: \(unverified.joined(separator: ", "))")
        }
        if !remarks.isEmpty { lines += [""] + remarks.map { style.paint($0, .yellow) } }
        lines += ReportedFinding.lines(new: new, known: known, style: style)
        let summary = ReportedFinding.summary(
            new: new.causes.count, known: known.causes.count, failures: rows.compactMap(\.failure))
        lines += ["", summary]
        return "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// One line for each subject.
    private var table: Table {
        var table = Table([.left, .right, .right, .right, .right, .right, .right, .left, .left])
        let titles = [
            "subject", "states", "transitions", "judged", "beyond", "depth", "memory", "laws",
            "verdict",
        ]
        table.append(titles.map { Table.Cell($0, .bold) })
        for row in rows {
            let judged = row.laws.count { !$0.wasNeverJudged }
            let counts = row.counted.map { exhaustion in
                [
                    exhaustion.states.grouped, exhaustion.transitions.grouped,
                    exhaustion.judged.grouped, exhaustion.beyond.grouped,
                    "\(exhaustion.completeDepth)", exhaustion.bytes.inMegabytes,
                    "\(judged) of \(row.laws.count)",
                ]
            }
            table.append(
                [Table.Cell(row.arrangement.title)]
                    + (counts ?? Array(repeating: "?", count: titles.count - 2)).map {
                        Table.Cell($0)
                    }
                    + [Table.Cell(row.verdict, row.colour)])
        }
        return table
    }

    /// The verdicts of the laws, as in a matrix.
    private func lawLines(style: Style) -> [String] {
        let names = Program.current.laws.map(\.name).filter { name in
            law == nil || name == law
        }
        return Matrix.lines(
            laws: names,
            columns: rows.map { row in
                (
                    row.arrangement.title,
                    names.map { name in
                        Matrix.Cell(
                            of: name, findings: row.findings,
                            tally: row.laws.first { $0.name == name },
                            knowsApplicability: row.failure == nil)
                    }
                )
            },
            style: style)
    }
}

extension VerifyResult.Row {
    fileprivate var colour: Style.Colour {
        if !new.isEmpty || isFaulty { return .red }
        return known.isEmpty && verification.isClosed && !isUnjudged ? .green : .yellow
    }
}
