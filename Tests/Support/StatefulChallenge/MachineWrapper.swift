import StatefulTesting

/// A machine around another one, which does whatever the wrapper does not do itself: a wrapper is
/// as long as what it adds, and cannot forget to pass something on.
package protocol MachineWrapper<Base>: StateMachine
where Command == Base.Command, Step == Base.Step {
    associatedtype Base: StateMachine

    /// The machine inside.
    var base: Base { get set }
}

extension MachineWrapper {
    package var kinds: [CommandKind] { base.kinds }
    package var step: Step { base.step }
    package var fingerprint: UInt64 { base.fingerprint }

    package func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        base.command(ofKind: kind, from: &choices)
    }

    package func kind(of command: Command) -> Int { base.kind(of: command) }
    package func rank(of command: Command) -> UInt64 { base.rank(of: command) }
    package func simplifications(of command: Command) -> [Command] {
        base.simplifications(of: command)
    }

    package mutating func reset() { base.reset() }
    package mutating func perform(_ command: Command) -> Outcome { base.perform(command) }
}

extension MachineWrapper where Base: ComparableStateMachine {
    package var state: Base.State { base.state }
}
