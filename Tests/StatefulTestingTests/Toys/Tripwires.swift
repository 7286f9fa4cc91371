import StatefulTesting

/// A machine with one law and several flaws: wires that are torn by their own command once that
/// many steps were taken in their own direction, and are whole again after it.
struct Tripwires: ComparableStateMachine {
    enum Command: Int, Hashable, Sendable, CaseIterable {
        case left, right, rest, tearLeft, tearRight
    }

    private(set) var state = [0, 0]
    private(set) var torn: String?
    let kinds = Command.allCases.map { CommandKind("\($0)") }
    var step: Self { self }

    static var laws: LawSet<Self> {
        [
            Law(name: "whole", statement: "No wire is torn.") { machine in
                machine.torn == nil ? .held : .violated("the \(machine.torn ?? "") wire is torn")
            }
            .distinguished { $0.torn == "left" ? left : right }
        ]
    }

    static let left = Symptom(code: 1)
    static let right = Symptom(code: 2)

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }

    mutating func reset() { self = Self() }

    mutating func perform(_ command: Command) -> Outcome {
        torn = nil
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

    var fingerprint: UInt64 { UInt64(state[0] * 5 + state[1]) }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }

    static let shortestLeft: [Command] = [.left, .left, .left, .tearLeft]
    static let shortestRight: [Command] = [.right, .right, .right, .right, .tearRight]
}
