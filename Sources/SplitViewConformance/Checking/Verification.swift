import StatefulTesting
import UIKitModel

/// How far a verification goes.
public struct VerificationBounds: Sendable, Hashable {
    /// The length of the longest traces; `Int.max` to go on until nothing is new.
    public var depth: Int
    /// How many screens may stand in the scene: how high its one stack may grow while the window
    /// is narrow. A step that leads beyond is judged, and not followed.
    public var height: Int
    /// How much is remembered.
    public var limits: ExhaustLimits

    /// Bounds.
    ///
    /// - Parameters:
    ///   - depth: The length of the longest traces, from 1.
    ///   - height: The most screens in the scene, from 1.
    ///   - limits: How much is remembered.
    public init(depth: Int = .max, height: Int, limits: ExhaustLimits) {
        precondition(depth >= 1 && height >= 1, "a trace has a step, and a scene has a screen")
        self.depth = depth
        self.height = height
        self.limits = limits
    }
}

/// What came of judging every trace of a subject, as far as the bounds go.
public struct Verification: Sendable {
    /// How far it was meant to go.
    public let bounds: VerificationBounds
    /// The search that asks the laws of the present: the states, the transitions, the verdicts,
    /// and how it ended.
    public let exhaustion: Exhaustion<SplitViewCommand>
    /// The searches for laws that look ahead, each law in one of them. Such a law speaks up before
    /// anything is done, and would end the traces of the others; so they are asked together only as
    /// long as none of them is broken.
    public let lookingAhead: [LookingAhead]
    /// For each flaw, a law with a symptom, the shortest trace, and the simplest of that length;
    /// the shortest first.
    public let findings: [Finding]

    /// A search for laws that look ahead. It ends with the first violation of one of them.
    public struct LookingAhead: Sendable {
        /// The names of the laws that it decides about: the one that broke, or else all of those
        /// that were asked.
        public let laws: [String]
        /// What it came to.
        public let exhaustion: Exhaustion<SplitViewCommand>
    }
}

extension Verification {
    /// The verdicts of each law that was asked, in the order of the laws.
    public var laws: [VerdictTally] {
        let ahead = lookingAhead.flatMap { search in
            search.exhaustion.laws.filter { search.laws.contains($0.law) }
        }
        return (exhaustion.laws + ahead).sorted { SplitViewLaws.place($0.law, isBefore: $1.law) }
    }

    /// All searches; what is said of every trace is what all of them say.
    private var searches: [Exhaustion<SplitViewCommand>] {
        [exhaustion] + lookingAhead.map(\.exhaustion)
    }

    /// Whether every trace of any length was judged, as far as it stays inside of the height, for
    /// each law that is not broken.
    public var isClosed: Bool { searches.allSatisfy { $0.isClosed || $0.end == .violation } }

    /// Every trace up to this length was judged, by every law that is not broken; of a closed
    /// verification that is every trace.
    public var completeDepth: Int {
        let open = searches.filter { !$0.isClosed && $0.end != .violation }
        return open.map(\.completeDepth).min() ?? exhaustion.completeDepth
    }

    /// Whether the subject came out differently when something was done again; nothing is proved.
    public var isInconsistent: Bool { searches.contains { $0.end == .inconsistent } }
}

extension Snapshot {
    /// How many screens stand in the scene, wherever that is: in the columns, over them, or out of
    /// sight.
    ///
    /// - Complexity: Linear in the number of controllers.
    var height: Int {
        var count = 0
        for node in nodes where node.kind.isScreen { count += 1 }
        return count
    }
}

extension SplitViewStage {
    /// Judges every trace over the whole alphabet, as far as the bounds go, merging equal states.
    ///
    /// The laws of the present are judged after each step. For a law that looks ahead the stage
    /// looks ahead after each step, which takes its time.
    ///
    /// - Parameters:
    ///   - law: The law that looks ahead and is to be asked; `nil` for all that apply. Those of the
    ///     present are always asked.
    ///   - bounds: How far it goes.
    ///   - deadline: Whether time is up.
    ///   - observe: Told how far it is, from time to time.
    public func verification(
        of law: String? = nil, within bounds: VerificationBounds,
        deadline: () -> Bool = { false }, observe: (ExhaustProgress) -> Void = { _ in }
    ) -> Verification {
        let inapplicable = inapplicableLaws
        let ahead = SplitViewLaws.ofTheFuture.map(\.name).filter {
            law == nil ? !inapplicable.contains($0) : $0 == law
        }
        let present = exhaustion(
            by: SplitViewLaws.ofThePresent, probing: .never, goal: .everyLaw, within: bounds,
            deadline: deadline, observe: observe)
        let lookingAhead = searches(for: ahead) { laws in
            exhaustion(
                by: SplitViewLaws.judging(laws), probing: SplitViewLaws.probing(for: laws),
                goal: .oneOf(laws), within: bounds, deadline: deadline, observe: observe)
        }
        let findings =
            present.violations.map { finding($0, in: present) }
            + lookingAhead.flatMap { search in
                search.exhaustion.violations.filter { search.laws.contains($0.law) }
                    .map { finding($0, in: search.exhaustion) }
            }
        return Verification(
            bounds: bounds, exhaustion: present, lookingAhead: lookingAhead,
            findings: findings.sorted { SplitViewLaws.place($0.law, isBefore: $1.law) })
    }

    /// Searches for laws that look ahead, all in one, until one of them is broken: of the others it
    /// is not known then what longer traces come to, so that they are searched for again without
    /// that one.
    private func searches(
        for laws: [String], exhaust: ([String]) -> Exhaustion<SplitViewCommand>
    ) -> [Verification.LookingAhead] {
        guard !laws.isEmpty else { return [] }
        let exhaustion = exhaust(laws)
        let broken = exhaustion.violations.map(\.law).first(where: laws.contains)
        guard let broken, exhaustion.end == .violation else {
            return [Verification.LookingAhead(laws: laws, exhaustion: exhaustion)]
        }
        return [Verification.LookingAhead(laws: [broken], exhaustion: exhaustion)]
            + searches(for: laws.filter { $0 != broken }, exhaust: exhaust)
    }

    private func exhaustion(
        by laws: [Law<SplitViewStep>], probing: Probing, goal: ExhaustGoal,
        within bounds: VerificationBounds, deadline: () -> Bool,
        observe: (ExhaustProgress) -> Void
    ) -> Exhaustion<SplitViewCommand> {
        let (alphabet, height) = (alphabet, bounds.height)
        return looking(probing) { machine in
            hasComparableState
                ? exhaust(
                    &machine, laws: laws, alphabet: alphabet, depth: bounds.depth,
                    scope: { $0.picture.height <= height }, goal: goal, limits: bounds.limits,
                    deadline: deadline, observe: observe)
                : exhaustUnmerged(
                    &machine, laws: laws, alphabet: alphabet, depth: bounds.depth,
                    scope: { $0.picture.height <= height }, goal: goal, limits: bounds.limits,
                    deadline: deadline, observe: observe)
        }
    }

    /// The finding behind a violation. Nothing is shrunk, as everything shorter was judged before.
    private func finding(
        _ violation: Bycatch<SplitViewCommand>, in exhaustion: Exhaustion<SplitViewCommand>
    ) -> Finding {
        let length = violation.trace.count
        return Finding(
            trace: trace(violation.trace, law: violation.law), sentence: violation.sentence,
            symptom: violation.symptom, seed: nil, run: nil, originalLength: length, passes: [],
            shortest: exhaustion.isMerged
                ? .proved(states: exhaustion.states) : .unmerged(beyond: length - 1),
            isStable: exhaustion.end != .inconsistent)
    }
}

extension SplitViewLaws {
    /// Whether a law is asked before another one.
    fileprivate static func place(_ name: String, isBefore other: String) -> Bool {
        let first = all.first { $0.name == name || $0.name == other }
        return name != other && first?.name == name
    }
}
