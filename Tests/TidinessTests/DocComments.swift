/// Folders of declarations that are inert, of which an article says once what that means.
let inertFolders = ["Sources/UIKitInert/", "Sources/UIKitModel/Inert/"]

/// Declarations that lack a doc comment, and comments that repeat that a declaration is inert.
///
/// Each public declaration has a doc comment; where all is inert, each type has one, and a member
/// only if its name does not say all.
func docComplaints(_ file: ProjectFile) -> [String] {
    guard file.path.hasPrefix("Sources/"), file.path.hasSuffix(".swift") else { return [] }
    let isInert = inertFolders.contains { file.path.hasPrefix($0) }
    let lines = file.lines.map { $0.drop { $0 == " " } }
    return lines.indices.flatMap { index -> [String] in
        let place = "\(file.path):\(index + 1)"
        if isInert, lines[index].hasPrefix("/// Inert:") {
            return ["\(place): the article says what is inert"]
        }
        guard let found = declared(in: lines[index]) else { return [] }
        let needsComment = isInert ? found.isType : found.isPublic && !found.isOverride
        return needsComment && !hasComment(lines[..<index])
            ? ["\(place): \(found.name) has no doc comment"] : []
    }
}

private struct Declared {
    let name: Substring
    let isType: Bool
    let isPublic: Bool
    let isOverride: Bool
}

/// The declaration that begins in a line, as the formatter of the sources writes it.
private func declared(in line: Substring) -> Declared? {
    let types: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
    let others: Set<Substring> = ["func", "init", "let", "subscript", "typealias", "var"]
    var modifiers: Set<Substring> = []
    let line = line.replacing(/@\w+(\([^)]*\))?/, with: "")
    var words = line.split { !($0.isLetter || $0.isNumber || "_`".contains($0)) }[...]
    while let word = words.popFirst() {
        let isClassMember = word == "class" && words.first.map(others.contains) == true
        if !isClassMember, types.contains(word) || others.contains(word) {
            let name = word == "init" || word == "subscript" ? word : words.first ?? word
            return Declared(
                name: name, isType: types.contains(word),
                isPublic: !modifiers.isDisjoint(with: ["public", "open"]),
                isOverride: modifiers.contains("override"))
        }
        guard isModifier(word) else { return nil }
        modifiers.insert(word)
    }
    return nil
}

/// Whether a word may stand before a declaration. `set` is that of `private(set)`.
private func isModifier(_ word: Substring) -> Bool {
    let modifiers: Set<Substring> = [
        "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "infix", "internal",
        "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "override", "package",
        "postfix", "prefix", "private", "public", "required", "set", "static", "unowned", "weak",
    ]
    return modifiers.contains(word)
}

/// Whether the last lines, without those of attributes, are a doc comment.
private func hasComment(_ lines: ArraySlice<Substring>) -> Bool {
    let before = lines.last { !$0.hasPrefix("@") || $0.hasSuffix("}") }
    return before?.hasPrefix("///") == true
}
