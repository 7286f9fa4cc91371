import SplitViewConformance

/// Explains a trace step by step, or prints it as a test.
@MainActor func explain(
    _ options: ExplainOptions, at console: Console
) throws(CommandFailure) {
    let replay = ReplayOptions(
        traces: [options.trace], subjects: options.subjects, givingUp: options.givingUp,
        profile: options.profile)
    let explanations = try replayItems(replay, for: "explain").map(Explanation.init)
    if options.emitsTest {
        try console.say(explanations.map(\.testSource).joined(separator: "\n"))
    } else {
        try console.say(options.format.text(explanations, options, console.style))
    }
}
