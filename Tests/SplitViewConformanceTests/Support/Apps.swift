import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

extension SplitViewStage {
    /// Performs commands from the beginning, and draws the result. A command that is ignored
    /// stands in the way of what a test wants to say, and so is an error.
    @discardableResult func act(out line: String) throws -> String {
        reset()
        return try act(on: line)
    }

    /// Acts commands out from where the scene stands.
    @discardableResult func act(on line: String) throws -> String {
        for command in try Trace.commands(inLine: line) where perform(command) == .ignored {
            throw Ignored(command: command, scene: picture.notation)
        }
        return picture.notation
    }

    /// Gives one command from where the scene stands.
    func gives(_ text: String) throws -> Outcome { perform(try SplitViewCommand(reading: text)) }
}

/// A command came to nothing where a test relies on it.
struct Ignored: Error, CustomStringConvertible {
    let command: SplitViewCommand
    let scene: String

    var description: String { "'\(command)' came to nothing in \(scene)" }
}

extension Snapshot {
    /// The number behind a name of the notation.
    static func id(_ name: String) throws -> UInt32 {
        let nodes = try Snapshot("[!\(name)]").nodes
        return nodes[0].id
    }
}

/// What the laws say of an app, of which each step comes to something.
@MainActor func violations(
    _ subject: SplitViewSubject, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [Violation] {
    let replay = SplitViewChecker(subject).replay(try Trace.commands(inLine: line))
    #expect(replay.ignored == [], "\(line): \(replay.executed)", sourceLocation: sourceLocation)
    return replay.violations
}

/// The laws that steps break, each with the place of the step: `tap-works 2`.
@MainActor func flaws(
    _ subject: SplitViewSubject, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
    try violations(subject, line, sourceLocation: sourceLocation).map { "\($0.law) \($0.index)" }
}

/// The laws that steps break.
@MainActor func broken(
    _ subject: SplitViewSubject, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
    try violations(subject, line, sourceLocation: sourceLocation).map(\.law)
}

/// Expects that all steps of each line come to something, and that no law is broken.
///
/// - Parameter end: What is drawn in the end; `nil` where it is all the same.
@MainActor func expectSilent(
    _ subject: SplitViewSubject, _ lines: String..., end: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    for line in lines {
        let checker = SplitViewChecker(subject)
        let replay = checker.replay(try Trace.commands(inLine: line))
        #expect(replay.ignored == [], "\(line): \(replay.executed)", sourceLocation: sourceLocation)
        #expect(
            replay.violations.isEmpty, "\(line): \(replay.violations)",
            sourceLocation: sourceLocation)
        if let end {
            #expect(checker.stage.picture.notation == end, sourceLocation: sourceLocation)
        }
    }
}

/// Expects an app that is right to be silent, and its broken twin to be found.
///
/// In a debug build the right app is searched, and the trace is performed by the broken one. The
/// proofs, that the right app holds and that no trace is shorter, are for a release build.
///
/// - Parameters:
///   - right: The right app: closed by a verification, and silent in a search.
///   - broken: The app with one fault.
///   - flaw: The law by which the fault is found, and the shortest trace that shows it, worked out
///     by hand: `tap-works: launch wide; select 1`.
///   - height: The bound of the verification, in screens.
///   - depth: How many commands are verified of an app whose states have no end; `nil` for one that
///     a verification closes.
@MainActor func expectPair(
    _ right: SplitViewSubject, _ broken: SplitViewSubject, _ flaw: String, height: Int = 3,
    depth: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try checkConformance(
        of: right, budget: .commands(isLong ? 200_000 : isWhole ? 600 : 200), seed: 14,
        isolated: false)
    let parts = flaw.split(separator: ": ", maxSplits: 1)
    let (law, trace) = (String(parts[0]), String(parts[1]))
    let commands = try Trace.commands(inLine: trace)
    let broke = SplitViewChecker(broken).replay(commands).violations
    #expect(
        broke.contains { $0.flaw.law == law && $0.index == commands.count - 1 }, "\(broke)",
        sourceLocation: sourceLocation)
    guard isWhole else { return }
    expectHolding(right, height: height, depth: depth, sourceLocation: sourceLocation)
    // Flaws that are consequences of others, too.
    let shallow = VerificationBounds(depth: commands.count, height: height, limits: ExhaustLimits())
    let exhaustion = SplitViewChecker(broken).verification(within: shallow).exhaustion
    let found = exhaustion.counterexamples.map {
        "\($0.flaw.law): " + $0.commands.map(\.description).joined(separator: "; ")
    }
    #expect(found.contains(flaw), "\(found)", sourceLocation: sourceLocation)
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

/// A right app, and one that is like it except for one fault: see `expectPair`.
struct Pair: CustomTestStringConvertible, Sendable {
    typealias App = @MainActor @Sendable () -> Reader

    let testDescription: String
    let right: App
    let broken: App
    let flaw: String
    let height: Int
    let depth: Int?

    init(
        _ title: String, _ right: @autoclosure @escaping App,
        _ broken: @autoclosure @escaping App, _ flaw: String, height: Int = 3, depth: Int? = nil
    ) {
        (testDescription, self.right, self.broken) = (title, right, broken)
        (self.flaw, self.height, self.depth) = (flaw, height, depth)
    }
}
