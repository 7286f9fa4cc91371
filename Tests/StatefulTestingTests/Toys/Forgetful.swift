import StatefulTesting

/// A nondeterministic machine: `reset()` forgets to reset the counter of all ticks.
///
/// Its fingerprint betrays it in every run; its law breaks only on every 500th tick of its life.
struct Forgetful: StateMachine {
    enum Command: Hashable, Sendable { case tick }

    var ticks = 0
    let kinds = [CommandKind("tick")]
    var step: Int { ticks }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        .tick
    }

    mutating func reset() {}

    mutating func perform(_ command: Command) -> Outcome {
        ticks += 1
        return .performed
    }

    var fingerprint: UInt64 { UInt64(ticks) }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { 0 }
    func rank(of command: Command) -> UInt64 { 0 }

    static let never500 = Law<Int>(name: "never-500", statement: "No tick is the 500th.") { tick in
        tick % 500 == 0 ? .violated("tick \(tick)") : .held
    }
}
