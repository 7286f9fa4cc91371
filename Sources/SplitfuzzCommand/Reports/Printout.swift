import SplitViewConformance

/// What a verb tells of its result, of which each format is a rendering: tables, lines and notices
/// in the order in which they are read, test cases, and a document.
struct Printout: Sendable {
    /// The word of the verb.
    let verb: String
    var sections: [Section] = []
    /// For a server that displays test results.
    var suites: [JUnit.Suite] = []
    /// For a program.
    let document: JSON
    /// Whether the document has a digest, as it is merged elsewhere.
    var isSealed = false

    /// What is worth an annotation, in the order of the sections.
    var notices: [Notice] { sections.flatMap(\.notices) }

    /// A part with empty lines around it.
    struct Section: Sendable {
        /// Spans of one line.
        var heading: [Table.Cell] = []
        /// The first follows the heading, and empty lines stand between them.
        var blocks: [Block] = []
        /// How far tables and lines below the heading are indented.
        var indent = 0
        /// The trace that pages and pictures draw in place of the lines; `nil` for that of the
        /// first notice, if it has one.
        var drawn: Film?
        /// The states that pages draw.
        var map: StateChart?
        /// What is worth an annotation, told by the section as a whole.
        var notices: [Notice] = []
    }

    /// A part without empty lines around it.
    enum Block: Sendable {
        case table(Table)
        /// Lines that are laid out already.
        case lines([String])
        /// Sentences, one a line.
        case prose([String], Style.Colour? = nil)
        /// Names, each with its number from 1.
        case numbered([String])
        /// The meaning of signs, for those who read plain text.
        case legend([String])
    }
}

/// A finding or a fault, as a server or an editor shows it.
struct Notice: Sendable {
    enum Level: String, Sendable { case error, warning, notice }

    let level: Level
    /// A law, or another demand in a word.
    let rule: String
    /// The subject and its fault, in a few words.
    let title: String
    /// The fault in one sentence.
    let sentence: String
    /// All that is known, in lines.
    var lines: [String] = []
    /// Where to look for the cause, or where it is known from.
    var place: Place?
    /// One cause, with what follows from it.
    var findings: [ReportedFinding] = []

    /// A place in a file.
    struct Place: Equatable, Sendable {
        /// As it is named on the command line, or by the compiler.
        let file: String
        /// From 1; `nil` for the file as a whole.
        var line: Int?
    }
}

extension Notice.Place {
    /// A file, or a line of a list as it is named on the command line.
    init(named name: String) {
        self.init(file: name.listPlace?.file ?? name, line: name.listPlace?.line)
    }

    /// Where a subject is described; `nil` for none of this command.
    init?(ofSubject name: String) {
        guard let place = Program.current.subject(named: name)?.place else { return nil }
        self.init(file: place.file, line: place.line)
    }
}

extension [Printout.Section] {
    /// Sentences in a colour; nothing if there are none.
    static func prose(
        _ sentences: [String], _ colour: Style.Colour? = nil, notices: [Notice] = []
    ) -> Self {
        sentences.isEmpty
            ? [] : [Printout.Section(blocks: [.prose(sentences, colour)], notices: notices)]
    }
}

extension Printout.Section {
    /// A notice in full, below a heading.
    init(_ mark: String, _ colour: Style.Colour, _ title: String, _ notice: Notice) {
        heading = [Table.Cell("\(mark): ", colour), Table.Cell(title, .bold)]
        blocks = [.lines(notice.lines)]
        notices = [notice]
    }
}

/// A result that a verb prints.
protocol Printable: Sendable {
    /// What is printed of it.
    var printout: Printout { get }
}
