extension VerbTable {
    /// The overview: every verb with its summary, and the meaning of the exit codes.
    var overview: String {
        var lines = ["\(command): \(summary)", ""]
        lines += ["usage: \(command) [VERB] [options]", ""]
        let remark = " (the default)"
        let rows = verbs.map { [$0.name, $0.summary + ($0.name == standard ? remark : "")] }
        lines += section("verbs", rows)
        lines += ["", "See '\(command) help VERB' for the options of a verb.", ""]
        lines += section("exit codes", ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] })
        return lines.joined(separator: "\n") + "\n"
    }

    func help(for verb: Verb) -> String {
        let name = verb.name == standard ? "[\(verb.name)]" : verb.name
        let operands = verb.operands.usage
        var usage = ["usage:", command, name, "[options]"]
        if !operands.isEmpty { usage.append(operands) }
        var lines = ["\(command) \(verb.name): \(verb.summary)", ""]
        lines += [usage.joined(separator: " "), ""]
        let options = verb.options.map { [$0.usage, $0.help + defaultRemark($0)] }
        lines += section("options", options + [["-h, --help", "show this help"]])
        if !verb.notes.isEmpty { lines += [""] + verb.notes }
        return lines.joined(separator: "\n") + "\n"
    }

    private func defaultRemark(_ option: OptionShape) -> String {
        option.defaultText.map { " (default: \($0))" } ?? ""
    }

    private func section(_ title: String, _ rows: [[String]]) -> [String] {
        var table = Table([.left, .left])
        for row in rows { table.append(row.map { Table.Cell($0) }) }
        return ["\(title):"] + table.lines(style: .plain).map { "  \($0)" }
    }
}
