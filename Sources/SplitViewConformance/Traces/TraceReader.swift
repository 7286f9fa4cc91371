import Foundation
import StatefulTesting
import UIKitModel

/// The place and the reason for which a text is not a trace.
public struct TraceError: Error, Equatable, Codable, CustomStringConvertible {
    /// The file, as it was named; empty for a text that is not from a file.
    public var file: String
    /// The line, from 1; 0 if the file could not be read at all.
    public let line: Int
    /// The character in the line, from 1; 0 with line 0.
    public let column: Int
    /// The mistake and the remedy, in one line.
    public let message: String

    /// An error at a place; line and column 0 for a file as a whole.
    package init(file: String, line: Int = 0, column: Int = 0, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// The error as compilers write it, `file:line:column: message`, in one line without control
    /// characters.
    public var description: String {
        let name = file.isEmpty ? "trace" : file
        let place = line == 0 ? name : "\(name):\(line):\(column)"
        return "\(place): \(message)".printable
    }
}

extension Trace {
    /// The greatest size of a trace, in bytes.
    package static let sizeLimit = 1 << 20
    /// The most commands of a trace. Runs have a few dozen; scenes that grow without bound take
    /// longer to draw and to judge with each step.
    package static let commandLimit = 1_000

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file, at most `sizeLimit` bytes of UTF-8.
    ///   - file: How to name the file in errors.
    /// - Throws: `TraceError` with line and column.
    package init(fileBytes bytes: some Collection<UInt8>, file: String) throws(TraceError) {
        guard bytes.count <= Self.sizeLimit else {
            throw TraceError(
                file: file, line: 0, column: 0,
                message: "is larger than \(Self.sizeLimit) bytes, and so no trace")
        }
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
            throw TraceError(
                file: file, line: 1, column: 1,
                message: "begins with a byte-order mark; save the file as UTF-8 without one")
        }
        try Self.checkEncoding(of: bytes, file: file)
        var reader = TraceReader(file: file)
        self = try reader.read(String(decoding: bytes, as: UTF8.self))
    }

    /// Reads the text of a file.
    ///
    /// ```swift
    /// let text = try String(contentsOfFile: "Tests/Traces/lost.trace", encoding: .utf8)
    /// let trace = try Trace(fileText: text, file: "lost.trace")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The contents of the file.
    ///   - file: The name of the file, for errors.
    /// - Throws: `TraceError` with line and column.
    public init(fileText text: String, file: String = "") throws(TraceError) {
        try self.init(fileBytes: Array(text.utf8), file: file)
    }

    /// Reads commands in one line, separated by semicolons.
    ///
    /// A line break separates like a semicolon, so that a long trace can be pasted as printed.
    ///
    /// ```swift
    /// let commands = try Trace.commands(inLine: "launch wide; select 2; narrow")
    /// ```
    ///
    /// - Parameter text: Commands with semicolons or line breaks between them.
    /// - Returns: The commands, at least one.
    /// - Throws: `TraceError` with line and column; a text without any command is not a trace.
    public static func commands(inLine text: String) throws(TraceError) -> [SplitViewCommand] {
        var commands: [SplitViewCommand] = []
        for (index, line) in text.lines.enumerated() {
            var column = 1
            for part in line.split(separator: ";", omittingEmptySubsequences: false) {
                if !part.words.isEmpty {
                    try TraceReader.append(
                        String(part), to: &commands, file: "", line: index + 1, column: column)
                }
                column += part.count + 1
            }
        }
        guard !commands.isEmpty else {
            throw TraceError(file: "", line: 1, column: 1, message: "holds no command")
        }
        return commands
    }

    /// Accepts only text: no control characters except those between lines and words.
    private static func checkEncoding(
        of bytes: some Collection<UInt8>, file: String
    ) throws(TraceError) {
        var line = 1
        var column = 1
        var isAfterReturn = false
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            let decoded = decoder.decode(&iterator)
            if isAfterReturn, decoded != .scalarValue("\n"), decoded != .emptyInput {
                throw TraceError(
                    file: file, line: line, column: column - 1,
                    message: "is binary, not a trace: a line is broken by byte 13 alone")
            }
            isAfterReturn = decoded == .scalarValue("\r")
            switch decoded {
            case .emptyInput: return
            case .scalarValue("\n"):
                line += 1
                column = 1
            case .scalarValue(let scalar):
                // The control characters of Unicode. To ask for their category took a sixth of the
                // instructions of a command that only reads the corpus.
                let isControl = scalar < " " || ("\u{7F}"..."\u{9F}").contains(scalar)
                guard !isControl || scalar == "\t" || scalar == "\r" else {
                    throw TraceError(
                        file: file, line: line, column: column,
                        message: "is binary, not a trace: character \(scalar.value)")
                }
                column += 1
            case .error:
                throw TraceError(
                    file: file, line: line, column: column,
                    message: "is not UTF-8 text, and so no trace")
            }
        }
    }
}

/// Reads a file line by line: version, then header fields and comments, then commands.
private struct TraceReader {
    let file: String
    private var fields: [String: String] = [:]
    private var givingUp: [String] = []
    private var shows: [Flaw] = []
    private var comments: [String] = []
    private var commands: [SplitViewCommand] = []

    private static let fieldNames = ["subject", "law", "profile", "giving-up", "shows"]

    init(file: String) { self.file = file }

    mutating func read(_ text: String) throws(TraceError) -> Trace {
        let lines = text.lines
        try readVersion(lines[0], isWhole: lines.count > 1)
        for (index, line) in lines.enumerated().dropFirst() {
            try readLine(line, number: index + 1)
        }
        guard let subject = fields["subject"] else {
            throw error(1, 1, "names no subject; add a line 'subject: NAME'")
        }
        guard !commands.isEmpty else { throw error(lines.count, 1, "holds no command") }
        return Trace(
            subject: subject, law: fields["law"],
            profile: fields["profile"] ?? UIKitProfile.ios26.name,
            givingUp: givingUp, shows: shows, comments: comments, commands: commands)
    }

    /// - Parameter isWhole: Whether the line has an end; if not, it may be a part of one.
    private func readVersion(_ line: String, isWhole: Bool) throws(TraceError) {
        let words = line.words
        let beginning = "splitfuzz trace \(Trace.version)"
        if !isWhole, !line.isEmpty, line != beginning, beginning.hasPrefix(line) {
            throw error(
                1, line.count + 1, "ends within its first line, '\(beginning)'; it was cut off")
        }
        guard words.count == 3, words[0] == "splitfuzz", words[1] == "trace" else {
            throw error(1, 1, "is no trace; the first line must be 'splitfuzz trace 1'")
        }
        let column = line.distance(from: line.startIndex, to: words[2].startIndex) + 1
        // As it is written, and so neither +1 nor 0001.
        guard let version = Int(words[2]), version >= 1, words[2] == String(version) else {
            throw error(1, column, "has no version that is a number: '\(words[2].quotable)'")
        }
        guard version == Trace.version else {
            throw error(
                1, column,
                "has version \(version), and this splitfuzz reads version \(Trace.version); "
                    + "use a newer one")
        }
    }

    private mutating func readLine(_ line: String, number: Int) throws(TraceError) {
        let content = line.trimmed
        if content.isEmpty { return }
        if content.unicodeScalars.first == "#" {
            // Comments between commands are for readers of the file; only those at its head are
            // kept. Scalars are looked at, because an accent makes one character with a blank.
            let comment = content.unicodeScalars.dropFirst()
            if commands.isEmpty {
                comments.append(String(comment.first == " " ? comment.dropFirst() : comment))
            }
            return
        }
        if commands.isEmpty, let colon = line.firstIndex(of: ":") {
            return try readField(line, colon: colon, number: number)
        }
        try Self.append(line, to: &commands, file: file, line: number, column: 1)
    }

    private mutating func readField(
        _ line: String, colon: String.Index, number: Int
    ) throws(TraceError) {
        let name = String(line[..<colon]).trimmed
        let value = String(line[line.index(after: colon)...]).trimmed
        let column = line.indentation + 1
        guard Self.fieldNames.contains(name) else {
            throw error(
                number, column,
                "unknown field '\(name.quotable)'; known are "
                    + Self.fieldNames.joined(separator: ", "))
        }
        if name == "shows" { return try readFlaw(value, line: line, number: number) }
        guard fields[name] == nil else {
            throw error(number, column, "'\(name)' is given twice")
        }
        guard !value.isEmpty else {
            let end = line.distance(from: line.startIndex, to: colon) + 2
            throw error(number, end, "'\(name)' is empty")
        }
        fields[name] = value
        if name == "giving-up" {
            try readAssumptions(line[line.index(after: colon)...], line: line, number: number)
        }
    }

    /// Reads the names of assumptions, each once, between commas.
    private mutating func readAssumptions(
        _ list: Substring, line: String, number: Int
    ) throws(TraceError) {
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part).trimmed
            let indentation = name.isEmpty ? 0 : String(part).indentation
            let column =
                line.distance(from: line.startIndex, to: part.startIndex) + indentation + 1
            guard !name.isEmpty else {
                throw error(number, column, "'giving-up' has a comma without a name beside it")
            }
            guard !givingUp.contains(name) else {
                throw error(number, column, "'\(name.quotable)' is given up twice")
            }
            givingUp.append(name)
        }
    }

    /// Reads a flaw that the steps show: the name of a law, and a symptom.
    private mutating func readFlaw(
        _ value: String, line: String, number: Int
    ) throws(TraceError) {
        let words = value.words
        let column =
            line.distance(
                from: line.startIndex, to: line.range(of: value)?.lowerBound ?? line.startIndex) + 1
        guard words.count == 2 else {
            throw error(number, column, "a flaw is the name of a law and a symptom")
        }
        guard let symptom = Symptom(text: String(words[1])) else {
            throw error(
                number, column + value.distance(from: value.startIndex, to: words[1].startIndex),
                "unknown symptom '\(String(words[1]).quotable)'; it looks like "
                    + "'collapsing/collapseSecondary=true'")
        }
        let flaw = Flaw(law: String(words[0]), symptom: symptom)
        guard !shows.contains(flaw) else { throw error(number, column, "is shown twice") }
        shows.append(flaw)
    }

    static func append(
        _ text: String, to commands: inout [SplitViewCommand], file: String, line: Int, column: Int
    ) throws(TraceError) {
        guard commands.count < Trace.commandLimit else {
            throw TraceError(
                file: file, line: line, column: column + text.indentation,
                message: "holds more than \(Trace.commandLimit) commands")
        }
        do {
            commands.append(try SplitViewCommand(text))
        } catch {
            throw TraceError(
                file: file, line: line, column: column + error.offset(in: text),
                message: error.description)
        }
    }

    private func error(_ line: Int, _ column: Int, _ message: String) -> TraceError {
        TraceError(file: file, line: line, column: column, message: message)
    }
}

extension String {
    /// The lines, without their ends. A Swift character may be a whole line end, so this splits
    /// scalars.
    package var lines: [String] {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(String.UnicodeScalarView(line.last == "\r" ? line.dropLast() : line))
        }
    }

    /// The number of blanks before the first word.
    fileprivate var indentation: Int {
        prefix { $0 == " " || $0 == "\t" }.count
    }

    /// Without blanks at either end.
    fileprivate var trimmed: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let start = firstIndex(where: { !isBlank($0) }),
            let end = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[start...end])
    }
}
