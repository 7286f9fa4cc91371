/// Walks on a replica of a machine, or on the machine itself where a run has ended.
@usableFromInline final class Walker<M: LookAheadMachine> {
    @usableFromInline typealias Forward = ForwardLaw<M.Step, M.Move, M.Sight>
    @usableFromInline typealias Seen = Walk<M.Move, M.Sight>

    @usableFromInline var replica: M
    @usableFromInline var trace: [M.Command] = []
    @usableFromInline var isAtStart = false
    @usableFromInline var walks: [Seen] = []

    @inlinable init(_ replica: M) { self.replica = replica }

    /// A part of a law, with the law and its index among all laws.
    @usableFromInline struct Asked {
        @usableFromInline let index: Int
        @usableFromInline let law: Law<M.Step>
        @usableFromInline let part: Forward.Part

        @inlinable init(_ part: Forward.Part, of law: Law<M.Step>, at index: Int) {
            (self.index, self.law, self.part) = (index, law, part)
        }
    }

    /// Judges the step at the end of a trace by some parts of laws: see `LookAhead.judge`.
    @inlinable func judge(
        after trace: [M.Command], by parts: [Asked], asking mask: UInt64, fingerprint: UInt64?,
        counting counts: inout VerdictCounts, violations: inout [Violation]
    ) {
        guard mask != 0, let last = trace.last else { return }
        begin(after: trace)
        replica.retrace(trace.dropLast(), fromStart: true)
        guard replica.perform(last) == .performed else { return }
        if let fingerprint, replica.fingerprint != fingerprint { return }
        isAtStart = true
        let faults = faults(of: parts, asking: mask, counting: &counts)
        note(faults, after: trace, counting: &counts, violations: &violations)
    }

    /// The same from the place of a machine that has just performed the trace: see
    /// `LookAhead.judgeHere`.
    @inlinable func judge(
        on machine: inout M, after trace: [M.Command], by parts: [Asked], asking mask: UInt64,
        counting counts: inout VerdictCounts, violations: inout [Violation]
    ) {
        swap(&replica, &machine)
        defer { swap(&replica, &machine) }
        begin(after: trace)
        isAtStart = true
        let fingerprint = replica.fingerprint
        let faults = faults(of: parts, asking: mask, counting: &counts)
        if faults.isEmpty { return }
        // Every way but the first began where the trace has led since.
        goToStart()
        guard replica.fingerprint == fingerprint else { return }
        note(faults, after: trace, counting: &counts, violations: &violations)
    }

    /// A fault that a part of a law has found after a step.
    @usableFromInline
    typealias Found = (asked: Asked, step: M.Step, fault: [UInt32], sentence: String)

    /// The faults found by parts of laws from the place of the replica, after a step; counts where
    /// they hold.
    @inlinable func faults(
        of parts: [Asked], asking mask: UInt64, counting counts: inout VerdictCounts
    ) -> [Found] {
        replica.markStart()
        let step = replica.step
        var faults: [Found] = []
        for index in parts.indices where mask & (1 << UInt64(index)) != 0 {
            switch verdict(of: parts[index].part, on: step) {
            case .held(let branches): counts.note(.held(in: branches), of: parts[index].index)
            case .violated(let fault, let sentence):
                faults.append((parts[index], step, fault, sentence))
            case .notApplicable, nil: break
            }
        }
        return faults
    }

    /// Counts and adds the faults that have arisen with the last command of a trace.
    @inlinable func note(
        _ faults: [Found], after trace: [M.Command], counting counts: inout VerdictCounts,
        violations: inout [Violation]
    ) {
        var former: M.Step?
        let index = trace.count - 1
        for (asked, step, fault, sentence) in faults {
            if asked.part.scope == .state, stood(fault, before: trace, &former, asked.part) {
                continue
            }
            let flaw = asked.law.flaw(of: step)
            // Several parts of a law may find the same flaw; it is counted once for the step.
            if violations.contains(where: { $0.index == index && $0.flaw == flaw }) { continue }
            violations.append(Violation(index: index, flaw: flaw, sentence: sentence))
            counts.note(.violated(sentence), of: asked.index)
        }
    }

    /// Judges the state at the end of a trace: see `LookAhead.judgeState`.
    @inlinable func judgeState(
        after trace: [M.Command], by parts: [Asked], counting counts: inout VerdictCounts
    ) -> UInt64 {
        begin(after: trace)
        goToStart()
        let step = replica.present
        replica.markStart()
        var broken: UInt64 = 0
        for index in parts.indices where parts[index].part.scope == .state {
            switch verdict(of: parts[index].part, on: step) {
            case .held(let branches): counts.note(.held(in: branches), of: parts[index].index)
            case .violated: broken |= 1 << UInt64(index)
            case .notApplicable, nil: break
            }
        }
        return broken
    }

    /// Whether the state before the last command of a trace has the same fault.
    /// - Parameter step: A step into that state; nil, to be filled in, before the first walk from
    ///   there.
    @inlinable func stood(
        _ fault: [UInt32], before trace: [M.Command], _ step: inout M.Step?, _ part: Forward.Part
    ) -> Bool {
        if step == nil {
            begin(after: trace.dropLast())
            goToStart()
            step = replica.present
            replica.markStart()
        }
        guard let step, case .violated(let former, _)? = verdict(of: part, on: step) else {
            return false
        }
        return former == fault
    }

    /// Tries what a part of a law wants to see, and judges it; nil if there is nothing to try.
    @inlinable func verdict(of part: Forward.Part, on step: M.Step) -> ForwardVerdict? {
        var own: [Seen] = []
        while let moves = part.next(step, own) { own.append(walk(moves)) }
        return own.isEmpty ? nil : part.judge(step, own)
    }

    // MARK: Walking

    @inlinable func begin(after trace: some Sequence<M.Command>) {
        self.trace = Array(trace)
        isAtStart = false
        walks.removeAll(keepingCapacity: true)
    }

    @inlinable func goToStart() {
        if !isAtStart { replica.retrace(trace, fromStart: true) }
        isAtStart = true
    }

    /// The walk from the start, or its prefix that was already tried for another law.
    @inlinable func walk(_ moves: [M.Move]) -> Seen {
        for known in walks where known.moves.starts(with: moves) {
            // The last move of this walk may have ended the longer one.
            let passed = known.end == .ended ? known.sights.count - 1 : known.sights.count
            return passed < moves.count
                ? Walk(moves, sights: known.sights, end: known.end)
                : Walk(moves, sights: Array(known.sights.prefix(moves.count)), end: .performed)
        }
        var sights: [M.Sight] = []
        var end = Outcome.performed
        for (index, move) in moves.enumerated() where end == .performed {
            end = index == 0 ? attemptFromStart(move) : replica.attempt(move)
            guard end.isPerformed else { break }
            isAtStart = false
            sights.append(replica.sight)
        }
        let walk = Walk(moves, sights: sights, end: end)
        walks.append(walk)
        return walk
    }

    /// Tries a move from the start; the replica is led there if it has to be.
    @inlinable func attemptFromStart(_ move: M.Move) -> Outcome {
        if !isAtStart, let outcome = replica.attemptFromStart(move) { return outcome }
        goToStart()
        return replica.attempt(move)
    }
}

extension VerdictCounts {
    /// Counts a verdict of a law, by its index.
    @usableFromInline mutating func note(_ verdict: Verdict, of law: Int) {
        cells.withUnsafeMutableBufferPointer { Self.note(verdict, of: law, in: $0) }
    }
}
