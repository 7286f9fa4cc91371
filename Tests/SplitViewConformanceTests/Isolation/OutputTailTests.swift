import Testing
import UIKitModel

@testable import SplitViewConformance

/// The end of what a process has printed.
@Suite struct OutputTailTests {
    private func tail(_ text: String) -> OutputTail {
        var tail = OutputTail()
        tail.add(text.utf8)
        return tail
    }

    @Test func `what a test runner prints before the app begins is not app code's`() {
        let tail = tail("Test run started.\n\(OutputTail.beginning)\nloading notes\n")
        #expect(tail.lines == ["loading notes"])
    }

    @Test func `an exception raised before the crash is kept apart, the last of several`() {
        let (first, last) = (
            RaisedException(name: "First", reason: "one"),
            RaisedException(name: "Last", reason: "two\nlines")
        )
        let tail = tail("\(OutputTail.line(on: first))\nhello\n\(OutputTail.line(on: last))\n")
        #expect(tail.lines == ["hello"])
        #expect(tail.raised == "Last: two lines")
        #expect(self.tail("hello\n").raised == nil)
    }

    @Test func `a stack trace is not repeated, and the message of a crash is`() {
        let tail = tail(
            """
            loading notes
            Notes.swift:3: Fatal error: no note
            Current stack trace:
            0    libswiftCore.so                    0x00007f8e4c1d2a30 _swift_stdlib_report + 12
            1    Notes                              0x000055d0c1a2b3c4 main + 99

            """)
        #expect(
            tail.repeatableLines(5) == ["loading notes", "Notes.swift:3: Fatal error: no note"])
        #expect(tail.fatalMessage == "no note")
    }

    @Test func `of much output the end is kept`() {
        let lines = (1...4_000).map { "line \($0)" }
        #expect(tail(lines.joined(separator: "\n")).lines.suffix(2) == ["line 3999", "line 4000"])
    }
}
