/// Judges every trace over an alphabet up to a length, breadth first.
///
/// The result is not a sample: a law that was not violated holds for every trace up to the complete
/// depth, and for every trace of any length if the search is closed. A counterexample is the
/// shortest over this alphabet, and the simplest of that length. A trace continues after a violated
/// law. With merged states this relies on the machine's promise that equal states have equal
/// futures, which an audit checks on a sample of them.
///
/// ```swift
/// var machine = QueueMachine()
/// let exhaustion = exhaust(
///     &machine, laws: [fifo], alphabet: [.pop, .push(0), .push(1)], states: .merged)
/// print(exhaustion.end, exhaustion.states, exhaustion.flaws.count)
/// ```
///
/// - Parameters:
///   - machine: The machine; left in whatever state the last step ended in.
///   - laws: The laws.
///   - alphabet: The commands that traces are made of.
///   - states: How states are distinguished.
///   - depth: The length of the longest traces; `Int.max` to continue until no new state is found.
///   - scope: Whether traces continue from the machine's present state; called in the initial state
///     and after each step that may be followed.
///   - goal: What ends the search.
///   - limits: How much is remembered.
///   - deadline: Whether time is up; called every 4,096 commands.
///   - observe: Receives the progress, as often.
/// - Returns: What was found.
@inlinable
public func exhaust<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, alphabet: [M.Command], states: StateSpace<M>,
    depth: Int = .max, scope: @escaping (M) -> Bool = { _ in true },
    goal: ExhaustGoal<M.Command> = .everyFlaw, limits: ExhaustLimits = ExhaustLimits(),
    deadline: () -> Bool = { false }, observe: (ExhaustProgress) -> Void = { _ in }
) -> Exhaustion<M.Command> {
    let commands = CommandNumbers(alphabet, on: machine).commands
    let symmetry = states.symmetry(machine, commands)
    var asked = 0
    var shown: ExhaustProgress?
    // The pointer spares the machine a box with its access checks; the handle that holds it does
    // not outlive this call.
    return withUnsafeMutablePointer(to: &machine) { machine in
        Exhaustion(
            of: MachineHandle(
                machine, laws: laws, alphabet: commands, space: states, scope: scope),
            symmetry: symmetry, alphabet: commands, laws: laws.names, isMerged: states.isMerged,
            depth: depth, goal: goal, limits: limits
        ) { progress in
            // The clock is looked at more often than progress is worth telling.
            if asked % 16 == 0, progress != shown {
                observe(progress)
                shown = progress
            }
            asked += 1
            return deadline()
        }
    }
}

extension Exhaustion {
    /// Searches a machine by the numbers of its commands.
    @usableFromInline
    init(
        of machine: MachineHandle, symmetry: SymmetryReduction, alphabet: [Command],
        laws names: [String], isMerged: Bool, depth: Int, goal: ExhaustGoal<Command>,
        limits: ExhaustLimits, isOver: (ExhaustProgress) -> Bool
    ) {
        let ledger = machine.ledger
        let goal = BreadthFirst.Goal(goal, laws: names, alphabet: alphabet, ledger: ledger)
        // A search for one flaw tends to end in its last layer, whose edges are not certain.
        let unused = Crawler(
            machine, symmetry: symmetry, limits: limits, depth: depth,
            certainDepth: goal.isOpen ? depth : depth - 1)
        var crawler = unused
        var search = BreadthFirst()
        search.run(&crawler, depth: depth, goal: goal, isOver: isOver)
        self.alphabet = alphabet
        self.isMerged = isMerged
        completeDepth = search.completeDepth
        statesPerDepth = search.statesPerDepth
        transitions = search.transitions
        ignored = search.ignored
        beyond = search.beyond
        judged = crawler.judged
        bytes = crawler.bytes
        // Counted before the audit, which judges again. A search without merging needs no audit.
        laws = ledger.counts.tallies
        let needsAudit = isMerged && search.end != .inconsistent
        audited = needsAudit ? crawler.audit(search, isOver: isOver) : 0
        performs = crawler.performs
        end = crawler.isInconsistent ? .inconsistent : search.end
        take(search.found, confirmedBy: machine, laws: names)
        let contradiction = crawler.contradiction(isMerged: isMerged) { place in
            var again = unused
            again.sought = place
            var search = BreadthFirst()
            search.run(&again, depth: depth, goal: goal) { _ in false }
            return again.wayToSought
        }
        inconsistency = contradiction?.map { alphabet[$0] } ?? inconsistency
    }

    /// Takes over the flaws that were found. Each counterexample is performed once more, for its
    /// sentence and as a check.
    private mutating func take(
        _ found: [(flaw: Int, trace: [Int])], confirmedBy machine: MachineHandle, laws: [String]
    ) {
        let book = machine.ledger.book
        let tallies = book.tallies(laws)
        for (number, trace) in found {
            let flaw = book.entries[number].flaw
            let commands = trace.map { alphabet[$0] }
            if let sentence = machine.confirm(trace, flaw),
                let tally = tallies.first(where: { $0.flaw == flaw })
            {
                flaws.append(
                    FoundFlaw(
                        counterexample: Counterexample(commands, breaks: flaw, sentence: sentence),
                        tally: tally))
                continue
            }
            end = .inconsistent
            inconsistency = inconsistency ?? .unrepeatable(commands, differsInState: false)
        }
    }
}

extension BreadthFirst.Goal {
    /// A goal by the numbers of flaws.
    init<Command>(
        _ goal: ExhaustGoal<Command>, laws: [String], alphabet: [Command], ledger: Ledger
    ) {
        let all = Array(alphabet.indices)
        switch goal {
        case .everyFlaw: self.init(isOpen: true, lasts: all) { _ in false }
        case .anyFlaw: self.init(isOpen: false, lasts: all) { _ in true }
        case .flaw(let law, let symptom, let lasts):
            precondition(
                laws.contains(law), "the law that is searched for is in the list of laws")
            let commands = lasts.map { lasts in all.filter { lasts.contains(alphabet[$0]) } }
            self.init(isOpen: false, lasts: commands ?? all) { number in
                let flaw = ledger.book.entries[number].flaw
                return flaw.law == law && (symptom == nil || flaw.symptom == symptom)
            }
        }
    }
}
