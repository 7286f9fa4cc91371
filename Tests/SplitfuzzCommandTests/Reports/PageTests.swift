import Foundation
import Testing

@testable import SplitViewConformance
@testable import SplitfuzzCommand

/// Pages and pictures: one file each, complete, and readable by machines that read them aloud.
@MainActor @Suite struct PageTests {
    private let trace = [
        "--subject", "stackoverflow-swift4", "launch wide; push-on-placeholder; narrow",
    ]

    @Test func `a trace is a row of frames, the broken step in red, with cards below`() throws {
        let page = Markup(try answered(["explain"] + trace + ["--format", "html"]).said)
        #expect(page.faults == [])
        #expect(page.count("<figure>") == 3 && page.count("<li class=\"bad\"") == 1)
        #expect(page.text.contains("<b>3</b> narrow"))
        #expect(
            page.text.contains(
                "A narrow window with one stack. In front: list. Out of sight, kept by the split "
                    + "view: nothing chosen (moved), note (moved)."))
        for card in ["Why", "Usual repair", "Repeat", "On a device"] {
            #expect(page.count("<h3>\(card)</h3>") == 1, "\(card)")
        }
    }

    @Test func `a trace that breaks nothing has no red`() throws {
        let page = Markup(
            try answered(
                ["explain", "--subject", "recommended", "launch wide; narrow", "--format", "html"]
            ).said)
        #expect(page.faults == [])
        #expect(page.text.contains("<h2>Every law holds</h2>") && page.count("class=\"bad\"") == 0)
    }

    @Test func `a picture is well-formed XML that names nothing outside of it`() throws {
        let picture = try answered(["explain"] + trace + ["--format", "svg"]).said
        #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(Markup(picture).unbalanced == [])
        #expect(picture.components(separatedBy: "xlink").count == 1)
        #expect(picture.components(separatedBy: "http").count == 2, "the name space")
        #expect(picture.utf8.count < 8_000)
    }

    @Test func `twenty findings take less than 100 kB`() throws {
        let findings = try FileManager.default.subpathsOfDirectory(atPath: "Corpus/findings")
            .filter { $0.hasSuffix(".trace") }.sorted().prefix(20)
        try #require(findings.count == 20)
        let page = Markup(
            try answered(
                ["replay"] + findings.map { "Corpus/findings/\($0)" } + ["--format", "html"]
            )
            .said)
        #expect(page.faults == [])
        #expect(page.count("<h2>") == 20 && page.text.utf8.count < 100_000)
    }

    @Test func `the cells of a matrix lead to what was found`() throws {
        let page = Markup(
            try answered([
                "matrix", "--subject", "no-delegate", "--seed", "42", "--commands", "2_000",
                "--format", "html",
            ]).said)
        #expect(page.faults == [])
        let cell = try Regex("<td><a href=\"#s[0-9]+\" class=\"(warn|red)\">")
        #expect(page.text.contains(cell))
    }

    @Test func `the states of a subject are dots and cards with links, and violations are red`()
        throws
    {
        let page = Markup(
            try answered([
                "verify", "--subject", "stackoverflow-swift4", "--height", "2", "--depth", "3",
                "--format", "html",
            ]).said)
        #expect(page.faults == [])
        // The graph has what a verification has, as its own test says.
        let count = page.count("<circle ")
        #expect(count > 10 && page.text.contains(": \(count) states, "))
        #expect(page.count("<li id=\"m1-") == count)
        #expect(page.count("class=\"bad way\"") == 1)
    }

    @Test func `texts of an app are escaped`() {
        let frame = Frame(
            form: .stack, sight: .split, device: nil,
            columns: [
                Frame.Pane(
                    place: .stack, isHidden: false, hiddenLeft: 0, hiddenRight: 0,
                    content: Frame.Item(
                        kind: .list, title: "<i>&\"", item: nil, isInFront: true, isChosen: false,
                        change: nil, items: []))
            ], sheets: [], outOfSight: [])
        let drawing = FrameDrawing(frame)
        #expect(drawing.elements.contains(">&lt;i&gt;&amp;&quot;</text>"))
        var drawings = Drawings()
        let (first, second) = (drawings.svg(frame), drawings.svg(frame))
        #expect(first.contains("In front: &lt;i&gt;&amp;&quot;."))
        #expect(first.contains(drawing.elements) && !second.contains(drawing.elements))
        #expect(second.contains("In front: &lt;i&gt;&amp;&quot;.\"><use href=\"#d0\"/></svg>"))
        let selectors = PageStyle.drawing.split(separator: "}").map { rule in
            rule.prefix { $0 != "{" }.filter { !$0.isNewline }
        }
        #expect(selectors.allSatisfy { $0.wholeMatch(of: /text|\.[a-z0-9]+/) != nil }, "alone")
        #expect(FrameText(frame).lines.contains { $0.contains("<i>&\"") }, "no page")
    }
}

/// A page or a picture, as far as a test has to read it.
struct Markup {
    let text: String

    init(_ text: String) { self.text = text }

    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

    private func values(of attribute: String) -> [String] {
        text.components(separatedBy: " \(attribute)=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" })
        }
    }

    /// What is wrong with a page.
    var faults: [String] {
        let ids = values(of: "id")
        let (links, svgs) = (values(of: "href"), count("<svg "))
        var faults = unbalanced
        func demand(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
        demand(
            text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"), "no document type or language")
        demand(count("<h1>") == 1 && count("<title>") >= 1, "no title, or not one heading")
        demand(count("<main>") == 1, "no main part")
        demand(Set(ids).count == ids.count, "an id occurs twice")
        demand(
            links.allSatisfy { $0.hasPrefix("#") && ids.contains(String($0.dropFirst())) },
            "a link leads nowhere, or outside")
        demand(
            count("role=\"img\" aria-label=\"") + count("<svg class=\"map\" ") == svgs,
            "a picture without a role and words")
        demand(
            count("role=\"group\"") + count("role=\"img\"") + count("<nav ")
                == values(of: "aria-label").count && count(" aria-label=\"\"") == 0,
            "something without words, or words for nothing")
        let levels = text.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
        demand(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "a level is skipped")
        demand(count("<section ") <= levels.count { $0 == 2 }, "a section without a heading")
        let referred =
            (values(of: "aria-labelledby") + values(of: "aria-describedby")
            + values(of: "for")).flatMap { $0.split(separator: " ").map(String.init) }
        demand(referred.allSatisfy(ids.contains), "words that are nowhere")
        let elements = /<(font|center|big|tt|strike|acronym|nobr|frame|marquee)[ >]/
        let attributes =
            /<(table|t[rhd]|ol|ul|li|p|h[1-6]|div|a|pre)( [^>]*)? (align|width|border|name)=/
        demand(
            text.firstMatch(of: elements) == nil && text.firstMatch(of: attributes) == nil,
            "something obsolete")
        demand(count("<script") == 0 && count("http") == 0, "a script, or an address outside")
        demand(count("prefers-color-scheme:dark") == 1 && count("@media print") == 1, "one style")
        return faults
    }

    /// The elements that are not closed where they have to be.
    var unbalanced: [String] {
        let empty: Set<Substring> = ["meta", "br", "!DOCTYPE"]
        var (open, faults): ([Substring], [String]) = ([], [])
        for match in text.matches(of: /<(\/?)([A-Za-z!][A-Za-z0-9]*)((?:[^<>"]|"[^"]*")*?)(\/?)>/) {
            let (slash, name, end) = (match.1, match.2, match.4)
            if !end.isEmpty || empty.contains(name) { continue }
            if slash.isEmpty {
                open.append(name)
            } else if open.popLast() != name {
                faults.append("</\(name)> closes something else")
            }
        }
        return faults + open.map { "<\($0)> is not closed" }
    }
}
