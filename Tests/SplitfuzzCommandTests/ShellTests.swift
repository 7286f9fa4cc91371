import Foundation
import Testing

@testable import SplitfuzzCommand

/// What shells and `man` get of the table of verbs.
@Suite(.ofCatalog) struct ShellTests {
    private let table = VerbTable.current

    /// What bash offers for the last word of a line.
    private func offers(_ words: [String]) throws -> [String] {
        let script = """
            splitfuzz() { echo one; echo two; }
            \(table.completions(for: .bash))
            COMP_WORDS=(splitfuzz \(words.map(\.shellWord).joined(separator: " ")))
            COMP_CWORD=\(words.count)
            _splitfuzz
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        process.standardOutput = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `bash completes verbs, options and values`() throws {
        #expect(try offers(["ver"]) == ["verify", "version"])
        #expect(try offers(["replay", "--co"]) == ["--corpus"])
        #expect(try offers(["list", "--n"]) == ["--names"])
        #expect(try offers(["run", "--subject", "t"]) == ["two"])
        #expect(try offers(["run", "--profile", "ios1"]) == ["ios14"])
        #expect(try offers(["list", "--format", "j"]) == ["json"])
        #expect(try offers(["run", "--format", "j"]) == ["json", "junit"])
        #expect(try offers(["verify", "--law", "same"]) == ["same-screen"])
        #expect(try offers(["--save", "--fail"]) == ["--fail-fast"], "of the usual verb")
        #expect(try offers(["run", "--seed", ""]) == [], "a number")
    }

    @Test(arguments: Shell.allCases)
    func `each script knows every verb and option`(_ shell: Shell) {
        let script = table.completions(for: shell)
        for verb in table.verbs {
            #expect(script.contains(verb.name))
            for option in verb.options {
                #expect(script.contains(option.name.dropFirst(shell == .fish ? 2 : 0)))
            }
        }
    }

    @Test func `the manual has every verb and option, and no line that is a stray command`() {
        let lines = table.manual.split(separator: "\n")
        for verb in table.verbs {
            #expect(lines.contains { $0.hasPrefix(".SS \"\(verb.name)") })
            for option in verb.options {
                let name = option.name.replacing("-", with: "\\-")
                #expect(lines.contains { $0.hasPrefix(".B \(name)") })
            }
        }
        let known = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".nf", ".fi"]
        for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains { line == $0 || line.hasPrefix("\($0) ") }, "\(line)")
        }
    }

    @MainActor @Test func `a shell that is not known is a usage error`() throws {
        let run = try answered(["completions", "bsh"])
        #expect(run.code == .usage && run.complained.contains("did you mean bash?"))
    }
}
