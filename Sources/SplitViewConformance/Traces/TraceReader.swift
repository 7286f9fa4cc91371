import UIKitModel

/// Why a text is no trace, and where.
public struct TraceError: Error, Equatable, CustomStringConvertible {
    /// The file, as it was named; empty for a text that came from nowhere.
    public var file: String
    /// The line, from 1; 0 if the file could not be read at all.
    public let line: Int
    /// The character in the line, from 1; 0 with line 0.
    public let column: Int
    /// What is wrong and what to do, in one line.
    public let message: String

    /// An error at a place; line and column 0 for a file as a whole.
    public init(file: String, line: Int = 0, column: Int = 0, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// `file:line:column: message`, as compilers write it.
    public var description: String {
        let place = line == 0 ? file : "\(file.isEmpty ? "trace" : file):\(line):\(column)"
        return "\(place): \(message)"
    }
}

extension Trace {
    /// The greatest size of a trace, in bytes.
    public static let sizeLimit = 1 << 20

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file, at most `sizeLimit` bytes of UTF-8.
    ///   - file: How to name the file in errors.
    /// - Throws: `TraceError` with line and column.
    public init(fileBytes bytes: some Collection<UInt8>, file: String) throws(TraceError) {
        guard bytes.count <= Self.sizeLimit else {
            throw TraceError(
                file: file, line: 0, column: 0,
                message: "is larger than \(Self.sizeLimit) bytes, and so no trace")
        }
        try Self.checkEncoding(of: bytes, file: file)
        var reader = TraceReader(file: file)
        self = try reader.read(String(decoding: bytes, as: UTF8.self))
    }

    /// Reads the text of a file.
    ///
    /// - Throws: `TraceError` with line and column.
    public init(fileText text: String, file: String = "") throws(TraceError) {
        try self.init(fileBytes: Array(text.utf8), file: file)
    }

    /// Reads commands in one line, separated by semicolons.
    ///
    /// - Throws: `TraceError` with the column.
    public static func commands(inLine line: String) throws(TraceError) -> [SplitViewCommand] {
        var commands: [SplitViewCommand] = []
        var column = 1
        for part in line.split(separator: ";", omittingEmptySubsequences: false) {
            if part.contains(where: { $0 != " " && $0 != "\t" }) {
                commands.append(
                    try TraceReader.command(String(part), file: "", line: 1, column: column))
            }
            column += part.count + 1
        }
        return commands
    }

    private static func checkEncoding(
        of bytes: some Collection<UInt8>, file: String
    ) throws(TraceError) {
        var line = 1
        var column = 1
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .emptyInput: return
            case .scalarValue("\n"):
                line += 1
                column = 1
            case .scalarValue(let scalar):
                guard scalar.value >= 0x20 || scalar == "\t" || scalar == "\r" else {
                    throw TraceError(
                        file: file, line: line, column: column,
                        message: "is binary, not a trace: byte \(scalar.value)")
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
    private var comments: [String] = []
    private var commands: [SplitViewCommand] = []

    private static let fieldNames = ["subject", "law", "profile", "giving-up"]

    init(file: String) { self.file = file }

    mutating func read(_ text: String) throws(TraceError) -> Trace {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
        }
        try readVersion(lines.first ?? "")
        for (index, line) in lines.enumerated().dropFirst() {
            try readLine(line, number: index + 1)
        }
        guard let subject = fields["subject"] else {
            throw error(1, 1, "names no subject; add a line 'subject: NAME'")
        }
        return Trace(
            subject: subject, law: fields["law"],
            profile: fields["profile"] ?? UIKitProfile.ios26.name,
            givingUp: (fields["giving-up"] ?? "").split(separator: ",").map {
                String($0).trimmed
            },
            comments: comments, commands: commands)
    }

    private func readVersion(_ line: String) throws(TraceError) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, words[0] == "splitfuzz", words[1] == "trace" else {
            throw error(1, 1, "is no trace; the first line must be 'splitfuzz trace 1'")
        }
        guard let version = Int(words[2]), version >= 1 else {
            throw error(1, 17, "has no version that is a number: '\(words[2])'")
        }
        guard version == Trace.version else {
            throw error(
                1, 17,
                "has version \(version), and this splitfuzz reads version \(Trace.version); "
                    + "use a newer one")
        }
    }

    private mutating func readLine(_ line: String, number: Int) throws(TraceError) {
        let content = line.trimmed
        if content.isEmpty { return }
        if content.hasPrefix("#") {
            // Comments between commands are for readers of the file; those at its head are kept.
            if commands.isEmpty { comments.append(String(content.dropFirst()).trimmed) }
            return
        }
        if commands.isEmpty, let colon = content.firstIndex(of: ":") {
            return try readField(
                String(content[..<colon]), String(content[content.index(after: colon)...]).trimmed,
                number: number)
        }
        commands.append(try Self.command(line, file: file, line: number, column: 1))
    }

    private mutating func readField(
        _ name: String, _ value: String, number: Int
    ) throws(TraceError) {
        guard Self.fieldNames.contains(name) else {
            throw error(
                number, 1,
                "unknown field '\(name)'; known are \(Self.fieldNames.joined(separator: ", "))")
        }
        guard fields[name] == nil else { throw error(number, 1, "'\(name)' is given twice") }
        guard !value.isEmpty else { throw error(number, name.count + 2, "'\(name)' is empty") }
        fields[name] = value
    }

    static func command(
        _ text: String, file: String, line: Int, column: Int
    ) throws(TraceError) -> SplitViewCommand {
        do {
            return try SplitViewCommand(text.trimmed)
        } catch {
            let offset = text.firstOffset(of: error.word) ?? text.count
            throw TraceError(
                file: file, line: line, column: column + offset, message: error.description)
        }
    }

    private func error(_ line: Int, _ column: Int, _ message: String) -> TraceError {
        TraceError(file: file, line: line, column: column, message: message)
    }
}

extension String {
    /// Without blanks at either end.
    fileprivate var trimmed: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let start = firstIndex(where: { !isBlank($0) }),
            let end = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[start...end])
    }

    /// The number of characters before the last place where a word stands.
    fileprivate func firstOffset(of word: String) -> Int? {
        guard !word.isEmpty else { return nil }
        let characters = Array(self)
        let sought = Array(word)
        guard characters.count >= sought.count else { return nil }
        return (0...(characters.count - sought.count)).reversed().first {
            Array(characters[$0..<($0 + sought.count)]) == sought
        }
    }
}
