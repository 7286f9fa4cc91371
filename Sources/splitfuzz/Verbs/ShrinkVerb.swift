import Foundation
import SplitViewConformance
import StatefulTesting

/// Makes the trace of a file as short as it gets, and prints it as a trace again.
///
/// What the passes did follows as comments, so that all that is printed is a trace.
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
        throw .fault("\(trace.subject) does not repeat itself on \(path)")
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

/// What somebody has written below the head of the file. Its commands go, so it moves to the head:
/// words of a person are not thrown away.
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

/// What it took, and what is known of shorter traces, in lines.
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
        "no proof, as what the app remembers is not all declared"
    case .notProved(_, .unrepeatable): "no proof, as the subject does not repeat itself"
    case .notProved(let length, .tooManyStates), .unmerged(let length):
        "nothing up to \(count(length, "command")) breaks this law in this way; beyond that, "
            + "no proof"
    }
}
