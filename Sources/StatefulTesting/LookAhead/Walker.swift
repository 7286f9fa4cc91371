/// The copy of a machine that walks ahead, and where it stands.
@usableFromInline
final class Walker<M: LookAheadMachine> {
    @usableFromInline typealias Forward = ForwardLaw<M.Step, M.Move, M.Sight>
    @usableFromInline typealias Seen = Walk<M.Move, M.Sight>

    @usableFromInline var replica: M
    @usableFromInline var trace: [M.Command] = []
    @usableFromInline var isAtStart = false
    @usableFromInline var walks: [Seen] = []

    @inlinable
    init(_ replica: M) { self.replica = replica }

    /// Judges the step at the end of a trace.
    @inlinable
    func judge(
        after trace: [M.Command], by laws: [Forward], _ parts: [(law: Int, part: Forward.Part)],
        asking mask: UInt64, fingerprint: UInt64?
    ) -> [LookAhead<M>.Judged] {
        guard let last = trace.last else { return [] }
        begin(after: trace)
        replica.retraceFromStart(trace.dropLast())
        guard replica.perform(last) == .performed else { return [] }
        if let fingerprint, replica.fingerprint != fingerprint { return [] }
        isAtStart = true
        let step = replica.step
        var judged: [LookAhead<M>.Judged] = []
        for index in parts.indices where mask & (1 << UInt64(index)) != 0 {
            guard let verdict = verdict(of: parts[index].part, on: step) else { continue }
            judged.append(
                LookAhead.Judged(part: index, law: parts[index].law, verdict: verdict))
        }
        var former: M.Step?
        for index in judged.indices {
            guard case .violated(let fault, _) = judged[index].verdict else { continue }
            let (law, part) = parts[judged[index].part]
            let isOld = part.scope == .state && stood(fault, before: trace, &former, part)
            judged[index] = LookAhead.Judged(
                part: judged[index].part, law: law,
                verdict: isOld ? .notApplicable : judged[index].verdict,
                symptom: laws[law].law.symptom(step))
        }
        return judged
    }

    /// Judges the state at the end of a trace.
    @inlinable
    func judgeState(
        after trace: [M.Command], by parts: [(law: Int, part: Forward.Part)]
    ) -> [LookAhead<M>.Judged] {
        begin(after: trace)
        goToStart()
        let step = replica.present
        return parts.indices.compactMap { index in
            let (law, part) = parts[index]
            guard part.scope == .state, let verdict = verdict(of: part, on: step) else {
                return nil
            }
            return LookAhead.Judged(part: index, law: law, verdict: verdict)
        }
    }

    /// Whether the state before the last command of a trace has the same fault.
    /// - Parameter step: a step that ends in that state; nil, to be filled in, before the
    ///   first walk from there.
    @inlinable
    func stood(
        _ fault: [UInt32], before trace: [M.Command], _ step: inout M.Step?, _ part: Forward.Part
    ) -> Bool {
        if step == nil {
            begin(after: trace.dropLast())
            goToStart()
            step = replica.present
        }
        guard let step, case .violated(let former, _)? = verdict(of: part, on: step) else {
            return false
        }
        return former == fault
    }

    /// Tries what a part of a law wants to see, and judges it; nil if there is nothing to try.
    @inlinable
    func verdict(of part: Forward.Part, on step: M.Step) -> ForwardVerdict? {
        var own: [Seen] = []
        while let moves = part.next(step, own) { own.append(walk(moves)) }
        return own.isEmpty ? nil : part.judge(step, own)
    }

    // MARK: Walking

    @inlinable
    func begin(after trace: some Sequence<M.Command>) {
        self.trace = Array(trace)
        isAtStart = false
        walks.removeAll(keepingCapacity: true)
    }

    @inlinable
    func goToStart() {
        if !isAtStart { replica.retraceFromStart(trace) }
        isAtStart = true
    }

    /// A way on from the start, or the part of one that was tried for another law.
    @inlinable
    func walk(_ moves: [M.Move]) -> Seen {
        for known in walks where known.moves.starts(with: moves) {
            return known.sights.count < moves.count
                ? Walk(moves, sights: known.sights, end: known.end)
                : Walk(moves, sights: Array(known.sights.prefix(moves.count)), end: .complete)
        }
        goToStart()
        var sights: [M.Sight] = []
        var end = Seen.End.complete
        for move in moves where end == .complete {
            let outcome = replica.attempt(move)
            switch outcome {
            case .ignored: end = .notOffered
            case .ruledOut: end = .ruledOut
            case .ended: end = .ended
            case .performed: break
            }
            guard outcome.isPerformed else { continue }
            isAtStart = false
            sights.append(replica.sight)
        }
        let walk = Walk(moves, sights: sights, end: end)
        walks.append(walk)
        return walk
    }
}
