import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite struct ExplainVerbTests {
    private let words = "launch wide; push-on-placeholder; narrow"

    @Test func `tells what breaks, what to do, and what happens`() throws {
        let run = try answered(["explain", "--subject", "stackoverflow-swift4", words])
        #expect(run.code == .nothingNew)
        #expect(
            run.said == """
                stackoverflow-swift4 (document 000, Swift 4 variation)
                contents-preserved is broken in 3 steps
                  A page that was open is gone after the window narrows.
                  note is lost: [list | _, note] became [list] ~[_, note].
                  usual cause: splitViewController(_:collapseSecondary:onto:) returns true \
                although a page is
                    open. With true UIKit takes nothing over from the detail column.
                  usual repair: Return false from splitViewController(_:collapseSecondary:onto:) \
                while a page is
                    open, or put the pages on the list's stack, in order, before you return true.
                  the trace breaks same-screen, too

                  On a device: open wide; open a page from the empty detail; narrow.

                     start                [list | _]
                  1  launch wide          [list | _]
                  2  push-on-placeholder  [list | _, note]
                       change    note comes to the detail column
                  3  narrow               [list] ~[_, note]
                       delegate  collapseSecondary: [_, note] onto: [list] -> true
                       change    the columns merge; _, note go out of sight, kept by the split view
                       BREAKS    contents-preserved: note is lost: [list | _, note] became [list] \
                ~[_, note].
                       breaks    same-screen: note is not in front any more: [list | _, note] \
                became [list] ~[_,
                                 note].

                  needed: without step 1, steps 2 and 3 are not possible; without step 2 or 3, \
                the law holds

                  repeat  splitfuzz replay --subject stackoverflow-swift4 '\(words)'

                  [list | note]  a wide window: list column and detail column
                  [list, note]   a narrow window: one stack, the last screen in front
                  _              the placeholder: nothing is chosen
                  ~[note]        out of sight: the split view keeps it while it is narrow

                """)
    }

    @Test func `a folder without traces, and a test in another form, are errors`() throws {
        let folder = try TemporaryFolder()
        let none = try answered(["explain", folder.path])
        #expect(none.code == .unreadableTrace)
        #expect(none.said == "")
        #expect(none.complained == "splitfuzz: \(folder.path): holds no trace\n")
        let both = try answered(
            ["explain", "--emit-test", "--format", "json", "--subject", "tabs", "narrow"])
        #expect(both.code == .usage)
        #expect(both.said == "")
        #expect(both.complained.hasPrefix("splitfuzz: --emit-test cannot be given with --format "))
    }

    @Test func `tells what holds, too`() throws {
        let run = try answered(
            ["explain", "--subject", "stackoverflow-objc", "launch wide; narrow"])
        #expect(run.code == .nothingNew)
        #expect(run.said.contains("\nevery law holds\n\n  On a device: open wide; narrow.\n"))
        #expect(run.said.contains("\n  2  narrow       [list] ~[_]\n"))
    }

    @Test func `steps that do nothing show nothing`() throws {
        let run = try answered(["explain", "--subject", "stackoverflow-objc", "narrow"])
        #expect(run.code == .nothingJudged)
        #expect(run.said.contains("\nnothing was judged; 1 of 1 commands ignored\n\n     start"))
        #expect(!run.said.contains("On a device"))
        let test = try answered(
            ["explain", "--emit-test", "--subject", "stackoverflow-objc", "narrow"])
        #expect(!test.said.contains("On a device"))
    }

    @Test func `names what is nested, presented and kept by the app`() throws {
        let run = try answered(
            ["explain", "--subject", "canary-detail-pushed-whole", "select 1; launch narrow"])
        #expect(run.said.contains("\n  [list, [note]]  a navigation controller inside another\n"))
    }

    @Test func `names what lies beyond an edge`() throws {
        let run = try answered(
            ["explain", "--subject", "presenters-menu", "launch wide; push-list; swipe-dock"])
        #expect(run.said.contains("  3  swipe-dock   [{[list, list#2]} | _] <100:0\n"))
        #expect(
            run.said.contains("100 points of the list column beyond the left edge, 0 kept free\n"))
        #expect(run.said.contains("breaks under ios8, ios14, not under ios26\n"))
    }

    @Test func `as a test for a target of one's own`() throws {
        let run = try answered(
            ["explain", "--emit-test", "--subject", "stackoverflow-swift4", words])
        #expect(
            run.said == """
                import SplitViewConformance
                import Testing

                /// contents-preserved: note is lost: [list | _, note] became [list] ~[_, note].
                ///
                /// On a device: open wide; open a page from the empty detail; narrow.
                @MainActor @Test func contentsPreservedIn3StepsBffed08b() throws {
                    // 'subject' is the SplitViewSubject that your other tests check.
                    try checkConformance(
                        of: subject,
                        replaying: "\(words)", about: "contents-preserved")
                }

                """)
    }

    @Test func `tests for several subjects have several names`() throws {
        let run = try answered([
            "explain", "--emit-test", "--subject", "stackoverflow-objc", "--subject",
            "stackoverflow-swift4", "--subject", "recommended", "launch wide; narrow",
        ])
        let names = run.said.matches(of: /@Test func (holds\w+)\(\)/).map(\.1)
        #expect(names.count == 3)
        #expect(Set(names).count == 3)
    }

    @Test func `what cannot be judged is named before a colon`() throws {
        let run = try answered(["explain", "--subject", "canary-raises-when-built", "launch wide"])
        #expect(run.code == .ownFault)
        #expect(run.said == "")
        #expect(
            run.complained.hasPrefix(
                "splitfuzz: 'launch wide' on canary-raises-when-built: its scene cannot be judged: "
                    + "building it raises "), "\(run.complained)")
    }

    @Test func `tests of two traces have two names, also where law and length are the same`() throws
    {
        let names = try [words, "launch wide; push-detail-on-list; narrow"].map { words in
            let test = try answered(
                ["explain", "--emit-test", "--subject", "stackoverflow-swift4", words]
            ).said
            return try #require(test.firstMatch(of: /@Test func (\w+)\(\)/)).1
        }
        #expect(names[0].hasPrefix("contentsPreservedIn3Steps"))
        #expect(Set(names).count == 2)
    }

    @Test func `a test gives up what the trace gives up, and takes its profile along`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            splitfuzz trace 1
            subject: stackoverflow-objc
            law: no-exception
            profile: ios8
            giving-up: details-are-fresh

            select 1
            select-again

            """, to: "a.trace")
        let run = try answered(["explain", "--emit-test", folder / "a.trace"])
        #expect(run.said.contains("of: subject.givingUp(\"details-are-fresh\"),\n"))
        let arguments =
            "replaying: \"select 1; select-again\", about: \"no-exception\", profile: .ios8)\n"
        #expect(run.said.contains(arguments))
    }

    @Test func `for a program`() throws {
        let run = try answered(
            ["explain", "--format", "json", "--subject", "stackoverflow-swift4", words])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.said.utf8)) as? [String: Any])
        #expect(document["verb"] as? String == "explain")
        let entry = try #require((document["explanations"] as? [[String: Any]])?.first)
        #expect(entry["law"] as? String == "contents-preserved")
        #expect(entry["profiles"] as? [String] == ["ios8", "ios14", "ios26"])
        let steps = try #require(entry["steps"] as? [[String: Any]])
        #expect(
            steps.map { $0["device"] as? String } == [
                "open wide", "open a page from the empty detail", "narrow",
            ])
        #expect(
            steps[2]["delegate"] as? [String]
                == ["collapseSecondary: [_, note] onto: [list] -> true"])
        let breaks = steps.map { ($0["breaks"] as? [[String: Any]])?.map { $0["law"] as? String } }
        #expect(breaks == [[], [], ["contents-preserved", "same-screen"]])
    }

    @Test func `words without a subject are sent to its own help`() throws {
        let run = try answered(["explain", words])
        #expect(run.code == .usage)
        #expect(run.complained.contains("needs --subject NAME"))
        #expect(run.complained.contains("see 'splitfuzz explain --help'"))
    }
}
