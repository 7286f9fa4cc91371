/// The outcome of a trace without one of its commands: why the command is needed.
package struct Ablation: Sendable, Hashable, Codable {
    /// The position of the command left out.
    package let index: Int
    /// The positions of the commands that are then not performed, in the whole trace.
    package let ignored: [Int]
    /// The violations of the rest, with positions in the whole trace.
    package let violations: [Violation]
    /// The position of the command that then ends the run, if others would have followed.
    package var end: Int?
}

/// Performs a trace repeatedly, each time without another one of its commands.
/// - Parameters:
///   - machine: The machine; left in whatever state the last execution ended in.
/// - Returns: One value for each command.
/// - Complexity: The square of the length of the trace, and its cube with a law that looks ahead.
package func ablations<M: StateMachine>(
    _ machine: inout M, of trace: [M.Command], laws: LawSet<M>
) -> [Ablation] {
    trace.indices.map { left in
        let kept = trace.indices.filter { $0 != left }
        let result = replay(&machine, kept.map { trace[$0] }, laws: laws)
        let ignored = result.ignored.map { kept[$0] }
        let performed = kept.filter { !ignored.contains($0) }
        let reached = result.executed.count + ignored.count
        return Ablation(
            index: left, ignored: ignored,
            violations: result.violations.map {
                Violation(index: performed[$0.index], flaw: $0.flaw, sentence: $0.sentence)
            }, end: reached < kept.count ? kept[reached - 1] : nil)
    }
}
