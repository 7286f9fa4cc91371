import StatefulTesting

/// One line of a file of traces, and the errors about it.
struct TraceLine {
    /// A name before a colon, and the text behind it.
    struct Field {
        let name: String
        let value: Substring
    }

    /// The file, as it was named.
    let file: String
    /// The number, from 1.
    let number: Int
    let text: String

    func error(at part: Substring, _ message: String) -> TraceError {
        error(at: part.startIndex, message)
    }

    private func error(at place: String.Index, _ message: String) -> TraceError {
        TraceError(
            file: file, line: number,
            column: text.distance(from: text.startIndex, to: place) + 1, message: message)
    }

    /// Checks the first line of a file.
    ///
    /// - Parameters:
    ///   - kind: The kind of the file, `trace` or `list`.
    ///   - isWhole: Whether the line has an end; if not, it may be a part of one.
    func checkVersion(of kind: String, isWhole: Bool) throws(TraceError) {
        let words = text.words
        let beginning = "splitfuzz \(kind) \(Trace.version)"
        if !isWhole, !text.isEmpty, text != beginning, beginning.hasPrefix(text) {
            throw error(
                at: text.endIndex,
                "ends within its first line, '\(beginning)'; it was cut off")
        }
        guard words.count == 3, words[0] == "splitfuzz", words[1] == kind else {
            throw error(
                at: text.startIndex, "is no \(kind); the first line must be '\(beginning)'")
        }
        // As it is written, and so neither +1 nor 0001.
        guard let version = Int(words[2]), version >= 1, words[2] == String(version) else {
            throw error(
                at: words[2], "has no version that is a number: '\(String(words[2]).quotable)'")
        }
        guard version == Trace.version else {
            throw error(
                at: words[2],
                "has version \(version), and this splitfuzz reads version \(Trace.version); "
                    + "use a newer one")
        }
    }

    /// The field of the line, if it has a colon.
    ///
    /// - Parameter names: The names that the file may use.
    func field(among names: [String]) throws(TraceError) -> Field? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon].trimmed
        guard names.contains(String(name)) else {
            throw error(
                at: name,
                "unknown field '\(String(name).quotable)'; known are "
                    + names.joined(separator: ", "))
        }
        return Field(name: String(name), value: text[text.index(after: colon)...])
    }

    /// Keeps the value of a field that is given once.
    func set(_ field: Field, in fields: inout [String: String]) throws(TraceError) {
        guard fields[field.name] == nil else {
            throw error(at: text[...].trimmed, "'\(field.name)' is given twice")
        }
        guard !field.value.trimmed.isEmpty else {
            throw error(at: field.value, "'\(field.name)' is empty")
        }
        fields[field.name] = String(field.value.trimmed)
    }

    /// The names of assumptions, each once, between commas.
    func assumptions(_ part: Substring) throws(TraceError) -> [String] {
        var names: [String] = []
        for item in part.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(item.trimmed)
            guard !name.isEmpty else {
                throw error(at: item, "'giving-up' has a comma without a name beside it")
            }
            guard !names.contains(name) else {
                throw error(at: item.trimmed, "'\(name.quotable)' is given up twice")
            }
            names.append(name)
        }
        return names
    }

    /// A flaw that the steps show: the name of a law, and a symptom.
    func flaw(_ part: Substring) throws(TraceError) -> Flaw {
        let words = part.words
        guard words.count == 2 else {
            throw error(at: part, "a flaw is the name of a law and a symptom")
        }
        guard let symptom = Symptom(text: String(words[1])) else {
            throw error(
                at: words[1],
                "unknown symptom '\(String(words[1]).quotable)'; it looks like "
                    + "'collapsing/collapseSecondary=true'")
        }
        return Flaw(law: String(words[0]), symptom: symptom)
    }

    /// Reads commands with semicolons between them.
    func append(
        commandsIn part: Substring, to commands: inout [SplitViewCommand]
    ) throws(TraceError) {
        for item in part.split(separator: ";", omittingEmptySubsequences: false)
        where !item.words.isEmpty {
            try append(item, to: &commands)
        }
    }

    func append(
        _ part: Substring, to commands: inout [SplitViewCommand]
    ) throws(TraceError) {
        guard commands.count < Trace.commandLimit else {
            throw error(at: part.trimmed, "holds more than \(Trace.commandLimit) commands")
        }
        let word = String(part)
        do {
            commands.append(try SplitViewCommand(reading: word))
        } catch {
            throw self.error(
                at: text.index(part.startIndex, offsetBy: error.offset(in: word)),
                error.description)
        }
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

    /// The text without blanks at either end.
    var trimmed: Substring { self[...].trimmed }
}

extension Substring {
    /// The text without blanks at either end; of blanks alone, their end.
    var trimmed: Substring {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = firstIndex { !isBlank($0) } ?? endIndex
        let end = lastIndex { !isBlank($0) }.map(index(after:)) ?? endIndex
        return self[start..<end]
    }
}
