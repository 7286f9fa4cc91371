import StatefulTesting

/// A machine with one law and several flaws: wires that are torn by their own command once that
/// many steps were taken in their own direction.
struct Tripwires: ComparableStateMachine {
    enum Command: Int, Hashable, Sendable, CaseIterable {
        case left, right, rest, tearLeft, tearRight
    }

    private(set) var state = [0, 0]
    private(set) var torn: String?
    let kinds = Command.allCases.map { CommandKind("\($0)") }
    var step: Self { self }

    static let laws = [
        Law<Self>(name: "whole", statement: "No wire is torn.") { machine in
            machine.torn == nil ? .held : .violated("the \(machine.torn ?? "") wire is torn")
        }
    ]

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }

    mutating func reset() { self = Self() }

    mutating func perform(_ command: Command) -> Outcome {
        switch command {
        case .left: state[0] = min(3, state[0] + 1)
        case .right: state[1] = min(4, state[1] + 1)
        case .rest: break
        case .tearLeft:
            guard state[0] == 3 else { return .ignored }
            torn = "left"
        case .tearRight:
            guard state[1] == 4 else { return .ignored }
            torn = "right"
        }
        return .performed
    }

    var symptom: String { torn ?? "" }

    func mayShow(_ symptom: String, _ command: Command) -> Bool {
        switch command {
        case .left, .right, .rest: false
        case .tearLeft: symptom == "left"
        case .tearRight: symptom == "right"
        }
    }

    var fingerprint: UInt64 { UInt64(state[0] * 5 + state[1]) }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }

    static let shortestLeft: [Command] = [.left, .left, .left, .tearLeft]
    static let shortestRight: [Command] = [.right, .right, .right, .right, .tearRight]
}
