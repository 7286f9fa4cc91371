import SplitViewConformance
import Testing

/// What is no trace, and where.
@Suite struct TraceErrorTests {
    private func message(_ bytes: [UInt8]) -> String? {
        #expect(throws: TraceError.self) { try Trace(fileBytes: bytes, file: "a.trace") }?
            .description
    }

    private func message(_ text: String) -> String? { message(Array(text.utf8)) }

    @Test(arguments: [
        ("", "a.trace:1:1: is no trace; the first line must be 'splitfuzz trace 1'"),
        ("narrow\n", "a.trace:1:1: is no trace; the first line must be 'splitfuzz trace 1'"),
        (
            "\nsplitfuzz trace 1\n",
            "a.trace:1:1: is no trace; the first line must be 'splitfuzz trace 1'"
        ),
        (
            "splitfuzz trace\n",
            "a.trace:1:1: is no trace; the first line must be 'splitfuzz trace 1'"
        ), ("splitfuzz trace one\n", "a.trace:1:17: has no version that is a number: 'one'"),
        ("splitfuzz trace +1\n", "a.trace:1:17: has no version that is a number: '+1'"),
        ("splitfuzz trace 0001\n", "a.trace:1:17: has no version that is a number: '0001'"),
        (
            "splitfuzz tra",
            "a.trace:1:14: ends within its first line, 'splitfuzz trace 1'; it was cut off"
        ),
        (
            "\u{FEFF}splitfuzz trace 1\n",
            "a.trace:1:1: begins with a byte-order mark; save the file as UTF-8 without one"
        ), ("splitfuzz trace 0\n", "a.trace:1:17: has no version that is a number: '0'"),
        ("splitfuzz trace 1.5\n", "a.trace:1:17: has no version that is a number: '1.5'"),
        (
            "  splitfuzz   trace  2\nwhatever comes: then\n",
            "a.trace:1:22: has version 2, and this splitfuzz reads version 1; use a newer one"
        ),
    ])
    func `the first line says what the file is`(_ text: String, _ expected: String) {
        #expect(message(text) == expected)
    }

    @Test(arguments: [
        (
            "suject: notes",
            "2:1: unknown field 'suject'; known are subject, law, profile, giving-up, shows"
        ),
        ("subject: notes\n  law: a\n  law: b", "4:3: 'law' is given twice"),
        ("subject:", "2:9: 'subject' is empty"),
        ("  subject :   ", "2:12: 'subject' is empty"),
        ("subject: notes\nprofile: \t", "3:9: 'profile' is empty"),
        ("giving-up: ,", "2:11: 'giving-up' has a comma without a name beside it"),
        ("giving-up: a, ,b", "2:14: 'giving-up' has a comma without a name beside it"),
        ("giving-up: a,", "2:14: 'giving-up' has a comma without a name beside it"),
        ("giving-up: a,  a", "2:16: 'a' is given up twice"),
        (
            "shows:  never-empty   foo",
            "2:23: unknown symptom 'foo'; it looks like 'collapsing/collapseSecondary=true'"
        ), (": notes", "2:1: unknown field ''; known are subject, law, profile, giving-up, shows"),
        ("narrow", "1:1: names no subject; add a line 'subject: NAME'"),
        ("subject: notes\n# nothing\n", "5:1: holds no command"),
        // Behind the first command there are no fields any more.
        ("subject: notes\nnarrow\nlaw: a", "4:1: unknown command 'law:'"),
    ])
    func `the header has known fields, each once and with something in it`(
        _ text: String, _ expected: String
    ) {
        #expect(message("splitfuzz trace 1\n\(text)\n") == "a.trace:\(expected)")
    }

    @Test(arguments: [
        ("narow", "3:1: unknown command 'narow'; did you mean 'narrow'?"),
        ("\t narow", "3:3: unknown command 'narow'; did you mean 'narrow'?"),
        ("foo foo", "3:1: unknown command 'foo'"),
        ("select", "3:7: 'select' needs one of: 1, 2, 3"),
        (" select  ", "3:8: 'select' needs one of: 1, 2, 3"),
        ("back  back", "3:7: 'back' cannot take 'back'; it takes one of: list, detail"),
        ("narrow x x", "3:8: unexpected 'x' after 'narrow'"),
        ("select 1 1", "3:10: unexpected '1' after 'select'"),
        ("narrow\n\nselect 9", "5:8: 'select' cannot take '9'; it takes one of: 1, 2, 3"),
    ])
    func `a command that is none: where, what, and the nearest`(_ text: String, _ expected: String)
    {
        let file = "splitfuzz trace 1\nsubject: notes\n\(text)\n"
        #expect(message(file) == "a.trace:\(expected)")
        #expect(
            message(
                file.split(separator: "\n", omittingEmptySubsequences: false)
                    .joined(separator: "\r\n")) == "a.trace:\(expected)")
    }

    @Test func `what is no text`() {
        let start = Array("splitfuzz trace 1\nsub".utf8)
        #expect(message(start + [0]) == "a.trace:2:4: is binary, not a trace: character 0")
        #expect(
            message(start + [0x1B, 0x5B]) == "a.trace:2:4: is binary, not a trace: character 27")
        #expect(message(start + [0x7F]) == "a.trace:2:4: is binary, not a trace: character 127")
        #expect(message(start + [0xFF]) == "a.trace:2:4: is not UTF-8 text, and so no trace")
        #expect(message(start + [0xC3]) == "a.trace:2:4: is not UTF-8 text, and so no trace")
        #expect(
            message(start + Array("\rx".utf8))
                == "a.trace:2:4: is binary, not a trace: a line is broken by byte 13 alone")
        #expect(message([0x7F, 0x45, 0x4C, 0x46])?.hasPrefix("a.trace:1:1: is binary") == true)
    }

    @Test func `too large is too large, whatever is in it`() throws {
        #expect(
            message([UInt8](repeating: 0, count: Trace.sizeLimit + 1))
                == "a.trace: is larger than 1048576 bytes, and so no trace")
        let filler = String(repeating: "#\n", count: Trace.sizeLimit / 2 - 32)
        let large = "splitfuzz trace 1\nsubject: notes\n" + filler + "narrow\n"
        #expect(large.utf8.count <= Trace.sizeLimit)
        #expect(try Trace(fileText: large).commands == [.narrow])
    }

    @Test func `too long is too long, in a file and in a line`() throws {
        let most = Trace(
            subject: "notes",
            commands: [SplitViewCommand](repeating: .pushList, count: Trace.commandLimit))
        #expect(try Trace(fileText: most.fileText) == most)
        #expect(try Trace.commands(inLine: most.line) == most.commands)
        #expect(
            message(most.fileText + "\nnarrow\n")
                == "a.trace:1006:1: holds more than 1000 commands")
        let error = #expect(throws: TraceError.self) {
            try Trace.commands(inLine: most.line + "; narrow")
        }
        #expect(error?.description == "trace:1:11001: holds more than 1000 commands")
    }

    @Test func `a text from nowhere has no file to name`() {
        let error = #expect(throws: TraceError.self) { try Trace(fileText: "x") }
        #expect(error?.description.hasPrefix("trace:1:1: is no trace") == true)
    }

    @Test func `a very long word does not make a very long message`() {
        let long = String(repeating: "x", count: 10_000)
        for text in ["\(long): x", long, "select \(long)", "narrow \(long)"] {
            let text = message("splitfuzz trace 1\nsubject: notes\n\(text)\n") ?? ""
            #expect(!text.isEmpty && text.count < 200)
        }
        #expect((message("splitfuzz trace \(long)") ?? long).count < 200)
    }
}
