/// A kind of command, named by its word in a trace.
///
/// ```swift
/// let oneList = Assumption(
///     "one-list", "There is no further list to push.", rulingOut: ["push-list"])
/// ```
///
/// Its number is its place in the documented order, from simple to less simple, along which traces
/// are simplified. It is the place of its row in the `CommandTable`, too.
public struct CommandName: Hashable, Sendable {
    package let rawValue: UInt8

    /// The kind at a place of the documented order.
    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The row that says all about this kind.
    @inline(__always) var row: CommandRow { CommandTable.standard[self] }

    package static let allCases: [CommandName] = CommandTable.standard.rows.map(\.name)
}

extension CommandName: CustomStringConvertible {
    package var word: String { row.word }

    /// The effect of a command of this kind, in a few words.
    package var explanation: String { row.explanation }

    /// The word that names this kind in a trace.
    public var description: String { word }

    /// The kind and its arguments, as `splitfuzz list` and the corpus grammar show them.
    package var form: String {
        if row.argument == .window { return "\(word) DEVICE" }
        let arguments = row.argument.words.joined(separator: "|")
        if row.argument.omitsFirst { return "\(word) [\(arguments)]" }
        return arguments.isEmpty ? word : "\(word) \(arguments)"
    }

    /// Whether the window changes its size, or comes on screen in some size.
    var isChangeOfSize: Bool { row.nature == .transition && self != .background }

    init?(word: String) {
        guard let row = CommandTable.standard.rows.first(where: { $0.word == word }) else {
            return nil
        }
        self = row.name
    }
}

extension CommandName: ExpressibleByStringLiteral {
    /// The kind with a word of a trace. Another word ends the process, with the words most like it.
    ///
    /// - Parameter word: The word: `open-link`.
    public init(stringLiteral word: String) {
        guard let name = CommandName(word: word) else {
            let known = Self.allCases.map(\.word).listed(near: word)
            fatalError("there is no command '\(word)'; there are \(known)")
        }
        self = name
    }
}
