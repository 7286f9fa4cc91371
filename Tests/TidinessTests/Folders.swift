/// The folders of a module, lowest first: a file uses what is declared in its own folder and in
/// those before it. Files outside folders come last.
let folderOrder: [String: [String]] = [
    "SplitfuzzCommand": [
        "Rendering", "System", "Ground", "Subjects", "Corpora", "Reports", "Tasks", "Search",
        "Arguments", "Verbs",
    ],
    "StatefulTesting": [
        "Choices", "Machine", "Laws", "LookAhead", "Search", "Exhaustive", "Shrinking",
        "Minimising",
    ],
    "SplitViewConformance": [
        "Text", "Snapshot", "Commands", "Reading", "Steps", "Expecting", "Laws", "Subject",
        "Stage", "Traces", "Isolation", "Checking", "Pages", "OnDevice",
    ],
]

/// The uses of types that are declared in a later folder of the same module, and folders without a
/// place in the order.
func folderComplaints(_ files: [ProjectFile]) -> [String] {
    folderOrder.keys.sorted().flatMap { module -> [String] in
        let order = folderOrder[module, default: []]
        var placed: [(file: ProjectFile, floor: Int)] = []
        var complaints: [String] = []
        for file in files where file.path.hasPrefix("Sources/\(module)/") {
            let parts = file.path.split(separator: "/").map(String.init)
            guard file.path.hasSuffix(".swift") else { continue }
            if parts.count == 3 {
                placed.append((file, order.count))
            } else if let floor = order.firstIndex(of: parts[2]) {
                placed.append((file, floor))
            } else {
                complaints.append("\(file.path): the folder has no place in the order of \(module)")
            }
        }
        var homes: [String: Int] = [:]
        for (file, floor) in placed {
            for name in declaredTypes(file) { homes[name] = max(floor, homes[name] ?? 0) }
        }
        for (file, floor) in placed {
            for (index, line) in file.lines.enumerated() {
                for name in namesInCode(line) {
                    guard let home = homes[name], home > floor else { continue }
                    let folder = home < order.count ? order[home] : module
                    complaints.append("\(file.path):\(index + 1): uses \(name) of \(folder)")
                }
            }
        }
        return complaints
    }
}

/// The types that a file declares at its outermost level, without those that are private.
func declaredTypes(_ file: ProjectFile) -> [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return file.lines.compactMap { line in
        guard let first = line.first, first != " ", first != "/" else { return nil }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
            words[..<kind].allSatisfy({ !["private", "fileprivate", "extension"].contains($0) })
        else { return nil }
        return String(words[kind + 1])
    }
}

/// The capitalised words of a line outside its comment.
private func namesInCode(_ line: String) -> Set<String> {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.filter { $0.first?.isUppercase == true }.map(String.init))
}
