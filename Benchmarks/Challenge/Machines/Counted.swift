import StatefulTesting

/// A machine that counts how often it is reset.
struct Counted<Machine: ChallengeMachine>: ComparableStateMachine {
    private var machine: Machine
    private(set) var resets = 0

    init(_ machine: Machine) {
        self.machine = machine
    }

    var kinds: [CommandKind] { machine.kinds }
    var step: Machine { machine }
    var fingerprint: UInt64 { machine.fingerprint }
    var state: [Int] { machine.state }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Op {
        machine.command(ofKind: kind, from: &choices)
    }

    mutating func reset() {
        resets += 1
        machine.reset()
    }

    mutating func perform(_ command: Op) -> Outcome { machine.perform(command) }

    func simplifications(of command: Op) -> [Op] { machine.simplifications(of: command) }
    func kind(of command: Op) -> Int { machine.kind(of: command) }
    func rank(of command: Op) -> UInt64 { machine.rank(of: command) }
}
