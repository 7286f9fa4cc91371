/// The access of a search to coverage, from a machine that can tell.
///
/// ```swift
/// var machine = QueueMachine()
/// search(&machine, laws: [fifo], coverage: RunCoverage(), seed: 42, runs: 0..<1_000)
/// ```
public struct RunCoverage<Machine: StateMachine> {
    @usableFromInline let abstraction: (Machine) -> UInt64
    @usableFromInline let labels: (Machine) -> [String]
    @usableFromInline let passedLabels: (Machine) -> UInt64

    /// Abstract states and labels, as the machine tells them.
    @inlinable public init() where Machine: CoverageStateMachine {
        abstraction = { $0.abstraction }
        labels = { $0.labels }
        passedLabels = { $0.passedLabels }
    }
}
