import Testing

/// The house rules that a compiler does not check, as tests of the source tree itself.
@Suite("Tidiness")
struct TidinessTests {
    private let tree = SourceTree.own

    @Test("the tree that is read is this one")
    func found() {
        let paths = tree.files.map(\.path)
        #expect(paths.contains("Package.swift"))
        #expect(paths.contains("Tests/TidinessTests/TidinessTests.swift"))
        #expect(tree.files.contains { $0.path.hasPrefix("Sources/") && $0.text != nil })
    }

    @Test("modules import what their arrows allow")
    func arrows() { expectNone(tree.files.flatMap(arrowComplaints)) }

    @Test("no two paths or names differ only by letter case")
    func letterCase() {
        let manifest = tree.files.first { $0.path == "Package.swift" }?.text ?? ""
        expectNone(
            caseClashes(withFolders(tree.files.map(\.path)))
                + caseClashes(manifestNames(manifest)))
    }

    @Test("files in Sources say one thing")
    func length() {
        expectNone(tree.files.flatMap { lengthComplaints($0, excused: longFiles) })
        let paths = Set(tree.files.map(\.path))
        expectNone(longFiles.keys.sorted().filter { !paths.contains($0) })
    }

    @Test("lines end well and fit")
    func text() { expectNone(tree.files.flatMap(textComplaints)) }

    @Test("comments, help and messages use the words of the glossary")
    func words() {
        for folder in plainFolders {
            #expect(tree.files.contains { $0.path.hasPrefix(folder) }, "\(folder) is gone")
        }
        expectNone(tree.files.flatMap(wordComplaints))
    }

    @Test("links on pages lead somewhere")
    func localLinks() {
        let pages = Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.lines) })
        expectNone(tree.files.flatMap { localLinkComplaints($0, in: pages) })
    }

    @Test("nothing is left open")
    func openEnds() { expectNone(tree.files.flatMap(openEndComplaints)) }

    @Test("no path of one machine stands in a file")
    func machinePaths() {
        expectNone(tree.files.flatMap { machinePathComplaints($0, root: tree.root) })
    }

    @Test("nothing that building leaves behind is kept")
    func leftovers() { expectNone(tree.files.flatMap { leftoverComplaints($0.path) }) }

    @Test("the manifest can be depended on")
    func manifest() { expectNone(tree.files.flatMap(manifestComplaints)) }

    private func expectNone(
        _ complaints: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let all = complaints.joined(separator: "\n")
        #expect(complaints.isEmpty, "\(all)", sourceLocation: sourceLocation)
    }
}
