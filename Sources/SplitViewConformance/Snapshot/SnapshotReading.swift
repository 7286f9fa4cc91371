extension Snapshot {
    /// Reads a drawing in the short notation: for tests of laws, on states nobody has to act out.
    ///
    /// Same name, same controller. The top of each stack is in front. See `SnapshotNames` for the
    /// notation.
    ///
    /// - Parameters:
    ///   - notation: The drawing.
    ///   - isLaunched: Whether the window is on screen.
    /// - Throws: `NotationError` with the column of what was not understood.
    public init(_ notation: String, isLaunched: Bool = true) throws(NotationError) {
        var reader = NotationReader(notation)
        self = try reader.readPicture()
        self.isLaunched = isLaunched
    }
}

/// Why a drawing was not understood.
public struct NotationError: Error, Equatable, CustomStringConvertible {
    /// The character at which reading stopped, from 1.
    public let column: Int
    /// What was expected there.
    public let expected: String

    /// One line for a person.
    public var description: String { "column \(column): expected \(expected)" }
}

private struct NotationReader {
    private let characters: [Character]
    private var position = 0
    private var known: [String] = []
    private var containers: UInt16 = 0
    private var picture = Snapshot()

    init(_ notation: String) { characters = Array(notation) }

    mutating func readPicture() throws(NotationError) -> Snapshot {
        try expect("[")
        try readColumn(.primary)
        if take("|") {
            try readColumn(.secondary)
        } else {
            picture.isCollapsed = true
        }
        try expect("]")
        skipSpaces()
        while position < characters.count {
            let place = try readSign()
            try readItem(place, depth: 0, isInFront: place == .presented)
            skipSpaces()
        }
        return picture
    }

    private mutating func readSign() throws(NotationError) -> Snapshot.Place {
        if take("^") { return .presented }
        if take("~") { return .preserved }
        if take("?") { return .detached }
        throw NotationError(column: position + 1, expected: "'^', '~', '?' or the end")
    }

    private mutating func readColumn(_ place: Snapshot.Place) throws(NotationError) {
        if take("-") { return }
        if take("!") || peek() == "{" {
            return try readItem(place, depth: 0, isInFront: true)
        }
        let root = add(place, .navigation, depth: 0, isInFront: true, name: nil)
        if peek() == "|" || peek() == "]" { return }
        try readItems(of: root, until: ["|", "]"])
    }

    /// Reads the children of a navigation controller and marks the last one as in front.
    private mutating func readItems(
        of parent: Int, until ends: Set<Character>
    ) throws(NotationError) {
        let node = picture.nodes[parent]
        while true {
            let start = picture.nodes.count
            try readItem(node.place, depth: node.depth + 1, isInFront: node.isInFront)
            if take(",") || take(";") {
                for index in start..<picture.nodes.count { picture.nodes[index].isInFront = false }
            } else if let next = peek(), ends.contains(next) {
                return
            } else {
                throw NotationError(column: position + 1, expected: "',' or the end of the stack")
            }
        }
    }

    private mutating func readItem(
        _ place: Snapshot.Place, depth: UInt8, isInFront: Bool
    ) throws(NotationError) {
        if take("[") {
            let root = add(place, .navigation, depth: depth, isInFront: isInFront, name: nil)
            if peek() != "]" { try readItems(of: root, until: ["]"]) }
            return try expect("]")
        }
        if take("{") {
            let root = add(place, .container, depth: depth, isInFront: isInFront, name: nil)
            if peek() != "}" { try readItems(of: root, until: ["}"]) }
            return try expect("}")
        }
        skipSpaces()
        let start = position
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber
                || characters[position] == "#" || characters[position] == "_"
        {
            position += 1
        }
        let name = String(characters[start..<position])
        let kind: Snapshot.Kind
        switch name.prefix(while: { $0 != "#" }) {
        case "list": kind = .list
        case "note": kind = .detail
        case "_": kind = .placeholder
        default:
            throw NotationError(column: start + 1, expected: "'list', 'note', '_', '[' or '{'")
        }
        _ = add(place, kind, depth: depth, isInFront: isInFront, name: name)
    }

    private mutating func add(
        _ place: Snapshot.Place, _ kind: Snapshot.Kind, depth: UInt8, isInFront: Bool, name: String?
    ) -> Int {
        let id: UInt16
        if let name {
            if !known.contains(name) { known.append(name) }
            id = UInt16(known.firstIndex(of: name) ?? 0) + 1
        } else {
            containers += 1
            id = 1000 + containers
        }
        picture.nodes.append(
            Snapshot.Node(place: place, kind: kind, depth: depth, isInFront: isInFront, id: id))
        return picture.nodes.count - 1
    }

    private mutating func skipSpaces() {
        while position < characters.count, characters[position] == " " { position += 1 }
    }

    private mutating func peek() -> Character? {
        skipSpaces()
        return position < characters.count ? characters[position] : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        guard peek() == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character) throws(NotationError) {
        guard take(character) else {
            throw NotationError(column: position + 1, expected: "'\(character)'")
        }
    }
}
