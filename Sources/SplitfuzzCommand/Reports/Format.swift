import SplitViewConformance

/// A form in which a verb prints its result: an entry in a list, from which parsing and help
/// follow.
struct Format: Sendable {
    /// The word for it after `--format`.
    let name: String
    /// Whether it is one whole document, beside which nothing else may be printed.
    let isDocument: Bool
    private let render: @Sendable (Printout, Style) -> String

    /// A form with a name, as a rendering of a printout.
    init(
        _ name: String, isDocument: Bool = true,
        render: @escaping @Sendable (Printout, Style) -> String
    ) {
        self.name = name
        self.isDocument = isDocument
        self.render = render
    }

    /// The text of a result. A document is as wide on every terminal.
    func text(of result: some Printable, style: Style = .plain) -> String {
        let style = isDocument ? .plain : style
        return TextWidth.$current.withValue(style.width ?? TextWidth.standard) {
            render(result.printout, style)
        }
    }
}

extension Format: Equatable {
    /// The name says which it is.
    static func == (left: Format, right: Format) -> Bool { left.name == right.name }
}

extension Format {
    /// For a person at a terminal.
    static let text = Format("text", isDocument: false) { $0.text(style: $1) }
    /// For a program.
    static let json = Format("json") { printout, _ in
        let text = printout.document.document
        return printout.isSealed ? Seal.sealed(text) : text
    }
    /// For a page.
    static let markdown = Format("markdown") { printout, _ in printout.markdown }
    /// For a server that displays test results.
    static let junit = Format("junit") { printout, _ in JUnit(suites: printout.suites).text }
    /// For the log of a workflow of GitHub.
    static let github = Format("github", isDocument: false) { printout, _ in printout.github }
    /// For a server that displays what was found in the sources.
    static let sarif = Format("sarif") { printout, _ in printout.sarif.document }
    /// For the build log of an editor, as compilers print.
    static let xcode = Format("xcode", isDocument: false) { printout, _ in printout.xcode }
    /// For a browser: a page that needs nothing else.
    static let html = Format("html") { printout, _ in printout.html }
    /// For a page of another: the steps of traces as a picture.
    static let svg = Format("svg") { printout, _ in printout.svg }

    /// The forms of what cannot fail.
    static let ofLists = [text, json, markdown]
    /// The forms of what passes or fails.
    static let ofChecks = ofLists + [junit, github, sarif, xcode, html]
    /// The forms of traces performed for a reader.
    static let ofStories = ofLists + [html, svg]
}

/// Where a result is written: to the results in one form, and to files in others.
struct OutputForm: Equatable, Sendable {
    /// A file, and the form of what it gets.
    struct File: Equatable, Sendable {
        let format: Format
        let path: String
    }

    var format = Format.text
    var files: [File] = []
}

extension OutputForm {
    /// Whether a format is asked for, anywhere.
    func contains(_ format: Format) -> Bool {
        self.format == format || files.contains { $0.format == format }
    }
}

extension Console {
    /// Writes the lines before a result, and an empty one: as messages if the result is one
    /// document.
    func announce(_ line: String, before output: OutputForm) throws(CommandFailure) {
        if output.format.isDocument {
            note(line)
        } else {
            try conclude(line + "\n\n")
        }
    }

    /// Writes a result in all its forms. One that cannot be written costs none of the others.
    func conclude(_ result: some Printable, as output: OutputForm) throws(CommandFailure) {
        var failure: CommandFailure?
        for file in output.files {
            do throws(FileWriteError) {
                try AtomicFile.write(Array(file.format.text(of: result).utf8), to: file.path)
            } catch {
                failure = failure ?? .file(error)
            }
        }
        try conclude(output.format.text(of: result, style: style))
        if let failure { throw failure }
    }
}
