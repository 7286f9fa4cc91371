import StatefulTesting

/// A dial of six places whose state leaves something out: after a step back the next step forward
/// is twice as long. Merging its states is unsound.
struct Hiding: ComparableStateMachine {
    enum Command: Hashable, Sendable {
        case forward
        case back
    }

    var place = 0
    var hasSlack = false
    let kinds = [CommandKind("forward"), CommandKind("back")]
    var step: Int { place }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        kind == 0 ? .forward : .back
    }

    mutating func reset() {
        place = 0
        hasSlack = false
    }

    mutating func perform(_ command: Command) -> Outcome {
        if command == .forward {
            place = (place + (hasSlack ? 2 : 1)) % 6
        } else {
            place = (place + 5) % 6
        }
        hasSlack = command == .back
        return .performed
    }

    var fingerprint: UInt64 { UInt64(place) }
    var state: Int { place }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command == .forward ? 0 : 1 }
    func rank(of command: Command) -> UInt64 { CommandRank.of(kind: kind(of: command)) }
}
