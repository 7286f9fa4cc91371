import StatefulTesting

/// A finding in words and drawings, for terminals, test logs and issues.
public struct FindingText: Sendable {
    /// The lines, without indentation at the left.
    public let lines: [String]

    /// The lines as one text.
    public var text: String { lines.joined(separator: "\n") }

    /// Describes a finding.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - story: Its trace, acted out.
    ///   - repetition: The lines that repeat it, as the reader would type them.
    ///   - remarks: Further lines for the end.
    public init(
        _ finding: Finding, story: Story, repetition: [String], remarks: [String] = []
    ) {
        var lines = [
            "\(finding.law) is broken in \(story.lines.count) "
                + (story.lines.count == 1 ? "step" : "steps")
                + (finding.trace.givingUp.isEmpty
                    ? ""
                    : ", without the assumption \(finding.trace.givingUp.joined(separator: ", "))"),
            "  \(finding.sentence)",
        ]
        let width = story.lines.map { $0.command.description.count }.max() ?? 0
        lines.append("")
        lines.append("     \("start".padded(to: width))  \(story.opening)")
        for (index, line) in story.lines.enumerated() {
            let number = String(index + 1).leftPadded(to: 3)
            lines.append("\(number)  \(line.command.description.padded(to: width))  \(line.after)")
        }
        if let last = story.lines.last {
            lines.append("")
            lines.append("  before the last step  \(last.before)")
            lines.append("  after the last step   \(last.after)")
            lines += last.calls.map { "  delegate              \($0)" }
        }
        if let policy = story.allowingPolicy { lines.append("  would be allowed by   \(policy)") }
        if !finding.isStable { lines.append("  not stable: the trace does not always break it") }
        if let shortest = finding.shortest {
            lines.append("  \(shortest.sentence(length: finding.trace.commands.count))")
        }
        lines.append("")
        lines += repetition.map { "  repeat  \($0)" }
        lines += remarks.map { "  \($0)" }
        self.lines = lines
    }
}

extension Shortest {
    /// What is known about a trace of a length, for a reader.
    fileprivate func sentence(length: Int) -> String {
        switch self {
        case .proved(let states):
            "shortest: proved, no shorter steps break this law (\(states) states)"
        case .notProved(let length): "shortest: not proved beyond length \(length)"
        case .unmerged(let tried) where tried >= length - 1:
            "shortest: proved, every shorter trace was tried"
        case .unmerged(let tried):
            "shortest: not proved beyond length \(tried); a scene that declares its memory "
                + "gets further"
        }
    }
}

extension String {
    /// Filled up with blanks at the right.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// Filled up with blanks at the left.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
