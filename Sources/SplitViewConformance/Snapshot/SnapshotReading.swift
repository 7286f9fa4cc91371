extension Snapshot {
    /// Reads a drawing in the short notation: for tests of laws, without performing commands.
    ///
    /// Equal names are equal controllers, in this drawing and in every other, so that two drawings
    /// make a step. `_#2` is a second placeholder, which a drawing of it calls `_` as well. The top
    /// of each stack is in front, unless something is presented; every screen was asked for, and
    /// those in front have appeared, unless their column is hidden. `Snapshot` has the notation.
    ///
    /// ```swift
    /// let wide = try Snapshot("[list | note]")
    /// let narrow = try Snapshot("[list] ~[note]")
    /// let note = wide.front(of: .secondary)
    /// print(narrow.isCollapsed, narrow.content.contains { $0.id == note?.id })
    /// ```
    ///
    /// - Parameters:
    ///   - notation: The drawing.
    ///   - isLaunched: Whether the window is on screen.
    /// - Throws: `NotationError` with the column of the mistake.
    public init(_ notation: String, isLaunched: Bool = true) throws(NotationError) {
        var reader = NotationReader(notation)
        self = try reader.readPicture()
        self.isLaunched = isLaunched
        if isLaunched {
            for index in nodes.indices
            where nodes[index].isInFront && !hides(nodes[index].place) {
                nodes[index].marks.insert(.appeared)
            }
        }
    }
}

/// The reason for which a drawing could not be read.
public struct NotationError: Error, Equatable, CustomStringConvertible {
    /// The character at which reading stopped, from 1.
    package let column: Int
    package let expected: String

    /// A line for a person.
    public var description: String { "column \(column): expected \(expected)" }
}

private struct NotationReader {
    private let characters: [Character]
    private var position = 0
    private var containers: UInt32 = 0
    private var picture = Snapshot()
    private var hasThree = false
    /// The greatest number after a name, and the greatest number of containers.
    private static let mostOfAKind: UInt32 = 999
    /// More than any app nests, and less than the limit of `depth`.
    private static let deepest: UInt8 = 99

    init(_ notation: String) { characters = Array(notation) }

    mutating func readPicture() throws(NotationError) -> Snapshot {
        try expect("[")
        try readColumns()
        try expect("]")
        while peek() != nil {
            if let column = takeColumnNumber() {
                if take("<") {
                    picture.edges[column].left = try readEdge()
                    continue
                }
                try expect(">")
                picture.edges[column].right = try readEdge()
                continue
            }
            let place = try readSign()
            if place == .presented { coverEverything() }
            try readItem(place, depth: 0, isInFront: place.isInstalled)
        }
        return picture
    }

    private mutating func readColumns() throws(NotationError) {
        let hidesFirst = try readColumn(.primary, mayHide: true)
        guard try takeNextColumn(isNeeded: hidesFirst) else {
            picture.isCollapsed = true
            return
        }
        let start = picture.nodes.count
        // The first column hides before the second one.
        let hidesSecond = try readColumn(.secondary, mayHide: hidesFirst)
        guard try takeNextColumn(isNeeded: hidesSecond) else {
            if hidesFirst { picture.displayMode = .secondaryOnly }
            return
        }
        for index in start..<picture.nodes.count { picture.nodes[index].place = .supplementary }
        picture.panes = .three
        picture.displayMode =
            hidesSecond ? .secondaryOnly : hidesFirst ? .oneBesideSecondary : .twoBesideSecondary
        hasThree = true
        _ = try readColumn(.secondary, mayHide: false)
    }

    /// Whether another column follows, as it must after one that is hidden.
    private mutating func takeNextColumn(isNeeded: Bool) throws(NotationError) -> Bool {
        if isNeeded { try expect("|") }
        return isNeeded || take("|")
    }

    /// A presented controller covers the columns, and whatever was presented before it.
    private mutating func coverEverything() {
        for index in picture.nodes.indices { picture.nodes[index].marks.remove(.inFront) }
    }

    private mutating func readSign() throws(NotationError) -> Snapshot.Place {
        if take("+") { return .inspector }
        if take("^") { return .presented }
        if take("~") { return .preserved }
        if take("?") { return .detached }
        throw error("'<', '>', '+', '^', '~', '?' or the end")
    }

    /// Reads which column a distance is about: without a number it is the primary.
    private mutating func takeColumnNumber() -> Snapshot.Place? {
        if peek() == "<" || peek() == ">" { return .primary }
        return Snapshot.Edges.columns.dropFirst().first { column in
            (column != .supplementary || hasThree)
                && take(Character("\(column.number(ofThree: hasThree))"))
        }
    }

    private mutating func readEdge() throws(NotationError) -> Snapshot.Edge {
        let beyond = try readPoints()
        try expect(":")
        return Snapshot.Edge(beyond: beyond, inset: try readPoints())
    }

    /// Reads a distance, which the app may have made negative.
    private mutating func readPoints() throws(NotationError) -> Int16 {
        skipSpaces()
        let start = position
        if take("-") {}
        while position < characters.count, characters[position].isNumber { position += 1 }
        guard let points = Int16(String(characters[start..<position])) else {
            position = start
            throw error("a number of points, from \(Int16.min) to \(Int16.max)")
        }
        return points
    }

    private mutating func readColumn(
        _ place: Snapshot.Place, mayHide: Bool
    ) throws(NotationError) -> Bool {
        guard mayHide, take("(") else {
            try readContent(of: place, ends: hasThree ? ["]"] : ["|", "]"])
            return false
        }
        try readContent(of: place, ends: [")"])
        try expect(")")
        return true
    }

    private mutating func readContent(
        of place: Snapshot.Place, ends: [Character]
    ) throws(NotationError) {
        if take("-") { return }
        if take("!") { return try readScreen(place, depth: 0, isInFront: true) }
        if peek() == "{" { return try readItem(place, depth: 0, isInFront: true) }
        let root = try add(place, .navigation, depth: 0, isInFront: true)
        if let next = peek(), ends.contains(next) { return }
        try readStack(root, ends: ends)
    }

    /// Reads the screens of a navigation controller; the last one is in front.
    private mutating func readStack(_ parent: Int, ends: [Character]) throws(NotationError) {
        var last = try readChild(of: parent)
        while take(",") {
            cover(last)
            last = try readChild(of: parent)
        }
        try expect(",", or: ends)
    }

    /// Reads controllers side by side: a marked one is in front, or all of them if none is marked.
    private mutating func readSideBySide(in parent: Int) throws(NotationError) {
        var (marked, others): (Range<Int>?, [Range<Int>]) = (nil, [])
        repeat {
            if marked == nil, take("*") {
                marked = try readChild(of: parent)
            } else {
                others.append(try readChild(of: parent))
            }
        } while take(";")
        try expect(";", or: ["}"])
        if marked != nil { others.forEach { cover($0) } }
    }

    /// Reads a child of a container, and which nodes it consists of.
    private mutating func readChild(of parent: Int) throws(NotationError) -> Range<Int> {
        let node = picture.nodes[parent]
        guard node.depth < Self.deepest else { throw error("fewer containers in each other") }
        let start = picture.nodes.count
        try readItem(node.place, depth: node.depth + 1, isInFront: node.isInFront)
        return start..<picture.nodes.count
    }

    private mutating func cover(_ nodes: Range<Int>) {
        for index in nodes { picture.nodes[index].marks.subtract(.seen) }
    }

    /// Demands that an end comes next: there was no separator.
    private mutating func expect(
        _ separator: Character, or ends: [Character]
    ) throws(NotationError) {
        guard let next = peek(), ends.contains(next) else {
            let end = ends.map { "'\($0)'" }.joined(separator: " or ")
            throw error("'\(separator)' or \(end)")
        }
    }

    private mutating func readItem(
        _ place: Snapshot.Place, depth: UInt8, isInFront: Bool
    ) throws(NotationError) {
        if take("[") {
            let root = try add(place, .navigation, depth: depth, isInFront: isInFront)
            if peek() != "]" { try readStack(root, ends: ["]"]) }
            return try expect("]")
        }
        if take("{") {
            let root = try add(place, .container, depth: depth, isInFront: isInFront)
            if peek() != "}" { try readSideBySide(in: root) }
            return try expect("}")
        }
        try readScreen(place, depth: depth, isInFront: isInFront)
    }

    private mutating func readScreen(
        _ place: Snapshot.Place, depth: UInt8, isInFront: Bool
    ) throws(NotationError) {
        skipSpaces()
        let start = position
        while position < characters.count, Self.belongsToName(characters[position]) {
            position += 1
        }
        let parts = characters[start..<position].split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String($0) }
        let kind: Snapshot.Kind
        switch parts[0] {
        case "list": kind = .list
        case "note": kind = .detail
        case "_": kind = .placeholder
        default:
            position = start
            throw error("'list', 'note' or '_'")
        }
        var number: UInt32 = 1
        if parts.count == 2 {
            guard let given = UInt32(parts[1]), (2...Self.mostOfAKind).contains(given) else {
                position = start + parts[0].count + 1
                throw error("a number from 2 to \(Self.mostOfAKind)")
            }
            number = given
        }
        // Each kind has its own range of a thousand numbers, so that equal names are equal
        // controllers in every drawing.
        let id = UInt32(kind.rawValue) * 1000 + number
        picture.nodes.append(
            Snapshot.Node(
                place: place, kind: kind, depth: depth,
                marks: isInFront ? [.seen, .chosen] : .chosen, id: id))
    }

    private static func belongsToName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "#" || character == "_"
    }

    private mutating func add(
        _ place: Snapshot.Place, _ kind: Snapshot.Kind, depth: UInt8, isInFront: Bool
    ) throws(NotationError) -> Int {
        guard containers < Self.mostOfAKind else { throw error("fewer containers") }
        containers += 1
        picture.nodes.append(
            Snapshot.Node(
                place: place, kind: kind, depth: depth, marks: isInFront ? .seen : [],
                id: containers))
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
        guard take(character) else { throw error("'\(character)'") }
    }

    private func error(_ expected: String) -> NotationError {
        NotationError(column: position + 1, expected: expected)
    }
}
