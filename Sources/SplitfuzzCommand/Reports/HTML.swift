import SplitViewConformance

extension Printout {
    /// A page with the tables, and with each trace as a row of drawn frames.
    var html: String {
        var drawings = Drawings()
        let films = sections.enumerated().compactMap { index, section in
            section.film.map { (id: "s\(index + 1)", film: $0, section: section) }
        }
        var targets: [String: String] = [:]
        for (id, _, section) in films {
            for key in section.notices.flatMap(\.findings).flatMap(\.cellKeys)
            where targets[key] == nil {
                targets[key] = id
            }
        }
        var (stories, tables, maps): ([Page.Section], [Page.Section], [Page.Section]) = ([], [], [])
        for (index, section) in sections.enumerated() {
            let id = "s\(index + 1)"
            if let film = section.film {
                stories.append(
                    Page.Section(
                        id: id, name: "\(film.subject): \(film.headline)",
                        html: film.html(&drawings), isBad: film.isBroken && !film.isKnown))
            } else if let map = section.map {
                maps.append(
                    Page.Section(
                        id: id, name: "The states of \(map.title)", html: map.html(&drawings)))
            } else if !section.isSilent {
                tables.append(
                    Page.Section(id: id, name: nil, html: section.html(linkedTo: targets)))
            }
        }
        // What was found comes before the tables that count it, unless these are the result.
        return Page(
            title: "\(Splitfuzz.name) \(verb): \(summary(of: films.map(\.film)))",
            subtitle: facts,
            sections: (verb == "matrix" ? tables + stories : stories + tables) + maps
        ).html
    }

    /// The traces as one picture.
    var svg: String {
        Strip.svg(sections.compactMap(\.film).map { ($0.headline, Strip($0.story)) })
    }

    private func summary(of films: [Film]) -> String {
        if case .prose(let sentences, _)? = sections.last(where: { !$0.isSilent })?.blocks.first,
            let first = sentences.first
        {
            return first
        }
        let known = films.count(where: \.isKnown)
        let new = films.count(where: \.isBroken) - known
        guard verb != "explain" else { return films.map(\.subject).joined(separator: ", ") }
        return ReportedFinding.summary(new: new, known: known, failures: [])
    }

    /// The version, and what else the document says of the whole.
    private var facts: [String] {
        guard case .object(let members) = document else { return [] }
        let known = ["seed", "profile"].compactMap { key -> String? in
            guard case .text(let text)? = members[key] else { return nil }
            return "\(key) \(text)"
        }
        return [(["\(Splitfuzz.name) \(Splitfuzz.version)"] + known).joined(separator: " · ")]
    }
}

extension Printout.Section {
    /// The trace to be drawn.
    fileprivate var film: Film? {
        if let drawn { return drawn }
        guard let cause = notices.first?.findings, let first = cause.first else { return nil }
        let report = FindingReport(
            first.finding, followedBy: cause.dropFirst().map(\.finding), story: first.story,
            repetition: first.repetition, savedAs: first.savedAs ?? first.knownAs)
        return Film(report, title: first.title, isKnown: !first.isNew)
    }

    fileprivate func html(linkedTo targets: [String: String]) -> String {
        let title = heading.map(\.text).joined()
        return (title.isEmpty ? "" : "<h2>\(XML.escaped(title))</h2>\n")
            + blocks.map { $0.html(linkedTo: targets) + "\n" }.joined()
    }
}

extension Printout.Block {
    fileprivate func html(linkedTo targets: [String: String]) -> String {
        switch self {
        case .table(let table): table.html(linkedTo: targets)
        case .lines(let lines): "<pre>\(XML.escapedLines(lines))</pre>"
        case .legend(let lines):
            "<div class=\"key\">\(lines.map { "<p>\(XML.escaped($0))</p>" }.joined())</div>"
        case .prose(let sentences, let colour):
            sentences.map { "<p\(colour.htmlClass)>\(XML.escaped($0))</p>" }.joined()
        case .numbered(let names):
            "<ol class=\"soft\">\(names.map { "<li>\(XML.escaped($0))</li>" }.joined())</ol>"
        }
    }
}

extension Table {
    /// The table, in which cells about something on the page are links.
    fileprivate func html(linkedTo targets: [String: String]) -> String {
        func classes(_ column: Int, _ colour: Style.Colour? = nil) -> String {
            let words = [colour.word, alignments[column] == .left ? "s" : nil].compactMap(\.self)
            return words.isEmpty ? "" : " class=\"\(words.joined(separator: " "))\""
        }
        let titles = header.enumerated().map {
            "<th scope=\"col\"\(classes($0))>\(XML.escaped($1.text))</th>"
        }
        let rows = rows.map { row in
            row.enumerated().map { column, cell in
                let text = XML.escaped(cell.text)
                if column == 0 { return "<th scope=\"row\">\(text)</th>" }
                guard let id = cell.key.flatMap({ targets[$0] }) else {
                    return "<td\(classes(column, cell.colour))>\(text)</td>"
                }
                let link = "<a href=\"#\(id)\"\(cell.colour.htmlClass)>\(text)</a>"
                return "<td\(classes(column))>\(link)</td>"
            }.joined()
        }
        let head = titles.isEmpty ? "" : "<thead><tr>\(titles.joined())</tr></thead>\n"
        return "<div class=\"wide\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">"
            + "<table>\n\(head)<tbody>\n"
            + rows.map { "<tr>\($0)</tr>\n" }.joined() + "</tbody>\n</table></div>"
    }
}

extension Style.Colour? {
    fileprivate var word: String? {
        switch self {
        case .red: "red"
        case .green: "ok"
        case .yellow: "warn"
        case .bold, nil: nil
        }
    }

    fileprivate var htmlClass: String { word.map { " class=\"\($0)\"" } ?? "" }
}

extension ReportedFinding {
    /// The cells of a table of laws that are about it.
    var cellKeys: [String] {
        finding.reportedFlaws.map { Matrix.key(subject: title, law: $0.law) }
    }
}
