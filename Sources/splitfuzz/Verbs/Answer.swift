/// Runs a command line and returns its exit code.
///
/// Prints one line to standard error on failure; a closed pipe (EPIPE) is silent.
@MainActor func answer(_ arguments: [String], at console: Console) -> ExitCode {
    do throws(CommandFailure) {
        if arguments.first == workerVerb { return try work(at: console) }
        let invocation: Invocation
        do throws(UsageError) {
            invocation = try parse(arguments)
        } catch {
            throw .usage(error)
        }
        return try carryOut(invocation, at: console)
    } catch {
        if error != .output(.readerGone) { console.note("splitfuzz: \(error)") }
        return error.exitCode
    }
}

@MainActor private func carryOut(
    _ invocation: Invocation, at console: Console
) throws(CommandFailure) -> ExitCode {
    switch invocation {
    case .run(let options): return try run(options, at: console)
    case .verify(let options): return try verify(options, at: console)
    case .replay(let options): return try replay(options, at: console)
    case .shrink(let options): return try shrink(options, at: console)
    case .explain(let options): try explain(options, at: console)
    case .matrix(let options): return try matrix(options, at: console)
    case .list(let options): try list(options, at: console)
    case .help(let name):
        let table = VerbTable.splitfuzz
        try console.say(name.flatMap(table.verb).map(table.help) ?? table.overview)
    case .version: try console.say("splitfuzz \(splitfuzzVersion)\n")
    }
    return .nothingNew
}
