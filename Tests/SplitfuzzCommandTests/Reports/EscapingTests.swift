import Foundation
import Testing

@testable import SplitViewConformance
@testable import SplitfuzzCommand

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct EscapingTests {
    @Test func `text in XML`() {
        #expect(XML.escaped("a < b & \"c\" > 'd'") == "a &lt; b &amp; &quot;c&quot; &gt; 'd'")
        #expect(XML.escaped("one\ntwo\tthree\r") == "one&#10;two&#9;three&#13;")
        #expect(XML.escaped("\u{0}\u{1B}[31m\u{FFFF}ü") == "\\u{0}\\u{1B}[31m\\u{FFFF}ü")
        #expect(XML.element("a", [("b", "<")]) == ["<a b=\"&lt;\"/>"])
        #expect(XML.element("a", [], ["<b/>"]) == ["<a>", "  <b/>", "</a>"])
    }

    @Test func `JUnit, read back by an XML parser`() throws {
        let text = "2 placeholders: [list, _ | _]\n  & \"so\" <on>"
        let document = JUnit(suites: [
            JUnit.Suite(
                name: "a & b",
                cases: [
                    JUnit.Case(name: "one", outcome: .passed),
                    JUnit.Case(name: "two", outcome: .skipped("never judged")),
                    JUnit.Case(
                        name: "three",
                        outcome: .failed("broke", type: "three", text: text)),
                ])
        ]).text
        let elements = try XMLElements(document)
        #expect(
            elements.names == [
                "testsuites", "testsuite", "testcase", "testcase", "skipped", "testcase", "failure",
            ])
        let counts = ["tests": "3", "failures": "1", "errors": "0"]
        #expect(elements.attributes[0] == counts.merging(["name": "splitfuzz"]) { $1 })
        #expect(elements.attributes[1] == counts.merging(["name": "a & b", "skipped": "1"]) { $1 })
        #expect(elements.attributes[2] == ["classname": "a & b", "name": "one"])
        #expect(elements.texts[6] == text)
    }

    @Test func `a workflow command`() {
        let command = Notice(
            level: .error, rule: "r", title: "a: b, 100%", sentence: "one\r\ntwo: 5%, :: done",
            place: Notice.Place(named: "C,1/x.trace"))
        #expect(
            command.line == "::error file=C%2C1/x.trace,title=a%3A b%2C 100%25"
                + "::one%0D%0Atwo: 5%25, :: done")
        let bare = Notice(level: .notice, rule: "r", title: "t", sentence: "")
        #expect(bare.line == "::notice title=t::")
    }

    @Test(arguments: [
        ("Corpus/findings/a-1.trace", "Corpus/findings/a-1.trace"),
        ("two words", "'two words'"),
        ("it's", "'it'\\''s'"), ("", "''"), ("-x", "'-x'"), ("$HOME", "'$HOME'"),
        ("a;b", "'a;b'"),
    ])
    func `a shell`(_ word: String, _ written: String) {
        #expect(word.shellWord == written)
        #expect(shellWords(written) == [word])
    }
}

/// The elements of a document, in order, as an independent parser reads them.
final class XMLElements: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var attributes: [[String: String]] = []
    private(set) var texts: [String] = []
    private var open: [Int] = []

    /// Reads a document.
    ///
    /// - Throws: Its first fault.
    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        open.append(names.count)
        names.append(name)
        self.attributes.append(attributes)
        texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let element = open.last { texts[element] += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }
}
