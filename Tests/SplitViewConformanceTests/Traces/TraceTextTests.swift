import SplitViewConformance
import Testing

/// Traces as files.
@Suite struct TraceTextTests {
    private let full = Trace(
        subject: "notes", law: "contents-preserved", profile: "ios8",
        givingUp: ["sides-are-kept", "details-are-fresh"],
        comments: ["Found by seed 42.", "", "  indented: not a field"],
        commands: [.launch(.narrow), .select(row: 1), .back(.detail), .widen])

    @Test func `a file is what a person would write`() {
        #expect(
            full.fileText == """
                splitfuzz trace 1
                # Found by seed 42.
                #
                #   indented: not a field
                subject: notes
                law: contents-preserved
                profile: ios8
                giving-up: sides-are-kept, details-are-fresh

                launch narrow
                select 2
                back detail
                widen

                """)
        #expect(full.line == "launch narrow; select 2; back detail; widen")
    }

    @Test func `what is written is read again`() throws {
        #expect(try Trace(fileText: full.fileText) == full)
        let plain = Trace(subject: "notes", commands: SplitViewCommand.alphabet)
        #expect(try Trace(fileText: plain.fileText) == plain)
        #expect(plain.profile == "ios26")
        #expect(try Trace.commands(inLine: plain.line) == plain.commands)
    }

    @Test func `a comment cannot become anything else`() throws {
        let trace = Trace(
            subject: "notes",
            comments: ["one\ntwo: 2\r\nnarrow\u{7} \t", "\u{85}law: x\u{B}law: y\rlaw: z"],
            commands: [.narrow])
        let read = try Trace(fileText: trace.fileText)
        #expect(read.comments == ["one", "two: 2", "narrow", "", "law: x", "law: y", "law: z"])
        #expect(read.commands == [.narrow])
        #expect(try Trace(fileText: read.fileText) == read)
    }

    @Test(arguments: ["a\tb", "\tb", "a\u{2028}law: b", "\u{2029}", "\u{301}", "#", " # a"])
    func `a comment that is read is written as it was`(_ comment: String) throws {
        let text = "splitfuzz trace 1\n# \(comment)\nsubject: notes\n\nnarrow\n"
        let trace = try Trace(fileText: text)
        #expect(try Trace(fileText: trace.fileText) == trace)
        #expect(trace.fileText.contains("\n# \(comment)\n"))
        #expect(trace.comments.count == 1)
    }

    @Test func `line ends of other systems, blank lines, indentation, comments in between`() throws
    {
        let text =
            "splitfuzz  trace 1\r\n#note\r\n\r\n  subject :  notes \r\n\tnarrow\r\n# between\r\n"
            + " select \t 1 \r\n\r\nwiden\r"
        let trace = try Trace(fileText: text)
        #expect(trace.subject == "notes")
        #expect(trace.comments == ["note"])
        #expect(trace.commands == [.narrow, .select(row: 0), .widen])
        #expect(trace.law == nil)
        let bare = "splitfuzz trace 1\nsubject: notes\nnarrow"
        #expect(try Trace(fileText: bare).commands == [.narrow])
    }

    @Test func `the same finding gets the same name, another one another`() {
        #expect(full.fileName == full.fileName)
        var others = [full, full, full, full, full]
        others[0].subject = "other"
        others[1].profile = "ios14"
        others[2].givingUp = []
        others[3].commands.removeLast()
        others[4].law = "never-empty"
        #expect(Set(others.map(\.fileName) + [full.fileName]).count == 6)
        var commented = full
        commented.comments = []
        #expect(commented.fileName == full.fileName, "what people write does not count")
        #expect(full.fileName.hasPrefix("contents-preserved-"))
        #expect(Trace(subject: "notes", commands: [.narrow]).fileName.hasPrefix("trace-"))
        for trace in others {
            #expect(trace.fileName.wholeMatch(of: /[a-z-]+-[0-9a-f]{8}\.trace/) != nil)
        }
    }

    @Test func `a name does not depend on the machine`() {
        // FNV-1a of "notes/ios26//narrow", first half, computed by another program.
        #expect(Trace(subject: "notes", commands: [.narrow]).fileName == "trace-2142ed1a.trace")
    }
}
