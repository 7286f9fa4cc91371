/// Look-ahead laws as an exhaustive search asks them, by the numbers of commands and flaws.
@usableFromInline struct LookAheadHandle {
    /// Judges the state at the end of a path by the parts of laws that are about states.
    /// - Returns: The parts violated there, one bit for each.
    @usableFromInline let judgeState: (_ path: [Int]) -> UInt64

    /// Judges the last step of a path by parts of laws.
    /// - Parameters:
    ///   - parts: The parts about states to use, one bit for each.
    ///   - asksSteps: Whether to use the parts about steps as well.
    ///   - shown: The numbers of the flaws that the step is known to show; none is counted twice.
    /// - Returns: The numbers of the flaws that it shows.
    @usableFromInline let judgeEdge:
        (_ path: [Int], _ parts: UInt64, _ asksSteps: Bool, _ shown: [Int]) -> [Int]

    @inlinable init<M: StateMachine>(
        _ ahead: LookAhead<M>, alphabet: [M.Command], ledger: Ledger
    ) {
        judgeState = { path in ahead.judgeState(path.map { alphabet[$0] }, &ledger.counts) }
        judgeEdge = { path, parts, asksSteps, shown in
            ledger.put(shown, at: path.count - 1)
            ahead.judge(
                path.map { alphabet[$0] }, parts | (asksSteps ? ~ahead.aboutStates : 0), nil,
                &ledger.counts, &ledger.violations)
            return ledger.takeFlaws()
        }
    }
}

extension LookAhead {
    /// Whether a part that is about steps has something to try after this one.
    @inlinable func isForward(_ step: Machine.Step) -> Bool { wanted(step) & ~aboutStates != 0 }
}

extension Ledger {
    /// Begins with flaws that a step is known to show.
    @usableFromInline func put(_ flaws: [Int], at index: Int) {
        violations = flaws.map {
            Violation(index: index, flaw: book.entries[$0].flaw, sentence: "")
        }
    }
}
