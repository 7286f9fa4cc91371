import Foundation
import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// A corpus folder in people's own tests: what failed once guards the repair.
@MainActor @Suite struct CorpusCheckTests {
    private let folder: TemporaryFolder
    // Rows that can be chosen before the launch make shorter traces, which are proved sooner.
    private let contract = Contract.usual(Policies(selection: .asDetailSays))
        .without("rows-are-tapped")

    init() throws { folder = try TemporaryFolder() }

    private func check(_ subject: SplitViewSubject, in corpus: URL? = nil) -> String? {
        do {
            try checkConformance(
                of: subject, budget: .commands(500), seed: 42, corpus: corpus ?? folder.url,
                isolated: false)
            return nil
        } catch { return error.description }
    }

    private func subject(isRepaired: Bool) -> SplitViewSubject {
        .notes(contract: contract) { isRepaired ? CarefulDelegate() : ForgetfulDelegate() }
    }

    @Test(.enabled(if: isWhole))
    func `a failure is saved, fails every later check, and passes when it is repaired`() throws {
        let corpus = folder.url.appendingPathComponent("not/there/yet")
        let first = try #require(check(subject(isRepaired: false), in: corpus))
        let files = folder.files
        // Each flaw is saved; what its steps show is listed in its file.
        #expect(files.count == 4)
        let index = try #require(files.firstIndex { $0.contains("contents-preserved") })
        let file = files[index]
        #expect(
            file.wholeMatch(
                of: /not\/there\/yet\/regressions\/notes-contents-preserved-[0-9a-f]{8}\.trace/)
                != nil)
        let name = file.dropFirst("not/there/yet/".count)
        #expect(first.contains("\n  saved   \(name)\n"))
        let saved = try folder.read(file)
        #expect(
            saved == """
                splitfuzz trace 1
                subject: notes
                law: contents-preserved
                profile: ios26
                shows: contents-preserved collapsing/collapseSecondary=true
                shows: same-screen collapsing/collapseSecondary=true

                select 1
                launch narrow

                """)

        let second = try #require(check(subject(isRepaired: false), in: corpus))
        #expect(second.hasPrefix("notes breaks 4 traces that must pass.\n\n"))
        #expect(second.contains("\n  repeat  the file \(name)"))
        #expect(check(subject(isRepaired: true), in: corpus) == nil)
        #expect(folder.files == files)
        #expect(try folder.read(file) == saved)
    }

    @Test(.enabled(if: isWhole))
    func `what fails under reversed choices can be repeated, in code and from its file`() throws {
        let corpus = folder.url
        let profile = UIKitProfile.ios26.reversing(.announcesTraitsFirst)
        func failure() throws -> ConformanceError {
            try #require(
                #expect(throws: ConformanceError.self) {
                    try checkConformance(
                        of: subject(isRepaired: false),
                        budget: SearchBudget(commands: 500, findings: 1), seed: 42, corpus: corpus,
                        profile: profile, isolated: false)
                })
        }
        let first = try failure()
        let call = ", profile: .ios26.reversing([.announcesTraitsFirst]))"
        #expect(first.findings.first?.repetition.last?.hasSuffix(call) == true)
        #expect(first.findings.first?.trace.profile == "ios26-without-UNK55")
        guard case .regressionsBroken = try failure().reason else {
            Issue.record("the files that were saved are not read")
            return
        }
    }

    @Test(.enabled(if: isWhole))
    func `other subjects' traces and known findings do not fail this one's check`() throws {
        let lost = Trace(
            subject: "notes", law: "contents-preserved",
            commands: [.select(row: 0), .launch(.narrow)])
        var other = lost
        other.subject = "other"
        let corpus = Corpus(folder: folder.url)
        try corpus.save(other, as: .regression)
        try corpus.save(lost, as: .finding)
        #expect(check(subject(isRepaired: true)) == nil)
        // They are a loose end, as the subject may have been renamed.
        let end = LooseEnd(.notReplayed(traces: 1, subjects: ["other"]))
        let ends = try checkConformance(
            of: subject(isRepaired: true), budget: .commands(500), seed: 42, corpus: folder.url,
            isolated: false
        ).looseEnds
        #expect(ends.contains(end))
        #expect(
            end.description
                == "1 trace of the corpus was not replayed, because of other subjects: other")
        #expect(throws: ConformanceError(.looseEnds(subject: "notes", [end]))) {
            try checkConformance(
                of: subject(isRepaired: true), budget: .commands(500), seed: 42,
                corpus: folder.url, demanding: [.everyTraceReplayed], isolated: false)
        }
    }

    @Test func `an exemplar that breaks fails the check`() throws {
        let trace = Trace(subject: "notes", commands: [.select(row: 0), .launch(.narrow), .widen])
        try folder.write(trace.fileText, to: "exemplars/tour.trace")
        let text = try #require(check(subject(isRepaired: false)))
        #expect(text.contains("\n  repeat  the file exemplars/tour.trace\n"))
        #expect(check(subject(isRepaired: true)) == nil)
    }

    @Test func `a trace demands its profile, and gives assumptions up`() throws {
        var trace = Trace(
            subject: "notes", profile: "ios8", givingUp: ["sides-are-kept"],
            commands: [.launch(.wide), .pushOnPlaceholder, .narrow, .widen])
        try folder.write(trace.fileText, to: "exemplars/a.trace")
        // The forgetful delegate loses what was pushed on the placeholder.
        let message = check(subject(isRepaired: false)) ?? ""
        #expect(
            message.contains("commutes is broken in 1 step, without the assumption sides-are-kept"))
        #expect(message.contains("breaks    contents-preserved: note is lost"))
        #expect(check(subject(isRepaired: true)) == nil)

        trace.profile = "ios7"
        try folder.write(trace.fileText, to: "exemplars/a.trace")
        #expect(
            check(subject(isRepaired: true))
                == "exemplars/a.trace: unknown profile 'ios7'; known are ios8, ios14, ios26, ios27")
        trace.profile = "ios14"
        trace.givingUp = ["all-is-well"]
        try folder.write(trace.fileText, to: "exemplars/a.trace")
        #expect(
            check(subject(isRepaired: true))
                == "exemplars/a.trace: the subject has no assumption 'all-is-well'; it has "
                + "stacks-are-not-set, sides-are-kept, details-are-dressed-alike, "
                + "details-are-fresh, actions-come-late, details-are-screens, "
                + "delegate-comes-first")
        #expect(
            TraceTermsError.unknownAssumption("x", known: []).description
                == "the subject has no assumption 'x'; it has none")
    }

    @Test func `a corpus that cannot be read is an error, even if the delegate is correct`() throws
    {
        try folder.write("narrow\n", to: "regressions/a.trace")
        #expect(
            check(subject(isRepaired: true))?.hasSuffix(
                "regressions/a.trace:1:1: is no trace; the first line must be 'splitfuzz trace 1'")
                == true)
        try folder.write("x", to: "file")
        let file = folder.url.appendingPathComponent("file")
        #expect(
            check(subject(isRepaired: true), in: file)?.hasSuffix(
                "file: is no folder that can be read") == true)
    }

    @Test(.enabled(if: isWhole))
    func `a corpus that cannot be written does not hide what was found`() throws {
        try folder.write("in the way", to: "file")
        let below = folder.url.appendingPathComponent("file/corpus")
        let message = check(subject(isRepaired: false), in: below) ?? ""
        #expect(message.contains("contents-preserved is broken in 2 steps"))
        #expect(message.contains("\n  not saved: "))
        #expect(message.contains("cannot be written"))
        #expect(folder.files == ["file"])
    }
}
