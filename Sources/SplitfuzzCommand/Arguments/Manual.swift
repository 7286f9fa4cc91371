extension VerbTable {
    /// The manual page, in the language of `man`: an overview, and each verb with its options.
    var manual: String {
        let title = command.uppercased()
        var lines = [
            ".TH \(title.roff) 1 \"\" \"\(command.roff) \(Splitfuzz.version.roff)\"",
            ".SH NAME", "\(command.roff) \\- \(summary.roff)",
            ".SH SYNOPSIS", ".B \(command.roff)", "[VERB] [options]", ".SH VERBS",
        ]
        for verb in verbs {
            let remark = verb.name == standard ? ", the default" : ""
            lines += [
                ".SS \"\(verb.name.roff) \(verb.operands.usage.roff)\"",
                "\((verb.summary + remark).roff).",
            ]
            for option in verb.options {
                let standard = option.defaultText.map { " (default: \($0))" } ?? ""
                lines += [".TP", ".B \(option.usage.roff)", (option.help + standard).roff]
            }
            if !verb.notes.isEmpty { lines += [".PP", ".nf"] + verb.notes.map(\.roff) + [".fi"] }
        }
        lines.append(".SH EXIT STATUS")
        for code in ExitCode.allCases {
            lines += [".TP", ".B \(code.rawValue)", code.meaning.roff]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text with nothing that the formatter would read as a command.
    fileprivate var roff: String {
        let escaped = replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
