import StatefulTesting
import UIKitModel

/// A limit of a check, or a thing on which an app relies, whether laws are broken or not.
///
/// ```swift
/// for end in try checkConformance(of: notes).looseEnds { print(end) }
/// ```
public struct LooseEnd: Hashable, Sendable, Codable, CustomStringConvertible {
    package let fact: Fact

    package init(_ fact: Fact) { self.fact = fact }

    package enum Fact: Hashable, Sendable, Codable {
        /// A law that applies to the subject was judged in no step.
        case neverJudged(law: String)
        /// Traces that should lead to the same result do not.
        case contradiction(Contradiction)
        /// The subject relies on something that a policy of its contract allows: the number of
        /// times, the number of commands tried for it, and the shortest trace known.
        case reliance(on: PolicyReliance, steps: Int, commands: Int, trace: Trace)
        /// An assumption of the contract rules out steps behind which a law breaks. The trace is
        /// the shortest that is known, not a proved one.
        case behindAssumption(String, law: String, trace: Trace)
        /// A law breaks if the model makes other choices about points of which nothing is known:
        /// mostly one. The trace is the shortest that is known, not a proved one.
        case behindChoices([String], law: String, trace: Trace)
        /// The delegate implements methods that no split view of its style is ever asked: those of
        /// the classic style in a column style, or the other way round.
        case neverAsked(methods: [String], isColumnStyle: Bool)
        /// Delegates of the app implement methods that the model never calls, and UIKit does: what
        /// they do there is not seen.
        case neverCalled(methods: [String])
        /// The window opens with nothing: nothing is chosen, and no list is in sight.
        case opensEmpty(trace: Trace)
        /// Fewer runs reached a label than it demands.
        case labelMissed(String, runs: Int, of: Int, demanded: Double)
        /// The corpus has traces that must pass, about subjects of other names: this check does not
        /// perform them. In a folder shared by tests of several subjects such traces are in order;
        /// otherwise a subject was renamed, and its regressions guard nothing.
        case notReplayed(traces: Int, subjects: [String])
    }

    /// The things on which a subject may rely by a policy.
    package enum PolicyReliance: String, Hashable, Sendable, Codable, CaseIterable {
        /// A transition gives a screen to a new stack while it is still in the old one
        /// (`merging`). It is not documented that UIKit removes it there.
        case takingOver
        /// A navigation controller stands in another (`merging`).
        case nesting
        /// A transition leaves details to UIKit, which keeps them out of sight (P1-P5).
        case waiting
    }

    /// The kind of loose end, to demand that there is none.
    public var kind: Kind {
        switch fact {
        case .neverJudged: .everyLawJudged
        case .contradiction: .noContradiction
        case .reliance: .noReliance
        case .behindAssumption: .nothingBehindAssumptions
        case .behindChoices: .nothingBehindChoices
        case .neverAsked: .everyMethodAsked
        case .neverCalled: .everyMethodCalled
        case .opensEmpty: .somethingInSight
        case .labelMissed: .labelsReached
        case .notReplayed: .everyTraceReplayed
        }
    }

    /// The demands a check can make in addition to the laws: first those on which an author can act
    /// at once. Loose ends are listed in this order.
    ///
    /// ```swift
    /// try checkConformance(of: notes, demanding: [.everyLawJudged, .noReliance])
    /// ```
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// No two traces contradict each other.
        case noContradiction
        /// The window opens with a list or a detail in sight.
        case somethingInSight
        /// The delegate has only methods that a split view of its style asks.
        case everyMethodAsked
        /// The subject relies on nothing that only a policy allows.
        case noReliance
        /// No label was clearly reached by a smaller share of runs than it demands.
        case labelsReached
        /// Every trace of the corpus that must pass is about this subject.
        case everyTraceReplayed
        /// Every law that applies to the subject was judged.
        case everyLawJudged
        /// The app's delegates have only methods that the model calls.
        case everyMethodCalled
        /// No law is known to break without an assumption.
        case nothingBehindAssumptions
        /// No law is known to break under another choice of the model.
        case nothingBehindChoices
    }

    /// The loose end in one sentence, or in several lines for a contradiction.
    public var description: String {
        switch fact {
        case .neverJudged(let law): "\(law) was never judged"
        case .contradiction(let contradiction): contradiction.lines.joined(separator: "\n")
        case .reliance(let reliance, let steps, let commands, let trace):
            "\(reliance.words) in \(steps) of \(commands) commands, which only a policy allows: "
                + trace.line
        case .behindAssumption(let name, let law, let trace):
            "without the assumption \(name), \(law) breaks: \(trace.line)"
        case .behindChoices(let choices, let law, let trace):
            "\(law) breaks where this is not so (\(choices.joined(separator: "; "))): "
                + trace.line
        case .neverAsked(let methods, let isColumnStyle):
            "the delegate implements \(methods.joined(separator: ", ")), which a split view of "
                + (isColumnStyle ? "a column style never asks" : "the classic style never asks")
        case .neverCalled(let methods):
            "the app implements \(methods.joined(separator: ", ")), which the model never calls; "
                + "try what they do on a device"
        case .opensEmpty(let trace):
            "the window opens with nothing, as nothing is chosen and no list is in sight; choose "
                + "a detail, or state a preferredDisplayMode that shows a list: \(trace.line)"
        case .labelMissed(let label, let runs, let all, let share):
            "\(label) was reached by \(runs) of \(all) runs, and a share of \(share) is demanded"
        case .notReplayed(let traces, let subjects):
            "\(traces) \(traces == 1 ? "trace" : "traces") of the corpus "
                + "\(traces == 1 ? "was" : "were") not replayed, because of other subjects: "
                + subjects.listed(upTo: 8)
        }
    }
}

extension LooseEnd.PolicyReliance {
    fileprivate var words: String {
        switch self {
        case .takingOver: "a screen was taken over from another stack"
        case .nesting: "a navigation controller stood in another"
        case .waiting: "details were left to UIKit out of sight"
        }
    }

    func isAllowed(by policies: Policies) -> Bool {
        switch self {
        case .takingOver: policies.merging != .handedOver
        case .nesting: policies.merging == .asItComes
        case .waiting: true
        }
    }

    /// A law that a step breaks by relying on it.
    var probe: SplitViewLaw {
        let name = rawValue
        return SplitViewLaw(name: name, statement: "The subject does not rely on it.") { step in
            guard step.nature == .transition, !step.hasRaised else { return .notApplicable }
            return isRelied(on: step) ? .violated(name) : .held
        }
    }

    private func isRelied(on step: SplitViewStep) -> Bool {
        switch self {
        case .takingOver:
            step.calls.contains { if case .adopted = $0 { true } else { false } }
        case .nesting: step.now.hasNested
        case .waiting: step.now.keepsContent
        }
    }
}

extension [LooseEnd] {
    /// These, in the order of their kinds.
    var inOrder: [LooseEnd] {
        LooseEnd.Kind.allCases.flatMap { kind in filter { $0.kind == kind } }
    }

    /// The loose ends that matter whether or not anything is found, in order: an author can act on
    /// them. A matter left to UIKit is no fault, and the rest is looked at once nothing is broken.
    var besideFindings: [LooseEnd] {
        inOrder.filter { end in
            switch end.fact {
            case .contradiction, .opensEmpty, .neverAsked, .neverCalled,
                .reliance(on: .takingOver, _, _, _):
                true
            default: false
            }
        }
    }

    /// Fails if there are loose ends of some kinds.
    func requireNone(
        of kinds: Set<LooseEnd.Kind>, subject: String
    ) throws(ConformanceError) {
        let unwanted = filter { kinds.contains($0.kind) }
        guard unwanted.isEmpty else {
            throw ConformanceError(.looseEnds(subject: subject, unwanted))
        }
    }
}
