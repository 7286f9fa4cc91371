/// The outcome of shrinking, in command numbers.
@usableFromInline
struct Reduction {
    var trace: [Int32]
    var sentence: String
    var symptom: String
    let law: Int
    var tallies: [PassTally]
    var executions: Int
    var reachedFixedPoint: Bool
    var isStable: Bool
    var repeated: Attempt
    var bycatch: [Caught]

    /// The simplest trace met that shows a certain other flaw.
    struct Caught {
        var trace: [Int32]
        let law: Int
        let symptom: String
        var sentence: String
    }
}

/// Shrinks a trace of command numbers.
/// - Parameters:
///   - trace: the failing trace.
///   - law: the index of the law it breaks first.
///   - symptom: the symptom it breaks it with; nil if any will do.
///   - ports: the machine.
///   - limits: how much work is allowed.
/// - Returns: the reduction; or, if the trace does not break the law first, what it came to.
@usableFromInline
func reduce(
    _ trace: [Int32], law: Int, symptom: String?, ports: ReductionPorts, limits: ShrinkLimits
) -> Result<Reduction, NotReproduced> {
    let first = ports.execute(trace)
    let flaw = TargetFlaw(law: law, symptom: symptom)
    guard let breach = first.breach, flaw.isShown(by: breach) else {
        return .failure(NotReproduced(attempt: first))
    }
    var reducer = Reducer(ports: ports, flaw: flaw, budget: limits.executions - 1)
    reducer.start(trace, first.executed, breach)
    let reachedFixedPoint = reducer.runToFixedPoint()
    // Beyond the budget: without these executions the result would be a mere claim.
    var confirmed = 0
    var isStable = true
    var again = first
    while isStable, confirmed < ShrinkLimits.confirmations {
        again = ports.execute(reducer.current)
        isStable = again.executed == reducer.current && again.breach.map(flaw.isShown) == true
        confirmed += 1
    }
    return .success(
        Reduction(
            trace: reducer.current, sentence: reducer.breach.sentence,
            symptom: reducer.breach.symptom, law: law, tallies: reducer.tallies,
            executions: reducer.executions + confirmed,
            reachedFixedPoint: reachedFixedPoint, isStable: isStable, repeated: again,
            bycatch: reducer.bycatch))
}

/// A trace that was to be shrunk does not break the law.
@usableFromInline
struct NotReproduced: Error {
    @usableFromInline let attempt: Attempt
}

/// What a trace has to show while it is shrunk.
struct TargetFlaw {
    let law: Int

    /// Nil if any symptom will do.
    let symptom: String?

    func isShown(by breach: Breach) -> Bool {
        breach.law == law && (symptom == nil || breach.symptom == symptom)
    }
}

/// The current trace and everything that is remembered while it gets simpler.
struct Reducer {
    let ports: ReductionPorts
    let flaw: TargetFlaw
    private(set) var current: [Int32] = []
    private(set) var breach: Breach
    private(set) var tallies = ShrinkPass.allCases.map { PassTally(pass: $0) }
    private(set) var executions = 0
    private(set) var bycatch: [Reduction.Caught] = []
    private var budget: Int
    private var seen: Set<[Int32]> = []
    private var trail: (trace: [Int32], fingerprints: [UInt64]) = ([], [])

    init(ports: ReductionPorts, flaw: TargetFlaw, budget: Int) {
        self.ports = ports
        self.flaw = flaw
        breach = Breach(law: flaw.law, sentence: "")
        self.budget = budget
    }

    /// Whether nothing more may be executed.
    var isSpent: Bool {
        budget <= 0
    }

    /// Takes up the trace to shrink, cut to what was executed of it.
    mutating func start(_ trace: [Int32], _ executed: [Int32], _ breach: Breach) {
        executions = 1
        count(.cutToExecuted, accepted: executed.count < trace.count)
        seen.insert(trace)
        seen.insert(executed)
        accept(executed, breach)
    }

    /// Runs all passes until a whole round of them finds nothing.
    /// - Returns: whether that point was reached within the budget.
    mutating func runToFixedPoint() -> Bool {
        var before: [Int32]
        repeat {
            before = current
            cutLoops()
            dropChunks()
            dropOne()
            dropPairs()
            simplifyEach()
            simplifyTogether()
            dropTriples()
            fuseNeighbours()
            swapNeighbours()
        } while current != before && !isSpent
        return current == before && !isSpent
    }

    /// Executes a candidate and takes it up if it is simpler and shows the same flaw.
    ///
    /// A candidate that is not simpler than the current trace, or that was executed before, is
    /// turned away without executing it.
    /// - Parameters:
    ///   - candidate: the trace.
    ///   - pass: the pass that proposes it.
    /// - Returns: whether it became the current trace.
    mutating func attempt(_ candidate: [Int32], _ pass: ShrinkPass) -> Bool {
        guard !isSpent, isSimpler(candidate, than: current, rank: ports.rank),
            seen.insert(candidate).inserted
        else { return false }
        budget -= 1
        executions += 1
        let result = ports.execute(candidate)
        // What was executed of it would come to the same, so it is not tried either.
        seen.insert(result.executed)
        guard let breach = result.breach else {
            count(pass, accepted: false)
            return false
        }
        guard flaw.isShown(by: breach) else {
            count(pass, accepted: false)
            keepBycatch(result.executed, breach)
            return false
        }
        count(pass, accepted: true)
        accept(result.executed, breach)
        return true
    }

    /// The fingerprints along the current trace; an execution, though not of a candidate.
    mutating func fingerprints() -> [UInt64] {
        guard !isSpent else { return [] }
        if trail.trace != current {
            budget -= 1
            executions += 1
            trail = (current, ports.fingerprints(current))
        }
        return trail.fingerprints
    }

    private mutating func accept(_ executed: [Int32], _ breach: Breach) {
        current = executed
        self.breach = breach
    }

    private mutating func count(_ pass: ShrinkPass, accepted: Bool) {
        for index in tallies.indices where tallies[index].pass == pass {
            tallies[index].tried += 1
            tallies[index].accepted += accepted ? 1 : 0
        }
    }

    private mutating func keepBycatch(_ trace: [Int32], _ breach: Breach) {
        let caught = Reduction.Caught(
            trace: trace, law: breach.law, symptom: breach.symptom, sentence: breach.sentence)
        let known = bycatch.firstIndex { $0.law == breach.law && $0.symptom == breach.symptom }
        guard let known else {
            bycatch.append(caught)
            return
        }
        if isSimpler(trace, than: bycatch[known].trace, rank: ports.rank) {
            bycatch[known] = caught
        }
    }
}
