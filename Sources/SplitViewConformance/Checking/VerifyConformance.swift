import StatefulTesting
import UIKitModel

/// Verifies a split view delegate: judges every trace, as far as it stays within some screens.
///
/// A check samples; this proves. It returns only if every trace of any length was judged and holds,
/// or every trace up to `depth` if that is given. Errors are a subject that contradicts itself, a
/// search at the end of its states or time, and one without any judgement.
///
/// Two states are equal if their screens are, and the memory of the app. The memory is read from
/// its stored properties (see ``SplitViewScene/Omission`` for the parts that need not be compared).
/// Memory that cannot be read is looked for: 100,000 steps are performed again, by other ways to
/// the same states. A debug build, which is much slower, performs 2,000.
///
/// ```swift
/// print(try verifyConformance(of: notes, height: 4))
/// ```
///
/// - Parameters:
///   - subject: The subject to verify: the app's scene and its contract.
///   - height: The most screens in the scene, from 1. A step that leads beyond is judged, and not
///     followed.
///   - depth: The length of the longest traces, from 1; by default traces of any length.
///   - states: The most states that are remembered, from 1.
///   - time: The most time to spend; by default as much as it needs.
///   - profile: The release of UIKit to model; by default the subject's.
///   - demands: The kinds of loose end that are errors, too. A verification does not look for
///     reliances, assumptions and labels.
///   - isolated: Whether app code runs in a process of its own; by default if it can and no
///     debugger is attached, as in
///     ``checkConformance(of:budget:seed:corpus:profile:demanding:isolated:test:file:line:)``.
///   - test: The test that the runner is started for; by default the calling function.
///   - file: The file of the call.
///   - line: The line of the call.
/// - Returns: The proof.
/// - Throws: `ConformanceError`.
/// - Complexity: At most linear in the number of states times the number of commands, times the
///   length of the longest trace: the scene is led to a state again by performing its trace.
@MainActor @discardableResult
public func verifyConformance(
    of subject: SplitViewSubject, height: Int = 4, depth: Int = .max, states: Int = 200_000,
    time: Duration? = nil, profile: UIKitProfile? = nil,
    demanding demands: Set<LooseEnd.Kind> = [], isolated: Bool? = nil, test: String = #function,
    file: String = #fileID, line: Int = #line
) throws(ConformanceError) -> Verification {
    try VerificationCheck(
        subject: subject, profile: profile,
        bounds: VerificationBounds(
            depth: depth, height: height,
            limits: ExhaustLimits(states: states, audit: VerificationBounds.testAudit)),
        time: time, demands: demands
    ).performed(isolated: isolated, at: CheckPlace(test: test, file: file, line: line))
}

extension Verification: CustomStringConvertible {
    /// The reason for which a proof is not complete.
    package enum Shortfall: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The subject contradicts itself, and nothing is proved; `nil` if its traces could not be
        /// named.
        case contradiction(Contradiction?)
        /// The app begins with more screens than the height allows.
        case tooManyScreens(height: Int)
        /// Not even every trace of one command was judged.
        case nothingJudged
        /// More states exist than may be remembered; every trace up to a length was judged.
        case tooManyStates(completeDepth: Int, endless: [String])
        /// The time was up; every trace up to a length was judged.
        case outOfTime(completeDepth: Int, endless: [String])

        package var description: String {
            switch self {
            case .contradiction(let contradiction):
                contradiction?.lines.joined(separator: "\n") ?? Contradiction.unnamed
            case .tooManyScreens(let height):
                "it begins with more than \(height) screen\(height == 1 ? "" : "s")"
            case .nothingJudged: "not even every single command was judged, or none does anything"
            case .tooManyStates(let depth, let endless):
                "there are more states than may be remembered; " + rest(depth, endless)
            case .outOfTime(let depth, let endless): "the time was up; " + rest(depth, endless)
            }
        }

        private func rest(_ depth: Int, _ endless: [String]) -> String {
            "every trace up to length \(depth) was judged and holds; ask for `depth: \(depth)`, "
                + (endless.isEmpty ? "or allow more" : "or " + Self.remedy(against: endless))
        }

        /// The remedy for properties with ever new values.
        package static func remedy(against endless: [String]) -> String {
            "leave out with memory(_:) what cannot matter of \(endless.joined(separator: ", ")), "
                + "which \(endless.count == 1 ? "has" : "have") ever new values"
        }
    }

    /// The reason why not everything is proved; `nil` if it is, even with broken laws.
    package var shortfall: Shortfall? {
        switch exhaustion.end {
        case .inconsistent: return .contradiction(contradiction)
        case .outOfScope: return .tooManyScreens(height: bounds.height)
        case .closed, .depth, .found: return isEmpty ? .nothingJudged : nil
        case .stateLimit, .deadline:
            guard !isEmpty else { return .nothingJudged }
            return exhaustion.end == .deadline
                ? .outOfTime(completeDepth: completeDepth, endless: endlessMemory)
                : .tooManyStates(completeDepth: completeDepth, endless: endlessMemory)
        }
    }

    /// Whether every judged law holds in the whole extent asked for.
    package var holds: Bool { findings.isEmpty && shortfall == nil }

    /// The proof, in one sentence, and the loose ends, a line each.
    public var description: String {
        let verdict: String
        if let shortfall {
            verdict = "\(subject) is not proved: \(shortfall)"
        } else if findings.isEmpty {
            verdict = "\(subject) holds \(reach)"
        } else {
            let laws = findings.map(\.law).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            verdict = "\(subject) breaks \(laws.joined(separator: ", ")), judged \(reach)"
        }
        return ([verdict] + looseEnds.map { "  loose: \($0)" }).joined(separator: "\n")
    }

    package var restsOn: String {
        "if nothing but its screens and stored properties decides"
            + (leftOut.isEmpty ? "" : ", without \(leftOut.joined(separator: ", "))")
    }

    private var reach: String {
        var words = [
            isClosed
                ? "at any length"
                : "up to \(completeDepth) command\(completeDepth == 1 ? "" : "s")"
        ]
        let height = bounds.height
        if exhaustion.beyond > 0 {
            words.append("within \(height) screen\(height == 1 ? "" : "s")")
        }
        if let rows { words.append("for rows 1 to \(rows)") }
        words.append("in \(exhaustion.states) state\(exhaustion.states == 1 ? "" : "s")")
        if findings.isEmpty { words.append(restsOn) }
        return words.joined(separator: ", ")
    }
}
