import StatefulChallenge
import StatefulTesting

/// A flaw that needs the number of ticks to be 1 modulo 3, with a fingerprint that never repeats,
/// so that only dropping three ticks at once makes a trace shorter.
struct Modulo: StateMachine {
    enum Command: Hashable, Sendable {
        case tick
        case fire
    }

    var ticks = 0
    var hasFired = false
    let kinds = [CommandKind("tick"), CommandKind("fire")]
    var step: Modulo { self }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        kind == 0 ? .tick : .fire
    }

    mutating func reset() { self = Modulo() }

    mutating func perform(_ command: Command) -> Outcome {
        ticks += command == .tick ? 1 : 0
        hasFired = command == .fire
        return .performed
    }

    var fingerprint: UInt64 { UInt64(ticks) }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command == .tick ? 0 : 1 }
    func rank(of command: Command) -> UInt64 { CommandRank.of(kind: kind(of: command)) }

    static let law = Law<Modulo>(name: "modulo", statement: "No shot after 1 modulo 3 ticks.") {
        $0.hasFired && $0.ticks % 3 == 1 ? .violated("shot after \($0.ticks)") : .held
    }
}
