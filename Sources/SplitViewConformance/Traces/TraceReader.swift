import Foundation
import StatefulTesting
import UIKitModel

/// The place and the reason for which a text is not a trace.
package struct TraceError: Error, Equatable, Codable, CustomStringConvertible {
    /// The file, as it was named; empty for a text that is not from a file.
    package var file: String
    /// The line, from 1; 0 if the file could not be read at all.
    package let line: Int
    /// The character in the line, from 1; 0 with line 0.
    package let column: Int
    /// The mistake and the remedy, in one line.
    package let message: String

    /// An error at a place; line and column 0 for a file as a whole.
    package init(file: String, line: Int = 0, column: Int = 0, message: String) {
        (self.file, self.line, self.column, self.message) = (file, line, column, message)
    }

    /// The error as compilers write it, `file:line:column: message`, in one line without control
    /// characters.
    package var description: String {
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
        var reader = TraceReader(file: file)
        self = try reader.read(Self.text(of: bytes, file: file))
    }

    static func text(of bytes: some Collection<UInt8>, file: String) throws(TraceError) -> String {
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
        try checkEncoding(of: bytes, file: file)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - file: The name of the file, for errors.
    /// - Throws: `TraceError` with line and column.
    package init(fileText text: String, file: String = "") throws(TraceError) {
        try self.init(fileBytes: Array(text.utf8), file: file)
    }

    /// Reads commands in one line, separated by semicolons.
    ///
    /// A line break separates like a semicolon, so that a long trace can be pasted as printed.
    ///
    /// - Parameter text: Commands with semicolons or line breaks between them.
    /// - Returns: The commands, at least one.
    /// - Throws: `TraceError` with line and column; a text without any command is not a trace.
    package static func commands(inLine text: String) throws(TraceError) -> [SplitViewCommand] {
        var commands: [SplitViewCommand] = []
        for (index, line) in text.lines.enumerated() {
            let line = TraceLine(file: "", number: index + 1, text: line)
            try line.append(commandsIn: line.text[...], to: &commands)
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
        let first = TraceLine(file: file, number: 1, text: lines[0])
        try first.checkVersion(of: "trace", isWhole: lines.count > 1)
        for (index, line) in lines.enumerated().dropFirst() {
            try readLine(TraceLine(file: file, number: index + 1, text: line))
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

    private mutating func readLine(_ line: TraceLine) throws(TraceError) {
        let content = line.text.trimmed
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
        if commands.isEmpty, let field = try line.field(among: Self.fieldNames) {
            return try read(field, in: line)
        }
        try line.append(line.text[...], to: &commands)
    }

    private mutating func read(_ field: TraceLine.Field, in line: TraceLine) throws(TraceError) {
        if field.name == "shows" {
            let flaw = try line.flaw(field.value.trimmed)
            guard !shows.contains(flaw) else {
                throw line.error(at: field.value.trimmed, "is shown twice")
            }
            shows.append(flaw)
            return
        }
        try line.set(field, in: &fields)
        if field.name == "giving-up" { givingUp = try line.assumptions(field.value) }
    }

    private func error(_ line: Int, _ column: Int, _ message: String) -> TraceError {
        TraceError(file: file, line: line, column: column, message: message)
    }
}
