import StatefulChallenge
import StatefulTesting

/// A main-actor class that joins the nonisolated engine through an isolated conformance.
@MainActor final class MainActorStage {
    var depth = 0
    var step = 0
    let kinds = [CommandKind("push"), CommandKind("pop")]
}

extension MainActorStage: @MainActor ComparableStateMachine {
    enum Command: Hashable, Sendable {
        case push
        case pop
    }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        kind == 0 ? .push : .pop
    }

    func reset() { depth = 0 }

    func perform(_ command: Command) -> Outcome {
        guard command == .push || depth > 0 else { return .ignored }
        depth += command == .push ? 1 : -1
        step = depth
        return .performed
    }

    var fingerprint: UInt64 { UInt64(depth) }
    var state: Int { depth }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command == .push ? 0 : 1 }
    func rank(of command: Command) -> UInt64 { CommandRank.of(kind: kind(of: command)) }
}
