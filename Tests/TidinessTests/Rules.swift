import Foundation

/// Files in `Sources` that may be longer than ``longestFile``, each with its reason.
let longFiles: [String: String] = [
    "Sources/UIKitModel/RULES.md": "one table row for each rule, to look them up on one page"
]

/// Lines after which a file probably says more than one thing.
let longestFile = 400

/// Columns after which a line of Swift no longer fits beside another.
let widestLine = 100

/// Two paths, or folders on the way to them, that a file system without letter case takes for one.
func caseClashes(_ names: [String]) -> [String] {
    var seen: [String: String] = [:]
    var clashes: [String] = []
    for name in names {
        let first = seen[name.lowercased(), default: name]
        if first != name { clashes.append("\(first) and \(name) differ only by letter case") }
        seen[name.lowercased()] = first
    }
    return clashes
}

/// The paths and every folder on the way to them, each once, in order.
func withFolders(_ paths: [String]) -> [String] {
    var all: Set<String> = []
    for path in paths {
        let parts = path.split(separator: "/")
        for length in 1...max(1, parts.count) {
            all.insert(parts.prefix(length).joined(separator: "/"))
        }
    }
    return all.sorted()
}

/// The names that a manifest gives to its package, products and targets, each once, in order.
func manifestNames(_ manifest: String) -> [String] {
    Set(manifest.matches(of: /\bname:\s*"([^"]+)"/).map { String($0.1) }).sorted()
}

/// What is wrong with how a text file is written.
func textComplaints(_ file: ProjectFile) -> [String] {
    guard let text = file.text, !text.isEmpty else { return [] }
    var complaints: [String] = []
    let isSwift = file.path.hasSuffix(".swift")
    for (index, line) in file.lines.enumerated() {
        let place = "\(file.path):\(index + 1)"
        if let last = line.last, last.isWhitespace {
            complaints.append("\(place): the line ends in white space")
        }
        if isSwift && line.count > widestLine {
            complaints.append("\(place): \(line.count) columns, and \(widestLine) is the limit")
        }
    }
    if text.utf8.last != 10 { complaints.append("\(file.path): the last line has no end") }
    return complaints
}

/// What a file of code leaves open. Documents may speak of such marks.
func openEndComplaints(_ file: ProjectFile) -> [String] {
    let folders = ["Sources/", "Tests/", "ci/", ".ci/"]
    let isCode = file.path == "Package.swift" || folders.contains { file.path.hasPrefix($0) }
    guard isCode else { return [] }
    // Put together here, so that the rule does not find itself.
    let marks = ["TO" + "DO", "FIX" + "ME"]
    return file.lines.enumerated().flatMap { index, line in
        let words = line.split { !$0.isLetter }
        return marks.filter { words.contains(Substring($0)) }
            .map { "\(file.path):\(index + 1): \($0)" }
    }
}

/// Links of a page to files and headings of the project that are not there. Code is passed over.
///
/// - Parameter pages: the lines of every file by its path.
func localLinkComplaints(_ page: ProjectFile, in pages: [String: [String]]) -> [String] {
    guard page.path.hasSuffix(".md") else { return [] }
    var complaints: [String] = []
    var isInsideFence = false
    for (index, line) in page.lines.enumerated() {
        if line.hasPrefix("```") { isInsideFence.toggle() }
        if isInsideFence { continue }
        for link in line.matches(of: /`[^`]*`\]\(([^)\s]+)\)|`[^`]*`|\]\(([^)\s]+)\)/) {
            guard let address = link.1 ?? link.2, !address.contains("://") else { continue }
            let parts = address.split(
                separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = resolved(parts[0], from: page.path)
            let isFolder = pages.keys.contains { $0.hasPrefix(target + "/") }
            let headings = pages[target].map { lines in
                Set(lines.filter { $0.hasPrefix("#") }.map(anchor(of:)))
            }
            let isThere =
                parts.count == 1
                ? headings != nil || isFolder : headings?.contains(String(parts[1])) ?? false
            if !isThere {
                complaints.append("\(page.path):\(index + 1): the link \(address) leads nowhere")
            }
        }
    }
    return complaints
}

/// The path that a link on a page leads to; without a path, the page itself.
private func resolved(_ link: Substring, from page: String) -> String {
    if link.isEmpty { return page }
    var parts = page.split(separator: "/").dropLast()
    for part in link.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
}

/// What follows `#` in a link to a heading, as web pages make it: words in lower case with hyphens.
private func anchor(of heading: String) -> String {
    String(
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
            .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            .map { $0 == " " ? "-" : $0 })
}

/// Whether a file in `Sources` is too long, or is excused without need.
func lengthComplaints(_ file: ProjectFile, excused: [String: String]) -> [String] {
    guard file.path.hasPrefix("Sources/"), file.text != nil else { return [] }
    let length = file.lines.count
    switch (length > longestFile, excused[file.path]) {
    case (true, nil): return ["\(file.path): \(length) lines, and \(longestFile) is the limit"]
    case (false, .some): return ["\(file.path): no longer too long, so it needs no exception"]
    default: return []
    }
}

/// Paths of one machine in a file: they are wrong on every other.
///
/// - Parameter root: where the project stands on this machine.
func machinePathComplaints(_ file: ProjectFile, root: String) -> [String] {
    // Put together here, so that the rule does not find itself.
    let homes = ["home", "Users", "root", "work"].map { "/\($0)/" }
    return file.lines.enumerated().flatMap { index, line in
        let found = homes.filter { beginsPath($0, in: line) } + [root].filter(line.contains)
        return found.map { "\(file.path):\(index + 1): a path of one machine, \($0)" }
    }
}

/// Whether a folder stands in a line as the beginning of a path, not as a part of a longer one.
private func beginsPath(_ folder: String, in line: String) -> Bool {
    line.ranges(of: folder).contains { range in
        guard range.lowerBound > line.startIndex else { return true }
        let before = line[line.index(before: range.lowerBound)]
        return !(before.isLetter || before.isNumber || "_-.~*)}".contains(before))
    }
}

/// Files that building leaves behind and that belong to no checkout.
func leftoverComplaints(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    let isLeftover =
        parts.contains(".build") || parts.contains(".swiftpm") || parts.last == "Package.resolved"
    return isLeftover ? ["\(path): made by building"] : []
}

/// What a manifest may not contain: such a flag keeps others from depending on the package, unless
/// it is for tests, in a loop over these.
func manifestComplaints(_ file: ProjectFile) -> [String] {
    guard !file.path.contains("/"), file.path.hasPrefix("Package"), file.path.hasSuffix(".swift")
    else { return [] }
    return file.lines.indices.filter { index in
        file.lines[index].contains("unsafeFlags")
            && !file.lines[..<index].suffix(2).contains {
                $0.contains("where target.type == .test")
            }
    }
    .map { "\(file.path):\($0 + 1): unsafeFlags" }
}
