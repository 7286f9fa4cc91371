import SplitViewConformance

/// Replays traces, and compares the results with what is expected.
@MainActor func replay(
    _ options: ReplayOptions, at console: Console
) throws(CommandFailure) -> ExitCode {
    let items = try replayItems(options, for: "replay")
    let result = ReplayResult(traces: items.map(replayed))
    try console.say(options.format.text(result, options, console.style))
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
