/// What a search did and found: a value that can be stored, compared and merged.
public struct SearchReport<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The seed of the search.
    public let seed: UInt64

    /// The limits of the search.
    public let limits: SearchLimits

    /// The runs asked for.
    public internal(set) var runs: Range<Int>

    /// The runs finished; fewer than `runs` only if a deadline ended the search.
    public internal(set) var completedRuns: Int

    /// Whether the deadline ended the search, or a part of it, before all runs were done.
    public internal(set) var endedEarly: Bool

    /// The runs given up because too many commands in a row were ignored.
    public internal(set) var stalledRuns: Int

    /// The commands of each kind, in the order of the machine's kinds.
    public internal(set) var kinds: [KindTally]

    /// The verdicts of each law, in the order of the law list.
    public internal(set) var laws: [LawTally]

    /// The runs that came by each label, in the order of the machine's labels.
    public internal(set) var labels: [LabelTally]

    /// The abstract states and transitions that the runs came by, as far as runs could go on there;
    /// empty unless `limits.drawsMap`.
    public internal(set) var map: StateMap

    /// The failing runs kept, by run index, capped for each law and symptom.
    public internal(set) var failures: [Failure<Command>]

    /// The runs that were done twice.
    public internal(set) var recheckedRuns: Int

    /// The runs done twice that came out differently.
    public internal(set) var mismatchedRuns: Int

    /// The nondeterministic runs kept, by run index, capped.
    public internal(set) var mismatches: [Mismatch<Command>]

    /// The commands performed and judged.
    public var commands: Int {
        kinds.reduce(0) { $0 + $1.performed }
    }

    /// The commands drawn that the state did not offer.
    public var ignored: Int {
        kinds.reduce(0) { $0 + $1.ignored }
    }

    /// The failing runs, those beyond the cap included.
    public var failedRuns: Int {
        laws.reduce(0) { $0 + $1.failedRuns }
    }
}

/// How often commands of a kind were drawn.
public struct KindTally: Sendable, Hashable, Codable {
    /// The name of the kind.
    public let name: String

    /// Commands performed and judged.
    public internal(set) var performed: Int

    /// Commands that the state did not offer.
    public internal(set) var ignored: Int
}

/// How many runs came by a label.
public struct LabelTally: Sendable, Hashable, Codable {
    /// The name of the label.
    public let name: String

    /// The runs that came by it, once or more often.
    public internal(set) var runs: Int
}

/// How a law's verdicts came out.
public struct LawTally: Sendable, Hashable, Codable {
    /// The name of the law.
    public let name: String

    /// Steps on which the law held.
    public internal(set) var held: Int

    /// Steps that the law has nothing to say about.
    public internal(set) var notApplicable: Int

    /// Steps that broke the law, alone or along with others.
    public internal(set) var violated: Int

    /// Runs whose failure this law names, being the first broken in the order of the list.
    public internal(set) var failedRuns: Int

    /// Its branches, in the order of the law.
    public internal(set) var branches: [BranchTally] = []

    /// Whether the law never applied; such a law was not tested, which is not the same as held.
    public var wasNeverJudged: Bool {
        held == 0 && violated == 0
    }
}

/// On how many steps a law held in one of its branches.
public struct BranchTally: Sendable, Hashable, Codable {
    /// The name of the branch.
    public let name: String

    /// The steps.
    public internal(set) var steps: Int
}

/// A run that broke a law.
public struct Failure<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The index of the run.
    public let run: Int

    /// The run's own seed.
    public let seed: UInt64

    /// The commands performed, up to and including the violating one.
    public let trace: [Command]

    /// The name of the first broken law.
    public let law: String

    /// How it was broken.
    public let sentence: String

    /// What tells this flaw from others that break the same law.
    public let symptom: String
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

/// What one execution of a run came to.
public struct RunOutcome<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands performed.
    public let trace: [Command]

    /// The commands drawn that the state did not offer.
    public let ignored: Int

    /// The fingerprint of the state after each performed command.
    public let fingerprints: [UInt64]

    /// The violation that ended the run, if one did.
    public let violation: Violation?
}

extension SearchReport: Codable where Command: Codable {}
extension Failure: Codable where Command: Codable {}
extension Mismatch: Codable where Command: Codable {}
extension RunOutcome: Codable where Command: Codable {}
