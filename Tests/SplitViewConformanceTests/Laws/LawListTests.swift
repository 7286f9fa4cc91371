import StatefulTesting
import Testing

@testable import SplitViewConformance

/// The list of laws: names are stable, because corpus files use them, and the order says which law
/// comes first in a report.
@Suite struct LawListTests {
    @Test func `the names and their order`() {
        #expect(
            SplitViewLaws.all.map(\.name) == [
                "no-exception", "terminates", "survives", "single-owner", "no-nav-in-nav",
                "never-empty", "blank-never-nested", "selection-replaces", "contents-preserved",
                "answer-matches-deed", "right-side", "detail-has-bar", "round-trip-order",
                "same-screen", "mode-kept", "on-screen", "app-record", "appearance-balanced",
                "released", "tap-works", "background-invisible",
                "back-walk", "list-reachable", "commutes", "restoration-round-trip",
            ])
    }

    @Test func `the branches of a law have names for files, and there is no law with one alone`() {
        for law in SplitViewLaws.all {
            #expect(law.branches.count != 1, "\(law.name)")
            for name in law.branches {
                #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(law.name)/\(name)")
            }
        }
    }

    @Test func `a law is found by its name, and only by that`() {
        for law in SplitViewLaws.all {
            #expect(SplitViewLaws.law(named: law.name)?.statement == law.statement)
            #expect(law.statement.hasSuffix("."))
        }
        #expect(SplitViewLaws.law(named: "no-such-law") == nil)
        #expect(SplitViewLaws.law(named: "") == nil)
    }

    @Test func `it is said of each law what it means to a person`() {
        let meant = LawMeaning.table.keys.sorted()
        #expect(meant == SplitViewLaws.all.map(\.name).sorted())
    }

    @Test func `a correct there and back holds every law that applies`() throws {
        let narrow = try Drawn.transition("[list | note]", "[list, note]").step()
        var widen = try Drawn.transition("[list, note]", "[list | note]")
            .with { $0.start = "[list | note]" }.step()
        widen.arrangementBefore = SplitViewStep.Arrangement(displayMode: .automatic)
        func heldLaws(_ step: SplitViewStep) -> [String] {
            SplitViewLaws.all.filter { $0.heldBranches(of: step) != nil }.map(\.name)
        }
        let always = [
            "no-exception", "terminates", "survives", "single-owner", "no-nav-in-nav",
            "never-empty", "contents-preserved",
        ]
        let both = ["round-trip-order", "same-screen"]
        #expect(heldLaws(narrow) == always + both + ["appearance-balanced"])
        #expect(
            heldLaws(widen) == always + ["right-side", "detail-has-bar"] + both
                + ["mode-kept", "appearance-balanced", "background-invisible", "list-reachable"])
        for law in SplitViewLaws.all {
            for step in [narrow, widen] {
                if case .violated(let sentence) = law.judge(step) { Issue.record("\(sentence)") }
            }
        }
    }
}
