import Testing

@testable import SplitfuzzCommand

@Suite struct TableTests {
    private static let sample: Table = {
        var table = Table([.left, .right, .left])
        table.append(["law", "judged", "first broken by"])
        table.append(["single-owner", "1204", Table.Cell("tap 1, back", .red)])
        table.append([Table.Cell("never-empty", .bold), "7"])
        table.append([])
        table.append(["", "33", ""])
        table.append(["x", "", "é"])
        return table
    }()

    @Test func `columns line up, left and right, without a space at the end of a line`() {
        #expect(
            Self.sample.lines(style: .plain) == [
                "law           judged  first broken by",
                "single-owner    1204  tap 1, back",
                "never-empty        7",
                "",
                "                  33",
                "x                     é",
            ])
    }

    @Test func `a colour changes no column and paints no padding`() {
        #expect(
            Self.sample.lines(style: .ansi) == [
                "law           judged  first broken by",
                "single-owner    1204  \u{1B}[31mtap 1, back\u{1B}[0m",
                "\u{1B}[1mnever-empty\u{1B}[0m        7",
                "",
                "                  33",
                "x                     é",
            ])
    }

    @Test func `a right column at the edge, and tables with nothing in them`() {
        var right = Table([.right])
        right.append(["1"])
        right.append(["100"])
        #expect(right.lines(style: .plain) == ["  1", "100"])
        #expect(Table([.left]).lines(style: .plain) == [])
        var none = Table([])
        none.append([])
        #expect(none.lines(style: .plain) == [""])
    }

    @Test func `a cell is never cut`() {
        let long = String(repeating: "wide ", count: 100) + "end"
        var table = Table([.left, .left])
        table.append([Table.Cell(long), "x"])
        #expect(table.lines(style: .plain) == [long + "  x"])
    }

    @Test func `colour only on a terminal that can and whose owner did not refuse`() {
        #expect(Style(isTerminal: true, environment: [:]) == .ansi)
        #expect(Style(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": ""]) == .ansi)
        #expect(Style(isTerminal: true, environment: ["NO_COLOR": "1"]) == .plain)
        #expect(Style(isTerminal: true, environment: ["NO_COLOR": "0"]) == .plain)
        #expect(Style(isTerminal: true, environment: ["TERM": "dumb"]) == .plain)
        #expect(Style(isTerminal: false, environment: ["TERM": "xterm"]) == .plain)
    }

    @Test func `paint adds nothing to plain text, to the empty text, and without a colour`() {
        #expect(Style.ansi.paint("a", .bold) == "\u{1B}[1ma\u{1B}[0m")
        #expect(Style.ansi.paint("a", .green) == "\u{1B}[32ma\u{1B}[0m")
        #expect(Style.ansi.paint("a", nil) == "a")
        #expect(Style.ansi.paint("", .red) == "")
        #expect(Style.plain.paint("a", .yellow) == "a")
    }
}
