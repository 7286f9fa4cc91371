/// What a trace comes to without one of its commands: why that command is needed.
public struct Omission: Sendable, Hashable, Codable {
    /// The position of the command left out.
    public let index: Int

    /// The positions of the commands that are ignored then, in the whole trace.
    public let ignored: [Int]

    /// What breaks then, with its position in the whole trace; nil if nothing does.
    public let violation: Violation?

    /// What came of leaving a command out.
    /// - Parameters:
    ///   - index: the position of the command.
    ///   - ignored: the positions of the commands that are ignored then.
    ///   - violation: what breaks then.
    public init(index: Int, ignored: [Int], violation: Violation?) {
        self.index = index
        self.ignored = ignored
        self.violation = violation
    }
}

/// Performs a trace again and again, each time without another one of its commands.
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - trace: the trace.
///   - laws: the laws, the one that names a failure first.
/// - Returns: what came of it, one value for each command.
/// - Complexity: the square of the length of the trace.
@inlinable
public func omissions<M: StateMachine>(
    _ machine: inout M, of trace: [M.Command], laws: [Law<M.Step>]
) -> [Omission] {
    trace.indices.map { left in
        var ignored: [Int] = []
        machine.reset()
        for index in trace.indices where index != left {
            let outcome = machine.perform(trace[index])
            if outcome == .ignored {
                ignored.append(index)
                continue
            }
            let step = machine.step
            for law in laws {
                guard case .violated(let sentence) = law.judge(step) else { continue }
                return Omission(
                    index: left, ignored: ignored,
                    violation: Violation(
                        index: index, law: law.name, sentence: sentence,
                        symptom: machine.symptom))
            }
            if outcome == .ended { break }
        }
        return Omission(index: left, ignored: ignored, violation: nil)
    }
}
