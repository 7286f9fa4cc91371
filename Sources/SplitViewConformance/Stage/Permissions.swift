/// The permissions of a contract: for every command, the situations that allow it.
///
/// Assumptions are functions of a situation, and there are few situations; so each is asked once,
/// when the situation comes up first, and the search looks the answers up.
struct Permissions {
    /// Eight words for each command, one bit for each situation that was asked about.
    private var asked: [UInt64]
    /// The same, one bit for each of those in which the command is allowed.
    private var allowed: [UInt64]
    private let assumptions: [Assumption]
    /// The kinds of command that are allowed nowhere, or have no effect because another is not
    /// allowed.
    let kindsRuledOut: Set<CommandName>
    /// How many commands there are of the kinds before each.
    private let offsets: [Int]

    private static let wordsOfACommand = 8
    private static let everySituation: Range<UInt16> = 0..<512

    init(_ assumptions: [Assumption], for table: CommandTable) {
        var count = 0
        offsets = table.rows.map { row in
            defer { count += Int(row.argument.count) }
            return count
        }
        let size = count * Self.wordsOfACommand
        asked = Array(repeating: 0, count: size)
        allowed = Array(repeating: 0, count: size)
        self.assumptions = assumptions
        var ruledOut: Set<CommandName> = []
        for row in table.rows {
            let concerning = assumptions.filter { $0.kinds.contains(row.name) }
            let isNeverAllowed =
                concerning.contains { $0.always.contains(row.name) }
                || !concerning.isEmpty
                    && row.commands.allSatisfy { Self.isForbiddenEverywhere($0, by: concerning) }
            if isNeverAllowed { ruledOut.insert(row.name) }
        }
        for row in table.rows {
            if let predecessor = row.predecessor, ruledOut.contains(predecessor) {
                ruledOut.insert(row.name)
            }
        }
        kindsRuledOut = ruledOut
    }

    mutating func allow(_ command: SplitViewCommand, in situation: SituationBits) -> Bool {
        let word = place(of: command) + Int(situation.rawValue >> 6)
        let bit: UInt64 = 1 << UInt64(situation.rawValue & 63)
        if asked[word] & bit == 0 { ask(command, situation, word, bit) }
        return allowed[word] & bit != 0
    }

    private mutating func ask(
        _ command: SplitViewCommand, _ bits: SituationBits, _ word: Int, _ bit: UInt64
    ) {
        asked[word] |= bit
        if !Self.isForbidden(command, bits, by: assumptions) { allowed[word] |= bit }
    }

    /// Stops at the first situation that allows the command; often it is an early one.
    private static func isForbiddenEverywhere(
        _ command: SplitViewCommand, by assumptions: [Assumption]
    ) -> Bool {
        everySituation.allSatisfy {
            isForbidden(command, SituationBits(rawValue: $0), by: assumptions)
        }
    }

    private static func isForbidden(
        _ command: SplitViewCommand, _ bits: SituationBits, by assumptions: [Assumption]
    ) -> Bool {
        let situation = Situation(command, bits)
        return assumptions.contains { $0.kinds.contains(command.name) && $0.forbids(situation) }
    }

    @inline(__always) private func place(of command: SplitViewCommand) -> Int {
        (offsets[Int(command.name.rawValue)] + Int(command.argument)) * Self.wordsOfACommand
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

    static func fronts(list: Snapshot.Kind?, detail: Snapshot.Kind?) -> SituationBits {
        SituationBits(
            rawValue: number(of: list) << listFrontShift | number(of: detail) << detailFrontShift)
    }

    /// `contains` without the generic code that a debug build runs for it: a contract is
    /// asked about all situations when its permissions are worked out.
    func has(_ bit: SituationBits) -> Bool { rawValue & bit.rawValue != 0 }

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
    init(_ command: SplitViewCommand, _ bits: SituationBits) {
        self.command = command
        isLaunched = bits.has(.launched)
        isCollapsed = bits.has(.collapsed)
        isShownAlready = bits.has(.shownAlready)
        listFront = bits.listFront
        detailFront = bits.detailFront
        isListDeep = bits.has(.listDeep)
        isDetailDeep = bits.has(.detailDeep)
    }
}
