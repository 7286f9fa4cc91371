/// Options and operands of a verb, separated but not yet read.
struct ScannedWords: Equatable, Sendable {
    struct Setting: Equatable, Sendable {
        /// The position among the verb's options.
        let option: Int
        /// Empty for a switch.
        let value: String
    }

    var settings: [Setting] = []
    var operands: [String] = []
}

/// Parses the command line.
///
/// Help has precedence over everything before `--`, so that it works even if the rest of the line
/// is wrong.
///
/// - Parameters:
///   - arguments: The words after the command's own name.
///   - table: The verbs.
/// - Throws: One error, the first by this order: verb, options from left to right, operands, values
///   from left to right.
func parse(
    _ arguments: [String], in table: VerbTable = .splitfuzz
) throws(UsageError) -> Invocation {
    var words = arguments
    var named: Verb?
    if let first = words.first, first != "--", !looksLikeOption(first) {
        guard let verb = table.verb(named: first) else {
            let nearest = nearestName(to: first, among: table.verbs.map(\.name))
            throw UsageError(verb: nil, .unknownVerb(first, nearest: nearest))
        }
        named = verb
        words.removeFirst()
    }
    let options = words.prefix { $0 != "--" }
    if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
        return .help(verb: named?.name ?? (options.count == 1 ? nil : table.standard))
    }
    if named == nil, options.contains("--version") { return .version }
    guard let verb = named ?? table.verb(named: table.standard) else {
        preconditionFailure("the standard verb must be in the verb table")
    }
    let invocation = try verb.build(scan(words, for: verb, in: table))
    if case .help(let name?) = invocation, table.verb(named: name) == nil {
        let nearest = nearestName(to: name, among: table.verbs.map(\.name))
        throw UsageError(verb: nil, .unknownVerb(name, nearest: nearest))
    }
    return invocation
}

/// Separates options, their values and operands, using only the forms of the verb's options.
func scan(
    _ words: [String], for verb: Verb, in table: VerbTable
) throws(UsageError) -> ScannedWords {
    var scanned = ScannedWords()
    var rest = words[...]
    while let word = rest.popFirst() {
        if word == "--" {
            scanned.operands += rest
            break
        }
        guard looksLikeOption(word) else {
            scanned.operands.append(word)
            continue
        }
        let (name, attached) = splitAtEquals(word)
        guard let option = verb.option(named: name) else {
            throw unknown(name, attached: attached, for: verb, in: table)
        }
        let shape = verb.options[option]
        guard shape.repeats || !scanned.settings.contains(where: { $0.option == option }) else {
            throw UsageError(verb: verb.name, .repeatedOption(name))
        }
        let value = try takeValue(of: shape, attached: attached, rest: &rest, verb: verb)
        scanned.settings.append(ScannedWords.Setting(option: option, value: value))
    }
    try check(scanned.operands, of: verb, in: table)
    return scanned
}

/// Takes an option's value from after its `=`, or from the next word.
///
/// A next word that looks like an option is not taken: in `--seed --save` the number is missing.
private func takeValue(
    of option: OptionShape, attached: String?, rest: inout ArraySlice<String>, verb: Verb
) throws(UsageError) -> String {
    guard option.placeholder != nil else {
        guard let attached else { return "" }
        throw UsageError(verb: verb.name, .unexpectedValue(option: option.name, value: attached))
    }
    if let attached { return attached }
    guard let next = rest.first, !looksLikeOption(next), next != "--" else {
        throw UsageError(verb: verb.name, .missingValue(option: option))
    }
    rest.removeFirst()
    return next
}

private func check(_ operands: [String], of verb: Verb, in table: VerbTable) throws(UsageError) {
    let shape = verb.operands
    if shape.count.upperBound == 0, let word = operands.first {
        let isVerb = table.verb(named: word) != nil
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
        throw UsageError(verb: verb.name, .emptyOperand(placeholder: shape.placeholder))
    }
}

/// Why an option that the verb does not have is refused: it belongs to other verbs, or to none.
private func unknown(
    _ name: String, attached: String?, for verb: Verb, in table: VerbTable
) -> UsageError {
    if let attached, name == "--help" || name == "-h" || name == "--version" {
        return UsageError(verb: verb.name, .unexpectedValue(option: name, value: attached))
    }
    let owners =
        name == "--version"
        ? ["\(table.command) itself"]
        : table.verbs.filter { $0.option(named: name) != nil }.map(\.name)
    guard owners.isEmpty else {
        return UsageError(verb: verb.name, .foreignOption(name, owners: owners))
    }
    let nearest = nearestName(to: name, among: verb.options.map(\.name) + ["--help"])
    return UsageError(verb: verb.name, .unknownOption(name, nearest: nearest))
}

/// A dash followed by something that is not a digit: `-` is an operand and `-1` a value.
private func looksLikeOption(_ word: String) -> Bool {
    guard word != "--", word.hasPrefix("-"), let second = word.utf8.dropFirst().first else {
        return false
    }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
}

/// `--name=value` as two parts; only the first `=` counts.
private func splitAtEquals(_ word: String) -> (name: String, attached: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
}
