/// The steps of a trace as frames in a row.
package struct Strip {
    /// A step: what is done, what shows after it, and what was asked and broken meanwhile.
    struct Step {
        let words: String
        let frame: Frame
        /// The calls of the delegate.
        let calls: [String]
        let changes: [String]
        /// The broken laws, each with its sentence.
        let broken: [(law: String, sentence: String)]
    }

    let steps: [Step]

    /// The steps of a story.
    package init(_ story: Story) {
        steps = story.lines.map { line in
            Step(
                words: line.deviceWords, frame: line.frame, calls: line.calls,
                changes: line.changes,
                broken: line.broken.map { ($0.law, $0.sentence.oneLine.printable) })
        }
    }

    /// The most calls of one step on a page; a step that does not end has hundreds.
    private static let mostCalls = 12

    /// The steps as a list of HTML.
    func html(_ drawings: inout Drawings) -> String {
        let items = steps.enumerated().map { index, step in
            let rest = step.calls.count - Self.mostCalls
            let calls =
                step.calls.prefix(Self.mostCalls).map { "<code>\(XML.escaped($0))</code>" }
                + (rest > 0 ? ["and \(rest) more"] : [])
            return """
                <li\(step.broken.isEmpty ? "" : " class=\"bad\"") \
                style="width:\(FrameDrawing(step.frame).width + 30)px"><figure><figcaption>\
                <b>\(index + 1)</b> \(XML.escaped(step.words))</figcaption>\
                \(drawings.svg(step.frame))</figure>
                """
                    + step.broken.map {
                        "<p class=\"red\"><strong>breaks \($0.law)</strong>: "
                            + "\(XML.escaped($0.sentence))</p>"
                    }.joined()
                    + (calls.isEmpty
                        ? "" : "<p class=\"calls\">\(calls.joined(separator: "<br>"))</p>")
                    + (step.changes.isEmpty
                        ? ""
                        : "<p class=\"soft\">"
                            + "\(XML.escaped(step.changes.joined(separator: "; ")))</p>")
                    + "</li>"
        }
        return "<ol class=\"strip\" role=\"list\">\n\(items.joined(separator: "\n"))\n</ol>\n"
    }

    /// Traces as one picture, a file of its own: one below the other, each under its title.
    ///
    /// - Parameters:
    ///   - strips: The traces, each with its title.
    ///   - width: The greatest width of the picture, in points.
    package static func svg(_ strips: [(title: String, strip: Strip)], width: Int = 960) -> String {
        var (size, body) = ((width: 420, height: 0), "")
        for (title, strip) in strips {
            let part = strip.part(title: title, below: size.height, in: width)
            size = (max(size.width, part.right), part.bottom)
            body += part.elements
        }
        let words = strips.map(\.strip).flatMap(\.steps).enumerated().map {
            "\($0 + 1), \($1.words): \($1.frame.words)"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
            viewBox="0 0 \(size.width) \(size.height)" role="img">
            <title>\(XML.escaped(strips.map(\.title).joined(separator: " ")))</title>
            <desc>\(XML.escaped(words.joined(separator: " ")))</desc>
            <style>\(PageStyle.colours)
            \(PageStyle.drawing)</style>
            <rect fill="var(--card)" width="\(size.width)" height="\(size.height)" rx="14"/>
            \(body)</svg>

            """
    }

    /// The steps in rows below a title, and how far to the right and down they come.
    private func part(
        title: String, below top: Int, in width: Int
    ) -> (elements: String, right: Int, bottom: Int) {
        let (margin, gap, lead) = (18, 22, 24)
        let room = (width - 2 * margin) / 9
        var elements = """
            <text class="q" x="\(margin)" y="\(top + 32)">\(XML.escaped(title.cut(to: room)))</text>

            """
        var (x, y, rowHeight, right) = (margin, top + 52, 0, margin + 9 * min(room, title.count))
        for (index, step) in steps.enumerated() {
            let drawing = FrameDrawing(step.frame, inPage: false)
            if x > margin, x + drawing.width > width - margin {
                (x, y, rowHeight) = (margin, y + rowHeight + gap, 0)
            }
            let isBad = !step.broken.isEmpty
            elements += """
                <g\(isBad ? " class=\"bad\"" : "") transform="translate(\(x) \(y))">\
                <circle class="\(isBad ? "x" : "b0")" cx="11" cy="9" r="9"/>\
                <text class="h m" x="11" y="12">\(index + 1)</text>\
                <text class="i" x="26" y="13">\
                \(XML.escaped(step.words.cut(to: drawing.width / 6 - 4)))</text>\
                <g transform="translate(0 \(lead))">\(drawing.elements)</g></g>

                """
            right = max(right, x + drawing.width)
            x += drawing.width + gap
            rowHeight = max(rowHeight, drawing.height + lead)
        }
        return (elements, right + margin, y + rowHeight + margin)
    }
}

/// The drawings of a page. What looks like an earlier one refers to it, so that a page stays small.
package struct Drawings {
    private var ids: [String: Int] = [:]

    /// The drawings of a page with none yet.
    package init() {}

    /// A frame as an element of the page.
    package mutating func svg(_ frame: Frame) -> String {
        let drawing = FrameDrawing(frame)
        let (width, height, count) = (drawing.width, drawing.height, ids.count)
        let id = ids[drawing.elements, default: count]
        ids[drawing.elements] = id
        let content =
            id == count
            ? "<g id=\"d\(id)\">\(drawing.elements)</g>" : "<use href=\"#d\(id)\"/>"
        return """
            <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
            aria-label="\(XML.escaped(frame.words))">\(content)</svg>
            """
    }
}

extension String {
    /// The text, cut to a length.
    func cut(to length: Int) -> String {
        count > length ? prefix(max(1, length - 1)) + "…" : self
    }
}
