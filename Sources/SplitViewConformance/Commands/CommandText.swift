/// Commands as text: one line of a trace each.
extension CommandName {
    /// The word that names this kind in a trace.
    public var word: String {
        switch self {
        case .launch: "launch"
        case .narrow: "narrow"
        case .widen: "widen"
        case .select: "select"
        case .pushList: "push-list"
        case .pushDetail: "push-detail"
        case .back: "back"
        case .backToRoot: "back-to-root"
        case .clearDetail: "clear-detail"
        case .selectReplacing: "select-replacing"
        case .selectAgain: "select-again"
        case .openLink: "open-link"
        case .nextItem: "next-item"
        case .finishDetail: "finish-detail"
        case .startOver: "start-over"
        case .toggleList: "toggle-list"
        case .swipeDock: "swipe-dock"
        case .switchTab: "switch-tab"
        case .tapTabAgain: "tap-tab-again"
        case .cancelBack: "cancel-back"
        case .selectWrapped: "select-wrapped"
        case .selectBare: "select-bare"
        case .pushOnPlaceholder: "push-on-placeholder"
        case .pushDetailOnList: "push-detail-on-list"
        case .pushListOnDetail: "push-list-on-detail"
        case .replaceFromDetail: "replace-from-detail"
        case .pushAboveNested: "push-above-nested"
        case .selectEmptyStack: "select-empty-stack"
        case .selectList: "select-list"
        case .reorderStack: "reorder-stack"
        case .shortenStack: "shorten-stack"
        case .repeatStack: "repeat-stack"
        case .withholdDelegate: "withhold-delegate"
        case .attachDelegate: "attach-delegate"
        }
    }

    /// What a command of this kind does, in a few words.
    public var explanation: String {
        switch self {
        case .launch: "the window comes on screen, wide or narrow"
        case .narrow: "the window becomes narrow: the columns collapse"
        case .widen: "the window becomes wide: the columns separate"
        case .select: "the user taps a row; its detail is shown"
        case .pushList: "the list in front pushes another list"
        case .pushDetail: "the detail in front pushes another detail"
        case .back: "the user goes back one screen"
        case .backToRoot: "the user goes back to the first screen"
        case .clearDetail: "what the detail shows is gone, and the app takes it away"
        case .selectReplacing: "the user taps a row whose detail replaces those shown"
        case .selectAgain: "the last selected detail is shown again, the same controller"
        case .openLink: "the app shows a detail for a link, from wherever it is"
        case .nextItem: "the topmost detail gives way to that of the next item"
        case .finishDetail: "the topmost detail takes itself away"
        case .startOver: "the app goes back to its first list, with nothing chosen"
        case .toggleList: "the user taps the button that hides or shows the list column"
        case .swipeDock: "the user swipes the Dock up, which changes the safe area of the window"
        case .switchTab: "the user switches to a tab of the list column"
        case .tapTabAgain: "the user taps the selected tab: back to its first screen"
        case .cancelBack: "the user begins to swipe back, and changes their mind"
        case .selectWrapped: "a row's detail comes in a navigation controller of its own"
        case .selectBare: "a row's detail comes without the dress of the others"
        case .pushOnPlaceholder: "the placeholder in front pushes a detail"
        case .pushDetailOnList: "the list in front pushes a detail instead of showing it"
        case .pushListOnDetail: "the detail in front pushes a list"
        case .replaceFromDetail: "the detail in front shows a detail that replaces those shown"
        case .pushAboveNested: "a detail is pushed above a nested navigation controller"
        case .selectEmptyStack: "a row shows an empty navigation controller"
        case .selectList: "the list in front is shown as the detail, too"
        case .reorderStack: "the app swaps the two topmost screens of a stack"
        case .shortenStack: "the app takes out the screen below the top of a stack"
        case .repeatStack: "the app sets a stack that names its root twice"
        case .withholdDelegate: "the split view gets its delegate later"
        case .attachDelegate: "the delegate that was withheld is attached"
        }
    }

    var argumentWords: [String] {
        switch argumentMeaning {
        case .nothing: []
        case .width: ["wide", "narrow"]
        case .pane: ["list", "detail"]
        case .row: (1...Int(SplitViewCommand.rowCount)).map(String.init)
        case .tab: (1...Int(SplitViewCommand.tabCount)).map(String.init)
        }
    }

    /// The kind and its arguments, as `splitfuzz list` and the corpus grammar show them.
    public var form: String {
        argumentMeaning == .nothing ? word : "\(word) \(argumentWords.joined(separator: "|"))"
    }
}

extension SplitViewCommand: CustomStringConvertible {
    /// The command as a line of a trace, `select 1` for instance.
    public var description: String {
        let words = name.argumentWords
        return words.isEmpty ? name.word : "\(name.word) \(words[Int(argument)])"
    }

    /// Reads a line of a trace that holds nothing but a command.
    ///
    /// - Throws: `CommandError`, with what is known instead of what was read.
    public init(_ text: some StringProtocol) throws(CommandError) {
        let words = text.words.map { String($0) }
        guard let first = words.first,
            let name = CommandName.allCases.first(where: { $0.word == first })
        else { throw .unknownCommand(words.first ?? "", nearest: nearestCommand(to: words.first)) }
        let known = name.argumentWords
        let wordCount = known.isEmpty ? 1 : 2
        guard words.count <= wordCount else {
            throw .unexpectedArgument(words[wordCount], of: first)
        }
        guard words.count == wordCount else { throw .missingArgument(of: first, known: known) }
        var argument = 0
        if !known.isEmpty {
            guard let place = known.firstIndex(of: words[1]) else {
                throw .unknownArgument(words[1], of: first, known: known)
            }
            argument = place
        }
        self.init(name, argument: UInt8(argument))
    }
}

extension StringProtocol {
    /// The words of a command, between blanks.
    var words: [SubSequence] { split { $0 == " " || $0 == "\t" } }

    /// This text as it can be quoted in one line of a message.
    var quotable: String { count <= 40 ? String(self) : "\(prefix(40))…" }
}

/// Why a line is no command.
public enum CommandError: Error, Equatable, CustomStringConvertible {
    /// No kind of command has this name.
    case unknownCommand(String, nearest: String?)
    /// The command needs an argument.
    case missingArgument(of: String, known: [String])
    /// The argument is none of those that the command takes.
    case unknownArgument(String, of: String, known: [String])
    /// There is a word too many.
    case unexpectedArgument(String, of: String)

    /// One line for a person.
    public var description: String {
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
            let takesOne = CommandName.allCases.contains {
                $0.word == command && !$0.argumentWords.isEmpty
            }
            index = takesOne ? 2 : 1
        }
        guard index < words.count else {
            // Something is missing, right behind the last word.
            return text.distance(from: text.startIndex, to: words.last?.endIndex ?? text.startIndex)
        }
        return text.distance(from: text.startIndex, to: words[index].startIndex)
    }
}

/// The known command that differs least from a word, if it is near enough to be meant.
private func nearestCommand(to word: String?) -> String? {
    guard let word, !word.isEmpty, word.count <= 40 else { return nil }
    let distances = CommandName.allCases.map { ($0.word, editDistance(word, $0.word)) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= max(1, word.count / 3) else {
        return nil
    }
    return best.0
}

/// The number of insertions, deletions and replacements between two words.
///
/// - Complexity: The product of their lengths.
package func editDistance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = line + 1
        for column in right.indices {
            let substitution = diagonal + (character == right[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
        }
    }
    return row[right.count]
}
