import SplitViewConformance
import Testing

/// The list of laws: names are stable, because corpus files use them, and the order says which law
/// names a finding.
@Suite struct LawListTests {
    @Test("the names and their order")
    func names() {
        #expect(
            SplitViewLaws.all.map(\.name) == [
                "no-exception", "single-owner", "no-nav-in-nav", "never-empty",
                "blank-never-nested", "contents-preserved", "round-trip-order",
            ])
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

    @Test("a correct there and back holds every law that applies")
    func correct() throws {
        let narrow = Drawn.transition("[list | note]", "[list, note]")
        let widen = Drawn.transition("[list, note]", "[list | note]")
            .with { $0.start = "[list | note]" }
        for drawn in [narrow, widen] {
            let step = try drawn.step()
            for law in SplitViewLaws.all where law.name != "blank-never-nested" {
                #expect(law.judge(step) == .held, "\(law.name)")
            }
            #expect(SplitViewLaws.blankNeverNested.judge(step) == .notApplicable)
        }
    }
}
