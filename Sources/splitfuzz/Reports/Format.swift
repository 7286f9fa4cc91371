/// A form in which a verb prints its result: an entry in the list of those that the verb offers,
/// from which parsing and help follow.
struct Format<Options, Result>: Sendable {
    /// What `--format` calls it.
    let name: String
    /// Whether it is one whole document, beside which nothing else may be printed.
    let isDocument: Bool
    /// The text of a result.
    let text: @Sendable (Result, Options, Style) -> String

    /// A form with a name.
    init(
        _ name: String, isDocument: Bool = false,
        text: @escaping @Sendable (Result, Options, Style) -> String
    ) {
        self.name = name
        self.isDocument = isDocument
        self.text = text
    }
}

extension Format: Equatable {
    /// Within one list the name says which it is.
    static func == (left: Format, right: Format) -> Bool { left.name == right.name }
}

// MARK: What the verbs offer

extension Format<RunOptions, RunResult> {
    static var all: [Format] { [text, json, junit, github] }
    static var text: Format {
        Format("text") { runText($0, withStats: $1.stats, style: $2) }
    }
    static var json: Format { Format("json", isDocument: true) { result, _, _ in runJSON(result) } }
    static var junit: Format {
        Format("junit", isDocument: true) { result, _, _ in runJUnit(result) }
    }
    static var github: Format { Format("github") { result, _, _ in runGitHub(result) } }
}

extension Format<ReplayOptions, ReplayResult> {
    static var all: [Format] { [text, json, junit, github] }
    static var text: Format { Format("text") { replayText($0, style: $2) } }
    static var json: Format {
        Format("json", isDocument: true) { result, _, _ in replayJSON(result) }
    }
    static var junit: Format {
        Format("junit", isDocument: true) { result, _, _ in replayJUnit(result) }
    }
    static var github: Format { Format("github") { result, _, _ in replayGitHub(result) } }
}

extension Format<VerifyOptions, VerifyResult> {
    static var all: [Format] { [text, json] }
    static var text: Format { Format("text") { verifyText($0, style: $2) } }
    static var json: Format {
        Format("json", isDocument: true) { result, _, _ in verifyJSON(result) }
    }
}

extension Format<ExplainOptions, [Explanation]> {
    static var all: [Format] { [text, json] }
    static var text: Format { Format("text") { explanationText($0, style: $2) } }
    static var json: Format {
        Format("json", isDocument: true) { result, _, _ in explanationJSON(result) }
    }
}

extension Format<MatrixOptions, Matrix> {
    static var all: [Format] { [text, json, markdown] }
    static var text: Format { Format("text") { matrixText($0, style: $2) } }
    static var json: Format {
        Format("json", isDocument: true) { result, _, _ in matrixJSON(result) }
    }
    static var markdown: Format {
        Format("markdown", isDocument: true) { result, _, _ in matrixMarkdown(result) }
    }
}

extension Format<ListOptions, Inventory> {
    static var all: [Format] { [text, json] }
    static var text: Format { Format("text") { inventoryText($0, style: $2) } }
    static var json: Format {
        Format("json", isDocument: true) { result, _, _ in splitfuzz.json(result) }
    }
}
