import SplitViewConformance
import Testing

/// What is no drawing, and where reading stopped.
@Suite struct NotationErrorTests {
    @Test(arguments: [
        ("", 1, "'['"),
        ("list", 1, "'['"),
        ("[list", 6, "',' or '|' or ']'"),
        ("[list note]", 7, "',' or '|' or ']'"),
        ("[list | note", 13, "',' or '|' or ']'"),
        ("[list | list#2 | note | note#2]", 23, "',' or ']'"),
        ("[list; note]", 6, "',' or '|' or ']'"),
        ("[lisst]", 2, "'list', 'note' or '_'"),
        ("[list, ]", 8, "'list', 'note' or '_'"),
        ("[list, -]", 8, "'list', 'note' or '_'"),
        ("[list#]", 7, "a number from 2 to 999"),
        ("[list#1]", 7, "a number from 2 to 999"),
        ("[list, note#1000]", 13, "a number from 2 to 999"),
        ("[list#2#3]", 7, "a number from 2 to 999"),
        ("[!{list}]", 3, "'list', 'note' or '_'"),
        ("[!list, note]", 7, "']'"),
        ("[{list, note}]", 7, "';' or '}'"),
        ("[{*list; *note}]", 10, "'list', 'note' or '_'"),
        ("[(list)]", 8, "'|'"),
        ("[(list | note]", 8, "',' or ')'"),
        ("[list | (note)]", 9, "'list', 'note' or '_'"),
        ("[(list) | (note)]", 17, "'|'"),
        ("[list, [note}]", 13, "',' or ']'"),
        ("[list] &note", 8, "'<', '>', '+', '^', '~', '?' or the end"),
        ("[list] ^", 9, "'list', 'note' or '_'"),
        ("[list]]", 7, "'<', '>', '+', '^', '~', '?' or the end"),
        ("[list] <", 9, "a number of points, from -32768 to 32767"), ("[list] <100", 12, "':'"),
        ("[list] >100:", 13, "a number of points, from -32768 to 32767"),
        ("[list] >100:40000", 13, "a number of points, from -32768 to 32767"),
        ("[list] <1:1 100", 13, "'<', '>', '+', '^', '~', '?' or the end"),
    ])
    func `an error names the column and what was expected there`(
        _ notation: String, column: Int, expected: String
    ) {
        #expect(message(notation) == "column \(column): expected \(expected)")
    }

    private func message(_ notation: String) -> String? {
        #expect(throws: NotationError.self) { try Snapshot(notation) }?.description
    }

    @Test func `a drawing that nests without end is refused, not followed`() throws {
        #expect(
            message(String(repeating: "[", count: 100_000))
                == "column 101: expected fewer containers in each other")
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        #expect(try Snapshot(deep).nodes.count == 100)
        let wide = "[" + [String](repeating: "[]", count: 1000).joined(separator: ", ") + "]"
        #expect(message(wide)?.hasSuffix("expected fewer containers") == true)
    }
}
