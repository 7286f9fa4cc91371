/// What a contract allows, worked out beforehand: for every command, in which situations.
///
/// Assumptions are functions of a situation, and there are few situations; so each is asked once,
/// and the search looks the answers up.
struct Permissions {
    /// Eight words for each command, one bit for each situation.
    private var situations: [UInt64]
    private let table: CommandTable

    private static let commandsOfAKind = 4
    private static let wordsOfACommand = 8
    private static let everySituation: Range<UInt16> = 0..<512

    init(_ contract: Contract, for table: CommandTable) {
        precondition(
            table.rows.allSatisfy { $0.argument.count <= Self.commandsOfAKind },
            "A kind has more commands than permissions are kept for.")
        self.table = table
        situations = Array(
            repeating: 0,
            count: table.rows.count * Self.commandsOfAKind * Self.wordsOfACommand)
        for row in table.rows {
            let assumptions = contract.assumptions.filter { $0.kinds.contains(row.name) }
            // What is forbidden altogether need not be asked, situation by situation.
            if assumptions.contains(where: { $0.always.contains(row.name) }) { continue }
            for command in row.commands {
                let place = Self.place(of: command)
                if assumptions.isEmpty {
                    for word in 0..<Self.wordsOfACommand { situations[place + word] = .max }
                    continue
                }
                for bits in Self.everySituation {
                    let situation = Situation(command, SituationBits(rawValue: bits))
                    if !assumptions.contains(where: { $0.forbids(situation) }) {
                        situations[place + Int(bits >> 6)] |= 1 << UInt64(bits & 63)
                    }
                }
            }
        }
    }

    /// Whether a command may be given in a situation.
    func allow(_ command: SplitViewCommand, in situation: SituationBits) -> Bool {
        let bits = situation.rawValue
        let word = situations[Self.place(of: command) + Int(bits >> 6)]
        return word & (1 << UInt64(bits & 63)) != 0
    }

    /// The kinds of command that are allowed nowhere, or never come to anything because another is.
    var kindsRuledOut: Set<CommandName> {
        var ruledOut: Set<CommandName> = []
        for row in table.rows
        where row.commands.allSatisfy({ isNeverAllowed($0) }) {
            ruledOut.insert(row.name)
        }
        for row in table.rows {
            if let predecessor = row.predecessor, ruledOut.contains(predecessor) {
                ruledOut.insert(row.name)
            }
        }
        return ruledOut
    }

    private func isNeverAllowed(_ command: SplitViewCommand) -> Bool {
        let place = Self.place(of: command)
        return situations[place..<place + Self.wordsOfACommand].allSatisfy { $0 == 0 }
    }

    private static func place(of command: SplitViewCommand) -> Int {
        (Int(command.name.rawValue) * commandsOfAKind + Int(command.argument)) * wordsOfACommand
    }
}

/// A situation as a number below 512, to look permissions up.
struct SituationBits: OptionSet {
    let rawValue: UInt16

    static let launched = SituationBits(rawValue: 1)
    static let collapsed = SituationBits(rawValue: 2)
    static let shownAlready = SituationBits(rawValue: 4)
    static let listDeep = SituationBits(rawValue: 8)
    static let detailDeep = SituationBits(rawValue: 16)

    /// Two bits each say what is in front of a column: nothing, a list, a detail, the placeholder.
    private static let listFrontShift: UInt16 = 5
    private static let detailFrontShift: UInt16 = 7
    private static let kinds: [Snapshot.Kind?] = [nil, .list, .detail, .placeholder]

    var listFront: Snapshot.Kind? { Self.kinds[Int(rawValue >> Self.listFrontShift & 3)] }
    var detailFront: Snapshot.Kind? { Self.kinds[Int(rawValue >> Self.detailFrontShift & 3)] }

    /// The bits for what is in front of the columns.
    static func fronts(list: Snapshot.Kind?, detail: Snapshot.Kind?) -> SituationBits {
        SituationBits(
            rawValue: number(of: list) << listFrontShift | number(of: detail) << detailFrontShift)
    }

    private static func number(of kind: Snapshot.Kind?) -> UInt16 {
        switch kind {
        case .list: 1
        case .detail: 2
        case .placeholder: 3
        case .navigation, .container, nil: 0
        }
    }
}

extension Situation {
    /// The situation of a command.
    init(_ command: SplitViewCommand, _ bits: SituationBits) {
        self.command = command
        isLaunched = bits.contains(.launched)
        isCollapsed = bits.contains(.collapsed)
        isShownAlready = bits.contains(.shownAlready)
        listFront = bits.listFront
        detailFront = bits.detailFront
        isListDeep = bits.contains(.listDeep)
        isDetailDeep = bits.contains(.detailDeep)
    }
}
