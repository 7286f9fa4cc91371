import SplitViewCatalog
import SplitViewConformance

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

    let schema = jsonSchema
    let verb = "list"
    let version = splitfuzzVersion
    let subjects = Catalog.subjects.map { subject in
        Subject(
            name: subject.name, origin: subject.origin, profile: subject.profile.name,
            assumptions: subject.contract.assumptions.map {
                Assumption(
                    name: $0.name, statement: $0.statement, isStated: $0.isStated,
                    canBeSteppedOver: $0.canBeSteppedOver)
            })
    }
    let controls = Catalog.controls.map { Entry(name: $0.name, summary: $0.origin) }
    let canaries = Catalog.canaries.map {
        Canary(
            name: $0.subject.name, origin: $0.subject.origin, law: $0.law, shortest: $0.shortest)
    }
    let laws = SplitViewLaws.all.map { Entry(name: $0.name, summary: $0.statement) }
    let commands = CommandName.allCases.map { Entry(name: $0.form, summary: $0.explanation) }
    let profiles = Profile.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }
}

/// The inventory as text, in sections.
func inventoryText(_ inventory: Inventory, style: Style) -> String {
    var sections: [[String]] = []
    sections.append(
        ["subjects"]
            + inventory.subjects.flatMap { subject in
                ["\(subject.name): \(subject.origin)\(about(subject.profile))"]
                    + rows(subject.assumptions.map { [$0.name, statement(of: $0)] })
            })
    sections.append(["controls"] + rows(inventory.controls.map { [$0.name, $0.summary] }))
    sections.append(
        ["canaries"]
            + rows(
                inventory.canaries.map {
                    [$0.name, $0.origin, "\($0.law) in \(count($0.shortest, "step"))"]
                }))
    sections.append(["laws"] + rows(inventory.laws.map { [$0.name, $0.summary] }))
    sections.append(["commands"] + rows(inventory.commands.map { [$0.name, $0.summary] }))
    sections.append(["profiles"] + rows(inventory.profiles.map { [$0.name, $0.summary] }))
    return sections.map { section in
        let lines = section.dropFirst().map { "  \($0)" }
        return ([style.paint(section[0], .bold)] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
}

/// The profile of a subject, if it is not the default.
private func about(_ profile: String) -> String {
    profile == Profile.ios26.rawValue ? "" : " (profile \(profile))"
}

private func statement(of assumption: Inventory.Assumption) -> String {
    if !assumption.isStated { return assumption.statement + " (found by fuzzing, not stated)" }
    if !assumption.canBeSteppedOver { return assumption.statement + " (the subject ensures it)" }
    return assumption.statement
}

private func rows(_ cells: [[String]]) -> [String] {
    var table = Table(Array(repeating: .left, count: cells.first?.count ?? 0))
    for row in cells { table.append(row.map { Table.Cell($0) }) }
    return table.lines(style: .plain).map { "  \($0)" }
}
