import Foundation

/// A form in which a verb prints its result: an entry in the list of forms offered by the result.
/// Parsing and help follow from the list.
struct Format<Result>: Sendable {
    /// The word for it after `--format`.
    let name: String
    /// Whether it is one whole document, beside which nothing else may be printed.
    let isDocument: Bool
    /// The text of a result.
    let text: @Sendable (Result, Style) -> String

    /// A form with a name.
    init(
        _ name: String, isDocument: Bool = false,
        text: @escaping @Sendable (Result, Style) -> String
    ) {
        self.name = name
        self.isDocument = isDocument
        self.text = text
    }
}

extension Format: Equatable {
    /// Within one list the name says which it is.
    static func == (left: Format, right: Format) -> Bool { left.name == right.name }
}

/// A result that a verb prints.
protocol Printable: Sendable {
    /// The forms in which it is printed; the first is the usual one.
    static var formats: [Format<Self>] { get }

    /// For a person.
    func text(style: Style) -> String
    /// For a program.
    var json: String { get }
}

/// A result that passes or fails, and so is also printed for servers with checks.
protocol CheckPrintable: Printable {
    /// For a server that displays test results.
    var junit: String { get }
    /// For the log of a workflow of GitHub.
    var github: String { get }
}

extension Printable {
    static var formats: [Format<Self>] { [.text, .json] }
}

extension CheckPrintable {
    static var formats: [Format<Self>] { [.text, .json, .junit, .github] }
}

extension Format where Result: Printable {
    static var text: Format { Format("text") { $0.text(style: $1) } }
    static var json: Format { Format("json", isDocument: true) { result, _ in result.json } }
}

extension Format where Result: CheckPrintable {
    static var junit: Format { Format("junit", isDocument: true) { result, _ in result.junit } }
    static var github: Format { Format("github") { result, _ in result.github } }
}

extension Console {
    /// Writes the lines before a result: as messages if the result is one document.
    func announce(
        _ lines: String..., before format: Format<some Any>
    ) throws(CommandFailure) {
        if format.isDocument {
            for line in lines where !line.isEmpty { note(line) }
        } else {
            try conclude(lines.joined(separator: "\n") + "\n")
        }
    }
}

/// The JSON documents of this command.
enum JSON {
    /// The version of every document. It grows when a field changes its meaning or is removed, but
    /// not when one is added.
    static let schema = 1

    /// A value as one JSON object with sorted keys, over several lines, so that two of them can be
    /// compared line by line.
    static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("a document of texts, counts and flags can be written")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
