/// The work and the result of a search: a value that can be stored, compared and merged. It is
/// flat, as the files of shards contain it.
///
/// ```swift
/// var machine = QueueMachine()
/// let report = search(&machine, laws: [fifo], seed: 42, runs: 0..<200)
/// print(report.commands, report.failedRuns, report.laws.filter(\.wasNeverJudged).map(\.name))
/// ```
public struct SearchReport<Command: Hashable & Sendable>: Sendable, Hashable {
    package let seed: UInt64
    package let limits: SearchLimits
    package internal(set) var runs: Range<Int>
    /// The runs finished; fewer than `runs` only if a deadline ended the search.
    public internal(set) var completedRuns = 0
    /// The runs ended because too many commands in a row were ignored.
    package internal(set) var stalledRuns = 0

    /// The runs without some commands that the contract allows, as noted by the caller of the
    /// search.
    package var restrictedRuns = 0
    /// The runs in which a law was broken.
    public internal(set) var failedRuns = 0
    /// The commands of each kind, in the order of the machine's kinds.
    package internal(set) var kinds: [KindTally] = []
    /// The verdicts of each law, in the order of the laws.
    public internal(set) var laws: [LawTally] = []
    /// The flaws that showed, in the order of the laws, then by symptom.
    package internal(set) var flaws: [FlawTally] = []
    /// The states from which the runs have looked ahead.
    package internal(set) var looks = 0
    /// The runs that reached each label, in the order of the machine's labels.
    package internal(set) var labels: [LabelTally]

    /// The abstract states and transitions that the runs covered, as far as runs could continue
    /// from there; empty unless `limits.drawsMap`.
    package internal(set) var map = StateMap()
    /// Counterexamples kept, by run index, capped for each flaw.
    public internal(set) var failures: [Failure<Command>] = []
    /// The runs that were done twice.
    package internal(set) var recheckedRuns = 0
    /// The runs performed twice with different outcomes.
    public internal(set) var mismatchedRuns = 0
    /// The nondeterministic runs kept, by run index, capped.
    package internal(set) var mismatches: [Mismatch<Command>] = []

    /// Whether some of the runs asked for were not performed: a deadline ended the search or a part
    /// of it, or it is not finished.
    package var endedEarly: Bool { completedRuns < runs.count }

    /// The commands performed and judged.
    public var commands: Int { kinds.reduce(0) { $0 + $1.performed } }

    /// Whether a counterexample to a flaw is to be kept: one of each run, and not too many.
    func wants(_ flaw: Flaw, of run: Int) -> Bool {
        let runs = failures.lazy.filter { $0.counterexample.flaw == flaw }.map(\.run)
        return runs.count < limits.failuresPerFlaw && !runs.contains(run)
    }
}

/// The number of times that commands of a kind were drawn.
@usableFromInline package struct KindTally: Sendable, Hashable, Codable {
    package let name: String
    @usableFromInline package var performed = 0
    /// Commands that were drawn and not performed.
    @usableFromInline package var ignored = 0
}

/// The number of runs that reached a label.
package struct LabelTally: Sendable, Hashable, Codable {
    package let name: String
    /// The runs that reached it, once or more often.
    package internal(set) var runs: Int
}

/// A counterexample, and the run it comes from.
public struct Failure<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The index of the run.
    public let run: Int
    /// The seed that the counterexample was found with: of the run, or of the search.
    package let seed: UInt64

    /// The commands performed, up to the first step of the run that shows the flaw; or the trace of
    /// a look ahead from there.
    public let counterexample: Counterexample<Command>
}

/// A run that had another outcome when it was performed again.
package struct Mismatch<Command: Hashable & Sendable>: Sendable, Hashable {
    package let run: Int
    /// The commands performed the first time; this is the one that was counted.
    package let trace: [Command]
    /// The violation the first time and not the second, if any.
    package let first: Violation?
    /// The violation the second time and not the first, if any.
    package let second: Violation?

    /// The position of the first command that led to another state or was performed once only; nil
    /// if nothing differs but verdicts, or how many commands were ignored.
    package let parting: Int?
}

extension SearchReport: Codable where Command: Codable {}
extension Failure: Codable where Command: Codable {}
extension Mismatch: Codable where Command: Codable {}
