import Foundation
import StatefulTesting
import UIKitModel

/// Checks a split view delegate against the laws: the entry point for your own tests.
///
/// Replays the corpus folder if there is one, then searches from a seed, shrinks violations, and
/// throws a `ConformanceError` whose description says which law was broken, in which steps, and how
/// to repeat it. New failures are saved under `regressions/` of the corpus folder. They fail every
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
/// App code that ends the process ends the test with it, and the test run fails, also where the app
/// exits with the status 0. What the check was doing is noted in a file beside the traces, or in
/// the folder for temporary files, and the next check says what happened. With `isolated: true` app
/// code runs in a process of its own, and a crash or a hang there is a finding like any other if it
/// comes again; a debugger does not stop there.
///
/// ```swift
/// try checkConformance(of: notes, isolated: true)
/// ```
///
/// - Parameters:
///   - subject: What is checked: the app's scene, its roles and its contract.
///   - budget: How much is searched; about 50,000 commands by default, well under a second in a
///     release build. With `findings: 1` the first broken law ends it.
///   - seed: The seed of the search.
///   - corpus: A folder for traces. It need not exist.
///   - profile: Which release of UIKit is modelled; by default the subject's.
///   - demands: Which loose ends are errors, too; by default none.
///   - isolated: Whether app code runs in another process: that of the test runner, started again
///     for the test. Needs Swift Testing, or XCTest on Linux, and a system that lets a process
///     start another one. The other arguments, `corpus` apart, have to be the same in both
///     processes: no seed that the test draws itself.
///   - test: The test that the runner is started for: the function that calls this one.
///   - file: The file of the call, which together with the line and the other arguments tells
///     checks of a test apart.
///   - line: The line of the call.
/// - Returns: What was searched, with the tallies of every law, and its loose ends: what the check
///   cannot vouch for. Looking for those takes about a third longer.
/// - Throws: `ConformanceError`.
/// - Complexity: Linear in the commands of the budget and the traces of the corpus. To shrink a
///   finding and to prove it shortest costs at most a constant amount more for each.
@MainActor @discardableResult
public func checkConformance(
    of subject: SplitViewSubject, budget: SearchBudget = .commands(50_000), seed: UInt64? = nil,
    corpus: URL? = nil, profile: UIKitProfile? = nil, demanding demands: Set<LooseEnd.Kind> = [],
    isolated: Bool = false, test: String = #function, file: String = #fileID, line: Int = #line
) throws(ConformanceError) -> Examination {
    let check = ConformanceCheck(
        subject: subject, profile: profile, budget: budget,
        seed: try SearchSeed.drawn(unless: seed), corpus: corpus, demands: demands)
    if isolated {
        return try IsolatedCheck(check, in: test, file: file, line: line).performed()
    }
    return try RunningCheck.noting(subject.name, seed: check.seed, in: corpus) {
        () throws(ConformanceError) in try check.performed()
    }
}

/// Replays one trace in your own test: commands separated by semicolons.
///
/// ```swift
/// try checkConformance(
///     of: notes, replaying: "select 1; launch narrow", about: "contents-preserved")
/// ```
///
/// - Parameters:
///   - line: The commands, `launch wide; narrow` for instance.
///   - subject: What is checked.
///   - law: The law to describe if it is broken; `nil` for the first that is. All laws must hold.
///   - profile: Which release of UIKit is modelled; by default the subject's.
/// - Throws: `ConformanceError` if the line is no trace, breaks a law, or does nothing at all.
@MainActor
public func checkConformance(
    of subject: SplitViewSubject, replaying line: String, about law: String? = nil,
    profile: UIKitProfile? = nil
) throws(ConformanceError) {
    if let law, subject.law(named: law) == nil {
        throw .unknownLaw(law, known: subject.allLaws.map(\.name))
    }
    let commands: [SplitViewCommand]
    do { commands = try Trace.commands(inLine: line) } catch { throw .unreadable(error) }
    try ExitGuard.during { () throws(ConformanceError) in
        let checker = try SplitViewChecker(trying: subject, profile: profile)
        guard !checker.replay(commands).executed.isEmpty else {
            throw .nothingHappened(
                subject: subject.name,
                why: "the app offers none of them, or its contract rules them out")
        }
        if let report = checker.report(ofViolationIn: commands, about: law) {
            throw .regressionsBroken(subject: subject.name, traces: [report])
        }
    }
}
