import Foundation
import TestTools
import Testing
import UIKitModel

@testable import SplitViewCatalog
@testable import SplitViewConformance
@testable import SplitViewSubjects

/// Checks whose app code runs in a process of its own: the test runner, started again for the same
/// test.
@MainActor @Suite struct IsolatedCheckTests {
    @Test func `an app that holds is searched as it is in process`() throws {
        let apart = try checkConformance(
            of: .mergingNotes, budget: .commands(1_000), seed: seed, isolated: true)
        let here = try checkConformance(
            of: .mergingNotes, budget: .commands(1_000), seed: seed, isolated: false)
        #expect(apart.report == here.report)
        #expect(apart.looseEnds == here.looseEnds)
    }

    @Test(.enabled(if: isWhole))
    func `a crash is a finding, shrunk and proved, in each check of a test`() {
        for name in ["canary-indexes-past-end"] + (isWhole ? ["canary-exits"] : []) {
            // In the process that performs the second check, the first one finds nothing.
            let finding = firstFinding(of: name) { subject throws(ConformanceError) in
                try checkConformance(of: subject, budget: few, seed: seed, isolated: true)
            }
            #expect(finding?.law == "survives")
            // Two notes and one collapse.
            #expect(finding?.trace.line == "select 1; select 1; launch narrow")
            #expect(finding?.isProvedShortest == true)
            // In a release build the runtime stops the app without saying why.
            let reasons = name == "canary-exits" ? ["exit"] : ["out of range", "trap"]
            #expect(reasons.contains { finding?.sentence.contains($0) == true })
        }
    }

    @Test(.enabled(if: isLong)) func `a hang is a finding`() {
        let finding = firstFinding(of: "canary-loops") { subject throws(ConformanceError) in
            try checkConformance(of: subject, budget: few, seed: seed, isolated: true)
        }
        #expect(finding?.law == "terminates")
    }

    @Test(.enabled(if: isWhole))
    func `a crash that does not come again is no finding, but makes the app not repeatable`() {
        let crashed = Mark("crashed")
        defer { crashed.remove() }
        let subject = Canary(
            "crashes-once", "", law: "survives", shortest: 3,
            delegate: { Stumbles { if $0 > 1, crashed.isFirst() { abort() } } }
        ).subject
        do throws(ConformanceError) {
            try checkConformance(of: subject, budget: few, seed: seed, isolated: true)
            Issue.record("it never crashed")
        } catch {
            guard case .notRepeatable(_, seed, let flake) = error.reason else {
                Issue.record(error)
                return
            }
            #expect(flake.first?.law == "survives" && flake.second == nil)
        }
    }

    @Test(.enabled(if: isWhole))
    func `a trace of the corpus that ends the app is a regression`() throws {
        let failure = try regression(of: "crashes") { if $0 > 1 { abort() } }
        guard case .regressionsBroken("canary-crashes", let traces) = failure?.reason else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(traces.map(\.law) == ["survives"])
    }

    @Test(.enabled(if: isWhole))
    func `what was found is said and saved if the process cannot perform it for a reader`() throws {
        let subject = Canary(
            "ends-on-ios8", "", law: "contents-preserved", shortest: 3,
            list: {
                // A story looks at every profile.
                if ModelRuntime.current.profile == .ios8 { abort() }
                return UINavigationController(rootViewController: $0)
            }, delegate: { LosesDetails() }
        ).subject
        let corpus = FileManager.default.temporaryDirectory.appending(
            path: "splitfuzz-ends-on-ios8-\(Mark.checkout)")
        defer { try? FileManager.default.removeItem(at: corpus) }
        do throws(ConformanceError) {
            try checkConformance(
                of: subject, budget: few, seed: seed, corpus: corpus, isolated: true)
            Issue.record("nothing is found")
        } catch {
            let lost = error.findings.first { $0.law == "contents-preserved" }
            #expect(lost?.isProvedShortest == true, "\(error)")
            #expect(lost?.story.lines.isEmpty == true)
            let path = lost?.savedAs ?? ""
            #expect(FileManager.default.fileExists(atPath: corpus.path + "/" + path))
            let stop = "found before the check was stopped; its process ends before the first step "
            #expect(lost?.remarks.last?.hasPrefix(stop) == true, "\(error)")
        }
    }

    @Test(.enabled(if: isWhole))
    func `an app that ends its process as a scene is released is not blamed for the next scene`() {
        let subject = Canary(
            "ends-when-released", "", law: "survives", shortest: 3, delegate: { EndsWhenReleased() }
        ).subject
        do throws(ConformanceError) {
            try checkConformance(of: subject, budget: few, seed: seed, isolated: true)
            Issue.record("it does not end")
        } catch {
            guard case .badScene("canary-ends-when-released", let fault) = error.reason else {
                Issue.record(error)
                return
            }
            #expect(
                fault.hasPrefix("its process ends when the scene was released after: "), "\(fault)")
        }
    }

    @Test func `an app that stops itself is continued`() throws {
        let subject = Canary(
            "stops", "", law: "survives", shortest: 3,
            delegate: { Stumbles { if $0 > 1 { raise(SIGSTOP) } } }
        ).subject
        let examination = try checkConformance(
            of: subject, budget: .commands(60), seed: seed, isolated: true)
        #expect(examination.report.commands > 0)
    }

    @Test func `an app that exits as if all were well fails the test run`() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            try await MainActor.run {
                _ = try checkConformance(of: .exitsWell, budget: .commands(500), isolated: false)
            }
        }
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            try await MainActor.run {
                try checkConformance(
                    of: .exitsWell, replaying: "select 1; launch narrow", isolated: false)
            }
        }
    }

    @Test func `a trace of the corpus that ended the app by chance is no regression`() throws {
        let crashed = Mark("crashed-in-corpus")
        defer { crashed.remove() }
        let failure = try regression(of: "crashes-once-more") {
            if $0 > 1, crashed.isFirst() { abort() }
        }
        guard case .notRepeatable(_, seed, let flake) = failure?.reason else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(flake.first?.law == "survives" && flake.second == nil)
    }

    /// How an app fails whose corpus has two traces, with one detail and with two.
    private func regression(
        of name: String, test: String = #function, _ atCollapse: @escaping (Int) -> Void
    ) throws -> ConformanceError? {
        let subject = Canary(
            name, "", law: "survives", shortest: 3, delegate: { Stumbles(atCollapse) }
        ).subject
        let corpus = FileManager.default.temporaryDirectory.appending(
            path: "splitfuzz-\(name)-\(Mark.checkout)")
        let folder = corpus.appending(path: "regressions")
        defer { try? FileManager.default.removeItem(at: corpus) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for details in 1...2 {
            let taps = String(repeating: "select 1\n", count: details)
            let text =
                "splitfuzz trace 1\nsubject: \(subject.name)\nprofile: ios26\n\n"
                + "launch wide\n\(taps)narrow\n"
            try Data(text.utf8).write(
                to: folder.appending(path: "\(details).trace"), options: .atomic)
        }
        do throws(ConformanceError) {
            try checkConformance(
                of: subject, budget: few, seed: seed, corpus: corpus, isolated: true, test: test)
            return nil
        } catch { return error }
    }

    @Test(.enabled(if: isLong)) func `a slow step is not accused where another one hangs`() {
        let looped = Mark("looped")
        defer { looped.remove() }
        let subject = Canary(
            "loops-and-stalls", "", law: "terminates", shortest: 3,
            delegate: {
                Stumbles { details in
                    // Once in each process.
                    if details == 1, looped.exists, !Stumbles.hasStalled {
                        Stumbles.hasStalled = true
                        sleep(2)
                    }
                    if details > 1 { _ = looped.isFirst() }
                    while details > 1, getppid() >= 0 {}
                }
            }
        ).subject
        do throws(ConformanceError) {
            try checkConformance(of: subject, budget: .commands(60), seed: seed, isolated: true)
            Issue.record("the loop is not found")
        } catch {
            #expect(error.findings.map(\.law) == ["terminates"], "\(error)")
            #expect(error.findings.first?.trace.line == "select 1; select 1; launch narrow")
        }
    }

    @Test func `what ends a law of the app itself is no crash of the app`() {
        let law = SplitViewLaw(name: "one-list", statement: "There is one list in front.") { step in
            let lists = step.after.content.filter { $0.kind == .list && $0.isInFront }
            precondition(step.command.name != .narrow, "no list")
            return lists.count <= 1 ? .held : .violated("\(lists.count) lists")
        }
        let notes = SplitViewSubject.mergingNotes
        let subject = SplitViewSubject(
            "strict", contract: notes.contract, laws: [law], makeScene: notes.makeScene)
        do throws(ConformanceError) {
            try checkConformance(of: subject, budget: few, seed: seed, isolated: true)
            Issue.record("the law does not crash")
        } catch {
            guard case .badScene("strict", let fault) = error.reason else {
                Issue.record(error)
                return
            }
            let start =
                "cannot be judged: its own law or label 'one-list' ended the process in the last "
                + "of these steps: "
            #expect(fault.hasPrefix(start), "\(fault)")
            #expect(fault.contains("; narrow ("), "\(fault)")
        }
    }

    // MARK: The default

    @Test(.enabled(if: isWhole)) func `by default a crash is a finding, in each check of a test`()
        throws
    {
        let subject = try processEnding("canary-exits")
        let traces: [String?] = [
            firstTrace { () throws(ConformanceError) in
                try checkConformance(of: subject, budget: few, seed: seed)
            },
            firstTrace { () throws(ConformanceError) in
                try checkConformance(of: subject, replaying: "select 1; \(twoNotes)")
            },
        ]
        #expect(traces == [twoNotes, "select 1; \(twoNotes)"])
        // What ends the process is counted like any other broken law.
        let coverage = try measureCoverage(of: subject, budget: few, seed: seed)
        #expect(coverage.runs > 0)
        #expect(coverage.laws.contains { $0.name == "survives" && $0.times > 0 })
    }

    @Test(.enabled(if: isWhole)) func `so it is in a proof and without an assumption`() throws {
        let subject = try processEnding("canary-exits")
        let traces: [String?] = [
            firstTrace { () throws(ConformanceError) in try verifyConformance(of: subject, depth: 3)
            },
            firstTrace { () throws(ConformanceError) in
                try checkAssumptions(of: subject, budget: few, seed: seed)
            },
        ]
        #expect(traces == [twoNotes, twoNotes])
    }

    @Test(arguments: isWhole ? [1, 2] : [2])
    func `each subject of a test with arguments has its own process`(notes: Int) {
        let subject = Canary(
            "crashes-with-\(notes)", "", law: "survives", shortest: notes + 1,
            delegate: { Stumbles { if $0 == notes { abort() } } }
        ).subject
        let trace = firstTrace { () throws(ConformanceError) in
            try checkConformance(of: subject, budget: few, seed: seed)
        }
        let taps = Array(repeating: "select 1; ", count: notes).joined()
        #expect(trace == "\(taps)launch narrow")
    }

    @Test func `subjects of one name in a test with arguments are an error`() throws {
        let check = TraceCheck(subject: .mergingNotes, profile: nil, commands: [], law: nil)
        let place = CheckPlace(test: "conforms(_:)", file: "Tests/Some.swift", line: 1)
        try CheckCall(of: check, at: place).requireUnambiguous(subject: "merging")
        #expect(throws: ConformanceError.ambiguous(subject: "merging", test: "conforms(_:)")) {
            try CheckCall(of: check, at: place).requireUnambiguous(subject: "merging")
        }
        // In a test without arguments their order tells them apart.
        let plain = CheckPlace(test: "conforms()", file: "Tests/Some.swift", line: 1)
        for _ in 0..<2 {
            try CheckCall(of: check, at: plain).requireUnambiguous(subject: "merging")
        }
    }

    @Test func `a check that no other process can perform is performed in this one`() throws {
        let examination = try checkConformance(
            of: .mergingNotes, budget: few, seed: seed, test: "noSuchTest()")
        #expect(examination.report.commands > 0)
    }

    @Test(.enabled(if: isWhole))
    func `what is found is saved in the folder of the test, whatever the other process calls it`()
        throws
    {
        let corpus = FileManager.default.temporaryDirectory.appending(
            path: "splitfuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: corpus) }
        let subject = try processEnding("canary-exits")
        do throws(ConformanceError) {
            try checkConformance(of: subject, budget: few, seed: seed, corpus: corpus)
            Issue.record("nothing is found")
        } catch {
            let path = error.findings.first?.savedAs ?? ""
            #expect(FileManager.default.fileExists(atPath: corpus.path + "/" + path), "\(error)")
        }
    }

    @Test(.enabled(if: isWhole)) func `a search goes on behind an end that no step brings`() throws
    {
        let canary = try #require(Catalog.straying.first)
        do throws(ConformanceError) {
            try checkConformance(of: canary.subject, budget: .commands(2_000), seed: seed)
            Issue.record("it does not end")
        } catch {
            guard case .badScene(canary.subject.name, let fault) = error.reason else {
                Issue.record(error)
                return
            }
            #expect(fault.hasPrefix("its process ended "), "\(fault)")
            #expect(fault.contains("before the first step of a further scene"), "\(fault)")
            #expect(fault.contains("; the search went on"), "\(fault)")
        }
    }

    private let twoNotes = "select 1; select 1; launch narrow"

    private func processEnding(_ name: String) throws -> SplitViewSubject {
        try #require(Catalog.processEnding.first { $0.subject.name == name }).subject
    }

    /// The steps of the first finding of a check.
    private func firstTrace<Result>(_ check: () throws(ConformanceError) -> Result) -> String? {
        do throws(ConformanceError) {
            _ = try check()
            return nil
        } catch {
            if error.findings.isEmpty { Issue.record(error) }
            return error.findings.first?.trace.line
        }
    }

    private let few = SearchBudget.commands(200)
    private let seed: UInt64 = 7

    private func firstFinding(
        of name: String, _ check: (SplitViewSubject) throws(ConformanceError) -> Examination
    ) -> FindingReport? {
        guard let canary = Catalog.processEnding.first(where: { $0.subject.name == name }) else {
            Issue.record("there is no \(name)")
            return nil
        }
        do throws(ConformanceError) {
            _ = try check(canary.subject)
            return nil
        } catch {
            if error.findings.isEmpty { Issue.record(error) }
            return error.findings.first
        }
    }

    // MARK: The runner

    @Test func `the runner's arguments are kept, but not what selects tests or writes files`() {
        let again = WorkerProgram.swiftTesting(
            of: "a name (with marks)", in: "Some/Name.swift",
            like: [
                "runner", "--testing-library", "swift-testing", "--filter", "Other", "--skip=That",
                "--xunit-output", "results.xml", "--verbose",
            ])
        #expect(
            again == [
                "--testing-library", "swift-testing", "--verbose", "--filter",
                #"^Some\.(.*/)?`?a name \(with marks\)`?\(.*\)/Name\.swift:"#,
            ])
    }

    @Test func `a test that the runner does not know is an error that says so`() {
        do throws(ConformanceError) {
            try checkConformance(of: .mergingNotes, isolated: true, test: "noSuchTest()")
            Issue.record("there is no such test")
        } catch {
            let sentence =
                "the app code of merging cannot run in a process of its own: the test runner was "
                + "started again for noSuchTest(), and a worker ended (exit status 69) before it "
                + "was ready"
            #expect("\(error)".hasPrefix(sentence), "\(error)")
        }
    }
}

extension SplitViewSubject {
    /// An app that exits, with the status of success, where its columns merge.
    fileprivate static var exitsWell: SplitViewSubject {
        Canary(
            "exits-well", "", law: "survives", shortest: 3, delegate: { Stumbles { _ in exit(0) } }
        ).subject
    }
}

/// Something happens when details collapse, depending on how many they are.
private final class Stumbles: MergingSplitDelegate {
    static var hasStalled = false

    private let atCollapse: (Int) -> Void

    init(_ atCollapse: @escaping (Int) -> Void) {
        self.atCollapse = atCollapse
        super.init()
    }

    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        atCollapse(details.count)
        return details
    }
}

/// Ends the process as it is released, once it has merged a detail.
private final class EndsWhenReleased: MergingSplitDelegate {
    private var hasMerged = false

    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        if !details.isEmpty { hasMerged = true }
        return details
    }

    deinit { if hasMerged { abort() } }
}

/// Loses what it takes.
private final class LosesDetails: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        _ = super.takeDetails(from: secondary)
        return []
    }
}

/// A file that says to all processes of a check that something has happened.
private struct Mark {
    private let path: String

    init(_ name: String) {
        path = FileManager.default.temporaryDirectory.path + "/splitfuzz-\(name)-\(Self.checkout)"
        // One that an earlier test left.
        if ProcessInfo.processInfo.environment["SPLITFUZZ_WORKER_CHECK"] == nil { remove() }
    }

    /// Another checkout may test at the same time.
    static let checkout = #filePath.utf8.reduce(UInt32(5_381)) { $0 &* 33 ^ UInt32($1) }

    var exists: Bool { access(path, F_OK) == 0 }

    /// Makes the file; whether no process had done so before.
    func isFirst() -> Bool {
        let file = open(path, O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
        return file >= 0
    }

    func remove() { unlink(path) }
}
