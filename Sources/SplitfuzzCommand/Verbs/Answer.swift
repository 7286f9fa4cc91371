import SplitViewConformance

extension Splitfuzz {
    /// Runs a command line and returns its exit code.
    ///
    /// Prints one line to standard error on failure; a closed pipe (EPIPE) is silent.
    @MainActor static func answer(_ arguments: [String], at console: Console) -> ExitCode {
        Program.$current.withValue(console.program) { answered(arguments, at: console) }
    }

    @MainActor private static func answered(
        _ arguments: [String], at console: Console
    ) -> ExitCode {
        do throws(CommandFailure) {
            if arguments.first == WorkerProgram.verb {
                do throws(TaskFault) {
                    if try WorkerService.answerStandardInput(.ofCommand) { return .nothingNew }
                } catch {
                    throw .fault(error.sentence)
                }
            }
            let invocation: Invocation
            do throws(UsageError) {
                invocation = try VerbTable.current.parse(arguments)
            } catch {
                throw .usage(error)
            }
            return try invocation.carryOut(at: console)
        } catch {
            if error != .output(.readerGone) { console.note("\(name): \(error)") }
            return error.exitCode
        }
    }
}

extension Invocation {
    @MainActor fileprivate func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        // A search of an hour should not end with a report that goes nowhere.
        for report in reports {
            do throws(FileWriteError) {
                try AtomicFile.checkFolder(of: report.path)
            } catch {
                throw .file(error)
            }
        }
        switch self {
        case .run(let options): return try options.settlingShard().carryOut(at: console)
        case .merge(let options): return try options.carryOut(at: console)
        case .verify(let options): return try options.carryOut(at: console)
        case .replay(let options): return try options.carryOut(at: console)
        case .shrink(let options): return try options.carryOut(at: console)
        case .explain(let options): return try options.carryOut(at: console)
        case .matrix(let options): return try options.carryOut(at: console)
        case .corpus(let options): return try options.carryOut(at: console)
        case .play(let options): return try options.carryOut(at: console)
        case .list(let options):
            try console.conclude(Inventory(isBrief: options.isBrief), as: options.output)
        case .schema: try console.say(Schema.document.document)
        case .completions(let word):
            guard let shell = Shell(rawValue: word) else {
                let known = Shell.allCases.map(\.rawValue)
                throw .usage(
                    UsageError(
                        verb: "completions",
                        .unknownForm(word, known: known, nearest: known.nearest(to: word))))
            }
            try console.say(VerbTable.current.completions(for: shell))
        case .manual: try console.say(VerbTable.current.manual)
        case .help(let name):
            let table = VerbTable.current
            try console.say(name.flatMap(table.verb).map(table.help) ?? table.overview)
        case .version: try console.say("\(Splitfuzz.name) \(Splitfuzz.version)\n")
        }
        return .nothingNew
    }

    /// The files that get a report.
    private var reports: [OutputForm.File] {
        switch self {
        case .run(let options): options.output.files
        case .merge(let options): options.output.files
        case .verify(let options): options.output.files
        case .replay(let options): options.output.files
        case .explain(let options): options.output.files
        case .matrix(let options): options.output.files
        case .corpus(let options): options.output.files
        case .list(let options): options.output.files
        case .shrink, .play, .schema, .completions, .manual, .help, .version: []
        }
    }
}
