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
                "\u{1B}[1mnever-empty\u{1B}[0m        7", "", "                  33",
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

    @Test func `on a terminal the last cell is wrapped below itself`() {
        var style = Style.plain
        style.width = 12
        var table = Table([.left, .left], header: ["a", "b"])
        table.append(["one", "two three four"])
        table.append(["five", "six"])
        #expect(
            table.lines(style: style) == [
                "a     b", "one   two", "      three", "      four", "five  six",
            ])
        #expect(table.lines(style: .plain)[1] == "one   two three four")
    }

    @Test func `colour only on a terminal that can and whose owner did not refuse`() {
        func isColoured(_ environment: [String: String]) -> Bool {
            Style(terminal: 80, environment: environment).isColoured
        }
        #expect(isColoured([:]) && isColoured(["TERM": "xterm", "NO_COLOR": ""]))
        #expect(!isColoured(["NO_COLOR": "1"]) && !isColoured(["NO_COLOR": "0"]))
        #expect(!isColoured(["TERM": "dumb"]))
        #expect(Style(terminal: nil, environment: ["TERM": "xterm"]) == .plain)
    }

    @Test func `paint adds nothing to plain text, to the empty text, and without a colour`() {
        #expect(Style.ansi.paint("a", .bold) == "\u{1B}[1ma\u{1B}[0m")
        #expect(Style.ansi.paint("a", .green) == "\u{1B}[32ma\u{1B}[0m")
        #expect(Style.ansi.paint("a", nil) == "a")
        #expect(Style.ansi.paint("", .red) == "")
        #expect(Style.plain.paint("a", .yellow) == "a")
    }
}
