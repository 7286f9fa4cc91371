import SplitViewConformance
import StatefulTesting

extension VerifyResult: Printable {
    /// A verification: a table of subjects, one of laws, what was left undone, then each finding.
    var printout: Printout {
        var sections = [Printout.Section(blocks: [.table(table)])]
        if !rows.isEmpty { sections.append(Printout.Section(blocks: lawBlocks)) }
        if rows.contains(where: \.verification.isClosed) {
            let premise = "nothing but screens and stored properties decides"
            sections += .prose(["What holds at any length holds if \(premise)."])
        }
        var remarks = rows.flatMap { row in
            row.shortfalls(isInterrupted: isInterrupted)
                + [row.remarkOnEndlessMemory, row.remarkOnOmissions].compactMap(\.self)
        }
        let interruption = "interrupted; not verified: \(unverified.joined(separator: ", "))"
        if !unverified.isEmpty { remarks.append(interruption) }
        sections += .prose(remarks, .yellow)
        sections += (rows as [any JudgedRow]).findingSections()
        for (index, row) in rows.enumerated() {
            guard row.wantsGraph else { continue }
            let map = StateChart(
                title: row.arrangement.title, graph: row.graph,
                violations: row.findings.map { ($0.finding.law, $0.finding.trace.commands) },
                prefix: "m\(index + 1)")
            sections.insert(Printout.Section(map: map), at: sections.count - 1)
        }
        return Printout(
            verb: "verify", sections: sections, suites: rows.map { $0.suite() },
            document: Self.fields.json(of: self))
    }

    /// One line for each subject.
    private var table: Table {
        func count(_ text: @escaping (Exhaustion<SplitViewCommand>) -> String) -> (Row) -> String {
            { $0.counted.map(text) ?? "?" }
        }
        return Table(
            rows,
            [
                Column("subject", \.arrangement.title),
                Column("states", .right, count(\.states.grouped)),
                Column("transitions", .right, count(\.transitions.grouped)),
                Column("judged", .right, count(\.judged.grouped)),
                Column("beyond", .right, count(\.beyond.grouped)),
                Column("depth", .right, count { "\($0.completeDepth)" }),
                Column("memory", .right, count(\.bytes.inMegabytes)),
                Column("laws") { row in
                    let judged = row.laws.count { !$0.wasNeverJudged }
                    return row.counted == nil ? "?" : "\(judged) of \(row.laws.count)"
                },
                Column("verdict", cell: { Table.Cell($0.verdict, $0.colour) }),
            ])
    }

    /// The verdicts of the laws, as in a matrix.
    private var lawBlocks: [Printout.Block] {
        let names = Program.current.laws.map(\.name).filter { law == nil || $0 == law }
        return Matrix.blocks(
            laws: names,
            columns: rows.map { row in
                (row.arrangement.title, names.map { Matrix.Cell(of: $0, in: row) })
            })
    }
}

extension VerifyResult.Row {
    fileprivate var colour: Style.Colour {
        if !new.isEmpty || isFaulty { return .red }
        return known.isEmpty && verification.isClosed && !isUnjudged ? .green : .yellow
    }
}

extension VerifyResult: JSONObject {
    static let fields = Fields<VerifyResult>(
        document: "verify",
        [
            Field("profile", "the UIKit releases that were modelled", \.profile),
            Field("height", "the most screens of a scene", \.bounds.height),
            Field("depth", "the longest traces; absent without a bound") {
                $0.bounds.depth == .max ? nil : $0.bounds.depth
            },
            Field("law", "the law to judge by; absent for all", \.law),
            Field("exitCode", "the exit status") { Int($0.exitCode.rawValue) },
            Field("interrupted", "whether a signal ended it", \.isInterrupted),
            Field("unverified", "what was not begun", \.unverified),
            Field("subjects", "the results, in the order of the table", \.rows),
        ])
}

extension VerifyResult.Row: JSONObject {
    /// Counts are absent if a process has left no result: nothing is known of them. Those of a
    /// search that ended early include what was seen beyond the complete depth, except states.
    static let fields = Fields<VerifyResult.Row>(
        "verified",
        [
            Field("subject", "its name", \.arrangement.subject),
            Field("profile", "the UIKit release that was modelled", \.arrangement.profile),
            Field("givingUp", "the assumptions given up", \.arrangement.assumptionsGivenUp),
            Field("end", "why the search ended", among: ExhaustEnd.words) {
                $0.counted?.end.rawValue
            },
            Field("completeDepth", "all traces up to it were judged") { $0.counted?.completeDepth },
            Field("states", "the states reached by these traces") { $0.counted?.states },
            Field("statesPerDepth", "the same by length") { $0.counted?.statesPerDepth },
            Field("transitions", "the steps looked at") { $0.counted?.transitions },
            Field("judged", "the steps performed and judged") { $0.counted?.judged },
            Field("beyond", "the steps that led beyond the height") { $0.counted?.beyond },
            Field("ignored", "the commands that a state did not offer") { $0.counted?.ignored },
            Field("performs", "the commands performed, with returns") { $0.counted?.performs },
            Field("audited", "the steps performed again, as a check") { $0.counted?.audited },
            Field("merged", "whether equal states were merged") { $0.counted?.isMerged },
            Field("bytes", "the memory of the states") { $0.counted?.bytes },
            Field("verdict", "the result in a few words", \.verdict),
            Field("dependsOnHashes", "whether hash values decide something") { row in
                row.counted.map { _ in row.dependsOnHashes }
            },
            Field("leftOut", "what the subject leaves out of its states") { row in
                row.counted.map { _ in row.verification.leftOut }
            },
            Field("endlessMemory", "the properties with ever new values") { row in
                row.counted.map { _ in row.verification.endlessMemory }
            },
            Field("contradiction", "two traces that contradict each other") {
                $0.verification.contradiction
            },
            Field("laws", "the verdicts of each law", \.laws),
            Field("findings", "the findings, by cause", \.findings),
        ])
}

extension ExhaustEnd {
    fileprivate static var words: [String] {
        [closed, depth, stateLimit, deadline, outOfScope, inconsistent, found].map(\.rawValue)
    }
}
