/// Tries commands from a state, and judges them by look-ahead laws.
///
/// A machine cannot be saved and restored, but a state can be reached again: a replica performs the
/// trace that led there and continues, unless a move can be tried without. Where a random run ends,
/// the machine itself is there, and is used like a replica. If the trace does not lead a random
/// search to the same state again, no law is broken; it detects by other means that such a machine
/// is not deterministic.
///
/// The closures are made where the machine's type is known, so their bodies are specialised, while
/// a search of any machine can call them.
@usableFromInline package final class LookAhead<Machine: StateMachine> {
    /// The index of the first of its laws among all laws.
    @usableFromInline let first: Int
    /// The parts of laws that are about states: one bit for each.
    @usableFromInline let aboutStates: UInt64

    /// A random search tries each part in one of this many of the states from which it looks ahead,
    /// if it tries no other part there.
    @usableFromInline let rarities: [UInt64]
    /// The parts that have something to try after a step: one bit for each.
    @usableFromInline let wanted: (Machine.Step) -> UInt64

    /// Judges the step at the end of a trace by some of the parts, counts the verdicts and adds the
    /// violations. If a fingerprint is given and the replica shows another one there, it judges
    /// nothing.
    @usableFromInline let judge:
        (
            _ trace: [Machine.Command], _ parts: UInt64, _ fingerprint: UInt64?,
            _ counts: inout VerdictCounts, _ violations: inout [Violation]
        ) -> Void

    /// The same on a machine that has just performed the trace, and is somewhere else afterwards.
    @usableFromInline let judgeHere:
        (
            _ machine: inout Machine, _ trace: [Machine.Command], _ parts: UInt64,
            _ counts: inout VerdictCounts, _ violations: inout [Violation]
        ) -> Void

    /// Judges the state at the end of a trace by all parts about states, and counts where they
    /// hold.
    /// - Returns: The parts broken there, one bit for each.
    @usableFromInline
    let judgeState: (_ trace: [Machine.Command], _ counts: inout VerdictCounts) -> UInt64
    /// One of the laws alone, on the same replica.
    @usableFromInline let only: (Int) -> LawSet<Machine>

    /// Looks ahead on a replica of a machine.
    /// - Parameters:
    ///   - laws: The look-ahead laws, with at most 64 parts.
    ///   - first: The index of the first of them among all laws.
    ///   - walker: Performs walks on a machine that does the same as the judged machine.
    @inlinable init(
        _ laws: [ForwardLaw<Machine.Step, Machine.Move, Machine.Sight>], first: Int,
        walker: Walker<Machine>
    ) where Machine: LookAheadMachine {
        let parts = laws.indices.flatMap { law in
            laws[law].parts.map {
                Walker<Machine>.Asked($0, of: laws[law].law, at: first + law)
            }
        }
        precondition(parts.count <= 64, "at most 64 parts of laws look ahead")
        self.first = first
        rarities = parts.map(\.part.rarity)
        aboutStates = parts.indices.reduce(0) {
            parts[$1].part.scope == .state ? $0 | 1 << UInt64($1) : $0
        }
        wanted = { step in
            parts.indices.reduce(0) {
                parts[$1].part.next(step, []) != nil ? $0 | 1 << UInt64($1) : $0
            }
        }
        judge = { trace, mask, fingerprint, counts, violations in
            walker.judge(
                after: trace, by: parts, asking: mask, fingerprint: fingerprint, counting: &counts,
                violations: &violations)
        }
        judgeHere = { machine, trace, mask, counts, violations in
            walker.judge(
                on: &machine, after: trace, by: parts, asking: mask, counting: &counts,
                violations: &violations)
        }
        judgeState = { walker.judgeState(after: $0, by: parts, counting: &$1) }
        only = {
            LawSet([laws[$0].law], ahead: LookAhead([laws[$0]], first: 0, walker: walker))
        }
    }
}

extension LawSet where Machine: LookAheadMachine {
    /// Laws about steps, and look-ahead laws.
    ///
    /// ```swift
    /// let empties = ForwardLaw<QueueMachine.Step, QueueMachine.Command, Int>(
    ///     Law(name: "empties", statement: "A pop empties the queue.") { _ in .notApplicable },
    ///     ForwardLaw.Part(
    ///         .state, next: { _, walks in walks.isEmpty ? [.pop] : nil },
    ///         judge: { _, walks in walks[0].sights == [0] ? .held : .notApplicable }))
    /// let laws = LawSet([fifo], ahead: [empties], replica: QueueMachine())
    /// ```
    ///
    /// - Parameters:
    ///   - laws: Laws about steps.
    ///   - ahead: Look-ahead laws, with at most 64 parts.
    ///   - replica: A machine that does the same as the judged machine, to try commands on; a
    ///     search tries some on the judged machine itself.
    @inlinable public init(
        _ laws: [Law<Machine.Step>],
        ahead: [ForwardLaw<Machine.Step, Machine.Move, Machine.Sight>], replica: Machine
    ) {
        self.init(
            laws + ahead.map(\.law),
            ahead: LookAhead(ahead, first: laws.count, walker: Walker(replica)))
    }
}
