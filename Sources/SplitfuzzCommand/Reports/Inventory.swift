import SplitViewConformance
import UIKitModel

/// Everything that can be named on the command line or in a trace.
struct Inventory: Sendable {
    struct Subject: Sendable {
        let name: String
        let origin: String
        /// The profile of the subject.
        let profile: String
        let assumptions: [Assumption]
    }

    struct Assumption: Sendable {
        let name: String
        let statement: String
        /// Whether the document states it; if not, fuzzing found it.
        let isStated: Bool
        let canBeSteppedOver: Bool
    }

    struct Canary: Sendable {
        let name: String
        let origin: String
        let law: String
        let shortest: Int
    }

    struct Entry: Sendable {
        let name: String
        let summary: String
    }

    /// Whether only names of subjects are printed, one a line.
    var isBrief = false
    let subjects = Program.current.subjects.map { subject in
        Subject(
            name: subject.name, origin: subject.origin, profile: subject.profile.name,
            assumptions: subject.contract.assumptions.map {
                Assumption(
                    name: $0.name, statement: $0.statement, isStated: $0.isStated,
                    canBeSteppedOver: $0.canBeSteppedOver)
            })
    }
    let controls = Program.current.controls.map { Entry(name: $0.name, summary: $0.origin) }
    let canaries = Program.current.canaries.map {
        Canary(
            name: $0.subject.name, origin: $0.subject.origin, law: $0.law, shortest: $0.shortest)
    }
    let laws = Program.current.laws.map { Entry(name: $0.name, summary: $0.statement) }
    let commands = CommandName.allCases.map { Entry(name: $0.form, summary: $0.explanation) }
    let profiles = UIKitProfile.named.map { Entry(name: $0.name, summary: $0.summary) }
}

extension Inventory: Printable {
    /// The inventory, in sections.
    var printout: Printout {
        let names = subjects.map(\.name) + controls.map(\.name) + canaries.map(\.name)
        return Printout(
            verb: "list",
            sections: isBrief ? [Printout.Section(blocks: [.lines(names)])] : sections,
            document: Self.fields.json(of: self))
    }

    private var sections: [Printout.Section] {
        let subjects = subjects.flatMap { subject in
            [[subject.name, "\(subject.origin)\(subject.profileRemark)"]]
                + subject.assumptions.map { ["  \($0.name)", $0.remarkedStatement] }
        }
        let sections = [
            ("subjects", subjects), ("controls", controls.rows),
            ("canaries", canaries.map { [$0.name, $0.origin, $0.verdict] }),
            ("laws", laws.rows), ("commands", commands.rows), ("profiles", profiles.rows),
        ]
        return sections.filter { !$0.1.isEmpty }.map { title, rows in
            var table = Table(rows[0].map { _ in .left })
            for row in rows { table.append(row.map { Table.Cell($0.oneLine) }) }
            return Printout.Section(
                heading: [Table.Cell(title, .bold)], blocks: [.table(table)], indent: 2)
        }
    }
}

extension [Inventory.Entry] {
    fileprivate var rows: [[String]] { map { [$0.name, $0.summary] } }
}

extension Inventory.Subject {
    /// The profile, if it is not the default.
    fileprivate var profileRemark: String {
        profile == UIKitProfile.ios26.name ? "" : " (profile \(profile))"
    }
}

extension Inventory.Canary {
    /// Which law it breaks, and how soon. A canary that goes wrong as its scene is built has no
    /// step to judge.
    fileprivate var verdict: String {
        shortest == 0
            ? "cannot be judged: \(law), before the first step"
            : "\(law) in \(shortest.counted("step"))"
    }
}

extension Inventory.Assumption {
    /// The statement, with a remark if the assumption is not stated or cannot be given up.
    fileprivate var remarkedStatement: String {
        if !isStated { return statement + " (found by fuzzing, not stated)" }
        if !canBeSteppedOver { return statement + " (the subject ensures it)" }
        return statement
    }
}

extension UIKitProfile {
    /// One line for the list, without a full stop; empty for a profile that has none yet.
    fileprivate var summary: String {
        switch self {
        case .ios8: "iOS 8 to 13, as documented"
        case .ios14: "iOS 14 to 18, as documented; for a classic split view the same as ios8"
        case .ios26: "iOS 26.1, as recorded"
        case .ios27: "iOS 27, as ios26: nothing that is documented differs but devices"
        default: ""
        }
    }
}

extension Inventory: JSONObject {
    static let fields = Fields<Inventory>(
        document: "list",
        [
            Field("subjects", "what is searched unless subjects are named", \.subjects),
            Field("controls", "correct apps", \.controls),
            Field("canaries", "subjects with one seeded bug each", \.canaries),
            Field("laws", "what each step is judged by", \.laws),
            Field("commands", "what a trace is made of", \.commands),
            Field("profiles", "the UIKit releases that are modelled", \.profiles),
        ])
}

extension Inventory.Subject: JSONObject {
    static let fields = Fields<Inventory.Subject>(
        "subject",
        [
            Field("name", "as it is typed", \.name), Field("origin", "its source", \.origin),
            Field("profile", "the UIKit release of the subject", \.profile),
            Field("assumptions", "what its contract assumes", \.assumptions),
        ])
}

extension Inventory.Assumption: JSONObject {
    static let fields = Fields<Inventory.Assumption>(
        "assumption",
        [
            Field("name", "as it is typed", \.name), Field("statement", "in words", \.statement),
            Field("isStated", "whether the document states it; else it was found", \.isStated),
            Field("canBeSteppedOver", "whether a search can give it up", \.canBeSteppedOver),
        ])
}

extension Inventory.Canary: JSONObject {
    static let fields = Fields<Inventory.Canary>(
        "canary",
        [
            Field("name", "as it is typed", \.name), Field("origin", "its bug", \.origin),
            Field("law", "the law that catches it", \.law),
            Field("shortest", "the length of the shortest trace", \.shortest),
        ])
}

extension Inventory.Entry: JSONObject {
    static let fields = Fields<Inventory.Entry>(
        "entry",
        [Field("name", "as it is typed", \.name), Field("summary", "in words", \.summary)])
}
