import Foundation

/// Which of our modules each module may import: the arrows of the design, and no others.
let allowedImports: [String: Set<String>] = [
    "StatefulTesting": [], "Destination": [], "UIKitModel": [], "UIKitInert": ["UIKitModel"],
    "UIKit": ["UIKitInert", "UIKitModel"], "_Testing_UIKit": ["UIKit"],
    "SplitViewConformance": ["StatefulTesting", "UIKitModel"],
    "SplitViewConformanceTesting": ["SplitViewConformance"], "SplitViewSubjects": ["UIKitModel"],
    "SplitViewCatalog": ["SplitViewConformance", "SplitViewSubjects", "UIKitModel"],
    "SplitfuzzCommand": ["StatefulTesting", "UIKitModel", "SplitViewConformance"],
    "splitfuzz": ["SplitViewCatalog", "SplitfuzzCommand"],
]

/// What every module may import: parts of the toolchain, never a package.
let toolchainImports: Set<String> = [
    "CoreGraphics", "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc",
    "Synchronization", "Testing",
]

/// What is wrong with the imports of one file; nothing for a file outside the modules.
func arrowComplaints(_ file: ProjectFile) -> [String] {
    let parts = file.path.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[0] == "Sources", file.path.hasSuffix(".swift") else { return [] }
    guard let allowed = allowedImports[parts[1]] else {
        return ["\(file.path): the module \(parts[1]) has no entry in the table of arrows"]
    }
    return importedModules(file).filter {
        !allowed.contains($0.module) && !toolchainImports.contains($0.module)
    }.map { "\(file.path):\($0.line): \(parts[1]) may not import \($0.module)" }
}

/// The modules a Swift file imports, with the line each stands in.
///
/// An import inside a multi-line string does not count.
func importedModules(_ file: ProjectFile) -> [(line: Int, module: String)] {
    var found: [(line: Int, module: String)] = []
    var insideString = false
    for (index, line) in file.lines.enumerated() {
        if !insideString, let module = importedModule(line) {
            found.append((index + 1, module))
        }
        let marks = line.components(separatedBy: "\"\"\"").count - 1
        if marks % 2 == 1 { insideString.toggle() }
    }
    return found
}

/// The module that a line imports: its attributes, access level and `struct` and the like are
/// passed over, and a submodule counts as its module.
private func importedModule(_ line: String) -> String? {
    let levels: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private",
    ]
    let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor", "macro",
    ]
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || levels.contains(word) {
        words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
}
