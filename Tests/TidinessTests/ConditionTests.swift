import Testing

/// What differs between Linux and a Mac stands in a few places, so that one can see all of it.
@Suite struct ConditionTests {
    /// Where conditions stand for another reason.
    private let excused = [
        "Sources/Destination/Destination.swift": "it is the sentence for a wrong destination",
        "Sources/SplitViewConformance/Isolation/System.swift": "it is that place for the system",
    ]

    @Test func `conditions of compilation stand in their places`() {
        var seen: Set<String> = []
        for file in SourceTree.own.files
        where file.path.hasPrefix("Sources/") && file.path.hasSuffix(".swift") {
            let lines = file.lines.map { $0.drop { $0 == " " } }
            guard let first = lines.firstIndex(where: { $0.hasPrefix("#if") }) else {
                #expect(folder(of: file.path) == nil, "\(file.path) is for every system")
                continue
            }
            seen.insert(file.path)
            if excused[file.path] != nil { continue }
            guard let folder = folder(of: file.path) else {
                Issue.record("\(file.path):\(first + 1): #if belongs in OnLinux or OnDarwin")
                continue
            }
            let condition = "canImport(ObjectiveC) || AS_DARWIN"
            let wanted = folder == "OnDarwin" ? "#if \(condition)" : "#if !(\(condition))"
            #expect(lines.first?[...] == wanted[...], "\(file.path) begins in another way")
            #expect(file.lines.last == "#endif", "\(file.path) goes on after its condition")
        }
        #expect(seen.isSuperset(of: excused.keys))
    }

    private func folder(of path: String) -> Substring? {
        path.split(separator: "/").first { $0 == "OnLinux" || $0 == "OnDarwin" }
    }
}
