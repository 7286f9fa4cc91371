import Foundation
import StatefulTesting
import UIKitModel

/// Checks a split view delegate against the laws: the entry point for your own tests.
///
/// Replays the corpus folder if there is one, then searches from a seed, and shrinks violations.
/// Throws a `ConformanceError` whose description names the broken law, the steps, and the way to
/// repeat it. New failures are saved under `regressions/` of the corpus folder. They fail every
/// later check until the delegate is repaired, and are regression tests from then on.
///
/// The seed is fresh each time unless one is given or the environment variable `SPLITFUZZ_SEED`
/// contains one, in decimal or as `0x…`.
///
/// ```swift
/// try checkConformance(
///     of: notes, budget: .time(.seconds(10)), corpus: URL(filePath: "Tests/Traces"))
/// ```
///
/// App code runs in a process of its own, unless a debugger is attached or `isolated` is `false`:
/// the test runner is started again for the test, performs it up to this call, and then the check.
/// So what comes before the call is done twice, and its expectations count once. A crash, an `exit`
/// or a step that does not return is a finding like any other if it comes again, and the other
/// tests go on.
///
/// Where the runner cannot be started so, one sentence on standard error says why, and app code
/// runs in the process of the test. If it ends the process there, the test run ends and fails, also
/// where the app exits with the status 0. The work of the check is noted in a file beside the
/// traces, or in the folder for temporary files, and the next check reports such an end.
///
/// - Parameters:
///   - subject: The subject to check: the app's scene, its roles and its contract.
///   - budget: The bounds of the search; about 50,000 commands by default, well under a second in a
///     release build. With `findings: 1` the first broken law ends it.
///   - seed: The seed of the search.
///   - corpus: A folder for traces. It need not exist.
///   - profile: The release of UIKit to model; by default the subject's.
///   - demands: The kinds of loose end that are errors, too; by default none.
///   - isolated: Whether app code runs in a process of its own; by default if it can and no
///     debugger is attached. With `true` it is an error if it cannot. It needs `swift test` with
///     Swift Testing, or with XCTest on Linux, and a system that lets a process start another one;
///     a call in the function of the test, or its name as `test`; and for a test with arguments a
///     subject of another name, or a check with other arguments, for each. The arguments of this
///     call, `corpus` apart, have to be the same in both processes: no seed that the test draws
///     itself.
///   - test: The test that the runner is started for; by default the calling function.
///   - file: The file of the call, which together with the line and the other arguments tells
///     checks of a test apart.
///   - line: The line of the call.
/// - Returns: The extent of the search, with the tallies of every law, and its loose ends: points
///   for which the check cannot vouch. Looking for those takes about a third longer.
/// - Throws: `ConformanceError`.
/// - Complexity: Linear in the commands of the budget and the traces of the corpus. To shrink a
///   finding and to prove it shortest costs at most a constant amount more for each.
@MainActor @discardableResult
public func checkConformance(
    of subject: SplitViewSubject, budget: SearchBudget = .commands(50_000), seed: UInt64? = nil,
    corpus: URL? = nil, profile: UIKitProfile? = nil, demanding demands: Set<LooseEnd.Kind> = [],
    isolated: Bool? = nil, test: String = #function, file: String = #fileID, line: Int = #line
) throws(ConformanceError) -> Examination {
    try ConformanceCheck(
        subject: subject, search: try DrawnSearch(profile: profile, budget: budget, seed: seed),
        corpus: corpus, demands: demands
    ).performed(isolated: isolated, at: CheckPlace(test: test, file: file, line: line))
}

/// Replays one trace in your own test: commands separated by semicolons.
///
/// ```swift
/// try checkConformance(
///     of: notes, replaying: "select 1; launch narrow", about: "contents-preserved")
/// ```
///
/// - Parameters:
///   - text: The commands, `launch wide; narrow` for instance.
///   - subject: The subject to check.
///   - law: The law to describe if it is broken; `nil` for the first that is. All laws must hold.
///   - profile: The release of UIKit to model; by default the subject's.
///   - isolated: Whether app code runs in a process of its own; by default if it can and no
///     debugger is attached, as in a check by a search.
///   - test: The test that the runner is started for; by default the calling function.
///   - file: The file of the call.
///   - line: The line of the call.
/// - Throws: `ConformanceError` if the text is no trace, breaks a law, or does nothing at all.
@MainActor
public func checkConformance(
    of subject: SplitViewSubject, replaying text: String, about law: String? = nil,
    profile: UIKitProfile? = nil, isolated: Bool? = nil, test: String = #function,
    file: String = #fileID, line: Int = #line
) throws(ConformanceError) {
    if let law, subject.law(named: law) == nil {
        throw ConformanceError(.unknownLaw(law, known: subject.allLaws.map(\.name)))
    }
    let commands: [SplitViewCommand]
    do { commands = try Trace.commands(inLine: text) } catch {
        throw ConformanceError(.unreadable(error))
    }
    let check = TraceCheck(subject: subject, profile: profile, commands: commands, law: law)
    _ = try check.performed(
        isolated: isolated, at: CheckPlace(test: test, file: file, line: line))
}
