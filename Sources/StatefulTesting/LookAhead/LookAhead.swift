/// Tries ways on from states on a copy of a machine, and judges them by laws that look ahead.
///
/// A machine cannot be saved and restored, but a state can be reached again: the copy performs the
/// trace that led there and walks on. A copy that does not get to the same state judges nothing; a
/// search finds out by other means that such a machine does not repeat itself.
public final class LookAhead<Machine: StateMachine> {
    /// The laws, by what they say without a look.
    @usableFromInline let laws: [Law<Machine.Step>]

    /// The parts of laws that are about states: one bit for each.
    @usableFromInline let aboutStates: UInt64

    /// In one of how many states a random search tries each part alone.
    let rarities: [UInt64]

    /// The parts that have something to try after a step: one bit for each.
    @usableFromInline let wanted: (Machine.Step) -> UInt64

    /// Judges the step at the end of a trace by some of the parts; in a copy that shows another
    /// fingerprint there, if one is given, by none.
    let judge: (_ trace: [Machine.Command], _ parts: UInt64, _ fingerprint: UInt64?) -> [Judged]

    /// Judges the state at the end of a trace by all parts that are about states.
    @usableFromInline let judgeState: (_ trace: [Machine.Command]) -> [Judged]

    /// One of the laws alone, on the same copy.
    let only: (Int) -> LookAhead

    /// What a part of a law came to, by their indices, and the symptom if it is broken.
    @usableFromInline
    struct Judged {
        @usableFromInline let part: Int
        @usableFromInline let law: Int
        @usableFromInline let verdict: ForwardVerdict
        let symptom: Symptom

        @usableFromInline
        init(part: Int, law: Int, verdict: ForwardVerdict, symptom: Symptom = .none) {
            self.part = part
            self.law = law
            self.verdict = verdict
            self.symptom = symptom
        }
    }

    @usableFromInline
    init(
        laws: [Law<Machine.Step>], aboutStates: UInt64, rarities: [UInt64],
        wanted: @escaping (Machine.Step) -> UInt64,
        judge: @escaping ([Machine.Command], UInt64, UInt64?) -> [Judged],
        judgeState: @escaping ([Machine.Command]) -> [Judged], only: @escaping (Int) -> LookAhead
    ) {
        precondition(rarities.count <= 64, "at most 64 parts of laws look ahead")
        self.laws = laws
        self.aboutStates = aboutStates
        self.rarities = rarities
        self.wanted = wanted
        self.judge = judge
        self.judgeState = judgeState
        self.only = only
    }

    /// Judges the step at the end of a trace by some of the parts, and counts the verdicts.
    /// - Parameters:
    ///   - trace: the commands performed; the last one is the step.
    ///   - mask: the parts to ask, one bit for each.
    ///   - fingerprint: the fingerprint that the copy must show there; nil for any.
    ///   - first: the index of the first of these laws among all laws.
    ///   - counts: where the verdicts are counted.
    ///   - broken: where the broken laws are put.
    @usableFromInline
    func judge(
        after trace: [Machine.Command], asking mask: UInt64, fingerprint: UInt64?, first: Int,
        counting counts: inout VerdictCounts, broken: inout [BrokenLaw]
    ) {
        for judged in judge(trace, mask, fingerprint) {
            let law = first + judged.law
            if case .violated(_, let sentence) = judged.verdict {
                // Several parts of a law may find the same flaw: the step shows it once.
                if broken.contains(where: { $0.law == law && $0.symptom == judged.symptom }) {
                    continue
                }
                broken.append(BrokenLaw(law: law, symptom: judged.symptom, sentence: sentence))
            }
            counts.note(judged.verdict, of: law)
        }
    }
}

extension LookAhead where Machine: LookAheadMachine {
    /// Looks ahead on a copy of a machine.
    /// - Parameters:
    ///   - laws: the laws that look ahead, with at most 64 parts.
    ///   - replica: a machine that does the same as the one that is judged.
    @inlinable
    public convenience init(
        _ laws: [ForwardLaw<Machine.Step, Machine.Move, Machine.Sight>], replica: Machine
    ) {
        self.init(laws, walker: Walker(replica))
    }

    @inlinable
    convenience init(
        _ laws: [ForwardLaw<Machine.Step, Machine.Move, Machine.Sight>], walker: Walker<Machine>
    ) {
        let parts = laws.indices.flatMap { law in laws[law].parts.map { (law, $0) } }
        var aboutStates: UInt64 = 0
        for index in parts.indices where parts[index].1.scope == .state {
            aboutStates |= 1 << UInt64(index)
        }
        self.init(
            laws: laws.map(\.law), aboutStates: aboutStates, rarities: parts.map(\.1.rarity),
            wanted: { step in
                var bits: UInt64 = 0
                for index in parts.indices where parts[index].1.next(step, []) != nil {
                    bits |= 1 << UInt64(index)
                }
                return bits
            },
            judge: { walker.judge(after: $0, by: laws, parts, asking: $1, fingerprint: $2) },
            judgeState: { walker.judgeState(after: $0, by: parts) },
            only: { LookAhead([laws[$0]], walker: walker) })
    }
}
