/// A declaration in a Swift file, as far as its name and its place are concerned.
struct SourceDeclaration: Equatable {
    /// Where it stands.
    let path: String
    /// Its line, counted from one.
    let line: Int
    /// The type that it is a member of, with the types around that; `nil` at the top level.
    let owner: String?
    /// Its name, with the labels of its parameters.
    let name: String
    /// What a class or a protocol inherits from, or what an extension adds.
    let inherits: [String]
    /// Whether other modules see it: `public`, `open` or `package`.
    let isSeenOutside: Bool
    /// Whether it overrides what a superclass declares.
    let isOverride: Bool
    /// Whether it is an extension; then its name is that of the extended type.
    let isExtension: Bool

    /// The name after those of the types around it.
    var fullName: String { owner.map { "\($0).\(name)" } ?? name }
    /// The name without labels, as functions of C are listed.
    var baseName: String { name.split(separator: "(").first.map(String.init) ?? name }
}

/// The declarations of a Swift file, without those in bodies, in protocols and of cases.
func sourceDeclarations(_ file: ProjectFile) -> [SourceDeclaration] {
    var reader = DeclarationReader(path: file.path, tokens: sourceTokens(file.text ?? ""))
    return reader.read()
}

/// A word or a mark of a Swift file.
private struct SourceToken {
    let text: String
    let line: Int
    /// Whether nothing stands between it and the token before.
    let isJoined: Bool
}

/// The words and marks of a Swift file, without comments, strings and conditions of compilation.
private func sourceTokens(_ text: String) -> [SourceToken] {
    var scanner = TokenScanner(bytes: Array(text.utf8))
    return scanner.tokens()
}

/// Divides the bytes of a Swift file into tokens.
private struct TokenScanner {
    let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokens() -> [SourceToken] {
        var tokens: [SourceToken] = []
        var lastEnd = -1
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                index += 1
            case UInt8(ascii: " "), UInt8(ascii: "`"): index += 1
            case UInt8(ascii: "/") where begins("//"): skipLine()
            case UInt8(ascii: "/") where begins("/*"): skip(to: "*/", escapes: false)
            case UInt8(ascii: "#") where begins("#if") || begins("#e"): skipLine()
            case UInt8(ascii: "\"") where begins("\"\"\""): skip(to: "\"\"\"", escapes: true)
            case UInt8(ascii: "\""): skip(to: "\"", escapes: true)
            default:
                let start = index
                if isWord(byte) {
                    while index < bytes.count, isWord(bytes[index]) { index += 1 }
                } else {
                    index += begins("->") ? 2 : 1
                }
                let text = String(decoding: bytes[start..<index], as: UTF8.self)
                tokens.append(SourceToken(text: text, line: line, isJoined: start == lastEnd))
                lastEnd = index
            }
        }
        return tokens
    }

    private func begins(_ mark: StaticString) -> Bool {
        let length = mark.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        for offset in 0..<length where bytes[index + offset] != mark.utf8Start[offset] {
            return false
        }
        return true
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255: true
        default: false
        }
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    /// Goes past what begins here with the same mark as it ends, or with one as long.
    private mutating func skip(to end: StaticString, escapes: Bool) {
        index += end.utf8CodeUnitCount
        while index < bytes.count, !begins(end) {
            if escapes, bytes[index] == UInt8(ascii: "\\") { index += 1 }
            if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        index += end.utf8CodeUnitCount
    }
}

/// Walks through the tokens of a file and notes what is declared.
private struct DeclarationReader {
    let path: String
    let tokens: [SourceToken]
    private var index = 0
    private var scopes: [Scope] = []
    private var modifiers: Set<String> = []
    private var found: [SourceDeclaration] = []

    private struct Scope {
        let name: String
        let isNoted: Bool
        let isSeenOutside: Bool
    }

    init(path: String, tokens: [SourceToken]) {
        self.path = path
        self.tokens = tokens
    }

    private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
    private static let words: Set = [
        "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
        "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated",
        "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "private",
        "public", "required", "static", "unowned", "weak",
    ]
    private static let seen: Set = ["public", "open", "package"]

    mutating func read() -> [SourceDeclaration] {
        while let token = current { step(token) }
        return found
    }

    private var current: SourceToken? { index < tokens.count ? tokens[index] : nil }
    private func text(after distance: Int) -> String {
        index + distance < tokens.count ? tokens[index + distance].text : ""
    }

    private mutating func step(_ token: SourceToken) {
        let line = token.line
        switch token.text {
        case "@":
            index += 2
            while text(after: 0) == "." { index += 2 }
            if current?.isJoined == true { skipGroup("(", ")") }
        case "{": skipGroup("{", "}")
        case "(": skipGroup("(", ")")
        case "[": skipGroup("[", "]")
        case "}":
            index += 1
            _ = scopes.popLast()
        case "class" where ["func", "var", "let", "subscript"].contains(text(after: 1)):
            modifiers.insert("static")
            index += 1
        case let word where Self.types.contains(word): readType(word, line)
        case "func": readFunction(line)
        case "init" where !follows("."): readInitializer(line)
        case "var", "let":
            index += 1
            if let name = current?.text { note(name, line) }
            index += 1
            modifiers = []
        case "typealias":
            index += 1
            note(current?.text ?? "", line)
            index += 1
            modifiers = []
        case let word where Self.words.contains(word):
            index += 1
            // Who may set a property is not who sees it.
            if current?.text == "(" && current?.isJoined == true {
                if text(after: 1) != "set" { modifiers.insert(word) }
                skipGroup("(", ")")
            } else {
                modifiers.insert(word)
            }
        default:
            modifiers = []
            index += 1
        }
    }

    private func follows(_ mark: String) -> Bool { index > 0 && tokens[index - 1].text == mark }

    /// Goes past a group in brackets, if one begins here.
    private mutating func skipGroup(_ opening: String, _ closing: String) {
        guard current?.text == opening else { return }
        var depth = 0
        while let token = current {
            index += 1
            if token.text == opening { depth += 1 }
            if token.text == closing { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private mutating func readType(_ kind: String, _ line: Int) {
        index += 1
        var name = ""
        if current?.text == "[" {
            skipGroup("[", "]")
            name = "Array"
        } else {
            while let token = current, ![":", "{", "<", "where"].contains(token.text) {
                name += token.text
                index += 1
            }
        }
        skipGroup("<", ">")
        var inherits: [String] = []
        if current?.text == ":" { inherits.append("") }
        var isListed = !inherits.isEmpty
        while let token = current, token.text != "{" {
            if token.text == "where" { isListed = false }
            if isListed, token.text == "," {
                inherits.append("")
            } else if isListed, token.text != ":" {
                inherits[inherits.count - 1] += token.text
            }
            index += 1
        }
        index += 1
        let isExtension = kind == "extension"
        note(name, line, inherits: inherits, isExtension: isExtension)
        let around = isExtension ? nil : scopes.last?.name
        scopes.append(
            Scope(
                name: around.map { "\($0).\(name)" } ?? name,
                isNoted: kind != "protocol" && (scopes.last?.isNoted ?? true),
                isSeenOutside: isExtension && !modifiers.isDisjoint(with: Self.seen)))
        modifiers = []
    }

    private mutating func readFunction(_ line: Int) {
        index += 1
        var name = ""
        while let token = current, token.text != "(", token.text != "<" || name.isEmpty {
            name += token.text
            index += 1
        }
        skipGroup("<", ">")
        note("\(name)(\(readLabels()))", line)
        modifiers = []
    }

    private mutating func readInitializer(_ line: Int) {
        index += 1
        if ["?", "!"].contains(current?.text) { index += 1 }
        skipGroup("<", ">")
        guard current?.text == "(" else { return }
        note("init(\(readLabels()))", line)
        modifiers = []
    }

    /// Reads the labels of parameters, each with a colon.
    private mutating func readLabels() -> String {
        var labels = ""
        var depth = 0
        var isExpected = true
        while let token = current {
            index += 1
            switch token.text {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}", ">":
                depth -= 1
                if depth == 0 { return labels }
            case "," where depth == 1: isExpected = true
            case "@" where isExpected: index += 1
            default:
                if isExpected { labels += "\(token.text):" }
                isExpected = false
            }
        }
        return labels
    }

    private mutating func note(
        _ name: String, _ line: Int, inherits: [String] = [], isExtension: Bool = false
    ) {
        guard scopes.last?.isNoted ?? true else { return }
        let isSeenByScope = scopes.last?.isSeenOutside == true
        let isHidden = !modifiers.isDisjoint(with: ["private", "fileprivate", "internal"])
        found.append(
            SourceDeclaration(
                path: path, line: line, owner: isExtension ? nil : scopes.last?.name, name: name,
                inherits: inherits,
                isSeenOutside: !modifiers.isDisjoint(with: Self.seen)
                    || (isSeenByScope && !isHidden),
                isOverride: modifiers.contains("override"), isExtension: isExtension))
    }
}
