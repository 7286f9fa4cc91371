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
    /// The states, the transitions, the verdicts of each law, and how it ended.
    public let exhaustion: Exhaustion<SplitViewCommand>
    /// For each law that is broken the shortest trace, and the simplest of that length; the
    /// shortest first.
    public let findings: [Finding]
}

extension Verification {
    /// Whether every trace of any length was judged, as far as it stays inside of the height.
    public var isClosed: Bool { exhaustion.isClosed }

    /// Whether the subject came out differently when something was done again; nothing is proved.
    public var isInconsistent: Bool { exhaustion.end == .inconsistent }
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
    /// The laws of the present are judged after each step. A law that looks ahead is judged if it
    /// is named: then the stage looks ahead after each step, which takes its time.
    ///
    /// - Parameters:
    ///   - law: A law that the verification is about, and with whose first violation it ends;
    ///     `nil` for all laws of the present.
    ///   - bounds: How far it goes.
    ///   - deadline: Whether time is up.
    ///   - observe: Told how far it is, from time to time.
    public func verification(
        of law: String? = nil, within bounds: VerificationBounds,
        deadline: () -> Bool = { false }, observe: (ExhaustProgress) -> Void = { _ in }
    ) -> Verification {
        let laws = law.map(SplitViewLaws.judging) ?? SplitViewLaws.ofThePresent
        let probing = law.map { SplitViewLaws.probing(for: $0) } ?? .never
        let (alphabet, height) = (alphabet, bounds.height)
        let goal = law.map(ExhaustGoal.law) ?? .everyLaw
        let exhaustion = looking(probing) { machine in
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
        return Verification(
            bounds: bounds, exhaustion: exhaustion,
            findings: exhaustion.violations.map { finding($0, in: exhaustion) })
    }

    /// The finding behind a violation. Nothing is shrunk, as everything shorter was judged before.
    private func finding(
        _ violation: Bycatch<SplitViewCommand>, in exhaustion: Exhaustion<SplitViewCommand>
    ) -> Finding {
        let length = violation.trace.count
        return Finding(
            trace: trace(violation.trace, law: violation.law), sentence: violation.sentence,
            seed: nil, run: nil, originalLength: length, passes: [],
            shortest: exhaustion.isMerged
                ? .proved(states: exhaustion.states) : .unmerged(beyond: length - 1),
            isStable: exhaustion.end != .inconsistent)
    }
}
