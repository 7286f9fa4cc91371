/// A trace for pages and pictures: a headline, its steps as drawn frames, and cards below them.
package struct Film: Sendable {
    /// The subject with the assumptions given up.
    package let subject: String
    /// The law, the subject, and the other facts in a word or two.
    let tags: [String]
    /// The effect in sight, in a sentence.
    package let headline: String
    /// The sentences below it, in small letters.
    let remarks: [String]
    package let story: Story
    let cards: [Card]
    /// Whether a law is broken.
    package let isBroken: Bool
    /// Whether it is known, and only has to be recognised.
    package private(set) var isKnown = false

    /// A heading with texts and lines of code below it.
    struct Card: Sendable {
        let title: String
        var texts: [String] = []
        var code: [String] = []
    }
}

extension Film {
    /// A finding as it is reported.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - title: The subject with the assumptions given up.
    ///   - isKnown: Whether a file of the corpus lists it.
    package init(_ report: FindingReport, title: String, isKnown: Bool = false) {
        let (finding, story) = (report.finding, report.story)
        let steps = finding.trace.commands.count.counted("step")
        let proof =
            finding.isProvedShortest ? ", none shorter" : finding.isShrunk ? "" : ", not shrunk yet"
        tags =
            [finding.law, title, finding.trace.profile, steps + proof]
            + (isKnown ? ["known"] : [])
        let words = finding.inWords(story)
        headline = words.sentence
        remarks =
            [finding.sentence.oneLine.printable] + finding.alsoBroken
            + finding.lines(naming: report.followers)
        self.story = story
        subject = title
        let repeating = Card(
            title: "Repeat",
            texts: (report.savedAs.map { ["In the corpus as \($0.printable)."] } ?? [])
                + (story.place.map { ["The subject stands at \($0)."] } ?? []) + report.remarks,
            code: report.repetition)
        let more = Card(
            title: "More", texts: finding.remarks(on: story, followedBy: report.followers))
        cards =
            isKnown
            ? [repeating]
            : [
                Card(title: "Why", texts: [words.cause], code: story.why),
                Card(title: "Usual repair", texts: [words.repair]), repeating,
                story.deviceCard, more,
            ]
        isBroken = true
        self.isKnown = isKnown
    }

    /// A trace that breaks no law.
    package init(
        _ story: Story, of trace: Trace, subject: String, headline: String, repetition: String
    ) {
        self.subject = subject
        tags = [subject, trace.profile, trace.commands.count.counted("step")]
        self.headline = headline
        remarks = []
        self.story = story
        cards = [Card(title: "Repeat", code: [repetition]), story.deviceCard]
        isBroken = false
    }
}

extension Story {
    fileprivate var deviceCard: Film.Card {
        Film.Card(title: "On a device", texts: isPerformed ? ["\(deviceWords)."] : [])
    }
}

extension Film {
    /// The film as a part of a page, with a heading of the second order.
    package func html(_ drawings: inout Drawings) -> String {
        let tags = tags.enumerated().map { index, tag in
            "<li\(index == 0 && isBroken ? " class=\"red\"" : "")>\(XML.escaped(tag))</li>"
        }
        let cards = cards.filter { !$0.texts.isEmpty || !$0.code.isEmpty }.map(\.html)
        let steps =
            story.isPerformed
            ? Strip(story).html(&drawings)
                + "<div class=\"cards\">\n\(cards.joined(separator: "\n"))\n</div>\n"
            : "<div class=\"cards\">\n\(cards.joined(separator: "\n"))\n</div>\n"
        let body =
            isKnown ? "<details><summary>Its steps</summary>\n\(steps)</details>\n" : steps
        return """
            <ul class="tags" role="list">\(tags.joined())</ul>
            <h2>\(XML.escaped(headline))</h2>
            \(remarks.filter { $0 != headline }.map { "<p class=\"soft\">\(XML.escaped($0))</p>\n" }
                .joined())\(body)
            """
    }
}

extension Film.Card {
    fileprivate var html: String {
        "<div class=\"card\"><h3>\(XML.escaped(title))</h3>"
            + texts.map { "<p>\(XML.escaped($0))</p>" }.joined()
            + code.map { "<pre>\(XML.escaped($0))</pre>" }.joined() + "</div>"
    }
}
