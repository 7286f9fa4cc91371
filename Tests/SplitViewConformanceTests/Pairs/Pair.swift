import SplitViewConformance
import StatefulTesting
import TestEffort
import Testing
import UIKitModel

/// Expects an app that is right to be silent, and its broken twin to be found.
///
/// In a debug build the right app is searched, and the trace is performed by the broken one. The
/// proofs, that the right app holds and that no trace is shorter, are for a release build.
///
/// - Parameters:
///   - right: The right app: closed by a verification, and silent in a search.
///   - broken: The app with one fault.
///   - law: The law by which the fault is found.
///   - trace: The shortest trace that shows it, worked out by hand.
///   - height: The bound of the verification, in screens.
///   - depth: How many commands are verified of an app whose states have no end; `nil` for one that
///     a verification closes.
@MainActor func expectPair(
    _ right: SplitViewSubject, _ broken: SplitViewSubject, law: String, trace: String,
    height: Int = 3, depth: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try checkConformance(
        of: right, budget: .commands(isLong ? 200_000 : 600), seed: 14, isolated: false)
    let commands = try Trace.commands(inLine: trace)
    let broke = SplitViewChecker(broken).replay(commands).violations
    #expect(
        broke.contains { $0.flaw.law == law && $0.index == commands.count - 1 }, "\(broke)",
        sourceLocation: sourceLocation)
    guard isWhole else { return }
    expectHolding(right, height: height, depth: depth, sourceLocation: sourceLocation)
    // Flaws that are consequences of others, too.
    let shallow = VerificationBounds(
        depth: commands.count, height: height, limits: ExhaustLimits())
    let exhaustion = SplitViewChecker(broken).verification(within: shallow).exhaustion
    let found = exhaustion.counterexamples.map {
        "\($0.flaw.law): " + $0.commands.map(\.description).joined(separator: "; ")
    }
    #expect(found.contains("\(law): \(trace)"), "\(found)", sourceLocation: sourceLocation)
}

/// Expects that a verification closes within some screens, or is complete up to a depth, and finds
/// nothing.
@MainActor func expectHolding(
    _ right: SplitViewSubject, height: Int, depth: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let bounds = VerificationBounds(
        depth: depth ?? .max, height: height, limits: ExhaustLimits(states: 40_000))
    let verified = SplitViewChecker(right).verification(within: bounds)
    let isComplete = depth.map { verified.exhaustion.completeDepth >= $0 } ?? verified.isClosed
    #expect(
        isComplete && !verified.isInconsistent,
        "\(verified.contradiction.map { "\($0)" } ?? "\(verified.exhaustion.end)")",
        sourceLocation: sourceLocation)
    for finding in verified.findings {
        Issue.record(
            "\(finding.law): \(finding.trace.line): \(finding.sentence)",
            sourceLocation: sourceLocation)
    }
}
