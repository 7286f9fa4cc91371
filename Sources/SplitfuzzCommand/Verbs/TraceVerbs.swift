import SplitViewConformance

extension ReplayOptions {
    /// Replays traces, and compares the results with what is expected.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let result = ReplayResult(traces: try traces.items(for: "replay").map { $0.replayed() })
        try console.say(format.text(result, console.style))
        return result.exitCode
    }
}

extension ReplayItem {
    @MainActor fileprivate func replayed() -> ReplayedTrace {
        let replay = stage.replay(trace.commands)
        return ReplayedTrace(
            title: title, file: file, trace: trace, subject: stage.subject.name,
            expected: expected, violations: replay.violations,
            ignored: replay.ignored.count,
            text: stage.textOfViolation(
                in: trace.commands, about: law, repeatedBy: [repetition]),
            isNamed: isNamed)
    }
}

extension ExplainOptions {
    /// Explains a trace step by step, or prints it as a test.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let explanations = try traces.items(for: "explain").map(Explanation.init)
        if emitsTest {
            try console.say(explanations.map(\.testSource).joined(separator: "\n"))
        } else {
            try console.say(format.text(explanations, console.style))
        }
        return .nothingNew
    }
}
