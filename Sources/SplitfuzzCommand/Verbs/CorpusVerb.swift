import SplitViewConformance

extension CorpusOptions {
    /// Carries out the named form, and prints the action on each file.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let forms = CorpusChange.Form.allCases.map(\.rawValue)
        let word = words.first ?? ""
        guard let form = CorpusChange.Form(rawValue: word) else {
            throw .usage(
                UsageError(
                    verb: "corpus",
                    .unknownForm(word, known: forms, nearest: forms.nearest(to: word))))
        }
        let name = OpenCorpus.trimmed(corpus ?? OpenCorpus.standardName)
        let folders = words.dropFirst().map(OpenCorpus.trimmed)
        let progress = ProgressDisplay(at: console)
        progress.show("reading \(([name] + folders).joined(separator: ", "))")
        let change: CorpusChange
        switch form {
        case .minimize:
            if let word = words.dropFirst().first {
                throw .usage(
                    UsageError(verb: "corpus", .operandOfForm(form.rawValue, surplus: word)))
            }
            change = try .minimizing(name, isDryRun: isDryRun)
        case .merge:
            guard !folders.isEmpty else {
                throw .usage(
                    UsageError(
                        verb: "corpus",
                        .missingOperandOfForm(form.rawValue, placeholder: "DIR...")))
            }
            change = .merging(folders, into: name, isDryRun: isDryRun)
        }
        progress.end()
        try console.conclude(change, as: output)
        return change.exitCode
    }
}
