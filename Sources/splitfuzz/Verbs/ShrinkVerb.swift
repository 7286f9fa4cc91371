import Foundation
import SplitViewConformance
import StatefulTesting

/// Shrinks the trace of a file as far as possible, and prints it as a trace again.
///
/// Statistics of the passes follow as comments, so that the whole output is a trace.
@MainActor func shrink(
    _ options: ShrinkOptions, at console: Console
) throws(CommandFailure) -> ExitCode {
    let path = options.file
    let trace = try readTrace(path)
    let stage = try stage(for: trace, file: path)
    let replay = stage.replay(trace.commands)
    guard let violation = replay.violation(of: trace.law) ?? replay.violations.first else {
        try console.say("\(path) breaks no law; nothing to shrink\n")
        return .nothingNew
    }
    if let law = trace.law, law != violation.law {
        console.note("splitfuzz: \(path) names \(law), and breaks \(violation.law) instead")
        return .finding
    }
    let result = try? stage.minimised(
        trace.commands, law: violation.law, symptom: violation.flaw.symptom)
    guard let result, result.isStable else {
        throw .fault("\(trace.subject) is not deterministic on \(path)")
    }
    var shrunk = trace
    shrunk.law = violation.law
    shrunk.commands = result.counterexample.commands
    if !trace.shows.isEmpty { shrunk.shows = stage.replay(shrunk.commands).flaws }
    if options.save {
        shrunk.comments += try commentsAmongCommands(of: path)
        if shrunk != trace { try save(shrunk, to: path) }
    }
    try console.say(shrunk.fileText)
    try console.say([""] + tally(of: result).map { "# \($0)" })
    return .nothingNew
}

private func save(_ trace: Trace, to path: String) throws(CommandFailure) {
    do throws(FileWriteError) {
        try AtomicFile.write(Array(trace.fileText.utf8), to: path)
    } catch {
        throw .file(error)
    }
}

/// Comments below the head of the file. They move to the head, because the commands around them are
/// replaced.
private func commentsAmongCommands(of path: String) throws(CommandFailure) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let lines = text.split(whereSeparator: \.isNewline).dropFirst().map {
        $0.drop { $0 == " " || $0 == "\t" }
    }
    let firstCommand = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("#") && !$0.contains(":") }
    return lines[(firstCommand ?? lines.endIndex)...].filter { $0.hasPrefix("#") }.map {
        String($0.dropFirst().drop { $0 == " " })
    }
}

/// Statistics, and what is proved about shorter traces, in lines.
private func tally(of result: Minimum<SplitViewCommand>) -> [String] {
    let before = result.shrunk.original.count
    let after = result.counterexample.commands.count
    var table = Table([.left, .right, .right])
    table.append(["pass", "tried", "accepted"])
    for pass in result.shrunk.passes {
        table.append([
            Table.Cell(pass.pass.rawValue), Table.Cell(showWholeNumber(UInt64(pass.tried))),
            Table.Cell(showWholeNumber(UInt64(pass.accepted))),
        ])
    }
    let summary =
        after < before
        ? "shrunk from \(count(before, "command")) to \(after)"
        : "\(count(before, "command")), and no fewer break this law in this way"
    return [summary, result.counterexample.sentence] + table.lines(style: .plain)
        + [proof(result.shortest)]
}

private func proof(_ shortest: Shortest) -> String {
    switch shortest {
    case .proved(let states):
        "proved: nothing simpler breaks this law in this way, whatever else it breaks "
            + "(\(showWholeNumber(UInt64(states))) states)"
    case .notProved(_, .incompleteStates):
        "no proof, as some memory of the app is not declared"
    case .notProved(_, .unrepeatable): "no proof, as the subject is not deterministic"
    case .notProved(let length, .tooManyStates), .unmerged(let length):
        "nothing up to \(count(length, "command")) breaks this law in this way; beyond that, "
            + "no proof"
    }
}
