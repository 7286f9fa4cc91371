import SplitViewConformance

/// A run as text: a table, then each finding, then a summary.
///
/// - Parameter withStats: Whether to print coverage, too.
func runText(_ result: RunResult, withStats: Bool = false, style: Style) -> String {
    var lines = runTable(result).lines(style: style)
    if withStats { lines += coverageLines(of: result, style: style) }
    let demands = demandLines(of: result, style: style)
    if !demands.isEmpty { lines += [""] + demands }
    if let sentence = result.endingSentence { lines += ["", style.paint(sentence, .yellow)] }
    for row in result.rows {
        // One is enough: after a repair the subject is searched again.
        if let flake = row.flakes.first {
            let heading = style.paint("flaky: ", .red) + style.paint(row.arrangement.title, .bold)
            lines += ["", heading] + flake.lines
        }
        if let contradiction = row.contradiction {
            let heading =
                style.paint("not proved: ", .yellow) + style.paint(row.arrangement.title, .bold)
            lines += ["", heading] + contradiction.lines
        }
    }
    lines += findingLines(new: result.new, known: result.known, style: style)
    lines += ["", summary(new: result.new.count, known: result.known.count)]
    return "\n" + lines.joined(separator: "\n") + "\n"
}

/// Each finding below a heading and an empty line.
func findingLines(
    new: [ReportedFinding], known: [ReportedFinding], style: Style
) -> [String] {
    var lines: [String] = []
    for finding in new {
        let heading = style.paint("new: ", .red) + style.paint(finding.title, .bold)
        lines += ["", heading] + fullText(of: finding)
    }
    for finding in known {
        let heading = style.paint("known: ", .yellow) + style.paint(finding.title, .bold)
        lines += ["", heading] + briefText(of: finding)
    }
    return lines
}

/// The table: one line for each arrangement.
func runTable(_ result: RunResult) -> Table {
    var table = Table([.left, .right, .right, .left, .left])
    table.append(
        ["subject", "runs", "commands", "laws", "verdict"].map { Table.Cell($0, .bold) })
    for row in result.rows {
        let judged = row.laws.count - row.unjudged.count
        table.append([
            Table.Cell(row.arrangement.title),
            Table.Cell(showWholeNumber(UInt64(row.runs))),
            Table.Cell(showWholeNumber(UInt64(row.commands))),
            Table.Cell("\(judged) of \(row.laws.count)"),
            Table.Cell(verdict(of: row), colour(of: row)),
        ])
    }
    return table
}

/// The verdict on an arrangement, in a few words.
func verdict(of row: RunResult.Row) -> String {
    var words: [String] = []
    if let fault = row.fault { words.append(fault) }
    if !row.new.isEmpty { words.append("\(row.new.count) new") }
    if !row.known.isEmpty { words.append("\(row.known.count) known") }
    if words.isEmpty { words.append(row.breaksContractItself ? "nothing of its own" : "holds") }
    if !row.unjudged.isEmpty {
        words.append("never judged: \(row.unjudged.joined(separator: ", "))")
    }
    return words.joined(separator: ", ")
}

private func colour(of row: RunResult.Row) -> Style.Colour {
    if !row.new.isEmpty || row.fault != nil { return .red }
    return row.known.isEmpty ? .green : .yellow
}

/// A new finding is printed in full, because it has to be understood.
private func fullText(of finding: ReportedFinding) -> [String] {
    FindingText(
        finding.finding, story: finding.story, repetition: finding.repetition,
        remarks: finding.savedAs.map { ["saved   \($0)"] } ?? []
    ).lines
}

/// A known finding is printed briefly, because it only has to be recognised.
private func briefText(of finding: ReportedFinding) -> [String] {
    var lines = [
        "\(finding.finding.law) is broken in \(count(finding.story.lines.count, "step"))",
        "  \(finding.finding.sentence)",
    ]
    lines += finding.finding.alsoBroken.map { "  \($0)" }
    lines += [
        "  \(finding.finding.trace.line)",
        "  before  \(finding.before)",
        "  after   \(finding.after)",
    ]
    lines += finding.repetition.map { "  repeat  \($0)" }
    if let path = finding.knownAs, !finding.repetition.contains(where: { $0.contains(path) }) {
        lines.append("  known   \(path)")
    }
    return lines
}

/// The summary.
func summary(new: Int, known: Int) -> String {
    switch (new, known) {
    case (0, 0): "nothing found"
    case (0, let known): "nothing new; \(count(known, "known finding"))"
    case (let new, 0): count(new, "new finding")
    case (let new, let known): "\(count(new, "new finding")); \(count(known, "known finding"))"
    }
}

/// `1 step`, `2 steps`.
func count(_ number: Int, _ noun: String) -> String {
    "\(showWholeNumber(UInt64(number))) \(noun)" + (number == 1 ? "" : "s")
}
