/// The outcome of a trace of command numbers.
@usableFromInline struct Attempt {
    /// The commands performed, up to the first step that shows the flaw.
    @usableFromInline var executed: [Int32] = []
    /// The fingerprint before the first and after each of them.
    @usableFromInline var fingerprints: [UInt64]
    /// The violation by which the last of them shows it; nil if no step does.
    @usableFromInline var shown: Violation?
    /// Whether nothing may follow.
    @usableFromInline var isOver = false

    @inlinable init(in fingerprint: UInt64) { fingerprints = [fingerprint] }
}

/// The machine as the shrinker sees it: traces of numbers in, attempts out.
@usableFromInline struct ReducerHandle {
    /// Executes a trace, and then the first of some choices that is not ignored, up to the first
    /// step with the flaw.
    @usableFromInline let execute: (_ trace: [Int32], _ choices: ArraySlice<Int32>) -> Attempt
    /// The numbers of the simpler commands, the simplest first.
    @usableFromInline let simplifications: (_ command: Int32) -> [Int32]
    /// Whether a command comes before another one in the order of simplicity.
    @usableFromInline let isSimpler: (_ command: Int32, _ other: Int32) -> Bool
    @usableFromInline let looksAhead: Bool

    /// A handle on a machine, about one flaw of the only law.
    @inlinable init<M: StateMachine>(
        _ machine: UnsafeMutablePointer<M>, laws: LawSet<M>, symptom: Symptom?,
        numbers: CommandNumbers<M>
    ) {
        looksAhead = laws.ahead != nil
        execute = { trace, choices in
            var player = Player(&machine.pointee, laws: laws)
            var attempt = Attempt(in: machine.pointee.fingerprint)
            func perform(_ number: Int32) -> Bool {
                let outcome = player.play(numbers.commands[Int(number)], on: &machine.pointee)
                guard outcome.isPerformed else { return false }
                attempt.executed.append(number)
                attempt.fingerprints.append(machine.pointee.fingerprint)
                attempt.shown = player.violations.first {
                    symptom == nil || $0.flaw.symptom == symptom
                }
                attempt.isOver = attempt.shown != nil || outcome == .ended
                return true
            }
            for number in trace where !attempt.isOver { _ = perform(number) }
            if !attempt.isOver { _ = choices.contains(where: perform) }
            return attempt
        }
        simplifications = { number in
            machine.pointee.simplifications(of: numbers.commands[Int(number)]).map {
                numbers.number(of: $0, on: machine.pointee)
            }
        }
        isSimpler = { numbers.ranks[Int($0)] < numbers.ranks[Int($1)] }
    }
}

/// The current trace and everything that is remembered while it is made simpler.
@usableFromInline struct Reducer {
    /// The number of demanded repetitions of the flaw by the result: a machine that shows it at
    /// random half of the time passes this once in 65,536 times.
    static let confirmations = 16

    let machine: ReducerHandle
    /// The commands that detours may take.
    let alphabet: [Int32]

    @usableFromInline private(set) var current: [Int32]
    /// The fingerprint before the first and after each command of the current trace.
    private(set) var fingerprints: [UInt64]
    var detours: Detours

    @usableFromInline private(set) var shown: Violation
    private(set) var executions = 1
    /// Whether the result showed the flaw again in each of the confirmations.
    private(set) var isStable = true

    private let mostExecutions: Int
    /// The result of each trace executed, also under the commands of it that were performed.
    private var known: [[Int32]: Attempt] = [:]

    /// Makes a trace that shows the flaw as simple as it gets; nil if it does not show it.
    @usableFromInline init?(
        _ trace: [Int32], over alphabet: [Int32], on machine: ReducerHandle, executions: Int,
        detours: Int?
    ) {
        let first = machine.execute(trace, [])
        guard let shown = first.shown else { return nil }
        (self.machine, self.alphabet, self.shown) = (machine, alphabet, shown)
        current = first.executed
        fingerprints = first.fingerprints
        mostExecutions = executions
        self.detours = Detours(most: detours ?? Detours.mostExecutions)
        runToFixedPoint()
        confirm()
    }

    var isSpent: Bool { executions >= mostExecutions }

    /// Runs all passes until a whole round of them finds nothing.
    private mutating func runToFixedPoint() {
        var before: [Int32]
        repeat {
            before = current
            drop()
            simplifyEach()
            simplifyTogether()
            moveForward()
            // This pass is the most expensive one, the more so the longer the trace is.
            if current == before { takeDetours() }
        } while current != before && !isSpent
    }

    /// Executes the result again, beyond the budget, to confirm it.
    ///
    /// A look-ahead law compares several executions. If a machine behaves randomly, some of them
    /// differ nearly each time, but not the same ones; so what was seen has to be the same, too.
    private mutating func confirm() {
        for _ in 0..<Self.confirmations where isStable {
            let again = machine.execute(current, [])
            isStable =
                again.executed == current && again.shown != nil
                && (!machine.looksAhead || again.shown?.sentence == shown.sentence)
            executions += 1
        }
    }

    /// Executes a candidate and takes it up if it is simpler and shows the flaw.
    ///
    /// A candidate that is not simpler than the current trace is rejected without executing it.
    /// - Returns: Whether it became the current trace.
    mutating func attempt(_ candidate: [Int32]) -> Bool {
        guard !isSpent, isSimpler(candidate) else { return false }
        return take(execute(candidate))
    }

    /// The result of a trace, and then of the first of some choices that is not ignored. Known
    /// results are not computed again.
    mutating func execute(_ trace: [Int32], choosing choices: ArraySlice<Int32> = []) -> Attempt {
        if let result = known[trace + choices.prefix(1)],
            choices.isEmpty || result.executed.count > trace.count
        {
            return result
        }
        executions += 1
        let result = machine.execute(trace, choices)
        if choices.isEmpty { known[trace] = result }
        known[result.executed] = result
        return result
    }

    /// Makes the executed trace the current one if it shows the flaw.
    mutating func take(_ result: Attempt) -> Bool {
        guard let shown = result.shown else { return false }
        current = result.executed
        fingerprints = result.fingerprints
        self.shown = shown
        return true
    }

    /// Shorter first, then command by command.
    private func isSimpler(_ candidate: [Int32]) -> Bool {
        candidate.count == current.count
            ? candidate.lexicographicallyPrecedes(current, by: machine.isSimpler)
            : candidate.count < current.count
    }
}
