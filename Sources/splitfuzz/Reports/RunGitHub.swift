import SplitViewConformance

/// A run for the log of a workflow: the table as it is, then an annotation for each finding.
func runGitHub(_ result: RunResult) -> String {
    var lines = runTable(result).lines(style: .plain)
    if let sentence = result.endingSentence { lines.append(sentence) }
    lines += demandLines(of: result, style: .plain)
    let commands =
        result.new.map { finding in
            GitHubCommand(
                level: .error, title: "\(finding.title) breaks \(finding.finding.law)",
                file: finding.savedAs,
                message: FindingText(
                    finding.finding, story: finding.story, repetition: finding.repetition
                ).text)
        }
        + result.known.map { finding in
            GitHubCommand(
                level: .notice,
                title: "\(finding.title) breaks \(finding.finding.law), as is known",
                file: finding.knownAs,
                message: finding.finding.sentence + "\n" + finding.finding.trace.line)
        }
        + result.rows.compactMap { row in
            row.fault.map { fault in
                GitHubCommand(
                    level: .error, title: "\(row.arrangement.title) \(fault)",
                    message: row.faultLines.joined(separator: "\n"))
            }
        }
    return "\n" + (lines + commands.map(\.line)).joined(separator: "\n") + "\n"
}
