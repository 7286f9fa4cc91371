import Foundation
@testable import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// What a failed check carries as values.
@MainActor @Suite struct FindingReportTests {
    private static let contract = Contract.usual(Policies(selection: .asDetailSays))
    private static let forgetful = SplitViewSubject.notes(
        contract: contract
    ) { ForgetfulDelegate() }

    /// What a check without a corpus says; performed once, as several tests look at it.
    private static let failure = Result { try failure(corpus: nil) }

    private static func failure(corpus: URL?) throws -> ConformanceError {
        try #require(
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: forgetful, budget: .commands(500), seed: 42, corpus: corpus, isolated: false
                )
            })
    }

    @Test func `law, symptom, trace, seed, run, proof and the line that repeats it`() throws {
        let report = try #require(try Self.failure.get().findings.first)
        #expect(report.law == "contents-preserved")
        #expect(report.finding.flaw.symptom.text == "collapsing/collapseSecondary=true")
        #expect(report.sentence == "note is lost: [list | note] became [list] ~[note].")
        #expect(report.trace.line == "launch wide; select 1; narrow")
        #expect(report.trace.subject == "notes")
        #expect(report.finding.seed == 42)
        #expect(report.finding.run != nil)
        #expect(report.isProvedShortest)
        #expect(report.savedAs == nil && report.remarks.isEmpty)
        #expect(
            report.repetition == [
                "SPLITFUZZ_SEED=42 swift test",
                "try checkConformance(of: subject, replaying: \"launch wide; select 1; narrow\", "
                    + "about: \"contents-preserved\")",
            ])
    }

    @Test func `each step has its pictures, its calls and what it breaks`() throws {
        let steps = try #require(try Self.failure.get().findings.first).story.lines
        #expect(steps.map(\.command) == [.launch(.wide), .select(row: 0), .narrow])
        #expect(steps.map(\.before) == ["[list | _]", "[list | _]", "[list | note]"])
        #expect(steps.map(\.after).dropFirst() == ["[list | note]", "[list] ~[note]"])
        #expect(steps[2].calls == ["collapseSecondary: [note] onto: [list] -> true"])
        #expect(
            steps.map { $0.broken.map(\.flaw.law) } == [
                ["commutes"], [], ["contents-preserved", "same-screen"],
            ])
    }

    @Test func `the text of an error is made of the texts of its findings`() throws {
        let error = try Self.failure.get()
        guard case .lawsBroken(_, _, let findings, let ends) = error.reason else {
            Issue.record(error)
            return
        }
        #expect(
            error.description == "notes does not conform: 1 finding (seed 42).\n\n"
                + findings.map(\.description).joined(separator: "\n\n")
                + "\n\n" + (try #require(error.legend)) + "\n"
                + ends.map { "\n  loose: \($0)" }.joined())
        #expect(ConformanceError(.badSeed("x")).findings.isEmpty)
    }

    @Test(.enabled(if: isWhole)) func `where a trace was saved, and why not`() throws {
        let folder = try TemporaryFolder()
        let saved = try Self.failure(corpus: folder.url).findings
        for report in saved {
            let path = try #require(report.savedAs)
            #expect(try Corpus(folder: folder.url).entries().contains { $0.path == path })
            #expect(report.description.contains("\n  saved   \(path)"))
        }
        // What was saved fails the next check, as findings of the same traces.
        let error = try Self.failure(corpus: folder.url)
        guard case .regressionsBroken("notes", let traces) = error.reason else {
            Issue.record("\(error)")
            return
        }
        let all = saved.flatMap { [$0.finding] + $0.followers }
        #expect(Set(traces.map(\.trace.line)) == Set(all.map(\.trace.line)))
        #expect(traces.allSatisfy { $0.finding.seed == nil && $0.finding.shortest == nil })
        try folder.write("in the way", to: "file")
        let unsaved = try Self.failure(corpus: folder.url.appendingPathComponent("file/corpus"))
        #expect(
            unsaved.findings.allSatisfy {
                $0.savedAs == nil && $0.remarks.count == 1 + $0.followers.count
                    && $0.remarks.allSatisfy { $0.hasPrefix("not saved: ") }
            })
    }

    @Test func `a proof that leaves out shorter traces is none`() throws {
        let checker = SplitViewChecker(Self.forgetful)
        let report = try #require(
            checker.report(ofViolationIn: [.launch(.wide), .select(row: 0), .narrow]))
        #expect(!report.isProvedShortest && report.repetition.isEmpty)
        #expect(checker.report(ofViolationIn: [.select(row: 0)]) == nil)
    }
}
