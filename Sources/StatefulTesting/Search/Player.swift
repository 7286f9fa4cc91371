/// Performs commands one after the other and judges each step: the one way in which traces are
/// played, to replay, shrink and explain them.
@usableFromInline
struct Player<M: StateMachine> {
    @usableFromInline let laws: LawSet<M>

    /// The commands performed since the beginning.
    @usableFromInline var performed: [M.Command] = []

    /// The laws that the last step broke, in the order of the laws.
    @usableFromInline var broken: [BrokenLaw] = []

    @usableFromInline var counts: VerdictCounts

    /// Begins in the initial state.
    @inlinable
    init(_ machine: inout M, laws: LawSet<M>) {
        self.laws = laws
        counts = VerdictCounts(laws.laws)
        machine.reset()
    }

    /// Performs a command, and judges the step if there is one.
    ///
    /// Every law that looks ahead does so.
    @inlinable
    mutating func play(_ command: M.Command, on machine: inout M) -> Outcome {
        broken.removeAll(keepingCapacity: true)
        let outcome = machine.perform(command)
        guard outcome.isPerformed else { return outcome }
        performed.append(command)
        judge(machine.step, by: laws.laws, counting: &counts, broken: &broken)
        if let ahead = laws.ahead, outcome != .ended {
            let wanted = ahead.wanted(machine.step)
            if wanted != 0 {
                ahead.judge(performed, wanted, nil, &counts, &broken)
            }
        }
        return outcome
    }

    /// The laws that the last step broke, as values.
    @usableFromInline var violations: [Violation] {
        broken.map {
            Violation(
                index: performed.count - 1, flaw: laws.flaw($0), sentence: $0.sentence)
        }
    }
}
