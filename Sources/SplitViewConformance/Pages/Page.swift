/// One page of HTML in one file: offline, without scripts, with links inside it.
package struct Page {
    /// The title of the page, its first heading.
    let title: String
    /// The lines below it, as text.
    let subtitle: [String]
    /// The parts below that, in order.
    let sections: [Section]

    /// A part with a link to it.
    package struct Section {
        let id: String
        /// Its name in the list of links; `nil` if it is not in there.
        let name: String?
        /// The content.
        let html: String
        /// Whether the link is red.
        let isBad: Bool

        package init(id: String, name: String?, html: String, isBad: Bool = false) {
            (self.id, self.name, self.html, self.isBad) = (id, name, html, isBad)
        }
    }

    package init(title: String, subtitle: [String], sections: [Section]) {
        (self.title, self.subtitle, self.sections) = (title, subtitle, sections)
    }

    /// The page as text.
    package var html: String {
        let links = sections.compactMap { section in
            section.name.map { name in
                "<li><a href=\"#\(section.id)\"\(section.isBad ? " class=\"red\"" : "")>"
                    + "\(XML.escaped(name))</a></li>"
            }
        }
        let nav =
            links.count < 2
            ? "" : "<nav aria-label=\"On this page\"><ol>\(links.joined())</ol></nav>\n"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(XML.escaped(title))</title>
            <style>
            \(PageStyle.colours)
            \(PageStyle.drawing)
            \(PageStyle.page)
            </style>
            </head>
            <body>
            <header>
            <h1>\(XML.escaped(title))</h1>
            \(subtitle.map { "<p class=\"soft\">\(XML.escaped($0))</p>" }.joined(separator: "\n"))
            </header>
            \(nav)<main>
            \(sections.map(\.element).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }
}

extension Page.Section {
    /// The part as an element: a section has a heading.
    fileprivate var element: String {
        let name = html.contains("<h2>") ? "section" : "div"
        return "<\(name) id=\"\(id)\">\n\(html)</\(name)>"
    }
}
