import SplitViewConformance
import StatefulTesting

/// A verification as text: a table of subjects, one of laws, then each finding.
func verifyText(_ result: VerifyResult, style: Style) -> String {
    var lines = verifyTable(result).lines(style: style)
    if !result.rows.isEmpty { lines += [""] + lawLines(result, style: style) }
    var remarks = result.rows.flatMap { row in
        row.shortfalls(isInterrupted: result.isInterrupted)
            + [row.remarkOnMerging].compactMap(\.self)
            + (row.verification.contradiction.map { contradiction in
                ["\(row.arrangement.title): \(contradiction.lines[0])"]
                    + contradiction.lines.dropFirst()
            } ?? [])
    }
    if !result.unverified.isEmpty {
        remarks.append("interrupted; not verified: \(result.unverified.joined(separator: ", "))")
    }
    if !remarks.isEmpty { lines += [""] + remarks.map { style.paint($0, .yellow) } }
    lines += findingLines(new: result.new, known: result.known, style: style)
    lines += ["", summary(new: result.new.count, known: result.known.count)]
    return "\n" + lines.joined(separator: "\n") + "\n"
}

/// One line for each subject.
private func verifyTable(_ result: VerifyResult) -> Table {
    var table = Table([.left, .right, .right, .right, .right, .right, .right, .left, .left])
    let titles = [
        "subject", "states", "transitions", "judged", "beyond", "depth", "memory", "laws",
        "verdict",
    ]
    table.append(titles.map { Table.Cell($0, .bold) })
    for row in result.rows {
        let exhaustion = row.verification.exhaustion
        let judged = row.laws.count { !$0.wasNeverJudged }
        table.append([
            Table.Cell(row.arrangement.title),
            Table.Cell(showWholeNumber(UInt64(exhaustion.states))),
            Table.Cell(showWholeNumber(UInt64(exhaustion.transitions))),
            Table.Cell(showWholeNumber(UInt64(exhaustion.judged))),
            Table.Cell(showWholeNumber(UInt64(exhaustion.beyond))),
            Table.Cell("\(exhaustion.completeDepth)"),
            Table.Cell(megabytes(exhaustion.bytes)),
            Table.Cell("\(judged) of \(row.laws.count)"),
            Table.Cell(row.verdict, row.colour),
        ])
    }
    return table
}

/// The verdicts of the laws, as in a matrix.
private func lawLines(_ result: VerifyResult, style: Style) -> [String] {
    let names = SplitViewLaws.all.map(\.name).filter { name in
        result.law == nil || name == result.law
    }
    return matrixLines(
        laws: names,
        columns: result.rows.map { row in
            (
                row.arrangement.title,
                names.map { name in
                    Matrix.Cell(
                        of: name, findings: row.findings,
                        tally: row.laws.first { $0.name == name })
                }
            )
        },
        style: style)
}

extension VerifyResult.Row {
    fileprivate var colour: Style.Colour {
        if !new.isEmpty || verification.isInconsistent { return .red }
        return known.isEmpty && verification.isClosed ? .green : .yellow
    }
}
