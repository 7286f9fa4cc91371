/// Judges every trace over an alphabet up to a length, breadth first.
///
/// The result is not a sample: a law that was not violated holds for every trace up to the complete
/// depth, and for every trace of any length if the search is closed. A counterexample is the
/// shortest over this alphabet, and the simplest of its length; in a search that ended early, only
/// up to the complete depth. A trace continues after a violated law. With merged states this relies
/// on the promise of the machine that equal states have equal futures; an audit checks a sample of
/// them.
///
/// ```swift
/// var machine = QueueMachine()
/// let exhaustion = exhaust(
///     &machine, laws: [fifo], alphabet: [.pop, .push(0), .push(1)], states: .merged)
/// print(exhaustion.end, exhaustion.states, exhaustion.counterexamples.count)
/// ```
///
/// - Parameters:
///   - machine: The machine; left in whatever state the last step ended in.
///   - laws: The laws.
///   - alphabet: The commands that traces are made of.
///   - states: The way in which states are distinguished.
///   - options: How far the search goes; by default until no new state is found.
///   - deadline: Whether time is up; asked about every 8 commands, where a look ahead counts as
///     16.
///   - observe: Receives the progress about every 4,096 commands, if it has changed.
/// - Returns: The result of the search.
/// - Complexity: At most linear in the number of states times the number of commands, times the
///   length of the longest trace, as the machine is led to a state again by performing its trace.
@inlinable public func exhaust<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, alphabet: [M.Command], states: StateSpace<M>,
    options: ExhaustOptions<M> = ExhaustOptions(), deadline: () -> Bool = { false },
    observe: (ExhaustProgress) -> Void = { _ in }
) -> Exhaustion<M.Command> {
    let commands = Set(alphabet).sorted { machine.rank(of: $0) < machine.rank(of: $1) }
    var asked = 0
    var shown: ExhaustProgress?
    // The pointer spares the machine a box with its access checks; the handle that holds it does
    // not outlive this call.
    return withUnsafeMutablePointer(to: &machine) { machine in
        Exhaustion(
            of: {
                MachineHandle(
                    machine, laws: laws, alphabet: commands, space: states,
                    scope: options.scope, coverage: options.coverage)
            },
            alphabet: commands, depth: options.depth, until: options.isGoal,
            endingWith: options.lasts, limits: options.limits
        ) { progress in
            // The clock is looked at more often than progress is worth telling.
            if asked % 512 == 0, progress != shown {
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
    /// - Parameter handle: Makes a handle on the machine, for which no state has a number yet.
    @usableFromInline init(
        of handle: () -> MachineHandle, alphabet: [Command], depth: Int,
        until isGoal: ((Flaw) -> Bool)?, endingWith lasts: Set<Command>?, limits: ExhaustLimits,
        isOver: (ExhaustProgress) -> Bool
    ) {
        let lasts = alphabet.indices.filter {
            isGoal == nil || lasts?.contains(alphabet[$0]) ?? true
        }
        var asked = 0
        func start() -> Crawler {
            // A search for one flaw tends to end in its last layer, whose edges are not certain.
            Crawler(
                handle(), limits: limits, depth: depth,
                certainDepth: isGoal == nil ? depth : depth - 1)
        }
        var crawler = start()
        let machine = crawler.machine
        var search = BreadthFirst()
        search.run(&crawler, until: isGoal, endingWith: lasts) { progress in
            asked += 1
            return isOver(progress)
        }
        // One that looked for a flaw says nothing of others.
        if isGoal == nil, search.end == .deadline || search.end == .stateLimit {
            search.noteRest(crawler)
        }
        self.alphabet = alphabet
        isMerged = machine.isMerged
        completeDepth = search.completeDepth
        statesPerDepth = search.statesPerDepth
        transitions = search.transitions
        ignored = search.ignored
        beyond = search.beyond
        judged = crawler.effort.judged
        bytes = crawler.bytes
        // Counted before the audit, which judges again. A search without merging needs no audit.
        laws = machine.ledger.counts.tallies
        let needsAudit = isMerged && search.end != .inconsistent
        let fewest = search.end == .closed ? limits.audit : 0
        audited = needsAudit ? crawler.audit(atLeast: fewest, isOver: isOver) : 0
        performs = crawler.effort.performs
        // A proof demands a whole audit: after a short one, nothing is proved.
        end =
            crawler.doubt.isInconsistent
            ? .inconsistent : crawler.doubt.isAuditShort ? .deadline : search.end
        map = crawler.map
        if let unconfirmed = take(search.found, confirmedBy: machine) {
            end = .inconsistent
            crawler.suspect(unconfirmed)
        }
        // Once the time is up, there is little more; and no more memory than for one crawl.
        if search.end == .deadline { asked = min(asked, Self.checksAfterDeadline) }
        let bytesLeft = limits.bytes - min(limits.bytes, crawler.bytes)
        let contradiction = crawler.contradiction { place in
            // States take up their memory again, so that it takes the same course.
            var again = start()
            again.sought = place
            var search = BreadthFirst()
            // A machine that is not deterministic may never lead there again.
            search.run(&again, until: isGoal, endingWith: lasts) { progress in
                asked -= 1
                return asked < 0 || progress.bytes > bytesLeft
            }
            return again.doubt.wayToSought
        }
        inconsistency = contradiction?.map { alphabet[$0] }
    }

    /// The number of looks at the clock that a crawl repeated after the deadline may take: a part
    /// of a second, unless the machine is slow.
    private static var checksAfterDeadline: Int { 4_096 }

    /// Takes over the flaws that were found. Each counterexample is performed once more, for its
    /// sentence and as a check.
    /// - Returns: The first trace that does not show its flaw again, if there is one.
    private mutating func take(
        _ found: [(flaw: Int, trace: [Int])], confirmedBy machine: MachineHandle
    ) -> [Int]? {
        let book = machine.ledger.book
        var unconfirmed: [Int]?
        for (number, trace) in found {
            let flaw = book.entries[number].flaw
            let commands = trace.map { alphabet[$0] }
            if let sentence = machine.confirm(trace, flaw) {
                counterexamples.append(
                    Counterexample(commands, breaks: flaw, sentence: sentence))
            } else {
                unconfirmed = unconfirmed ?? trace
            }
        }
        flaws = book.tallies(laws.map(\.name)).filter { tally in
            counterexamples.contains { $0.flaw == tally.flaw }
        }
        return unconfirmed
    }
}
