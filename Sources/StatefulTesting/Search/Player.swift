/// Performs commands one after the other and judges each step: the one way in which traces are
/// played, to replay, shrink and explain them.
@usableFromInline struct Player<M: StateMachine> {
    @usableFromInline let laws: LawSet<M>
    /// The commands performed since the beginning.
    @usableFromInline var performed: [M.Command] = []
    /// Every law that a step broke: step by step, in the order of the laws.
    @usableFromInline var violations: [Violation] = []

    @usableFromInline var counts: VerdictCounts

    @inlinable init(_ machine: inout M, laws: LawSet<M>) {
        self.laws = laws
        counts = VerdictCounts(laws.laws)
        machine.reset()
    }

    /// Performs a command, and judges the step if there is one.
    ///
    /// Every law that looks ahead does so.
    @inlinable mutating func play(_ command: M.Command, on machine: inout M) -> Outcome {
        let outcome = machine.perform(command)
        guard outcome.isPerformed else { return outcome }
        performed.append(command)
        var wanted: UInt64 = 0
        machine.showStep { step in
            judge(
                step, at: performed.count - 1, by: laws.linked, counting: &counts,
                violations: &violations)
            if let ahead = laws.ahead, outcome != .ended { wanted = ahead.wanted(step) }
        }
        laws.ahead?.judge(performed, wanted, nil, &counts, &violations)
        return outcome
    }
}
