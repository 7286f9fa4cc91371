import SplitViewConformance
import Testing

/// Traces in one line, as people type them.
@Suite struct LineTests {
    @Test func `commands between semicolons or line breaks; nothing between two is nothing`() throws
    {
        let expected: [SplitViewCommand] = [.launch(.wide), .narrow]
        for line in [
            "launch wide; narrow", "launch wide;narrow", "  launch  wide ;; narrow ; ",
            "launch wide\nnarrow\n", "launch wide;\r\n  narrow",
        ] { #expect(try Trace.commands(inLine: line) == expected, "\(line)") }
    }

    @Test(arguments: [
        ("narow", "trace:1:1: unknown command 'narow'; did you mean 'narrow'?"),
        ("launch wide; narow", "trace:1:14: unknown command 'narow'; did you mean 'narrow'?"),
        (
            "launch wide;;  select 7; widen",
            "trace:1:23: 'select' cannot take '7'; it takes one of: 1, 2, 3"
        ), ("narrow;select ;widen", "trace:1:14: 'select' needs one of: 1, 2, 3"),
        ("narrow\n  launch", "trace:2:9: 'launch' needs one of: wide, narrow"),
        ("narrow; narrow narrow", "trace:1:16: unexpected 'narrow' after 'narrow'"),
        ("", "trace:1:1: holds no command"), (" ; \n;", "trace:1:1: holds no command"),
    ])
    func `an error names the column`(_ line: String, _ expected: String) {
        let error = #expect(throws: TraceError.self) { try Trace.commands(inLine: line) }
        #expect(error?.description == expected)
    }
}
