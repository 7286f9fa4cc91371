/// One thing the command can do: its name, its words, and the invocation they make.
struct Verb: Sendable {
    let name: String
    /// One line, without a full stop.
    let summary: String
    let options: [OptionShape]
    let operands: OperandShape
    /// Whole lines below the options in the help.
    let notes: [String]
    /// Turns scanned words into the invocation.
    let build: @Sendable (ScannedWords) throws(UsageError) -> Invocation

    /// A line of the verb table.
    ///
    /// - Parameters:
    ///   - start: the options as they are before a word is read; the help's defaults come from it.
    ///   - make: what the options, once complete, ask for.
    init<Options: Sendable>(
        _ name: String, _ summary: String, start: Options, operands: Operands<Options> = .none,
        options: [Option<Options>] = [], notes: [String] = [],
        make: @escaping @Sendable (Options) -> Invocation
    ) {
        self.name = name
        self.summary = summary
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

    /// The position of an option among the verb's own.
    func option(named name: String) -> Int? {
        options.firstIndex { $0.name == name }
    }
}

/// All verbs of the command, in the order the help lists them.
struct VerbTable: Sendable {
    /// The command's own name.
    let command: String
    /// One line that says what the command is for, without a full stop.
    let summary: String
    /// Taken when the first word is no verb but an option, or when there is no word.
    let standard: String
    let verbs: [Verb]

    /// The verb of that name.
    func verb(named name: String) -> Verb? {
        verbs.first { $0.name == name }
    }
}
