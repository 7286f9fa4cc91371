import Foundation
import Testing

/// `ci/mutants.awk`, which reads the list of mutants for `ci/mutate`.
@Suite struct MutantListTests {
    private let source = """
        func first() {
            if isReady {
                go()
            }
            go()
        }

        """

    @Test func `names, files, and whether a mutant is argued equivalent`() throws {
        let list = """
            # A comment.
            file A.swift

            mutant never-ready
            - if isReady {
            + if false {

            mutant goes-twice
            - if isReady {
            - go()
            + if isReady {
            + go()
            + go()
            = Going twice is going once.
            file B/C.swift
            mutant other
            - go()

            """
        let names = try read(list, task: "names")
        #expect(names.status == 0)
        #expect(
            names.output == """
                never-ready A.swift fault
                goes-twice A.swift equivalent
                other B/C.swift fault

                """)
    }

    @Test func `a mutant takes the place of its lines, indented as the first of them`() throws {
        let list = """
            file A.swift
            mutant hurried
            - if isReady {
            - go()
            + if !isReady {
            +     go()

            """
        let applied = try read(list, task: "apply", "only=hurried")
        #expect(applied.status == 0)
        #expect(applied.output == source.replacing("if isReady", with: "if !isReady"))
    }

    @Test func `a dropped line leaves the rest as it is`() throws {
        let list = "file A.swift\nmutant idle\n- if isReady {\n- go()\n- }\n"
        let applied = try read(list, task: "apply", "only=idle")
        #expect(applied.output == "func first() {\n    go()\n}\n")
    }

    @Test(arguments: [
        ("mutant a\n- go()\n", "1: no file is named above a"),
        ("file A.swift\nmutant a\n", "2: a replaces no line"),
        ("file A.swift\nmutant a\n- if isReady {\n+   if isReady {\n", "2: a changes nothing"),
        (
            "file A.swift\nmutant a\n- go()\n",
            "2: the lines of a stand 2 times in A.swift, and have to stand there once"
        ),
        (
            "file A.swift\nmutant a\n- stop()\n",
            "2: the lines of a stand 0 times in A.swift, and have to stand there once"
        ),
        (
            "file A.swift\nmutant a\n- }\n- go()\nmutant a\n- if isReady {\n",
            "5: a stands in the list twice"
        ),
        (
            "file A.swift\nmutant a\n- if isReady {\nplus go()\n",
            "4: neither file, mutant, -, + nor = begins this line"
        ),
    ])
    func `what is wrong with a list, and where`(_ list: String, _ complaint: String) throws {
        let checked = try read(list, task: "check")
        #expect(checked.status == 65)
        #expect(checked.errors.contains("mutants.txt:\(complaint)\n"), "\(checked.errors)")
    }

    @Test func `ci/README.md counts the mutants that there are`() throws {
        func text(_ path: String) throws -> String {
            try #require(SourceTree.own.files.first { $0.path == path }?.text)
        }
        let mutants = try text("ci/mutants.txt").components(separatedBy: "\nmutant ").dropFirst()
        let equivalents = mutants.count { $0.contains("\n= ") }
        let sentence =
            "There are \(mutants.count) mutants. \(equivalents) are argued to be equivalent"
        #expect(try text("ci/README.md").contains(sentence), "\(sentence)")
    }

    /// Reads a list, with a folder of sources in which `A.swift` is ``source``.
    private func read(
        _ list: String, task: String, _ variables: String...
    ) throws -> (status: Int32, output: String, errors: String) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("splitfuzz-mutants-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appendingPathComponent("A.swift"))
        try Data(list.utf8).write(to: folder.appendingPathComponent("mutants.txt"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let assigned = ["task=\(task)", "root=\(folder.path)"] + variables
        process.arguments =
            ["awk"] + assigned.flatMap { ["-v", $0] }
            + ["-f", "\(SourceTree.own.root)/ci/mutants.awk", "mutants.txt"]
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: written, as: UTF8.self),
            String(decoding: complaints, as: UTF8.self)
        )
    }
}
