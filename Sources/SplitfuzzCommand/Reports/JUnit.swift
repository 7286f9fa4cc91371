import SplitViewConformance

/// A document for a server that displays test results: suites in the order given, with their cases.
/// It keeps to the schema of Jenkins' xUnit plugin, which others read, too.
struct JUnit: Sendable {
    var suites: [Suite]

    /// Cases below one heading.
    struct Suite: Sendable {
        let name: String
        /// The file to look at.
        var file: String?
        /// How long it took; `nil` if that is not known.
        var time: Duration?
        var cases: [Case]
    }

    /// One case, and its result.
    struct Case: Sendable {
        let name: String
        let outcome: Outcome
        /// How long it took; `nil` if that is not known.
        var time: Duration?
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
                "testsuite",
                [("name", suite.name)] + (suite.file.map { [("file", $0)] } ?? [])
                    + JUnit.counts(suite.cases, suite.time)
                    + [("skipped", "\(suite.cases.count(where: \.outcome.isSkipped))")],
                suite.cases.flatMap { $0.element(in: suite.name) })
        }
        let times = suites.compactMap(\.time)
        let lines =
            ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
            + XML.element(
                "testsuites",
                [("name", Splitfuzz.name)]
                    + JUnit.counts(
                        suites.flatMap(\.cases), times.isEmpty ? nil : times.reduce(.zero, +)),
                content)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The counts and the time of a suite, as attributes.
    private static func counts(_ cases: [Case], _ time: Duration?) -> [(String, String)] {
        [
            ("tests", "\(cases.count)"), ("failures", "\(cases.count(where: \.outcome.isFailed))"),
            ("errors", "0"),
        ] + JUnit.attribute(time)
    }

    /// A time in seconds, as an attribute.
    fileprivate static func attribute(_ time: Duration?) -> [(String, String)] {
        guard let thousandths = time?.wholeMilliseconds else { return [] }
        let (seconds, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
        return [("time", "\(seconds).\("\(1_000 + rest)".dropFirst())")]
    }
}

extension JUnit.Outcome {
    fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
    fileprivate var isSkipped: Bool { if case .skipped = self { true } else { false } }
}

extension JUnit.Case {
    fileprivate func element(in suite: String) -> [String] {
        let attributes = [("classname", suite), ("name", name)] + JUnit.attribute(time)
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
