/// What executing a trace of command numbers led to.
@usableFromInline
struct Attempt {
    /// The commands performed, up to the first step that shows the flaw.
    @usableFromInline var executed: [Int32] = []

    /// How the last of them shows it; nil if no step does.
    @usableFromInline var shown: BrokenLaw?

    @inlinable
    init() {}
}

/// The machine as the shrinker sees it: traces of numbers in, attempts out.
@usableFromInline
struct ReducerHandle {
    /// Executes a trace, up to the first step that shows the flaw.
    let execute: (_ trace: [Int32]) -> Attempt

    /// Executes a trace and gives the fingerprint before the first and after each command; nothing
    /// if a command was not performed.
    let fingerprints: (_ trace: [Int32]) -> [UInt64]

    /// The numbers of the simpler commands, the simplest first.
    let simplifications: (_ command: Int32) -> [Int32]

    /// The rank of a command.
    let rank: (_ command: Int32) -> UInt64

    @usableFromInline
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

/// The current trace and everything that is remembered while it gets simpler.
struct Reducer {
    let machine: ReducerHandle
    private(set) var current: [Int32]
    private(set) var shown: BrokenLaw
    private(set) var tallies = ShrinkPass.allCases.map { PassTally(pass: $0) }
    private(set) var executions = 1
    private var budget: Int
    private var seen: Set<[Int32]>
    private var trail: (trace: [Int32], fingerprints: [UInt64]) = ([], [])

    /// Takes up a trace that shows the flaw, cut to what was executed of it.
    init(
        _ machine: ReducerHandle, trace: [Int32], executed: [Int32], shown: BrokenLaw,
        limits: ShrinkLimits
    ) {
        self.machine = machine
        self.shown = shown
        current = executed
        seen = [trace, executed]
        budget = limits.executions - 1
        count(.cutToExecuted, accepted: executed.count < trace.count)
    }

    /// Whether nothing more may be executed.
    var isSpent: Bool { budget <= 0 }

    /// The passes in the order in which they are run.
    private static let passes: [@Sendable (inout Reducer) -> Void] = [
        { $0.cutLoops() }, { $0.dropChunks() }, { $0.dropOne() }, { $0.dropPairs() },
        { $0.simplifyEach() }, { $0.simplifyTogether() }, { $0.dropTriples() },
        { $0.fuseNeighbours() }, { $0.swapNeighbours() },
    ]

    /// Runs all passes until a whole round of them finds nothing.
    /// - Returns: whether that point was reached within the budget.
    mutating func runToFixedPoint() -> Bool {
        var before: [Int32]
        repeat {
            before = current
            for pass in Self.passes { pass(&self) }
        } while current != before && !isSpent
        return current == before && !isSpent
    }

    /// Executes a candidate and takes it up if it is simpler and shows the flaw.
    ///
    /// A candidate that is not simpler than the current trace, or that was executed before, is
    /// turned away without executing it.
    /// - Parameters:
    ///   - candidate: the trace.
    ///   - pass: the pass that proposes it.
    /// - Returns: whether it became the current trace.
    mutating func attempt(_ candidate: [Int32], _ pass: ShrinkPass) -> Bool {
        guard !isSpent, isSimpler(candidate), seen.insert(candidate).inserted
        else { return false }
        budget -= 1
        executions += 1
        let result = machine.execute(candidate)
        // What was executed of it would lead to the same, so it is not tried either.
        seen.insert(result.executed)
        count(pass, accepted: result.shown != nil)
        guard let shown = result.shown else { return false }
        current = result.executed
        self.shown = shown
        return true
    }

    private func isSimpler(_ candidate: [Int32]) -> Bool {
        StatefulTesting.isSimpler(
            candidate.map(machine.rank), than: current.map(machine.rank))
    }

    /// The fingerprints along the current trace; an execution, though not of a candidate.
    mutating func fingerprints() -> [UInt64] {
        guard !isSpent else { return [] }
        if trail.trace != current {
            budget -= 1
            executions += 1
            trail = (current, machine.fingerprints(current))
        }
        return trail.fingerprints
    }

    private mutating func count(_ pass: ShrinkPass, accepted: Bool) {
        guard let index = ShrinkPass.allCases.firstIndex(of: pass) else { return }
        tallies[index].tried += 1
        tallies[index].accepted += accepted ? 1 : 0
    }
}
