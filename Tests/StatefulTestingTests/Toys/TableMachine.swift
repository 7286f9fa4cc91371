import StatefulTesting

/// A machine made of nothing but a random table: what each command does in each state, and which
/// laws that breaks, several at once or none.
///
/// A state is a place and a lamp. Only some commands depend on the lamp, and some do the same as
/// others, so there is something to reduce. Some places are out of scope.
struct TableMachine {
    struct Place: Hashable {
        let number: Int
        let isLit: Bool
    }

    struct Entry {
        let outcome: Outcome
        let next: Place

        /// The symptom that each law is broken with; nil where it is not broken.
        let broken: [UInt64?]

        /// Whether each law applies.
        let applies: [Bool]
    }

    struct Step {
        let before: Place

        /// The command, or the one that it does the same as.
        let command: Int

        let after: Place
        let entry: Entry
    }

    static let laws = 3

    let places: Int
    let commands: Int

    /// Whether a law looks ahead from odd places, 1, or from even ones, 0.
    let parity: Int

    /// By place, dark ones first, and command.
    private let table: [[Entry]]

    /// Whether a command depends on the lamp.
    private let dependsOnLamp: [Bool]

    /// For each command one that does the same.
    private let representatives: [Int]

    /// The places that are not gone on from.
    private let outside: Set<Int>

    private(set) var place = Place(number: 0, isLit: false)
    private(set) var step: Step

    init(seed: UInt64) {
        var choices = SeededChoices(seed: seed)
        let places = 2 + choices.index(below: 5)
        let commands = 2 + choices.index(below: 3)
        var representatives = Array(0..<commands)
        for command in 1..<commands where choices.chance(1, in: 5) {
            representatives[command] = representatives[choices.index(below: command)]
        }
        let lamps = (0..<commands).map { _ in choices.chance(1, in: 3) }
        dependsOnLamp = representatives.map { lamps[$0] }
        var table: [[Entry]] = []
        for row in 0..<2 * places {
            var entries: [Entry] = []
            for command in 0..<commands {
                let drawn = Entry(places: places, from: &choices)
                if representatives[command] != command {
                    entries.append(entries[representatives[command]])
                } else if row >= places, !dependsOnLamp[command] {
                    entries.append(table[row - places][command])
                } else {
                    entries.append(drawn)
                }
            }
            table.append(entries)
        }
        let isBounded = choices.chance(1, in: 3)
        let last = choices.index(below: places)
        outside = isBounded ? [last] : []
        parity = Int(seed % 2)
        self.places = places
        self.commands = commands
        self.table = table
        self.representatives = representatives
        step = Step(before: place, command: 0, after: place, entry: table[0][0])
    }

    /// Whether traces go on from the present place.
    var isInside: Bool { isInside(place) }

    /// Whether traces go on from a place.
    func isInside(_ place: Place) -> Bool { !outside.contains(place.number) }

    /// Whether traces go on everywhere.
    var isUnbounded: Bool { outside.isEmpty }

    /// What a command does in a place.
    func entry(_ place: Place, _ command: Int) -> Entry {
        table[place.number + (place.isLit ? places : 0)][command]
    }
}

extension TableMachine.Entry {
    fileprivate init(places: Int, from choices: inout SeededChoices) {
        switch choices.next(below: 20) {
        case 0..<4: outcome = .ignored
        case 4: outcome = .ruledOut
        case 5: outcome = .ended
        default: outcome = .performed
        }
        next = TableMachine.Place(
            number: choices.index(below: places), isLit: choices.chance(1, in: 2))
        var broken: [UInt64?] = (0..<TableMachine.laws).map { _ in
            let symptom = UInt64(choices.next(below: 2))
            return choices.chance(1, in: 9) ? symptom : nil
        }
        // Mostly the last law breaks along with the first, so that there are consequences.
        if broken[0] != nil, choices.chance(3, in: 4) { broken[TableMachine.laws - 1] = 0 }
        self.broken = broken
        applies = (0..<TableMachine.laws).map { _ in choices.chance(2, in: 3) }
    }
}

extension TableMachine: LookAheadMachine, SymmetricStateMachine {
    var kinds: [CommandKind] { (0..<commands).map { CommandKind("\($0)") } }
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int { kind }
    func simplifications(of command: Int) -> [Int] { Array(0..<command) }
    func kind(of command: Int) -> Int { command }
    func rank(of command: Int) -> UInt64 { UInt64(command) }

    mutating func reset() { place = Place(number: 0, isLit: false) }

    mutating func perform(_ command: Int) -> Outcome {
        let entry = entry(place, command)
        guard entry.outcome.isPerformed else { return entry.outcome }
        step = Step(
            before: place, command: representatives[command], after: entry.next, entry: entry)
        place = entry.next
        return entry.outcome
    }

    var fingerprint: UInt64 { UInt64(place.number) << 1 | (place.isLit ? 1 : 0) }
    var state: [UInt32] { [UInt32(place.number), place.isLit ? 1 : 0] }
    var reducedState: [UInt32] { [UInt32(place.number)] }
    func dependsOnFullState(_ command: Int) -> Bool { dependsOnLamp[command] }
    func representative(of command: Int) -> Int { representatives[command] }

    mutating func retrace(_ commands: [Int], fromStart: Bool) {
        if fromStart { reset() }
        for command in commands { _ = perform(command) }
    }

    mutating func markStart() {}
    mutating func attemptFromStart(_ move: Int) -> Outcome? { nil }
    mutating func attempt(_ move: Int) -> Outcome { perform(move) }
    var sight: Place { place }
    var present: Step {
        Step(before: place, command: 0, after: place, entry: entry(place, 0))
    }
}

extension ChoiceSource {
    /// Whether an event of probability `numerator / denominator` happens.
    fileprivate mutating func chance(_ numerator: UInt32, in denominator: UInt32) -> Bool {
        next(below: denominator) < numerator
    }
}
