/// A document for a server that displays test results: suites in the order given, with their cases.
struct JUnit: Sendable {
    var suites: [Suite]

    /// Cases below one heading.
    struct Suite: Sendable {
        let name: String
        var cases: [Case]
    }

    /// One case, and its result.
    struct Case: Sendable {
        let suite: String
        let name: String
        let outcome: Outcome
    }

    /// The result of a case.
    enum Outcome: Sendable {
        case passed
        /// With the reason.
        case skipped(String)
        /// With the violation in a line, its law, and the full text.
        case failed(String, type: String, text: String)
    }

    /// The document.
    var text: String {
        let content = suites.flatMap { suite in
            XML.element(
                "testsuite", [("name", suite.name)] + JUnit.counts(suite.cases),
                suite.cases.flatMap(\.element))
        }
        let all = suites.flatMap(\.cases)
        let lines =
            ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
            + XML.element(
                "testsuites", [("name", Splitfuzz.name)] + JUnit.counts(all), content)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The counts of a suite, as attributes.
    private static func counts(_ cases: [Case]) -> [(String, String)] {
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
}

extension JUnit.Case {
    fileprivate var element: [String] {
        let attributes = [("classname", suite), ("name", name)]
        switch outcome {
        case .passed:
            return XML.element("testcase", attributes)
        case .skipped(let reason):
            return XML.element(
                "testcase", attributes, XML.element("skipped", [("message", reason)]))
        case .failed(let message, let type, let text):
            // The text goes into the element on one line: an indented one would be another text.
            let written = "message=\"\(XML.escaped(message))\" type=\"\(XML.escaped(type))\""
            return XML.element(
                "testcase", attributes, ["<failure \(written)>\(XML.escaped(text))</failure>"])
        }
    }
}
