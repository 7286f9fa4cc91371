/// Commands as text: one line of a trace each.
extension SplitViewCommand: CustomStringConvertible {
    /// The command as a line of a trace, `select 1` for instance.
    public var description: String {
        let kind = name.row.argument
        let words = kind.words
        if kind.omitsFirst, argument == 0 { return name.word }
        return words.isEmpty ? name.word : "\(name.word) \(words[Int(argument)])"
    }

    /// Reads a line of a trace that holds nothing but a command.
    ///
    /// - Throws: `CommandError`, with the known words in place of the one read.
    package init(reading text: some StringProtocol) throws(CommandError) {
        let words = text.words.map { String($0) }
        guard let first = words.first, let name = CommandName(word: first) else {
            throw .unknownCommand(words.first ?? "", nearest: nearestCommand(to: words.first))
        }
        let known = name.row.argument.words
        let wordCount = known.isEmpty ? 1 : 2
        guard words.count <= wordCount else {
            throw .unexpectedArgument(words[wordCount], of: first)
        }
        if name.row.argument.omitsFirst, words.count == 1 {
            self.init(name)
            return
        }
        guard words.count == wordCount else {
            throw .missingArgument(of: first, known: name.row.argument.wordsInShort)
        }
        var argument = 0
        if !known.isEmpty {
            guard let place = known.firstIndex(of: words[1]) else {
                throw .unknownArgument(
                    words[1], of: first, known: name.row.argument.wordsInShort)
            }
            argument = place
        }
        self.init(name, argument: UInt8(argument))
    }
}

extension SplitViewCommand: ExpressibleByStringLiteral {
    /// The command of a line of a trace. Another line ends the process, with the known words.
    ///
    /// - Parameter text: The line: `select 1`.
    public init(stringLiteral text: String) {
        do throws(CommandError) {
            try self.init(reading: text)
        } catch {
            fatalError(error.description)
        }
    }
}

extension StringProtocol {
    /// The words of a command, between blanks.
    var words: [SubSequence] { split { $0 == " " || $0 == "\t" } }
}

/// Why a line is no command.
package enum CommandError: Error, Equatable, CustomStringConvertible {
    /// No kind of command has this name.
    case unknownCommand(String, nearest: String?)
    /// The command needs an argument.
    case missingArgument(of: String, known: [String])
    /// The argument is none of those that the command takes.
    case unknownArgument(String, of: String, known: [String])
    /// There is a word too many.
    case unexpectedArgument(String, of: String)

    package var description: String {
        switch self {
        case .unknownCommand(let word, let nearest):
            "unknown command '\(word.quotable)'"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .missingArgument(let command, let known):
            "'\(command)' needs one of: \(known.joined(separator: ", "))"
        case .unknownArgument(let word, let command, let known):
            "'\(command)' cannot take '\(word.quotable)'; it takes one of: "
                + known.joined(separator: ", ")
        case .unexpectedArgument(let word, let command):
            "unexpected '\(word.quotable)' after '\(command)'"
        }
    }

    /// The number of characters before the place in a text that this error is about.
    func offset(in text: String) -> Int {
        let words = text.words
        let index: Int
        switch self {
        case .unknownCommand: index = 0
        case .unknownArgument: index = 1
        case .missingArgument: index = words.count
        case .unexpectedArgument(_, let command):
            let takesOne = CommandName(word: command)?.row.argument.words.isEmpty == false
            index = takesOne ? 2 : 1
        }
        guard index < words.count else {
            // Something is missing, right behind the last word.
            return text.distance(from: text.startIndex, to: words.last?.endIndex ?? text.startIndex)
        }
        return text.distance(from: text.startIndex, to: words[index].startIndex)
    }
}

private func nearestCommand(to word: String?) -> String? {
    word.flatMap { CommandName.allCases.map(\.word).nearest(to: $0) }
}
