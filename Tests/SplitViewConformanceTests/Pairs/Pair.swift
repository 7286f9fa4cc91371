import SplitViewConformance
import StatefulTesting
import TestEffort
import Testing
import UIKitModel

/// Expects an app that is right to be silent, and its broken twin to be found.
///
/// - Parameters:
///   - right: The right app: closed by a verification, and silent in a search.
///   - broken: The app with one fault.
///   - law: The law by which the fault is found.
///   - trace: The shortest trace that shows it, worked out by hand.
///   - height: The bound of the verification, in screens; two in a debug build.
@MainActor func expectPair(
    _ right: SplitViewSubject, _ broken: SplitViewSubject, law: String, trace: String,
    height: Int = 3, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let bounds = VerificationBounds(
        height: isWhole ? height : min(height, 2), limits: ExhaustLimits())
    let verified = SplitViewChecker(right).verification(within: bounds)
    #expect(
        verified.isClosed && !verified.isInconsistent,
        "\(verified.contradiction.map { "\($0)" } ?? "\(verified.exhaustion.end)")",
        sourceLocation: sourceLocation)
    for finding in verified.findings {
        Issue.record(
            "\(finding.law): \(finding.trace.line): \(finding.sentence)",
            sourceLocation: sourceLocation)
    }
    try checkConformance(of: right, budget: .commands(isLong ? 200_000 : 600), seed: 14)
    // Flaws that are consequences of others, too.
    let length = try Trace.commands(inLine: trace).count
    let shallow = VerificationBounds(depth: length, height: height, limits: ExhaustLimits())
    let found = SplitViewChecker(broken).verification(within: shallow).exhaustion.flaws.map {
        "\($0.counterexample.flaw.law): "
            + $0.counterexample.commands.map(\.description).joined(separator: "; ")
    }
    #expect(found.contains("\(law): \(trace)"), "\(found)", sourceLocation: sourceLocation)
}
