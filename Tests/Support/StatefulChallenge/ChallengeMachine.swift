import StatefulTesting

/// A command of a challenge machine: an operation with at most one argument.
package struct Op: Hashable, Sendable, CustomStringConvertible {
    package let kind: Int
    package let name: String
    package let argument: Int

    package var description: String { "\(name)(\(argument))" }
}

/// An operation of a challenge machine.
package struct Operation: Sendable {
    package let name: String
    package let weight: UInt32

    /// The arguments are `0..<arguments`; 1 for an operation without one.
    package let arguments: Int

    package init(_ name: String, weight: UInt32 = 1, arguments: Int = 1) {
        self.name = name
        self.weight = weight
        self.arguments = arguments
    }
}

/// A small machine with a seeded flaw whose simplest trace is known: one task of the stateful
/// shrinking challenge.
///
/// The laws judge the machine as it is after a step, so a flaw is a predicate on the state.
/// "Simplest" is: fewest commands, then the order of the operations as declared, then small
/// arguments, from left to right.
package protocol ChallengeMachine: ComparableStateMachine, Sendable
where Command == Op, Step == Self, State == [Int] {
    /// The operations, the simplest first.
    static var operations: [Operation] { get }

    /// The laws; the last one is the flaw to shrink.
    static var laws: [Law<Self>] { get }

    /// The simplest trace that breaks the last law.
    static var minimum: [Op] { get }

    /// Arguments that stand for all others, for a brute force; all of them if they are few.
    static var representatives: [Int] { get }

    /// Further commands that the proof of the minimum has to try, where those of the trace are not
    /// enough.
    static var wider: [Op] { get }

    /// Whether the machine is deterministic. If not, the minimum is the simplest trace that may
    /// break the last law.
    static var isRepeatable: Bool { get }

    init()

    /// Performs an operation.
    /// - Returns: Whether the state offers it; if not, nothing has changed.
    mutating func apply(_ operation: Int, _ argument: Int) -> Bool
}

extension ChallengeMachine {
    package static var representatives: [Int] { Array(0..<20) }
    package static var wider: [Op] { [] }
    package static var isRepeatable: Bool { true }

    /// The command for an operation, by name.
    package static func op(_ name: String, _ argument: Int = 0) -> Op {
        let kind = operations.firstIndex { $0.name == name } ?? operations.count
        return Op(kind: kind, name: name, argument: argument)
    }

    /// All commands with representative arguments, the simplest first.
    package static var alphabet: [Op] {
        operations.flatMap { operation in
            representatives.filter { $0 < operation.arguments }.map { op(operation.name, $0) }
        }
    }

    /// A law by a predicate that must not become true.
    package static func flaw(
        _ name: String = "flaw", _ isBroken: @escaping @Sendable (Self) -> Bool
    ) -> Law<Self> {
        Law(name: name, statement: "The seeded flaw is not reached.") { machine in
            isBroken(machine) ? .violated("reached") : .held
        }
    }

    package var kinds: [CommandKind] {
        Self.operations.map { CommandKind($0.name, weight: $0.weight) }
    }

    package func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Op {
        let operation = Self.operations[kind]
        return Op(
            kind: kind, name: operation.name, argument: choices.index(below: operation.arguments))
    }

    package mutating func reset() { self = Self() }

    package mutating func perform(_ command: Op) -> Outcome {
        apply(command.kind, command.argument) ? .performed : .ignored
    }

    package var step: Self { self }

    package var fingerprint: UInt64 {
        state.reduce(0) { SplitMix64.mix($0 &+ 1 &+ UInt64(bitPattern: Int64($1))) }
    }

    package func simplifications(of command: Op) -> [Op] {
        CommandRank.smaller(than: command.argument).map {
            Op(kind: command.kind, name: command.name, argument: $0)
        }
    }

    package func kind(of command: Op) -> Int { command.kind }

    package func rank(of command: Op) -> UInt64 {
        CommandRank.of(kind: command.kind, UInt16(command.argument))
    }
}
