/// How a search reads what its runs cover, from a machine that can tell.
///
/// ```
/// search(&machine, laws: [law], coverage: .of(), seed: 42, runs: 0..<1_000)
/// ```
public struct RunCoverage<Machine: StateMachine> {
    @usableFromInline let abstraction: (Machine) -> UInt64
    @usableFromInline let labels: (Machine) -> [String]
    @usableFromInline let passedLabels: (Machine) -> UInt64

    @usableFromInline
    init(
        abstraction: @escaping (Machine) -> UInt64, labels: @escaping (Machine) -> [String],
        passedLabels: @escaping (Machine) -> UInt64
    ) {
        self.abstraction = abstraction
        self.labels = labels
        self.passedLabels = passedLabels
    }
}

extension RunCoverage where Machine: CoverageStateMachine {
    /// Abstract states and labels, as the machine tells them.
    @inlinable
    public static func of() -> RunCoverage {
        RunCoverage(
            abstraction: { $0.abstraction }, labels: { $0.labels },
            passedLabels: { $0.passedLabels })
    }
}
