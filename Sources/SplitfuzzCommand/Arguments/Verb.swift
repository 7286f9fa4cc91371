/// One subcommand: its name, its options and operands, and the invocation they make.
struct Verb: Sendable {
    let name: String
    /// One line, without a full stop.
    let summary: String
    let options: [OptionShape]
    let operands: OperandShape
    /// Whole lines below the options in the help.
    let notes: [String]
    let build: @Sendable (ScannedWords) throws(UsageError) -> Invocation

    /// A line of the verb table.
    ///
    /// - Parameters:
    ///   - start: The options before any word is read; the help's defaults come from it.
    ///   - make: The invocation for complete options.
    init<Options: Sendable>(
        _ name: String, _ summary: String, start: Options, operands: Operands<Options> = .none,
        options: [Option<Options>] = [], notes: [String] = [],
        make: @escaping @Sendable (Options) -> Invocation
    ) {
        (self.name, self.summary) = (name, summary)
        self.options = options.map { $0.shape(start) }
        self.operands = operands.shape
        self.notes = notes
        build = { words throws(UsageError) in
            var result = start
            for setting in words.settings {
                do throws(ValueProblem) {
                    try options[setting.option].apply(&result, setting.value)
                } catch {
                    let option = options[setting.option].shape(start).name
                    throw UsageError(
                        verb: name,
                        .badValue(option: option, value: setting.value, problem: error))
                }
            }
            operands.apply(&result, words.operands)
            return make(result)
        }
    }

    func option(named name: String) -> Int? {
        options.firstIndex { $0.name == name }
    }
}

/// All verbs of the command, in the order the help lists them.
struct VerbTable: Sendable {
    let command: String
    /// One line that gives the purpose of the command, without a full stop.
    let summary: String
    /// Used when the first word is an option and not a verb, or when there is no word.
    let standard: String
    let verbs: [Verb]

    func verb(named name: String) -> Verb? {
        verbs.first { $0.name == name }
    }
}
