import Foundation

/// Carries out what needs no search and names what does.
private func answer(_ arguments: [String]) throws(OutputError) -> ExitCode {
    let invocation: Invocation
    do throws(UsageError) {
        invocation = try parse(arguments)
    } catch {
        Output.standardError.offer("splitfuzz: \(error)\n")
        return .usage
    }
    try Output.standardOutput.write(text(of: invocation))
    return .nothingNew
}

private func text(of invocation: Invocation) -> String {
    let table = VerbTable.splitfuzz
    switch invocation {
    case .help(let name):
        return name.flatMap(table.verb).map(table.help) ?? table.overview
    case .version: return "splitfuzz \(splitfuzzVersion)\n"
    case .run: return "run\n"
    case .replay: return "replay\n"
    case .shrink: return "shrink\n"
    case .list: return "list\n"
    }
}

Output.ignoreBrokenPipes()
do throws(OutputError) {
    exit(try answer(Array(CommandLine.arguments.dropFirst())).rawValue)
} catch .readerGone {
    exit(ExitCode.nothingNew.rawValue)
} catch {
    Output.standardError.offer("splitfuzz: \(error)\n")
    exit(ExitCode.ownFault.rawValue)
}
