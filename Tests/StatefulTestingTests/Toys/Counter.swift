import StatefulChallenge
import StatefulTesting

/// The simplest machine with a history: a counter from 0 to 9 that can be stopped.
///
/// `down` is not offered at 0, `up` not at 9, `stop` ends the run.
struct Counter: StateMachine {
    enum Command: Hashable, Sendable, Codable {
        case up
        case down
        case add(Int)
        case stop
    }

    struct Step {
        let before: Int
        let command: Command
        let after: Int
    }

    var value = 0
    var step = Step(before: 0, command: .stop, after: 0)
    var kinds = [
        CommandKind("up", weight: 3), CommandKind("down", weight: 2), CommandKind("add"),
        CommandKind("stop", weight: 0),
    ]

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        switch kind {
        case 0: .up
        case 1: .down
        case 2: .add(choices.index(below: 5))
        default: .stop
        }
    }

    mutating func reset() { value = 0 }

    mutating func perform(_ command: Command) -> Outcome {
        let before = value
        switch command {
        case .up: value += 1
        case .down: value -= 1
        case .add(let amount): value += amount
        case .stop: break
        }
        guard (0...9).contains(value) else {
            value = before
            return .ignored
        }
        step = Step(before: before, command: command, after: value)
        return command == .stop ? .ended : .performed
    }

    var fingerprint: UInt64 { SplitMix64.mix(UInt64(value)) }

    func simplifications(of command: Command) -> [Command] {
        guard case .add(let amount) = command else { return [] }
        return CommandRank.smaller(than: amount).map(Command.add)
    }

    func kind(of command: Command) -> Int {
        switch command {
        case .up: 0
        case .down: 1
        case .add: 2
        case .stop: 3
        }
    }

    func rank(of command: Command) -> UInt64 {
        guard case .add(let amount) = command else {
            return CommandRank.of(kind: kind(of: command))
        }
        return CommandRank.of(kind: 2, UInt16(amount))
    }

    /// Broken by the step that reaches a value.
    static func below(_ limit: Int) -> Law<Step> {
        Law(name: "below-\(limit)", statement: "The value stays below \(limit).") { step in
            step.after < limit ? .held : .violated("reached \(step.after)")
        }
    }

    /// Applies to `down` only.
    static let downIsOne = Law<Step>(name: "down-is-one", statement: "Down subtracts 1.") { step in
        guard step.command == .down else { return .notApplicable }
        return step.after == step.before - 1 ? .held : .violated("subtracted something else")
    }

    /// Where the value goes.
    enum Movement: UInt8, NamedBranch { case rising, falling, standingStill, bySeveral }

    /// Broken by the step that reaches 9; of the others it tells where they lead.
    static let movement = Law<Step>(
        name: "movement", statement: "The value stays below 9.", branches: Movement.names
    ) { step in
        let change = step.after - step.before
        guard step.after < 9 else { return .violated("reached 9") }
        if change == 0 { return .held(in: Movement.standingStill) }
        var branches = LawBranches(change > 0 ? Movement.rising : .falling)
        if abs(change) > 1 { branches.insert(Movement.bySeveral) }
        return .held(in: branches)
    }
}

extension Counter: ComparableStateMachine { var state: Int { value } }

extension Counter: CoverageStateMachine {
    var abstraction: UInt64 { fingerprint }
    var labels: [String] { [] }
    var passedLabels: UInt64 { 0 }
}
