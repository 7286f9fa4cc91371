import Foundation
import SplitViewConformance
import StatefulTesting

extension ShrinkOptions {
    /// Shrinks the trace of a file as far as possible, and prints it as a trace again.
    ///
    /// The effort, and the proof, follow as comments, so that the whole output is a trace.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let trace: Trace
        do throws(TraceError) {
            trace = try TraceFiles.trace(at: file)
            if save, file.listPlace != nil || file.hasSuffix(TraceList.suffix) {
                throw TraceError(
                    file: file, message: "is a line of a list; shrink it without --save")
            }
            _ = try trace.checkedSubject(file: file)
        } catch {
            throw .trace(error)
        }
        let crew = Crew(console.worker, jobs: 1, limits: workers)
        console.interruption.watch()
        let progress = ProgressDisplay(at: console)
        let answer = try crew.answer(
            to: ShrinkTask(trace: trace),
            isOver: {
                progress.show("shrinking and proving \(trace.commands.count.counted("command"))")
                return console.interruption.hasCome()
            })
        progress.end()
        if let signal = console.interruption.signal() { return ExitCode(signal: signal) }
        let result: Minimum<SplitViewCommand>
        var shrunk = trace
        switch try answer.orFault(about: file.printable) {
        case .holds:
            try console.say("\(file.printable) breaks no law; nothing to shrink\n")
            return .nothingNew
        case .breaksAnother(let law):
            console.note(
                "\(Splitfuzz.name): \(file.printable) names \(trace.law ?? ""), and breaks \(law) "
                    + "instead")
            return .finding
        case .isNotDeterministic:
            throw .fault("\(trace.subject) is not deterministic on \(file)")
        case .shrunk(let minimum, let law, let shows):
            result = minimum
            shrunk.law = law
            shrunk.commands = minimum.counterexample.commands
            if !trace.shows.isEmpty { shrunk.shows = shows }
        }
        var failure: CommandFailure?
        if save {
            shrunk.comments += ShrinkOptions.commentsAmongCommands(of: file)
            if shrunk != trace { failure = write(shrunk) }
        }
        try console.say(shrunk.fileText)
        try console.say([""] + result.tally(of: trace).map { "# \($0)" })
        // The result is not lost if the file cannot be written.
        if let failure { throw failure }
        return .nothingNew
    }

    private func write(_ trace: Trace) -> CommandFailure? {
        do throws(FileWriteError) {
            try AtomicFile.write(Array(trace.fileText.utf8), to: file)
            return nil
        } catch {
            return .file(error)
        }
    }

    /// Comments below the head of the file. They move to the head, because the commands around them
    /// are replaced.
    private static func commentsAmongCommands(of path: String) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        let lines = text.lines.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" } }
        let firstCommand = lines.firstIndex {
            !$0.isEmpty && !$0.hasPrefix("#") && !$0.contains(":")
        }
        return lines[(firstCommand ?? lines.endIndex)...].filter { $0.hasPrefix("#") }.map {
            String($0.dropFirst().drop { $0 == " " })
        }
    }
}

extension Minimum<SplitViewCommand> {
    /// The result of shrinking a trace, and the proof about shorter ones, in lines.
    fileprivate func tally(of trace: Trace) -> [String] {
        let before = trace.commands.count
        let after = counterexample.commands.count
        let summary =
            after < before
            ? "shrunk from \(before.counted("command")) to \(after)"
            : "\(before.counted("command")), and no fewer break this law in this way"
        return [
            summary, counterexample.sentence,
            "performed \(shrunk.executions.counted("trace")) to shrink it",
            shortest.proof(length: after),
        ]
    }
}

extension Shortest {
    /// The proof about a trace of a length, in a sentence.
    fileprivate func proof(length: Int) -> String {
        switch self {
        case .unmerged where isProved(forLength: length):
            "proved: every shorter trace was tried, and none breaks this law in this way"
        case .proved(let states):
            "proved: nothing simpler breaks this law in this way, whatever else it breaks "
                + "(\(states.grouped) states)"
        case .notProved(_, .incompleteStates):
            "no proof, as equal states had different futures"
        case .notProved(_, .unrepeatable): "no proof, as the subject is not deterministic"
        case .notProved(let length, .tooManyStates), .unmerged(let length):
            "nothing up to \(length.counted("command")) breaks this law in this way; beyond that, "
                + "no proof"
        }
    }
}
