import StatefulTesting

/// A corridor with a bell. Ringing is ignored, and counted all the same: after too many rings it
/// ends where one stands. The state leaves the count out.
struct Doorbell: ComparableStateMachine {
    enum Command: Int, CaseIterable { case on, back, ring }

    /// How often the bell may be rung.
    let patience: Int
    private(set) var state = 0
    private var rings = 0
    let kinds = Command.allCases.map { CommandKind("\($0)") }
    var step: Int { state }
    var fingerprint: UInt64 { UInt64(state) }

    init(patience: Int) { self.patience = patience }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }
    mutating func reset() { (state, rings) = (0, 0) }
    mutating func perform(_ command: Command) -> Outcome {
        switch command {
        case .on where state < 6 && rings <= patience: state += 1
        case .back where state > 0: state -= 1
        case .ring:
            rings += 1
            return .ignored
        default: return .ignored
        }
        return .performed
    }
}
