import SplitViewConformance
import StatefulTesting
import Testing

/// The list of laws: names are stable, because corpus files use them, and the order says which law
/// names a finding.
@Suite struct LawListTests {
    @Test("the names and their order")
    func names() {
        #expect(
            SplitViewLaws.all.map(\.name) == [
                "no-exception", "terminates", "single-owner", "no-nav-in-nav", "never-empty",
                "blank-never-nested", "selection-replaces", "contents-preserved",
                "answer-matches-deed", "right-side", "detail-has-bar", "round-trip-order",
                "same-screen", "mode-kept", "on-screen", "app-record", "appearance-balanced",
                "released",
                "back-walk",
                "tap-works", "list-reachable", "background-invisible", "commutes",
                "restoration-round-trip",
            ])
    }

    @Test("the branches of a law have names for files, and there is no law with one alone")
    func branches() {
        for law in SplitViewLaws.all {
            #expect(law.branches.count != 1, "\(law.name)")
            for name in law.branches {
                #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(law.name)/\(name)")
            }
        }
    }

    @Test("a law is found by its name, and only by that")
    func lookup() {
        for law in SplitViewLaws.all {
            #expect(SplitViewLaws.law(named: law.name)?.statement == law.statement)
            #expect(law.statement.hasSuffix("."))
        }
        #expect(SplitViewLaws.law(named: "no-such-law") == nil)
        #expect(SplitViewLaws.law(named: "") == nil)
    }

    @Test("a trace about a law of the future is not judged by the others of the future")
    func judging() {
        let present = SplitViewLaws.ofThePresent.map(\.name)
        #expect(SplitViewLaws.judging(nil).map(\.name) == SplitViewLaws.all.map(\.name))
        #expect(SplitViewLaws.judging("never-empty").map(\.name) == present)
        let aboutBack = SplitViewLaws.judging("back-walk").map(\.name)
        #expect(aboutBack.filter { $0 != "back-walk" } == present)
        // In its place, so that a step that breaks two laws breaks the same one each time.
        #expect(aboutBack == SplitViewLaws.all.map(\.name).filter { aboutBack.contains($0) })
        #expect(aboutBack.contains("back-walk"))
        #expect(SplitViewLaws.judging("no-such-law").map(\.name) == present)
        #expect(SplitViewLaws.probing(for: nil) == .always(.all))
        #expect(SplitViewLaws.probing(for: "never-empty") == .never)
        #expect(SplitViewLaws.probing(for: "back-walk") == .always(.back))
        for law in SplitViewLaws.ofTheFuture {
            #expect(SplitViewLaws.probing(for: law.name) != .never, "\(law.name)")
        }
    }

    @Test("a correct there and back holds every law that applies")
    func correct() throws {
        let narrow = try Drawn.transition("[list | note]", "[list, note]").step()
        var widen = try Drawn.transition("[list, note]", "[list | note]")
            .with { $0.start = "[list | note]" }.step()
        widen.arrangementBeforeCollapse = SplitViewStep.Arrangement(displayMode: 0)
        func heldLaws(_ step: SplitViewStep) -> [String] {
            SplitViewLaws.all.filter { $0.heldBranches(of: step) != nil }.map(\.name)
        }
        let always = [
            "no-exception", "terminates", "single-owner", "no-nav-in-nav", "never-empty",
            "contents-preserved",
        ]
        let both = ["round-trip-order", "same-screen"]
        #expect(heldLaws(narrow) == always + both + ["appearance-balanced"])
        #expect(
            heldLaws(widen) == always + ["right-side", "detail-has-bar"] + both
                + ["mode-kept", "appearance-balanced", "list-reachable", "background-invisible"])
        for law in SplitViewLaws.all {
            for step in [narrow, widen] {
                if case .violated(let sentence) = law.judge(step) { Issue.record("\(sentence)") }
            }
        }
    }
}
