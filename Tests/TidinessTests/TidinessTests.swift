import Testing

/// The house rules that a compiler does not check, as tests of the source tree itself.
@Suite struct TidinessTests {
    private let tree = SourceTree.own

    @Test func `the tree that is read is this one`() {
        let paths = tree.files.map(\.path)
        #expect(paths.contains("Package.swift"))
        #expect(paths.contains("Tests/TidinessTests/TidinessTests.swift"))
        #expect(tree.files.contains { $0.path.hasPrefix("Sources/") && $0.text != nil })
    }

    @Test func `modules import what their arrows allow`() {
        expectNone(tree.files.flatMap(arrowComplaints))
    }

    @Test func `folders of a module use only those below them`() {
        expectNone(folderComplaints(tree.files))
    }

    @Test func `no two paths or names differ only by letter case`() {
        let manifest = tree.files.first { $0.path == "Package.swift" }?.text ?? ""
        expectNone(
            caseClashes(withFolders(tree.files.map(\.path))) + caseClashes(manifestNames(manifest)))
    }

    @Test func `files in Sources say one thing`() {
        expectNone(tree.files.flatMap { lengthComplaints($0, excused: longFiles) })
        let paths = Set(tree.files.map(\.path))
        expectNone(longFiles.keys.sorted().filter { !paths.contains($0) })
    }

    @Test func `lines end well and fit`() { expectNone(tree.files.flatMap(textComplaints)) }

    @Test func `comments, help and messages use the words of the glossary`() {
        expectNone(tree.files.flatMap(wordComplaints))
    }

    @Test func `public declarations have doc comments, and what is inert says so once`() {
        expectNone(tree.files.flatMap(docComplaints))
        for folder in inertFolders {
            #expect(tree.files.contains { $0.path.hasPrefix(folder) }, "\(folder)")
        }
    }

    @Test func `links on pages lead somewhere`() {
        let pages = Dictionary(tree.files.map { ($0.path, $0.lines) }) { first, _ in first }
        expectNone(tree.files.flatMap { localLinkComplaints($0, in: pages) })
    }

    @Test func `nothing is left open`() { expectNone(tree.files.flatMap(openEndComplaints)) }

    @Test func `no path of one machine stands in a file`() {
        expectNone(tree.files.flatMap { machinePathComplaints($0, root: tree.root) })
    }

    @Test func `nothing that building leaves behind is kept`() {
        expectNone(tree.files.flatMap { leftoverComplaints($0.path) })
    }

    @Test func `the manifest can be depended on`() {
        expectNone(tree.files.flatMap(manifestComplaints))
    }

    private func expectNone(
        _ complaints: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let all = complaints.joined(separator: "\n")
        #expect(complaints.isEmpty, "\(all)", sourceLocation: sourceLocation)
    }
}
