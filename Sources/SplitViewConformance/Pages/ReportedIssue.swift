/// What a test runner reports of a check that failed: one for each cause.
package struct ReportedIssue: Hashable, Sendable {
    /// The text.
    package let text: String
    /// Files beside it.
    package let attachments: [Attachment]

    /// A file beside an issue.
    package struct Attachment: Hashable, Sendable {
        /// The name, with an extension by which it is opened.
        package let name: String
        /// The content.
        package let text: String
    }
}

extension ConformanceError {
    /// The issues of this error: one for each cause, each complete in itself, and the meaning of
    /// the drawings with the first.
    package var issues: [ReportedIssue] {
        if findings.isEmpty { return [ReportedIssue(text: description, attachments: [])] }
        return findings.enumerated().map { index, report in
            var blocks = [report.description]
            if index == 0, let legend { blocks.append(legend) }
            if index == findings.count - 1, !looseEnds.isEmpty {
                blocks.append(looseEnds.map { "  loose: \($0)" }.joined(separator: "\n"))
            }
            return ReportedIssue(
                text: blocks.joined(separator: "\n\n"), attachments: report.attachments)
        }
    }
}

extension FindingReport {
    /// The files beside the issue of this report: its page, its text, and its trace as the command
    /// reads it.
    var attachments: [ReportedIssue.Attachment] {
        let name = "\(trace.subject)-\(law)"
        return [
            ReportedIssue.Attachment(name: "\(name).html", text: page),
            ReportedIssue.Attachment(name: "\(name).txt", text: description + "\n"),
            ReportedIssue.Attachment(name: "\(name).trace", text: trace.fileText),
        ]
    }

    /// A page about this report alone.
    private var page: String {
        var drawings = Drawings()
        let film = Film(self, title: finding.title).html(&drawings)
        return Page(
            title: "\(finding.title) breaks \(law)", subtitle: [],
            sections: [Page.Section(id: "s1", name: nil, html: film)]
        ).html
    }
}
