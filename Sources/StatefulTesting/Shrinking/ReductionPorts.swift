/// What an executed trace came to, in command numbers.
@usableFromInline
struct Attempt: Sendable {
    @usableFromInline var executed: [Int32] = []
    @usableFromInline var breach: Breach?

    @inlinable
    init() {}

    /// The breach as a value that a caller can read.
    @usableFromInline
    func violation(lawNames: [String]) -> Violation? {
        breach.map {
            Violation(
                index: executed.count - 1, law: lawNames[$0.law], sentence: $0.sentence,
                symptom: $0.symptom)
        }
    }
}

/// The machine as the shrinker sees it: traces of numbers in, verdicts out.
///
/// The closures are made where the machine's type is known, so their bodies are specialised, while
/// the passes behind them need not be.
@usableFromInline
struct ReductionPorts {
    /// Executes a trace, up to the first violation.
    @usableFromInline let execute: (_ trace: [Int32]) -> Attempt

    /// Executes a trace and gives the fingerprint before the first and after each command; nothing
    /// if a command was ignored.
    @usableFromInline let fingerprints: (_ trace: [Int32]) -> [UInt64]

    /// The numbers of the simpler commands, the simplest first.
    @usableFromInline let simplifications: (_ command: Int32) -> [Int32]

    /// The rank of a command.
    @usableFromInline let rank: (_ command: Int32) -> UInt64

    @inlinable
    init(
        execute: @escaping ([Int32]) -> Attempt, fingerprints: @escaping ([Int32]) -> [UInt64],
        simplifications: @escaping (Int32) -> [Int32], rank: @escaping (Int32) -> UInt64
    ) {
        self.execute = execute
        self.fingerprints = fingerprints
        self.simplifications = simplifications
        self.rank = rank
    }
}

/// Opens the ports of a machine.
/// - Parameters:
///   - machine: the machine; must outlive the ports.
///   - laws: the laws.
///   - table: the numbers of the commands.
/// - Returns: the ports.
@inlinable
func reductionPorts<M: StateMachine>(
    _ machine: UnsafeMutablePointer<M>, laws: [Law<M.Step>], table: CommandTable<M.Command>
) -> ReductionPorts {
    ReductionPorts(
        execute: { trace in
            execute(trace, on: &machine.pointee, laws: laws, commands: table.commands)
        },
        fingerprints: { trace in
            machine.pointee.reset()
            var fingerprints = [machine.pointee.fingerprint]
            for id in trace {
                guard machine.pointee.perform(table.commands[Int(id)]) != .ignored else {
                    return []
                }
                fingerprints.append(machine.pointee.fingerprint)
            }
            return fingerprints
        },
        simplifications: { id in
            machine.pointee.simplifications(of: table.commands[Int(id)]).map {
                table.id(of: $0, on: machine.pointee)
            }
        },
        rank: { table.ranks[Int($0)] })
}

/// Executes a trace of command numbers from the initial state, up to the first violation.
@inlinable
func execute<M: StateMachine>(
    _ trace: [Int32], on machine: inout M, laws: [Law<M.Step>], commands: [M.Command]
) -> Attempt {
    var attempt = Attempt()
    attempt.executed.reserveCapacity(trace.count)
    var counts = VerdictCounts(laws: laws.count)
    machine.reset()
    for id in trace {
        let outcome = machine.perform(commands[Int(id)])
        guard outcome != .ignored else { continue }
        attempt.executed.append(id)
        if let breach = judge(machine.step, by: laws, counting: &counts) {
            attempt.breach = breach
            attempt.breach?.symptom = machine.symptom
            break
        }
        if outcome == .ended {
            break
        }
    }
    return attempt
}
