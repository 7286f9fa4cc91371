import SplitViewConformance

/// The mistake in one value, without the name of its option.
enum ValueProblem: Error, Equatable, Sendable {
    /// Not of the expected form, e.g. "a whole number, decimal or 0x hex".
    case malformed(expected: String)
    /// Not one of the known words; `nearest` is the one probably meant.
    case unknownChoice(known: [String], nearest: String?)
    case tooSmall(lowest: String, highest: String)
    case tooLarge(lowest: String, highest: String)
}

/// An invalid command line, described in one sentence.
///
/// The caller prints it to standard error and exits with ``ExitCode/usage``.
struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
    enum Problem: Equatable, Sendable {
        case unknownVerb(String, nearest: String?)
        case unknownOption(String, nearest: String?)
        /// The option belongs to other verbs.
        case foreignOption(String, owners: [String])
        /// `usage`: the option with its value, as in the help.
        case missingValue(option: String, usage: String)
        case unexpectedValue(option: String, value: String)
        case repeatedOption(String)
        case badValue(option: String, value: String, problem: ValueProblem)
        /// A word although the verb takes none; `isVerb` if it names a verb that should have come
        /// first.
        case unexpectedOperand(String, isVerb: Bool)
        case missingOperand(placeholder: String)
        case tooManyOperands(placeholder: String, surplus: String)
        case emptyOperand
        /// An option that says how a trace as text is performed, without such a trace.
        case onlyForText(option: String)
        /// Two options of which only one can be carried out.
        case excludedOption(String, by: String)
        /// A first word that is no form of the verb.
        case unknownForm(String, known: [String], nearest: String?)
        /// A form of the verb that needs an operand.
        case missingOperandOfForm(String, placeholder: String)
        /// A word more than a form of the verb takes.
        case operandOfForm(String, surplus: String)
        /// `known`: the names, or groups of names, to choose from.
        case unknownSubject(String, nearest: String?, known: [String])
        /// An assumption that the contract of a subject does not make.
        case unknownAssumption(String, subject: String, nearest: String?, known: [String])
        /// A label that none of the subjects has.
        case unknownLabel(String, nearest: String?)
        /// A trace as text, which does not name a subject.
        case textWithoutSubject(String, known: [String])
        /// A part of a run that cannot be searched.
        case shard(ShardProblem)
    }

    /// The verb whose help the message points to; `nil` if none was understood.
    let verb: String?
    let problem: Problem

    init(verb: String?, _ problem: Problem) {
        (self.verb, self.problem) = (verb, problem)
    }

    /// One line, always ending with where to find help.
    var description: String {
        let command = Splitfuzz.name
        let place = verb.map { "\(command) \($0)" } ?? command
        let guess = suggestion.map { "; did you mean \($0)? " } ?? "; "
        return "\(sentence)\(guess)see '\(place) --help'"
    }

    private var suggestion: String? {
        switch problem {
        case .unknownVerb(_, let nearest), .unknownOption(_, let nearest),
            .unknownForm(_, _, let nearest),
            .badValue(_, _, .unknownChoice(_, let nearest)), .unknownSubject(_, let nearest, _),
            .unknownAssumption(_, _, let nearest, _), .unknownLabel(_, let nearest):
            nearest
        case .unexpectedOperand(let word, isVerb: true):
            "\(Splitfuzz.name) \(word)"
        default: nil
        }
    }

    private var sentence: String {
        let verb = verb ?? Splitfuzz.name
        switch problem {
        case .unknownVerb(let word, _):
            return "unknown verb \(word.quoted)"
        case .unknownOption(let word, _):
            return "unknown option \(word.bare) for \(verb)"
        case .foreignOption(let option, let owners):
            return "\(option) is an option of \(owners.listed("and")), not of \(verb)"
        case .missingValue(let option, let usage):
            return "\(option) needs a value, as in '\(usage)'"
        case .unexpectedValue(let option, let value):
            return "\(option) takes no value, but was given \(value.quoted)"
        case .repeatedOption(let option):
            return "\(option) may be given only once"
        case .badValue(let option, let value, let problem):
            return "\(option) \(complaint(about: value, problem))"
        case .unexpectedOperand(let word, _):
            return "\(verb) takes no arguments, but was given \(word.quoted)"
        case .missingOperand(let placeholder):
            return "\(verb) needs \(placeholder)"
        case .tooManyOperands(let placeholder, let surplus):
            return "\(verb) takes one \(placeholder), and \(surplus.quoted) is one more"
        case .emptyOperand:
            return "\(verb) was given an empty argument"
        case .onlyForText(let option):
            return "\(option) is for traces as text, and none was given"
        case .excludedOption(let option, let other):
            return "\(option) cannot be given with \(other)"
        case .unknownForm(let word, let known, _):
            return "\(verb) needs \(known.listed("or")) first, but was given \(word.quoted)"
        case .missingOperandOfForm(let form, let placeholder):
            return "\(verb) \(form) needs \(placeholder)"
        case .operandOfForm(let form, let surplus):
            return "\(verb) \(form) takes no arguments, but was given \(surplus.quoted)"
        case .unknownSubject(let name, _, let known):
            return "unknown subject \(name.quoted); \(known.toChooseFrom)"
        case .unknownAssumption(let name, let subject, _, let known):
            let known = known.isEmpty ? "none" : known.listed("and", orAll: "others")
            return "\(subject) has no assumption \(name.quoted); it has \(known)"
        case .unknownLabel(let name, _):
            return "no subject has the label \(name.quoted); --stats lists them"
        case .textWithoutSubject(let words, let known):
            return "the trace \(words.quoted) needs --subject NAME; \(known.toChooseFrom)"
        case .shard(let problem):
            return problem.description
        }
    }

    private func complaint(about value: String, _ problem: ValueProblem) -> String {
        switch problem {
        case .malformed(let expected):
            "needs \(expected), but was given \(value.quoted)"
        case .unknownChoice(let known, _):
            "must be \(known.listed("or", orAll: "a name")), but was given \(value.quoted)"
        case .tooSmall(let lowest, let highest):
            "must be from \(lowest) to \(highest), and \(value.quoted) is too small"
        case .tooLarge(let lowest, let highest):
            "must be from \(lowest) to \(highest), and \(value.quoted) is too large"
        }
    }
}

extension [String] {
    /// `a`, `a or b`, `a, b or c`.
    fileprivate func listed(_ conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }

    /// All of them if they are few, and otherwise the verb that lists them: a message stays
    /// readable. The one that was probably meant is said in any case.
    ///
    /// - Parameter all: The kind of thing they are, in a word or two.
    fileprivate func listed(_ conjunction: String, orAll all: String) -> String {
        areFew ? listed(conjunction) : "\(all) that '\(Splitfuzz.name) list' shows"
    }

    /// The names to choose from: `known are a, b and c`, or where to find them if they are many.
    var toChooseFrom: String {
        areFew ? "known are \(listed("and"))" : "'\(Splitfuzz.name) list' shows all \(count)"
    }

    private var areFew: Bool { count <= 8 }
}

extension String {
    /// A word from the command line in quotation marks, printable and shortened.
    fileprivate var quoted: String { "'\(shortened)'" }

    /// As ``quoted``, but a plain word gets no quotation marks.
    fileprivate var bare: String {
        let shown = shortened
        return shown == self && !contains(" ") ? self : "'\(shown)'"
    }

    private var shortened: String { printable(upTo: 60, mark: "...") }
}
