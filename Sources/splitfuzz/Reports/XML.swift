/// A text escaped for an XML attribute or element.
///
/// Characters that XML 1.0 cannot represent are shown by their number.
func xmlEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        // In an attribute a parser would turn these into spaces.
        case "\n": escaped += "&#10;"
        case "\t": escaped += "&#9;"
        case "\r": escaped += "&#13;"
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
            escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}

/// An element with its attributes and content; an empty tag without content.
///
/// - Parameters:
///   - attributes: Names and values, in order; values are escaped here.
///   - content: Whole lines of XML, indented by one step here.
func xmlElement(
    _ name: String, _ attributes: [(String, String)], _ content: [String] = []
) -> [String] {
    let written = attributes.map { " \($0.0)=\"\(xmlEscaped($0.1))\"" }.joined()
    if content.isEmpty { return ["<\(name)\(written)/>"] }
    return ["<\(name)\(written)>"] + content.map { "  \($0)" } + ["</\(name)>"]
}

/// Counts for the attributes of a test suite.
struct JUnitCase: Sendable {
    enum Outcome: Sendable {
        case passed
        /// With the reason.
        case skipped(String)
        /// With the violation in a line, its law, and the full text.
        case failed(String, type: String, text: String)
    }

    let suite: String
    let name: String
    let outcome: Outcome
}

/// A JUnit document: suites in the order given, with their cases.
func junit(_ suites: [(name: String, cases: [JUnitCase])]) -> String {
    let content = suites.flatMap { suite in
        xmlElement(
            "testsuite", [("name", suite.name)] + counts(suite.cases),
            suite.cases.flatMap(element))
    }
    let all = suites.flatMap(\.cases)
    let lines =
        ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        + xmlElement("testsuites", [("name", "splitfuzz")] + counts(all), content)
    return lines.joined(separator: "\n") + "\n"
}

private func counts(_ cases: [JUnitCase]) -> [(String, String)] {
    var failures = 0
    var skipped = 0
    for item in cases {
        switch item.outcome {
        case .passed: continue
        case .skipped: skipped += 1
        case .failed: failures += 1
        }
    }
    return [
        ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0"),
        ("skipped", "\(skipped)"),
    ]
}

private func element(_ item: JUnitCase) -> [String] {
    let attributes = [("classname", item.suite), ("name", item.name)]
    switch item.outcome {
    case .passed:
        return xmlElement("testcase", attributes)
    case .skipped(let reason):
        return xmlElement("testcase", attributes, xmlElement("skipped", [("message", reason)]))
    case .failed(let message, let type, let text):
        // The text goes into the element on one line: an indented one would be another text.
        let written = "message=\"\(xmlEscaped(message))\" type=\"\(xmlEscaped(type))\""
        return xmlElement(
            "testcase", attributes, ["<failure \(written)>\(xmlEscaped(text))</failure>"])
    }
}
