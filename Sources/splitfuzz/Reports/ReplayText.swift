import SplitViewConformance

/// A replay as text: a line for each trace, violations that were not expected or were asked for,
/// and the count.
func replayText(_ result: ReplayResult, style: Style) -> String {
    var table = Table([.left, .left, .left])
    for trace in result.traces {
        table.append([
            cell(for: trace.status), Table.Cell(trace.title), Table.Cell(trace.comparison),
        ])
    }
    var lines = table.lines(style: style)
    for trace in result.traces where trace.status != .ok || trace.isNamed {
        guard let text = trace.text else { continue }
        lines += ["", style.paint("\(trace.title):", .bold), text]
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(replaySummary(result))
    if result.notable.contains(where: { $0.violation == nil }) {
        lines.append("Once repaired, a trace that broke a law belongs in regressions/.")
    }
    return lines.joined(separator: "\n") + "\n"
}

private func cell(for status: ReplayedTrace.Status) -> Table.Cell {
    switch status {
    case .ok: Table.Cell("ok", .green)
    case .changed: Table.Cell("CHANGED", .red)
    case .broken: Table.Cell("BROKEN", .red)
    }
}

/// `3 traces: 2 ok, 1 changed`.
func replaySummary(_ result: ReplayResult) -> String {
    guard !result.traces.isEmpty else { return "no traces" }
    let parts: [(ReplayedTrace.Status, String)] = [
        (.ok, "ok"), (.changed, "changed"), (.broken, "broken"),
    ]
    let counts = parts.compactMap { status, word in
        let number = result.count(status)
        return number == 0 ? nil : "\(showWholeNumber(UInt64(number))) \(word)"
    }
    return "\(count(result.traces.count, "trace")): \(counts.joined(separator: ", "))"
}
