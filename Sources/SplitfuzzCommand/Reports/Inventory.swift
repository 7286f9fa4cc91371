import SplitViewConformance
import UIKitModel

/// Everything that can be named on the command line or in a trace; encoded unchanged.
struct Inventory: Encodable, Sendable {
    struct Subject: Encodable, Sendable {
        let name: String
        let origin: String
        /// The profile of the subject.
        let profile: String
        let assumptions: [Assumption]
    }

    struct Assumption: Encodable, Sendable {
        let name: String
        let statement: String
        /// Whether the document states it; if not, fuzzing found it.
        let isStated: Bool
        let canBeSteppedOver: Bool
    }

    struct Canary: Encodable, Sendable {
        let name: String
        let origin: String
        let law: String
        let shortest: Int
    }

    struct Entry: Encodable, Sendable {
        let name: String
        let summary: String
    }

    let schema = JSON.schema
    let verb = "list"
    let version = Splitfuzz.version
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
    let profiles = UIKitProfile.all.map { Entry(name: $0.name, summary: $0.summary) }
}

extension Inventory: Printable {
    /// The inventory as text, in sections.
    func text(style: Style) -> String {
        var sections: [[String]] = []
        sections.append(
            ["subjects"]
                + subjects.flatMap { subject in
                    ["\(subject.name): \(subject.origin)\(subject.profileRemark)"]
                        + Inventory.rows(
                            subject.assumptions.map { [$0.name, $0.remarkedStatement] })
                })
        if !controls.isEmpty {
            sections.append(["controls"] + Inventory.rows(controls.map { [$0.name, $0.summary] }))
        }
        if !canaries.isEmpty {
            sections.append(
                ["canaries"]
                    + Inventory.rows(
                        canaries.map { [$0.name, $0.origin, $0.verdict] }))
        }
        sections.append(["laws"] + Inventory.rows(laws.map { [$0.name, $0.summary] }))
        sections.append(["commands"] + Inventory.rows(commands.map { [$0.name, $0.summary] }))
        sections.append(["profiles"] + Inventory.rows(profiles.map { [$0.name, $0.summary] }))
        return sections.map { section in
            let lines = section.dropFirst().map { "  \($0)" }
            return ([style.paint(section[0], .bold)] + lines).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// The inventory as JSON.
    var json: String { JSON.text(of: self) }

    private static func rows(_ cells: [[String]]) -> [String] {
        var table = Table(Array(repeating: .left, count: cells.first?.count ?? 0))
        for row in cells { table.append(row.map { Table.Cell($0.oneLine) }) }
        return table.lines(style: .plain).map { "  \($0)" }
    }
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
        default: ""
        }
    }
}
