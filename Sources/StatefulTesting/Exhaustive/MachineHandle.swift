/// A machine as an exhaustive search drives it, by the numbers of commands, states and flaws.
///
/// The closures are made where the machine's type is known, so their bodies are specialised, while
/// the search behind them need not be.
@usableFromInline struct MachineHandle {
    /// Goes to the initial state.
    @usableFromInline let reset: () -> Void
    /// Performs a command and judges it; reads the state after it, if wanted.
    @usableFromInline let perform: (_ command: Int, _ readsState: Bool) -> Edge

    /// Performs commands that need not be judged, in the present state or from the initial one on.
    /// - Returns: Whether something may follow.
    @usableFromInline let retrace: (_ commands: [Int], _ fromStart: Bool) -> Bool
    @usableFromInline let isInScope: () -> Bool
    @usableFromInline let states: StateNumbering
    /// Whether equal states have equal numbers.
    @usableFromInline let isMerged: Bool
    @usableFromInline let symmetry: SymmetryReduction
    @usableFromInline let kinds: [Int]
    /// The present abstract state; nil if it does not matter.
    @usableFromInline let abstraction: (() -> UInt64)?
    /// Look-ahead laws; nil if there are none.
    @usableFromInline let ahead: LookAheadHandle?
    /// Performs a trace once more; the sentence if its last step shows a flaw.
    @usableFromInline let confirm: (_ trace: [Int], _ flaw: Flaw) -> String?
    /// The ledger in which verdicts are counted and flaws numbered.
    @usableFromInline let ledger: Ledger

    /// A handle on a machine.
    /// - Parameters:
    ///   - machine: The machine; must outlive the handle.
    ///   - alphabet: The commands, by number.
    ///   - space: The way in which its states are distinguished.
    ///   - scope: Whether traces go on from the machine's present state.
    ///   - coverage: Reads its abstract states; nil if they do not matter.
    @inlinable init<M: StateMachine>(
        _ machine: UnsafeMutablePointer<M>, laws: LawSet<M>, alphabet: [M.Command],
        space: StateSpace<M>, scope: @escaping (M) -> Bool, coverage: RunCoverage<M>?
    ) {
        let states = space.numbering(machine)
        let ledger = Ledger(VerdictCounts(laws.laws))
        let (linked, ahead) = (laws.linked, laws.ahead)
        (self.states, self.ledger) = (states, ledger)
        isMerged = space.isMerged
        symmetry = space.symmetry(machine.pointee, alphabet)
        kinds = alphabet.map { machine.pointee.kind(of: $0) }
        abstraction = coverage.map { coverage in { coverage.abstraction(machine.pointee) } }
        reset = { machine.pointee.reset() }
        perform = { command, readsState in
            let outcome = machine.pointee.perform(alphabet[command])
            guard outcome.isPerformed else { return .ignored }
            var isForward = false
            machine.pointee.showStep { step in
                // Where the step stands in a trace does not matter here.
                judge(
                    step, at: 0, by: linked, counting: &ledger.counts,
                    violations: &ledger.violations)
                if let ahead, outcome != .ended { isForward = ahead.isForward(step) }
            }
            let flaws = ledger.violations.isEmpty ? 0 : ledger.takeSet()
            if outcome == .ended { return Edge(code: Edge.ended, flaws: flaws) }
            let code =
                !scope(machine.pointee)
                ? Edge.beyond : readsState ? states.present() : Edge.unread
            return Edge(code: code, flaws: flaws, isForward: isForward)
        }
        retrace = { commands, fromStart in
            space.retrace(machine, commands.map { alphabet[$0] }, fromStart)
        }
        isInScope = { scope(machine.pointee) }
        self.ahead = ahead.map { LookAheadHandle($0, alphabet: alphabet, ledger: ledger) }
        confirm = { trace, flaw in
            guard let only = laws.only(flaw.law) else { return nil }
            let again = replay(&machine.pointee, trace.map { alphabet[$0] }, laws: only)
            let shown = again.violations.last { $0.flaw == flaw }
            return shown?.index == trace.count - 1 ? shown?.sentence : nil
        }
    }

    /// Performs a command, judges it, and reads the state that it leads to.
    func step(_ command: Int) -> Edge { perform(command, true) }
}

/// The counts of verdicts, and the numbers of flaws and of sets of flaws, in an exhaustive search.
@usableFromInline final class Ledger {
    @usableFromInline var counts: VerdictCounts
    @usableFromInline var violations: [Violation] = []
    var book = FlawBook()
    private(set) var sets: [[Int]] = [[]]
    private var numbers: [[Int]: Int32] = [[]: 0]

    @usableFromInline init(_ counts: VerdictCounts) { self.counts = counts }

    /// Whether one of some flaws is what is looked for.
    func contains(_ isGoal: (Flaw) -> Bool, in flaws: [Int]) -> Bool {
        flaws.contains { isGoal(book.entries[$0].flaw) }
    }

    /// The flaws that the last step showed, by number; empties `violations`.
    @usableFromInline func takeFlaws() -> [Int] {
        defer { violations.removeAll(keepingCapacity: true) }
        return violations.map { book.number(of: $0.flaw) }
    }

    /// The number of the set of flaws that the last step showed; empties `violations`.
    @usableFromInline func takeSet() -> Int32 {
        let set = takeFlaws()
        if let known = numbers[set] { return known }
        let number = Int32(sets.count)
        numbers[set] = number
        sets.append(set)
        return number
    }
}
