import StatefulTesting
import UIKitModel

package struct VerificationBounds: Sendable, Hashable, Codable {
    /// The length of the longest traces; `Int.max` to continue until no new state is found.
    package var depth: Int
    /// The most screens in the scene, which is the height of its one stack while collapsed. A step
    /// that leads beyond is judged, and not followed.
    package var height: Int
    /// How much is remembered.
    package var limits: ExhaustLimits

    /// Bounds.
    ///
    /// - Parameters:
    ///   - depth: The length of the longest traces, from 1.
    ///   - height: The most screens in the scene, from 1.
    ///   - limits: How much is remembered; by default 200,000 states.
    package init(depth: Int = .max, height: Int, limits: ExhaustLimits = ExhaustLimits()) {
        precondition(depth >= 1 && height >= 1, "a trace has a step, and a scene has a screen")
        (self.depth, self.height, self.limits) = (depth, height, limits)
    }
}

/// The result of judging every trace of a subject within bounds.
///
/// ```swift
/// let verification = try verifyConformance(of: notes, height: 3)
/// print(verification.isClosed, verification.completeDepth)
/// ```
public struct Verification: Sendable, Codable {
    package let subject: String
    /// The rows that commands distinguish; `nil` if the app treats its rows alike.
    package let rows: Int?
    package let bounds: VerificationBounds
    /// The search: the states, the transitions, the verdicts, and how it ended.
    package let exhaustion: Exhaustion<SplitViewCommand>
    /// For each flaw that is not listed as a consequence under another, the shortest trace known,
    /// and the simplest of its length if the search came to its end; in the order of the laws.
    package let findings: [Finding]
    /// Why nothing is proved, if the subject contradicts itself.
    package let contradiction: Contradiction?
    /// The parts of the app's memory that the subject leaves out of the comparison.
    package let leftOut: [String]
    /// The properties of the app that have ever new values, if the search did not close.
    package let endlessMemory: [String]
    /// The loose ends of the proof: laws that were judged nowhere. A check of a test adds a window
    /// that opens with nothing, and methods that are never asked.
    public internal(set) var looseEnds: [LooseEnd]

    /// The verdicts of each law that was judged, in the order of the laws.
    package var laws: [LawTally] { exhaustion.laws }

    /// Whether every trace of any length was judged, as far as it stays within the height.
    public var isClosed: Bool { exhaustion.isClosed }

    /// Every trace up to this length was judged; if the verification is closed, every trace.
    public var completeDepth: Int { exhaustion.completeDepth }

    /// Whether the subject contradicts itself; nothing is proved.
    package var isInconsistent: Bool { exhaustion.end == .inconsistent }

    /// Whether not even every trace of one command was judged, or no command does anything, so that
    /// nothing is proved.
    package var isEmpty: Bool {
        exhaustion.end == .outOfScope || (completeDepth == 0 && !isClosed) || isIdle
    }

    package var isIdle: Bool { isClosed && exhaustion.transitions == 0 }
}

extension Verification {
    /// A verification that has no result.
    ///
    /// - Parameters:
    ///   - bounds: The bounds that were asked for.
    ///   - progress: How far it came; `nil` if that is not known.
    package init(
        unfinished subject: String, bounds: VerificationBounds, after progress: ExhaustProgress?
    ) {
        self.subject = subject
        rows = nil
        self.bounds = bounds
        exhaustion = Exhaustion(unfinishedAfter: progress)
        findings = []
        contradiction = nil
        leftOut = []
        endlessMemory = []
        looseEnds = []
    }
}

extension VerificationBounds {
    /// The most places with an end of the process before a verification ends: each costs a process,
    /// and the work begins anew.
    package static let mostEnds = 48
    /// The fewest transitions that are performed again before a proof of any length.
    package static let audit = 100_000
    /// The same for a test, which a debug build would keep waiting for minutes.
    static var testAudit: Int {
        var isDebug = false
        // Evaluated in a debug build only.
        assert({ isDebug = true }() == ())
        return isDebug ? 2_000 : audit
    }
}

extension Snapshot {
    /// How many screens there are in the scene: in the columns, presented, or kept out of sight.
    ///
    /// Of an app with a compact column, which always keeps one of its trees out of sight, those in
    /// sight count.
    var height: Int {
        let keepsTree = panes.contains(.compact)
        var count = 0
        for node in nodes where node.kind.isScreen {
            if !keepsTree || node.place != .preserved { count += 1 }
        }
        return count
    }
}

extension SplitViewChecker {
    /// Judges every trace over the whole alphabet within bounds, merging equal states.
    ///
    /// - Parameters:
    ///   - law: The law to judge by; `nil` for all that apply. If the subject has no such law,
    ///     nothing is judged.
    ///   - observe: Receives the progress from time to time.
    package func verification(
        of law: String? = nil, within bounds: VerificationBounds,
        deadline: () -> Bool = { false }, observe: (ExhaustProgress) -> Void = { _ in }
    ) -> Verification {
        let height = bounds.height
        let laws = law.map { stage.laws.only($0) ?? [] } ?? stage.laws
        let exhaustion = attending { machine, isDoubtful in
            exhaust(
                &machine, laws: laws, alphabet: stage.alphabet, states: stateSpace,
                options: ExhaustOptions(
                    depth: bounds.depth, scope: { $0.picture.height <= height },
                    limits: bounds.limits),
                deadline: { isDoubtful() || deadline() }, observe: observe)
        }
        let findings = exhaustion.counterexamples.map { counterexample in
            // Nothing is shrunk: everything shorter was judged before, or there was no time.
            finding(
                counterexample, shortest: exhaustion.proof(of: counterexample),
                height: exhaustion.beyond > 0 ? height : nil,
                isStable: exhaustion.inconsistency?.kind != .unrepeatable)
        }
        let looseEnds = unjudged(exhaustion.laws)
        let isCut = exhaustion.end == .stateLimit || exhaustion.end == .deadline
        return Verification(
            subject: subject.name, rows: distinguishedRows, bounds: bounds, exhaustion: exhaustion,
            findings: findings.byCause(laws: subject.allLaws.map(\.name)),
            contradiction: exhaustion.inconsistency.map(contradiction),
            leftOut: stage.driver.scene.omissions.map(\.words),
            endlessMemory: isCut ? endlessMemory : [], looseEnds: looseEnds)
    }
}
