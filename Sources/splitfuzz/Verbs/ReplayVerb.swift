import SplitViewConformance

/// Replays traces, and compares the results with what is expected.
@MainActor func replay(
    _ options: ReplayOptions, at console: Console
) throws(CommandFailure) -> ExitCode {
    let items = try replayItems(options, for: "replay")
    let result = ReplayResult(traces: items.map(replayed))
    switch options.format {
    case .text: try console.say(replayText(result, style: console.style))
    case .json: try console.say(replayJSON(result))
    case .junit: try console.say(replayJUnit(result))
    case .github: try console.say(replayGitHub(result))
    }
    return result.exitCode
}

@MainActor private func replayed(_ item: ReplayItem) -> ReplayedTrace {
    let replay = item.stage.replay(item.trace.commands)
    return ReplayedTrace(
        title: item.title, file: item.file, trace: item.trace, subject: item.stage.subject.name,
        expected: item.expected, violations: replay.violations,
        ignored: replay.ignored.count,
        text: item.stage.textOfViolation(
            in: item.trace.commands, about: item.law, repeatedBy: [repetition(of: item)]),
        isNamed: item.isNamed)
}
