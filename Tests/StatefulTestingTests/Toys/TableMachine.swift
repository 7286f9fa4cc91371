import StatefulTesting

/// A machine made of nothing but a random table: for each state and command, where it leads, or
/// that it is not offered, ends the run or breaks a law.
struct TableMachine: ComparableStateMachine {
    enum Entry: Hashable, Sendable {
        case ignored
        case leads(to: Int)
        case ends
        case breaks(law: Int)
    }

    /// Rows of states, columns of commands.
    let table: [[Entry]]
    private var place = 0
    private(set) var step = Entry.ignored

    static let states = 9
    static let commands = 4

    static let laws = (0..<2).map { number in
        Law<Entry>(name: "law-\(number)", statement: "The table does not break it.") { entry in
            entry == .breaks(law: number) ? .violated("broken") : .held
        }
    }

    init(seed: UInt64) {
        var choices = SeededChoices(seed: seed)
        table = (0..<Self.states).map { _ in
            (0..<Self.commands).map { _ in
                switch choices.next(below: 30) {
                case 0: .breaks(law: 0)
                case 1: .breaks(law: 1)
                case 2: .ends
                case 3..<12: .ignored
                default: .leads(to: choices.index(below: Self.states))
                }
            }
        }
    }

    var kinds: [CommandKind] {
        (0..<Self.commands).map { CommandKind("\($0)") }
    }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int {
        kind
    }

    mutating func reset() {
        place = 0
    }

    mutating func perform(_ command: Int) -> Outcome {
        let entry = table[place][command]
        switch entry {
        case .ignored: return .ignored
        case .leads(let next): place = next
        case .ends, .breaks: place = -1
        }
        step = entry
        return entry == .ends ? .ended : .performed
    }

    var fingerprint: UInt64 { UInt64(bitPattern: Int64(place)) }
    var state: Int { place }
    func simplifications(of command: Int) -> [Int] { [] }
    func kind(of command: Int) -> Int { command }
    func rank(of command: Int) -> UInt64 { UInt64(command) }
}
