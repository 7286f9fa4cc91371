import Foundation

/// The page that says what each rule of UIKit means, and where it comes from.
let rulePagePath = "Sources/UIKitModel/RULES.md"

/// Words that look like the id of a rule, and are something else.
let notRuleIds: Set<String> = ["UTF8", "A16"]

/// How sure a rule may be, in the words of the page.
let rulesAreSure: Set<String> = ["documented", "recorded", "reported", "chosen"]

/// An id that is cited, and where.
struct RuleCitation: Equatable {
    /// Such as `C10`; of a choice such as `UNK7`.
    let id: String
    let path: String
    let line: Int
}

/// One row of the page: a rule, or a choice.
struct RuleRow: Equatable {
    let id: String
    let line: Int
    /// What stands behind the id, cell by cell.
    let cells: [String]

    var isChoice: Bool { id.hasPrefix("UNK") }
    /// Why no test cites the rule; empty if one does.
    var reason: String { cells.last ?? "" }
}

/// The ids that a file cites, in order. A citation is every word of one to three capitals and one
/// or two digits, whatever the capitals are, so that a new family needs no entry anywhere. `D2-D4`
/// and `D2 to D4` cite what lies between as well.
func ruleCitations(_ file: ProjectFile) -> [RuleCitation] {
    // A regular expression cannot be shared among threads.
    let word = /\b([A-Z]{1,3})([0-9]{1,2})(?:(?:-| to )\1([0-9]{1,2}))?\b/.wordBoundaryKind(.simple)
    return file.lines.enumerated().flatMap { index, line in
        line.matches(of: word).flatMap { match -> [RuleCitation] in
            let first = Int(match.2) ?? 0
            let last = match.3.flatMap { Int($0) } ?? first
            return (first...max(first, last)).map { "\(match.1)\($0)" }
                .filter { !notRuleIds.contains($0) }
                .map { RuleCitation(id: $0, path: file.path, line: index + 1) }
        }
    }
}

/// Whether what a file cites has to stand on the page: everything but these tests, whose examples
/// cite what does not exist, and recordings, which are data.
func citesRules(_ path: String) -> Bool {
    if path.hasPrefix("Tests/TidinessTests/") { return false }
    let isText = path.hasSuffix(".swift") || path.hasSuffix(".md") || path.hasSuffix(".trace")
    let folders = ["Sources/", "Tests/", "Corpus/"]
    return isText && (folders.contains { path.hasPrefix($0) } || !path.contains("/"))
}

/// The rows of the page. Its tables begin each row with an id.
func ruleRows(_ page: ProjectFile) -> [RuleRow] {
    page.lines.enumerated().compactMap { index, line in
        guard line.hasPrefix("|"), line.hasSuffix("|") else { return nil }
        let cells = line.dropFirst().dropLast()
            .split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells[0].wholeMatch(of: /[A-Z]{1,3}[0-9]{1,2}/) != nil else { return nil }
        return RuleRow(id: cells[0], line: index + 1, cells: Array(cells.dropFirst()))
    }
}

/// What is wrong with the rows themselves.
///
/// - Parameter recordings: The names of the recordings that are replayed.
func rowComplaints(_ rows: [RuleRow], recordings: Set<String>) -> [String] {
    var seen: Set<String> = []
    return rows.flatMap { row -> [String] in
        var complaints: [String] = []
        if !seen.insert(row.id).inserted { complaints.append("stands there twice") }
        if row.cells.count != 4 { complaints.append("\(row.cells.count + 1) cells, and 5 are due") }
        if row.cells.dropLast().contains("") { complaints.append("an empty cell") }
        if !row.isChoice, row.cells.count > 1 {
            let sure = row.cells[1].split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            complaints += sure.filter { !rulesAreSure.contains($0) }
                .map { "\($0) is no degree of being sure" }
        }
        complaints += row.reason.matches(of: /`([^`]+\.json)`/).map { String($0.1) }
            .filter { !recordings.contains($0) }.map { "there is no recording \($0)" }
        return complaints.map { "\(rulePagePath):\(row.line): \(row.id): \($0)" }
    }
}

/// Links of the page that lead nowhere: `[name]` and `[text][name]` need a line `[name]: address`.
func linkComplaints(_ page: ProjectFile) -> [String] {
    let addresses = Set(
        page.lines.compactMap { $0.wholeMatch(of: /\[([^\]]+)\]: https?:\/\/\S+/) }
            .map { $0.1.lowercased() })
    return page.lines.enumerated().flatMap { index, line in
        line.matches(of: /`[^`]*`|\[([^\]]+)\](?:\[([^\]]+)\]|(\())?/)
            // Code, or a link with its address beside it.
            .filter { $0.1 != nil && $0.3 == nil }
            .compactMap { ($0.2 ?? $0.1)?.lowercased() }
            .filter { !addresses.contains($0) }
            .map { "\(page.path):\(index + 1): the link \($0) has no address" }
    }
}

/// What the page and the citations do not agree on.
func citationComplaints(_ rows: [RuleRow], _ citations: [RuleCitation]) -> [String] {
    let onPage = Set(rows.map(\.id))
    func ids(in folder: String) -> Set<String> {
        Set(citations.filter { $0.path.hasPrefix(folder) && $0.path != rulePagePath }.map(\.id))
    }
    let (cited, tested) = (ids(in: "Sources/"), ids(in: "Tests/"))
    let unknown = citations.filter { !onPage.contains($0.id) }
        .map { "\($0.path):\($0.line): \($0.id) has no row in \(rulePagePath)" }
    return unknown
        + rows.flatMap { row -> [String] in
            let place = "\(rulePagePath):\(row.line): \(row.id)"
            var complaints: [String] = []
            if row.isChoice, !cited.contains(row.id) {
                complaints.append("\(place) stands at no place in Sources")
            } else if !cited.contains(row.id), !tested.contains(row.id) {
                complaints.append("\(place) is cited nowhere")
            }
            switch (tested.contains(row.id), row.reason.isEmpty) {
            case (false, true):
                complaints.append("\(place): no test cites it, and no reason says why")
            case (true, false):
                complaints.append("\(place): a test cites it, so it needs no reason")
            default: break
            }
            return complaints
        }
}

/// Choices without an id, in a file of code.
func namelessChoices(_ file: ProjectFile) -> [String] {
    guard file.path.hasSuffix(".swift"), citesRules(file.path) else { return [] }
    return file.lines.enumerated().filter { $0.element.contains(/\bUNK\b/) }
        .map { "\(file.path):\($0.offset + 1): a choice without an id" }
}

/// Subjects of the catalog that are made from a document, with the number of the document.
func subjectsOfDocuments(_ file: ProjectFile) -> [(name: String, document: String)] {
    guard file.path.hasPrefix("Sources/SplitViewCatalog/") else { return [] }
    return (file.text ?? "").matches(of: /"([a-z0-9-]+)",\s+origin: "[^"]*\bdocument ([0-9]{3})\b/)
        .map { (String($0.1), String($0.2)) }
}
