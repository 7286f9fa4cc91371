import Testing

@testable import SplitfuzzCommand

@Suite struct ProgressLineTests {
    @Test func `is rewritten in place four times a second and leaves nothing behind`() {
        var line = ProgressLine(isTerminal: true, columns: 80)
        var written: [String] = []
        for (milliseconds, text) in [
            (0, "run 1"), (100, "run 50"), (249, "run 99"), (250, "run 100, 3 findings"),
            (499, "run 150"), (520, "run 200"), (769, "run 250"), (770, "run 300"),
        ] { written.append(line.update(to: text, at: .milliseconds(milliseconds))) }
        written.append(line.erase())
        #expect(
            written == [
                "\rrun 1",
                "",
                "",
                "\rrun 100, 3 findings",
                "",
                "\rrun 200            \rrun 200",
                "",
                "\rrun 300",
                "\r       \r",
            ])
    }

    @Test func `is shown again after something else was written, and not sooner for that`() {
        var line = ProgressLine(isTerminal: true, columns: 80)
        #expect(line.update(to: "one", at: .zero) == "\rone")
        #expect(line.erase() == "\r   \r")
        #expect(line.erase() == "")
        #expect(line.update(to: "two", at: .milliseconds(200)) == "")
        #expect(line.update(to: "two", at: .milliseconds(300)) == "\rtwo")
    }

    @Test func `leaves the last column free`() {
        var line = ProgressLine(isTerminal: true, columns: 5)
        #expect(line.update(to: "12345678", at: .zero) == "\r1234")
        #expect(line.erase() == "\r    \r")
        var none = ProgressLine(isTerminal: true, columns: 0)
        #expect(none.update(to: "12345678", at: .zero) == "\r")
        #expect(none.erase() == "")
    }

    @Test func `is nothing, and its text is not even made, where there is no terminal`() {
        var made = 0
        func text() -> String {
            made += 1
            return "run"
        }
        var hidden = ProgressLine(isTerminal: false, columns: 80)
        #expect(hidden.update(to: text(), at: .zero) == "")
        #expect(hidden.erase() == "")
        #expect(made == 0)
        var shown = ProgressLine(isTerminal: true, columns: 80)
        #expect(shown.update(to: text(), at: .zero) == "\rrun")
        #expect(shown.update(to: text(), at: .milliseconds(1)) == "")
        #expect(made == 1)
    }
}
