import SplitViewConformance

/// Searches every subject, and prints the results of each law.
@MainActor func matrix(
    _ options: MatrixOptions, at console: Console
) throws(CommandFailure) -> ExitCode {
    let search = RunOptions(
        seed: options.seed, subjects: options.subjects, budget: options.budget,
        jobs: options.jobs, profile: options.profile, corpus: options.corpus)
    let arrangements = try arrangements(for: search, of: "matrix")
    let corpus = try corpus(for: search)
    let seed = options.seed ?? freshSeed()
    let line = opening(seed: seed, of: arrangements)
    try console.announce(line, "", before: options.format)
    let result = try searched(arrangements, search, seed: seed, against: corpus, at: console)
    try console.say(options.format.text(Matrix(result), options, console.style))
    reportFaults(of: result, at: console)
    return result.exitCode
}

/// Reports subjects that contradict themselves, for which a matrix has no cell.
private func reportFaults(of result: RunResult, at console: Console) {
    for row in result.rows {
        guard let fault = row.fault else { continue }
        console.note("splitfuzz: \(row.arrangement.title) \(fault)")
        row.faultLines.forEach(console.note)
    }
}
