/// What a search did and found: a value that can be stored, compared and merged.
public struct SearchReport<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The seed of the search.
    public let seed: UInt64

    /// The limits of the search.
    public let limits: SearchLimits

    /// The runs asked for.
    public internal(set) var runs: Range<Int>

    /// The runs finished; fewer than `runs` only if a deadline ended the search.
    public internal(set) var completedRuns = 0

    /// Whether the deadline ended the search, or a part of it, before all runs were done.
    public internal(set) var endedEarly = false

    /// The runs given up because too many commands in a row were ignored.
    @usableFromInline package internal(set) var stalledRuns = 0

    /// The runs in which a law was broken.
    public internal(set) var failedRuns = 0

    /// The commands of each kind, in the order of the machine's kinds.
    public internal(set) var kinds: [KindTally]

    /// The verdicts of each law, in the order of the laws.
    public internal(set) var laws: [LawTally] = []

    /// The flaws that showed, in the order of the laws, then by symptom.
    public internal(set) var flaws: [FlawTally] = []

    /// The states that the runs have looked ahead from.
    @usableFromInline package internal(set) var looks = 0

    /// The runs that passed each label, in the order of the machine's labels.
    public internal(set) var labels: [LabelTally]

    /// The abstract states and transitions that the runs covered, as far as runs could go on
    /// there; empty unless `limits.drawsMap`.
    package internal(set) var map = StateMap.empty

    /// Counterexamples kept, by run index, capped for each flaw.
    public internal(set) var failures: [Failure<Command>] = []

    /// The runs that were done twice.
    public internal(set) var recheckedRuns = 0

    /// The runs done twice that came out differently.
    public internal(set) var mismatchedRuns = 0

    /// The nondeterministic runs kept, by run index, capped.
    public internal(set) var mismatches: [Mismatch<Command>] = []

    init(
        seed: UInt64, limits: SearchLimits, runs: Range<Int>, kinds: [KindTally],
        labels: [LabelTally]
    ) {
        self.seed = seed
        self.limits = limits
        self.runs = runs
        self.kinds = kinds
        self.labels = labels
    }

    /// The commands performed and judged.
    public var commands: Int {
        kinds.reduce(0) { $0 + $1.performed }
    }

    /// The commands drawn that were not performed.
    @usableFromInline package var ignored: Int {
        kinds.reduce(0) { $0 + $1.ignored }
    }

    /// Whether a counterexample to a flaw is to be kept: one of each run, and not too many.
    func wants(_ flaw: Flaw, of run: Int) -> Bool {
        var alike = 0
        for failure in failures where failure.counterexample.flaw == flaw {
            if failure.run == run { return false }
            alike += 1
        }
        return alike < limits.failuresPerFlaw
    }
}

/// How often commands of a kind were drawn.
public struct KindTally: Sendable, Hashable, Codable {
    /// The name of the kind.
    public let name: String

    /// Commands performed and judged.
    public internal(set) var performed: Int

    /// Commands that were drawn and not performed.
    public internal(set) var ignored: Int
}

/// How many runs passed a label.
public struct LabelTally: Sendable, Hashable, Codable {
    /// The name of the label.
    public let name: String

    /// The runs that passed it, once or more often.
    public internal(set) var runs: Int
}

/// A counterexample, and the run it comes from.
public struct Failure<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The index of the run.
    public let run: Int

    /// The run's own seed.
    public let seed: UInt64

    /// The commands performed, up to the first step of the run that shows the flaw.
    public let counterexample: Counterexample<Command>
}

/// A run that came out differently when it was done again.
public struct Mismatch<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The index of the run.
    public let run: Int

    /// The run's own seed.
    public let seed: UInt64

    /// What happened the first time; this is the one that was counted.
    public let first: RunOutcome<Command>

    /// What happened the second time.
    public let second: RunOutcome<Command>

    /// The first position at which the two differ in command or fingerprint; the common length if
    /// one is a prefix of the other or they differ in the verdict only.
    public var firstDifference: Int {
        var index = 0
        while index < first.trace.count, index < second.trace.count,
            first.trace[index] == second.trace[index],
            first.fingerprints[index] == second.fingerprints[index]
        {
            index += 1
        }
        return index
    }
}

/// What one execution of a run led to.
public struct RunOutcome<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands performed.
    public let trace: [Command]

    /// The commands drawn that were not performed.
    public let ignored: Int

    /// The fingerprint of the state after each performed command.
    public let fingerprints: [UInt64]

    /// The laws that the steps broke, in order.
    public let violations: [Violation]
}

extension SearchReport: Codable where Command: Codable {}
extension Failure: Codable where Command: Codable {}
extension Mismatch: Codable where Command: Codable {}
extension RunOutcome: Codable where Command: Codable {}
