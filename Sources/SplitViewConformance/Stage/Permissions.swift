/// What a contract allows, worked out beforehand: for every command, in which situations.
///
/// Assumptions are functions of a situation, and there are few situations; so each is asked once,
/// and the search looks the answers up.
struct Permissions {
    /// One byte for each command, one bit for each situation.
    private var situations: [UInt8]
    private let table: CommandTable

    private static let commandsOfAKind = 4
    private static let everySituation: Range<UInt8> = 0..<8

    init(_ contract: Contract, for table: CommandTable) {
        precondition(
            table.rows.allSatisfy { $0.argument.count <= Self.commandsOfAKind },
            "A kind has more commands than permissions are kept for.")
        self.table = table
        situations = Array(repeating: 0, count: table.rows.count * Self.commandsOfAKind)
        for row in table.rows {
            let assumptions = contract.assumptions.filter { $0.kinds.contains(row.name) }
            for command in row.commands {
                for bits in Self.everySituation {
                    let situation = Situation(
                        command: command, isLaunched: bits & 1 != 0, isCollapsed: bits & 2 != 0,
                        isShownAlready: bits & 4 != 0)
                    if !assumptions.contains(where: { $0.forbids(situation) }) {
                        situations[Self.place(of: command)] |= 1 << bits
                    }
                }
            }
        }
    }

    /// Whether a command may be given in a situation.
    func allow(
        _ command: SplitViewCommand, isLaunched: Bool, isCollapsed: Bool, isShownAlready: Bool
    ) -> Bool {
        let bits: UInt8 = (isLaunched ? 1 : 0) | (isCollapsed ? 2 : 0) | (isShownAlready ? 4 : 0)
        return situations[Self.place(of: command)] & (1 << bits) != 0
    }

    /// The kinds of command that are allowed nowhere, or never come to anything because another is.
    var kindsRuledOut: Set<CommandName> {
        var ruledOut: Set<CommandName> = []
        for row in table.rows
        where row.commands.allSatisfy({ situations[Self.place(of: $0)] == 0 }) {
            ruledOut.insert(row.name)
        }
        for row in table.rows {
            if let predecessor = row.predecessor, ruledOut.contains(predecessor) {
                ruledOut.insert(row.name)
            }
        }
        return ruledOut
    }

    private static func place(of command: SplitViewCommand) -> Int {
        Int(command.name.rawValue) * commandsOfAKind + Int(command.argument)
    }
}
