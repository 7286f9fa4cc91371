import StatefulChallenge
import StatefulTesting

/// Two rooms with a door between them, each with an entrance; the bell is in the second one.
struct Doors: StateMachine {
    enum Command: Hashable, Sendable {
        case enter(Int)
        case cross
        case ring
    }

    private var room: Int?
    private(set) var hasRung = false
    let kinds = [CommandKind("enter"), CommandKind("cross"), CommandKind("ring")]
    var step: Bool { hasRung }

    static let silent = Law<Bool>(name: "silent", statement: "The bell stays silent.") { hasRung in
        hasRung ? .violated("ding") : .held
    }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        switch kind {
        case 0: .enter(choices.index(below: 2))
        case 1: .cross
        default: .ring
        }
    }

    mutating func reset() { self = Self() }

    mutating func perform(_ command: Command) -> Outcome {
        switch (command, room) {
        case (.enter(let entrance), nil): room = entrance
        case (.cross, let current?): room = 1 - current
        case (.ring, 1): hasRung = true
        default: return .ignored
        }
        return .performed
    }

    var fingerprint: UInt64 { UInt64(room.map { $0 + 1 } ?? 0) }

    func simplifications(of command: Command) -> [Command] {
        let all: [Command] = [.enter(0), .enter(1), .cross, .ring]
        return all.filter { rank(of: $0) < rank(of: command) }
    }

    func kind(of command: Command) -> Int {
        switch command {
        case .enter: 0
        case .cross: 1
        case .ring: 2
        }
    }

    func rank(of command: Command) -> UInt64 {
        guard case .enter(let entrance) = command else {
            return CommandRank.of(kind: kind(of: command))
        }
        return CommandRank.of(kind: 0, UInt16(entrance))
    }
}
