import Foundation
import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// The entry point of people's own tests.
@MainActor @Suite struct CheckConformanceTests {
    private let contract = Contract.usual(Policies(selection: .asDetailSays))
    private var careful: SplitViewSubject {
        .notes(contract: contract) { CarefulDelegate() }
    }
    private var forgetful: SplitViewSubject {
        .notes(contract: contract) { ForgetfulDelegate() }
    }

    @Test(arguments: isWhole ? [1, 42, 9_999] : [1])
    func `a correct delegate passes, and every law was judged`(_ seed: UInt64) throws {
        let examination = try checkConformance(
            of: careful, budget: .commands(3_000), seed: seed, isolated: false)
        #expect(examination.findings.isEmpty)
        #expect(examination.report.seed == seed)
        #expect(examination.report.commands > 2_500)
        let unjudged = examination.report.laws.filter(\.wasNeverJudged).map(\.name)
        #expect(unjudged == ["on-screen", "app-record", "restoration-round-trip"])
        #expect(examination.subject == "notes")
        #expect(examination.profile == "ios26")
    }

    @Test(arguments: UIKitProfile.all)
    func `under every profile`(_ profile: UIKitProfile) throws {
        try checkConformance(
            of: careful, budget: .commands(isWhole ? 1_000 : 200), seed: 7, profile: profile,
            isolated: false)
    }

    @Test func `the classic bug: which law, in which steps, who answered what, how to repeat it`() {
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: forgetful, budget: .commands(500), seed: 42, isolated: false)
        }
        let first = """
            notes does not conform: 1 finding (seed 42).

            contents-preserved is broken in 3 steps
              A page that was open is gone after the window narrows.
              note is lost: [list | note] became [list] ~[note].
              usual cause: splitViewController(_:collapseSecondary:onto:) returns true although \
            a page is
                open. With true UIKit takes nothing over from the detail column.
              usual repair: Return false from splitViewController(_:collapseSecondary:onto:) \
            while a page is
                open, or put the pages on the list's stack, in order, before you return true.
              the same steps also break same-screen
              the trace breaks commutes, too

              On a device: open wide; tap row 1; narrow.

                 start        [list | _]
              1  launch wide  [list | _]
                   breaks    commutes: From [list | _], select 1 and narrow lead to [list] \
            ~[note], narrow and
                             select 1 to [list, note] ~[_].
              2  select 1     [list | note]
                   delegate  showDetail: note -> true
                   change    note comes to the detail column; _ goes
              3  narrow       [list] ~[note]
                   delegate  collapseSecondary: [note] onto: [list] -> true
                   change    the columns merge; note goes out of sight, kept by the split view
                   BREAKS    contents-preserved: note is lost: [list | note] became [list] \
            ~[note].
                   breaks    same-screen: note is not in front any more: [list | note] became \
            [list] ~[note].

              needed: without step 1, steps 2 and 3 are not possible; without step 2 or 3, \
            the law holds
              shortest: proved, no shorter trace breaks this law in this way, whatever else \
            they break (19
                states)
              from it follows round-trip-order, background-invisible: launch narrow; select 1; \
            widen; narrow

              repeat  SPLITFUZZ_SEED=42 swift test
              repeat  try checkConformance(of: subject, replaying: "launch wide; \
            select 1; narrow", about: "contents-preserved")
            """
        #expect(error?.description.prefix(first.count) ?? "" == first)
    }

    @Test(.enabled(if: isWhole))
    func `the same seed gives the same error, a fresh one is drawn where none is given`() throws {
        func failure(_ seed: UInt64?) -> ConformanceError? {
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: forgetful, budget: .commands(500), seed: seed, isolated: false)
            }
        }
        #expect(failure(3) == failure(3))
        let fresh = (0..<3).compactMap { _ -> UInt64? in
            guard case .lawsBroken(_, let seed, _, _) = failure(nil)?.reason else { return nil }
            return seed
        }
        #expect(Set(fresh).count == 3)
    }

    @Test func `a seed in the environment: decimal or hexadecimal, or an error`() throws {
        #expect(try SearchSeed.read(nil) == nil)
        #expect(try SearchSeed.read("42") == 42)
        #expect(try SearchSeed.read("0x2a") == 42)
        #expect(try SearchSeed.read("0X2A") == 42)
        #expect(try SearchSeed.read("18446744073709551615") == .max)
        for text in ["", "x", "-1", "+1", "0x", "0x+1", "1.0", "18446744073709551616", " 1"] {
            #expect(throws: ConformanceError(.badSeed(text))) { try SearchSeed.read(text) }
        }
        #expect(
            ConformanceError(.badSeed("x")).description
                == "SPLITFUZZ_SEED is 'x'; it must be a number like 42 or 0x2a")
    }

    @Test(arguments: [SearchBudget.runs(0), .commands(0)])
    func `a budget that buys nothing proves nothing`(_ budget: SearchBudget) {
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: careful, budget: budget, seed: 1, isolated: false)
        }
        #expect(
            error?.description == "notes: no command could be performed; the budget is too small")
    }

    @Test func `budgets: the first bound ends the search`() throws {
        let runs = try checkConformance(
            of: careful, budget: SearchBudget(runs: 7, commands: 100_000, time: .seconds(60)),
            seed: 1, isolated: false)
        #expect(runs.report.completedRuns == 7)
        let commands = try checkConformance(
            of: careful, budget: .commands(300), seed: 1, isolated: false)
        #expect((150...364).contains(commands.report.commands))
        // On a busy machine so little time may buy no run at all.
        let time = SplitViewChecker(careful).search(seed: 1, within: .time(.milliseconds(20)))
        #expect(time.endedEarly)
        #expect(throws: ConformanceError.self) {
            try checkConformance(of: careful, budget: .time(.zero), seed: 1, isolated: false)
        }
    }

    @Test func `a budget of more commands than can be planned ends with its other bounds`() {
        let time = SplitViewChecker(careful).search(
            seed: 1, within: SearchBudget(commands: .max, time: .milliseconds(20)))
        #expect(time.endedEarly)
        guard isWhole else { return }
        let found = SplitViewChecker(forgetful).search(
            seed: 42, within: SearchBudget(runs: .max, commands: .max, findings: 1))
        #expect(found.completedRuns == 1_024 && found.failedRuns > 0)
    }

    @Test(.enabled(if: isWhole)) func `a bound that is not reached changes nothing`() {
        // More than one family of runs.
        func report(_ budget: SearchBudget) -> SearchReport<SplitViewCommand> {
            SplitViewChecker(forgetful).search(seed: 42, within: budget)
        }
        let commands = report(.commands(30_000))
        #expect(commands.completedRuns > 1_024)
        #expect(report(SearchBudget(commands: 30_000, time: .seconds(3_600))) == commands)
        #expect(report(SearchBudget(commands: 30_000, findings: 100)) == commands)
    }

    @Test func `a part of any budget is one`() {
        let whole = SearchBudget(runs: .max, commands: .max, time: .seconds(Int64.max))
        let part = whole.share(of: 8)
        #expect(part.runs == 1 << 60 - 1 && part.commands == 1 << 60 - 1)
        #expect(part.time == .seconds(1 << 60 - 1) + .milliseconds(875))
        let least = SearchBudget(runs: 0, commands: 3, time: .seconds(4)).share(of: 8)
        #expect(least == SearchBudget(runs: 1, commands: 1, time: .milliseconds(500)))
    }

    @Test(.enabled(if: isWhole)) func `a budget of findings: the first broken law ends the search`()
        throws
    {
        func report(_ budget: SearchBudget) -> SearchReport<SplitViewCommand> {
            SplitViewChecker(forgetful).search(seed: 42, within: budget)
        }
        let first = report(SearchBudget(runs: 5_000, findings: 1))
        #expect(first.completedRuns == 1_024 && first.failedRuns > 0)
        // What is never found costs nothing but looks, and changes nothing.
        let all = report(SearchBudget(runs: 90, findings: 100))
        #expect(all == report(.runs(90)))
        #expect(all.completedRuns == 90)
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(
                of: forgetful, budget: SearchBudget(runs: 90, findings: 1), seed: 42,
                isolated: false)
        }
        guard case .lawsBroken(_, 42, let reports, _) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reports.count == 1)
    }

    @Test func `a trace of one's own: passes, breaks, is none, does nothing`() {
        #expect(throws: Never.self) {
            try checkConformance(
                of: careful, replaying: "launch wide; select 1; narrow; widen", isolated: false)
        }
        func message(_ line: String) -> String {
            let error = #expect(throws: ConformanceError.self) {
                try checkConformance(of: forgetful, replaying: line, isolated: false)
            }
            return error?.description ?? ""
        }
        let broken = message("launch wide; push-list; select 1; narrow; widen")
        #expect(
            broken.hasPrefix(
                """
                notes breaks 1 trace that must pass.

                commutes is broken in 1 step
                  Tap a row, then narrow the window: other screens than the other way round.
                  From [list | _], select 1 and narrow lead to [list] ~[note], narrow and \
                select 1 to [list, note]
                    ~[_].
                """))
        #expect(
            broken.contains(
                """
                  the trace breaks contents-preserved, same-screen, round-trip-order, \
                background-invisible, too
                """))
        let named = #expect(throws: ConformanceError.self) {
            try checkConformance(
                of: forgetful, replaying: "launch wide; select 1; narrow",
                about: "contents-preserved", isolated: false)
        }
        #expect(named?.description.contains("\ncontents-preserved is broken in 3 steps\n") == true)
        let known = SplitViewLaws.all.map(\.name)
        let unknown = #expect(throws: ConformanceError(.unknownLaw("no-law", known: known))) {
            try checkConformance(of: careful, replaying: "narrow", about: "no-law", isolated: false)
        }
        #expect(
            unknown?.description
                == "there is no law 'no-law'; there are mode-kept, on-screen, released and "
                + "\(known.count - 3) more")
        #expect(message("launch; narrow") == "trace:1:7: 'launch' needs one of: wide, narrow")
        #expect(message("") == "trace:1:1: holds no command")
        #expect(
            message("narrow; repeat-stack list")
                == "notes: no command could be performed; the app offers none of them, or its "
                + "contract rules them out")
    }
}
