import StatefulTesting

/// What is left to do of an examination: failures to shrink first, then flaws to prove, and again
/// as long as something new turns up on the way.
struct ExaminationWork {
    /// One thing to do.
    enum Task {
        /// Shrink a failure.
        case shrink(CaughtFailure)
        /// Prove the simplest form of a flaw.
        case prove(ShrunkFailure)

        /// The index of the run that it comes from.
        var run: Int {
            switch self {
            case .shrink(let caught): caught.run
            case .prove(let shrunk): shrunk.run
            }
        }
    }

    /// A law, and how it is broken.
    private struct Flaw: Hashable {
        let law: String
        let symptom: String

        init(_ failure: Bycatch<SplitViewCommand>) {
            law = failure.law
            symptom = failure.symptom
        }
    }

    /// How many failures of a flaw are shrunk: a proof that does not end leaves the simplest of
    /// what they came to.
    private let attempts: Int
    private var caught: [CaughtFailure]
    private var known: Set<Flaw>
    private var taken: [Flaw: Int] = [:]
    private var shrunk: [ShrunkFailure] = []
    private var proved = 0

    /// The work that the failures of a search make.
    init(_ report: SearchReport<SplitViewCommand>, attempts: Int) {
        self.attempts = attempts
        caught = report.failures.reversed().map {
            CaughtFailure(
                Bycatch(
                    trace: $0.trace, law: $0.law, sentence: $0.sentence, symptom: $0.symptom),
                run: $0.run)
        }
        known = Set(caught.map { Flaw($0.failure) })
    }

    /// What to do next; `nil` when all is done.
    mutating func next() -> Task? {
        if let next = caught.popLast() { return .shrink(next) }
        guard proved < shrunk.count else { return nil }
        proved += 1
        return .prove(shrunk[proved - 1])
    }

    /// Whether one more failure of its flaw is to be shrunk; counts it, if so.
    mutating func takes(_ failure: Bycatch<SplitViewCommand>) -> Bool {
        let flaw = Flaw(failure)
        known.insert(flaw)
        let isProved = shrunk.prefix(proved).contains { Flaw($0.result.failure) == flaw }
        guard !isProved, taken[flaw, default: 0] < attempts else { return false }
        taken[flaw, default: 0] += 1
        return true
    }

    /// Takes up what a failure was shrunk to, and what was met on the way.
    mutating func note(_ result: ShrinkResult<SplitViewCommand>, run: Int) {
        let flaw = Flaw(result.failure)
        let new = ShrunkFailure(result: result, run: run)
        if let index = shrunk.firstIndex(where: { Flaw($0.result.failure) == flaw }) {
            if new.isSimpler(than: shrunk[index]) { shrunk[index] = new }
        } else {
            shrunk.append(new)
        }
        note(result.bycatch, run: run)
    }

    /// Takes up what was met on the way, as far as its flaws are new.
    mutating func note(_ bycatch: [Bycatch<SplitViewCommand>], run: Int) {
        for failure in bycatch.reversed() where known.insert(Flaw(failure)).inserted {
            caught.append(CaughtFailure(failure, run: run))
        }
    }
}

/// A failure that is still to be shrunk.
struct CaughtFailure {
    let failure: Bycatch<SplitViewCommand>
    /// The index of the run that it comes from.
    let run: Int

    init(_ failure: Bycatch<SplitViewCommand>, run: Int) {
        self.failure = failure
        self.run = run
    }
}

/// A failure that has been shrunk.
struct ShrunkFailure {
    let result: ShrinkResult<SplitViewCommand>
    /// The index of the run that it comes from.
    let run: Int

    fileprivate func isSimpler(than other: ShrunkFailure) -> Bool {
        let (left, right) = (result.trace, other.result.trace)
        return ([left.count] + left.map(\.rank)).lexicographicallyPrecedes(
            [right.count] + right.map(\.rank))
    }
}

extension ShrinkResult {
    /// The shrunk trace, and what it breaks.
    var failure: Bycatch<Command> {
        Bycatch(trace: trace, law: law, sentence: sentence, symptom: symptom)
    }
}
