import StatefulTesting

/// A dial of seven places that can be turned in two ways that come to the same, and a lamp that
/// shows which way it was turned last. Only `look` reads the lamp, and then puts it out.
struct Twins: SymmetricStateMachine {
    enum Command: Int, Hashable, Sendable, CaseIterable {
        case right, alsoRight, jump, look
    }

    /// What one command does in truth, and what it is said to do the same as.
    var claims: [Command: Command] = [.alsoRight: .right]

    /// How far `alsoRight` turns.
    var otherTurn = 1

    private(set) var place = 0
    private(set) var isLit = false
    private(set) var step = 0
    let kinds = Command.allCases.map { CommandKind("\($0)") }

    mutating func reset() {
        place = 0
        isLit = false
    }

    mutating func perform(_ command: Command) -> Outcome {
        switch command {
        case .right, .alsoRight:
            place = (place + (command == .right ? 1 : otherTurn)) % 7
            isLit = false
        case .jump:
            guard place != 3 else { return .ignored }
            place = (place + 2) % 7
            isLit = true
        case .look:
            guard isLit else { return .ignored }
            isLit = false
            if place == 6 { place = 0 }
        }
        step = place
        return .performed
    }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }

    var fingerprint: UInt64 { UInt64(place) << 1 | (isLit ? 1 : 0) }
    var state: [UInt32] { [UInt32(place), isLit ? 1 : 0] }
    var reducedState: [UInt32] { [UInt32(place)] }
    func dependsOnFullState(_ command: Command) -> Bool { command == .look }
    func representative(of command: Command) -> Command { claims[command] ?? command }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }

    static let notFive = Law<Int>(name: "not-five", statement: "The dial does not show 5.") {
        $0 == 5 ? .violated("five") : .held
    }
}
