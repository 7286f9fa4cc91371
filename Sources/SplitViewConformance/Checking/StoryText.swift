/// A story as text: what to do on a device, then the scenes, one below the other.
package struct StoryText: Sendable {
    /// The lines.
    package let lines: [String]

    /// The most calls of one step in the text; a step that does not end has hundreds.
    private static let mostCalls = 12

    /// Prints a story.
    ///
    /// Below each scene is the way to it: first the questions to the delegate with its answers,
    /// then the changes of the screens, then the broken laws of the step. The violation that the
    /// story explains is marked with capitals.
    package init(_ story: Story) {
        let width = story.lines.map { $0.command.description.count }.max() ?? 0
        var lines: [String] = []
        if !story.lines.isEmpty {
            lines += "On a device: \(story.deviceWords).".wrapped(indent: "  ") + [""]
        }
        lines.append("     \("start".padded(to: width))  \(story.opening)")
        for (index, line) in story.lines.enumerated() {
            let number = String(index + 1).leftPadded(to: 3)
            lines.append("\(number)  \(line.command.description.padded(to: width))  \(line.after)")
            for call in line.calls.prefix(Self.mostCalls) {
                let label = call.hasPrefix("(") ? "        " : "delegate"
                lines += call.wrapped(
                    indent: "       \(label)  ", following: "                 ")
            }
            if line.calls.count > Self.mostCalls {
                let rest = line.calls.count - Self.mostCalls
                lines.append("       and \(rest) more call\(rest == 1 ? "" : "s")")
            }
            if !line.changes.isEmpty {
                lines += line.changes.joined(separator: "; ")
                    .wrapped(indent: "       change    ", following: "                 ")
            }
            for violation in line.broken {
                let mark = violation == story.violation ? "BREAKS" : "breaks"
                lines += "\(violation.law): \(violation.sentence.oneLine)"
                    .wrapped(indent: "       \(mark)    ", following: "                 ")
            }
        }
        self.lines = lines
    }
}

/// The words for screens of each kind in some drawings, for an explanation of the drawings.
struct DrawingExamples: Hashable, Sendable, Codable {
    /// A list; if there is none, any word for one.
    var list = "list"
    /// Another list.
    var otherList = "list#2"
    /// A detail; if there is none, another screen of its side, or any word for one.
    var detail = "note"
    /// A placeholder; `nil` if there is none.
    var placeholder: String?

    /// Words that stand for no certain screens.
    init() {}

    /// The first of each kind in some pictures.
    init(_ pictures: [Snapshot], _ names: SnapshotNames) {
        let nodes = pictures.lazy.flatMap(\.nodes)
        func first(_ kind: Snapshot.Kind, but other: String? = nil) -> String? {
            nodes.lazy.filter { $0.kind == kind }.map(names.name).first { $0 != other }
        }
        placeholder = first(.placeholder)
        if let detail = first(.detail) {
            self.detail = detail
        } else if let placeholder, pictures.contains(where: { $0.names.scene != nil }) {
            // In an app's own words, only names that occur are examples.
            detail = placeholder
        }
        guard let list = first(.list) else { return }
        self.list = list
        otherList = first(.list, but: list) ?? "\(list)#2"
    }
}

extension Story {
    /// The meaning of the signs in the drawings of this story and in its sentences, one line each.
    package var legend: [String] { Self.legend(of: [self]) }

    /// The meaning of the signs in several stories, each once, one line each.
    package static func legend(of stories: [Story]) -> [String] {
        var table: [(sign: String, meaning: String)] = []
        for row in stories.flatMap(\.signs) where !table.contains(where: { $0 == row }) {
            table.append(row)
        }
        let width = table.map(\.sign.count).max() ?? 0
        return table.map { "\($0.sign.padded(to: width))  \($0.meaning)" }
    }

    /// The signs in the drawings, each with its meaning.
    private var signs: [(sign: String, meaning: String)] {
        if !isPerformed { return [] }
        let drawings =
            [opening] + lines.map(\.after)
            + lines.flatMap(\.broken).flatMap(\.sentence.drawings)
        let (list, note) = (examples.list, examples.detail)
        func has(_ sign: String) -> Bool { drawings.contains { $0.contains(sign) } }
        var table: [(sign: String, meaning: String)] = []
        if has(" | ") {
            table.append(("[\(list) | \(note)]", "a wide window: list column and detail column"))
        }
        if drawings.contains(where: { $0.hasPrefix("[") && !$0.contains(" | ") }) {
            table.append(
                ("[\(list), \(note)]", "a narrow window: one stack, the last screen in front"))
        }
        if has(", [") || has("| [") {
            table.append(("[\(list), [\(note)]]", "a navigation controller inside another"))
        }
        if has("(") {
            table.append(("[(\(list)) | \(note)]", "the list column is hidden"))
        }
        if let placeholder = examples.placeholder {
            table.append((placeholder, "the placeholder: nothing is chosen"))
        }
        if has("!") { table.append(("!\(note)", "a column without a navigation controller")) }
        if let other = drawings.lazy.compactMap(\.firstNumbered).first {
            table.append((other, "another screen with the same name"))
        }
        if has("{") {
            let (mark, meaning) =
                has("*")
                ? ("*", "a tab bar, with the first tab in front")
                : ("", "a tab bar or another container")
            table.append(("{\(mark)\(list); \(examples.otherList)}", meaning))
        }
        for (sign, edge) in [("<", "left"), (">", "right")] where has(sign) {
            let meaning = "100 points of the list column beyond the \(edge) edge, 0 kept free"
            table.append(("\(sign)100:0", meaning))
        }
        if has("+[") { table.append(("+[\(note)]", "the inspector beside the columns")) }
        if has("^") { table.append(("^[\(note)]", "presented over everything")) }
        if has("~") {
            table.append(("~[\(note)]", "out of sight: the split view keeps it while it is narrow"))
        }
        if has("[]") { table.append(("[]", "a navigation controller without a screen")) }
        if has("?") { table.append(("?[\(note)]", "out of sight: the app keeps it")) }
        return table
    }
}

extension String {
    /// The first name in a drawing that has a number because others are called the same.
    fileprivate var firstNumbered: String? {
        firstMatch(of: /[^\[\](){}|,;!*~?^+_ ][^\[\](){}|,;]*#[0-9]+/).map { String($0.output) }
    }
    /// The drawings in a sentence, one for each pair of outer brackets, with the sign before it.
    fileprivate var drawings: [String] {
        var (found, drawing, depth): ([String], String, Int) = ([], "", 0)
        var before: Character = " "
        for character in self {
            if character == "[" {
                if depth == 0, "~?^+".contains(before) { drawing.append(before) }
                depth += 1
            }
            if depth > 0 { drawing.append(character) }
            before = character
            guard character == "]", depth > 0 else { continue }
            depth -= 1
            if depth == 0 {
                found.append(drawing)
                drawing = ""
            }
        }
        return found
    }
}
