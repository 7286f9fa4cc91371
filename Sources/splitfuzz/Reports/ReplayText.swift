import SplitViewConformance

/// A replay for a person: a line for each trace, what broke against expectation, and the count.
func replayText(_ result: ReplayResult, style: Style) -> String {
    var table = Table([.left, .left, .left])
    for trace in result.traces {
        let isAsExpected = trace.isAsExpected
        table.append([
            isAsExpected ? Table.Cell("ok", .green) : Table.Cell("CHANGED", .red),
            Table.Cell(trace.title), Table.Cell(trace.comparison),
        ])
    }
    var lines = table.lines(style: style)
    for trace in result.changed {
        guard let text = trace.text else { continue }
        lines += ["", style.paint("\(trace.title):", .bold), text]
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(replaySummary(result))
    if result.changed.contains(where: { $0.violation == nil }) {
        lines.append("What broke and holds now belongs into regressions/, if it was repaired.")
    }
    return lines.joined(separator: "\n") + "\n"
}

/// `3 traces: 2 as expected, 1 changed`.
func replaySummary(_ result: ReplayResult) -> String {
    let all = result.traces.count
    let changed = result.changed.count
    guard all > 0 else { return "no traces" }
    let tail = changed == 0 ? "" : ", \(changed) changed"
    return "\(count(all, "trace")): \(all - changed) as expected\(tail)"
}
