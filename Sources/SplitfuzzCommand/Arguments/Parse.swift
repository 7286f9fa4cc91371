/// Options and operands of a verb, separated but not yet read.
struct ScannedWords: Equatable, Sendable {
    struct Setting: Equatable, Sendable {
        /// The position among the verb's options.
        let option: Int
        let value: String
    }

    var settings: [Setting] = []
    var operands: [String] = []
}

extension VerbTable {
    /// Parses a command line.
    ///
    /// Help has precedence over everything before `--`, so that it works even if the rest of the
    /// line is wrong.
    ///
    /// - Parameter arguments: The words after the command's own name.
    /// - Throws: One error, the first by this order: verb, options from left to right, operands,
    ///   values from left to right.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var words = arguments
        var named: Verb?
        if let first = words.first, first != "--", !first.looksLikeOption {
            guard let verb = self.verb(named: first) else {
                let nearest = verbs.map(\.name).nearest(to: first)
                throw UsageError(verb: nil, .unknownVerb(first, nearest: nearest))
            }
            named = verb
            words.removeFirst()
        }
        let options = words.prefix { $0 != "--" }
        if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
            return .help(verb: named?.name ?? (options.count == 1 ? nil : standard))
        }
        if named == nil, options.contains("--version") { return .version }
        guard let verb = named ?? self.verb(named: standard) else {
            preconditionFailure("the standard verb must be in the verb table")
        }
        let invocation = try verb.build(scan(words, for: verb))
        if case .help(let name?) = invocation, self.verb(named: name) == nil {
            let nearest = verbs.map(\.name).nearest(to: name)
            throw UsageError(verb: nil, .unknownVerb(name, nearest: nearest))
        }
        return invocation
    }

    /// Separates options, their values and operands, using only the forms of the verb's options.
    private func scan(_ words: [String], for verb: Verb) throws(UsageError) -> ScannedWords {
        var scanned = ScannedWords()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                scanned.operands += rest
                break
            }
            guard word.looksLikeOption else {
                scanned.operands.append(word)
                continue
            }
            let (name, attached) = word.splitAtEquals
            guard let option = verb.option(named: name) else {
                throw unknown(name, attached: attached, for: verb)
            }
            let shape = verb.options[option]
            guard shape.repeats || !scanned.settings.contains(where: { $0.option == option }) else {
                throw UsageError(verb: verb.name, .repeatedOption(name))
            }
            let value = try takeValue(of: shape, attached: attached, rest: &rest, verb: verb)
            scanned.settings.append(ScannedWords.Setting(option: option, value: value))
        }
        try check(scanned.operands, of: verb)
        return scanned
    }

    /// Takes an option's value from after its `=`, or from the next word.
    ///
    /// A next word that looks like an option is not taken: in `--seed --save` the number is
    /// missing.
    private func takeValue(
        of option: OptionShape, attached: String?, rest: inout ArraySlice<String>, verb: Verb
    ) throws(UsageError) -> String {
        guard option.placeholder != nil else {
            guard let attached else { return "" }
            throw UsageError(
                verb: verb.name, .unexpectedValue(option: option.name, value: attached))
        }
        if let attached { return attached }
        guard let next = rest.first, !next.looksLikeOption, next != "--" else {
            throw UsageError(
                verb: verb.name, .missingValue(option: option.name, usage: option.usage))
        }
        rest.removeFirst()
        return next
    }

    private func check(_ operands: [String], of verb: Verb) throws(UsageError) {
        let shape = verb.operands
        if shape.count.upperBound == 0, let word = operands.first {
            let isVerb = self.verb(named: word) != nil
            throw UsageError(verb: verb.name, .unexpectedOperand(word, isVerb: isVerb))
        }
        if operands.count < shape.count.lowerBound {
            throw UsageError(verb: verb.name, .missingOperand(placeholder: shape.placeholder))
        }
        if operands.count > shape.count.upperBound {
            let surplus = operands[shape.count.upperBound]
            throw UsageError(
                verb: verb.name,
                .tooManyOperands(placeholder: shape.placeholder, surplus: surplus))
        }
        if operands.contains("") {
            throw UsageError(verb: verb.name, .emptyOperand)
        }
    }

    /// Why an option that the verb does not have is refused: it belongs to other verbs, or to none.
    private func unknown(_ name: String, attached: String?, for verb: Verb) -> UsageError {
        if let attached, name == "--help" || name == "-h" || name == "--version" {
            return UsageError(verb: verb.name, .unexpectedValue(option: name, value: attached))
        }
        let owners =
            name == "--version"
            ? ["\(command) itself"]
            : verbs.filter { $0.option(named: name) != nil }.map(\.name)
        guard owners.isEmpty else {
            return UsageError(verb: verb.name, .foreignOption(name, owners: owners))
        }
        let nearest = (verb.options.map(\.name) + ["--help"]).nearest(to: name)
        return UsageError(verb: verb.name, .unknownOption(name, nearest: nearest))
    }
}

extension String {
    /// A dash followed by something that is not a digit: `-` is an operand and `-1` a value.
    fileprivate var looksLikeOption: Bool {
        guard self != "--", hasPrefix("-"), let second = utf8.dropFirst().first else {
            return false
        }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    }

    /// `--name=value` as two parts; only the first `=` counts.
    fileprivate var splitAtEquals: (name: String, attached: String?) {
        guard let equals = firstIndex(of: "=") else { return (self, nil) }
        return (String(self[..<equals]), String(self[index(after: equals)...]))
    }
}
