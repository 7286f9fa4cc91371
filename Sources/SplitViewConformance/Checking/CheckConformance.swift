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
/// App code that ends the process ends the test with it. What the check was doing is noted in a
/// file beside the traces, or in the folder for temporary files, and the next check says what
/// happened. With `isolated: true` app code runs in a process of its own, and a crash or a hang
/// there is a finding like any other; a debugger does not stop there.
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
///     start another one.
///   - test: The test that the runner is started for: the function that calls this one.
///   - file: The file of the call, which together with the line tells checks of a test apart.
///   - line: The line of the call.
/// - Returns: What was searched, with the tallies of every law, and its loose ends: what the check
///   cannot vouch for. Looking for those takes about a third longer.
/// - Throws: `ConformanceError`.
@MainActor @discardableResult
public func checkConformance(
    of subject: SplitViewSubject, budget: SearchBudget = .commands(50_000), seed: UInt64? = nil,
    corpus: URL? = nil, profile: UIKitProfile? = nil, demanding demands: Set<LooseEnd.Kind> = [],
    isolated: Bool = false, test: String = #function, file: String = #fileID, line: Int = #line
) throws(ConformanceError) -> Examination {
    let seed = try drawnSeed(seed)
    func check(
        _ progress: CheckProgress, _ note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> Examination {
        var examination = try examined(
            subject, budget: budget, seed: seed, corpus: corpus, profile: profile,
            after: progress, note: note)
        examination.looseEnds += SplitViewChecker(subject, profile: profile)
            .furtherLooseEnds(seed: seed, budget: budget)
        try demand(demands, of: examination.looseEnds, subject: subject)
        return examination
    }
    if isolated {
        let terms = "\(budget) \(profile?.name ?? "")"
        return try IsolatedCheck(of: subject.name, in: test, file: file, line: line, terms: terms)
            .performed(seed: seed, check)
    }
    return try RunningCheck.noting(subject.name, seed: seed, in: corpus) {
        () throws(ConformanceError) in try check(CheckProgress(), { _ in })
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
    try checkScene(of: subject, profile: profile)
    let checker = SplitViewChecker(subject, profile: profile)
    guard !checker.replay(commands).executed.isEmpty else {
        throw .nothingHappened(
            subject: subject.name,
            why: "the app offers none of them, or its contract rules them out")
    }
    if let report = checker.report(ofViolationIn: commands, about: law) {
        throw .regressionsBroken(subject: subject.name, traces: [report])
    }
}

// MARK: Parts

let seedVariable = "SPLITFUZZ_SEED"

/// Reads a seed, in decimal or as `0x…`; `nil` without a text.
package func readSeed(_ text: String?) throws(ConformanceError) -> UInt64? {
    guard let text else { return nil }
    let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = isHex ? String(text.dropFirst(2)) : text
    // The standard library would also take a sign.
    guard digits.first != "+", let seed = UInt64(digits, radix: isHex ? 16 : 10) else {
        throw .badSeed(text)
    }
    return seed
}

/// The seed that is given, or that of the environment, or a fresh one. That of the environment is
/// read in any case, so that a mistake there is reported.
func drawnSeed(_ seed: UInt64?) throws(ConformanceError) -> UInt64 {
    let environmentSeed = try readSeed(ProcessInfo.processInfo.environment[seedVariable])
    return seed ?? environmentSeed ?? UInt64.random(in: 0 ... .max)
}

/// Replays the corpus and searches a subject.
///
/// - Parameters:
///   - progress: What was done already.
///   - note: Receives what is done further.
/// - Returns: The examination, without findings.
@MainActor func examined(
    _ subject: SplitViewSubject, budget: SearchBudget, seed: UInt64, corpus: URL?,
    profile: UIKitProfile?, after progress: CheckProgress = CheckProgress(),
    note: (CheckProgress.Note) -> Void = { _ in }
) throws(ConformanceError) -> Examination {
    try checkScene(of: subject, profile: profile)
    let strangers = try corpus.map { folder throws(ConformanceError) in
        try replayCorpus(folder, of: subject)
    }
    let checker = SplitViewChecker(subject, profile: profile)
    let report: SearchReport<SplitViewCommand>
    if let searched = progress.searched {
        report = searched
    } else {
        report = checker.search(seed: seed, within: budget.without(progress.elapsed))
        note(.searched(report))
    }
    guard report.commands > 0 else {
        throw .nothingHappened(subject: subject.name, why: "the budget is too small")
    }
    let (limits, sweep) = SplitViewChecker.examinationPastEnds
    var examination = checker.examination(
        of: report, limits: limits, sweep: sweep, after: progress.parts, note: { note(.part($0)) })
    if let end = strangers ?? nil { examination.looseEnds.append(end) }
    if let flake = examination.flakes.first {
        throw .notRepeatable(subject: subject.name, seed: seed, flake)
    }
    guard examination.findings.isEmpty else {
        throw .lawsBroken(
            subject: subject.name, seed: seed,
            findings: reports(
                of: Array(examination.findings.prefix(budget.findings ?? .max)), with: checker,
                corpus: corpus))
    }
    return examination
}

/// Fails if there are loose ends of some kinds.
func demand(
    _ kinds: Set<LooseEnd.Kind>, of ends: [LooseEnd], subject: SplitViewSubject
) throws(ConformanceError) {
    let unwanted = ends.filter { kinds.contains($0.kind) }
    guard unwanted.isEmpty else { throw .looseEnds(subject: subject.name, unwanted) }
}

@MainActor func checkScene(
    of subject: SplitViewSubject, profile: UIKitProfile?
) throws(ConformanceError) {
    guard let fault = subject.sceneFault(profile: profile ?? subject.profile) else { return }
    throw .badScene(subject: subject.name, fault: fault)
}

/// Replays the traces of a corpus that must pass.
///
/// - Returns: What it passed over, if anything: traces of other subjects.
@MainActor private func replayCorpus(
    _ folder: URL, of subject: SplitViewSubject
) throws(ConformanceError) -> LooseEnd? {
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    let entries: [Corpus.Entry]
    do { entries = try Corpus(folder: folder).entries() } catch { throw .unreadable(error) }
    var broken: [FindingReport] = []
    for entry in entries where entry.trace.subject == subject.name && entry.expected == .passes {
        let checker: SplitViewChecker
        do { checker = try SplitViewChecker(subject, for: entry.trace) } catch {
            throw .unreadable(
                TraceError(file: entry.path, line: 0, column: 0, message: error.description))
        }
        if let report = checker.report(
            ofViolationIn: entry.trace.commands, repeatedBy: ["the file \(entry.path.printable)"])
        {
            broken.append(report)
        }
    }
    guard broken.isEmpty else {
        throw .regressionsBroken(subject: subject.name, traces: broken)
    }
    let others = entries.filter { $0.trace.subject != subject.name && $0.expected == .passes }
    guard !others.isEmpty else { return nil }
    return .notReplayed(
        traces: others.count, subjects: Set(others.map(\.trace.subject)).sorted())
}

/// The findings as they are reported, each saved in the corpus if there is one.
@MainActor func reports(
    of findings: [Finding], with checker: SplitViewChecker, corpus: URL?
) -> [FindingReport] {
    findings.map { finding in
        let about = finding.lawToName.map { ", about: \"\($0)\"" } ?? ""
        let call =
            "checkConformance(of: subject\(finding.trace.relaxing), replaying: "
            + "\"\(finding.trace.line)\"\(about))"
        let seed = finding.seed.map { ["\(seedVariable)=\($0) swift test"] } ?? []
        var (path, remarks): (String?, [String]) = (nil, [])
        if let corpus {
            // A folder that cannot be written to must not hide a finding.
            do {
                path = try Corpus(folder: corpus).save(finding.trace, as: .regression)
            } catch {
                remarks = ["not saved: \(error)"]
            }
        }
        return checker.report(
            of: finding, repeatedBy: seed + ["try \(call)"], savedAs: path, remarks: remarks)
    }
}

extension SplitViewChecker {
    /// The violation of a trace as a text; `nil` if it breaks no law.
    ///
    /// - Parameters:
    ///   - commands: The trace.
    ///   - law: The law that the trace is about; `nil` to judge it by every law.
    ///   - repetition: The lines that repeat it, as the reader would type them.
    package func textOfViolation(
        in commands: [SplitViewCommand], about law: String? = nil, repeatedBy repetition: [String]
    ) -> String? {
        report(ofViolationIn: commands, about: law, repeatedBy: repetition)?.description
    }
}

extension Trace {
    /// The contract and the profile under which a subject performs the trace. No scene is built.
    package func terms(
        on subject: SplitViewSubject
    ) throws(StageError) -> (contract: Contract, profile: UIKitProfile) {
        guard let profile = UIKitProfile.all.first(where: { $0.name == self.profile }) else {
            throw .unknownProfile(self.profile)
        }
        var contract = subject.contract
        // Each is looked up in the whole contract: a name that is given twice does not exist less.
        let known = contract.assumptions.map(\.name)
        for name in givingUp {
            guard known.contains(name) else { throw .unknownAssumption(name, known: known) }
            contract = contract.without(name)
        }
        return (contract, profile)
    }
}

/// Why no stage can be built for a trace.
package enum StageError: Error, Equatable, CustomStringConvertible {
    /// There is no such profile.
    case unknownProfile(String)
    /// The subject has no such assumption.
    case unknownAssumption(String, known: [String])

    /// One line for a person.
    package var description: String {
        switch self {
        case .unknownProfile(let name):
            "unknown profile '\(name.quotable)'; known are "
                + UIKitProfile.all.map(\.name).joined(separator: ", ")
        case .unknownAssumption(let name, let known):
            "the subject has no assumption '\(name.quotable)'; it has "
                + (known.isEmpty ? "none" : known.listed(near: name))
        }
    }
}
