import SplitViewConformance
import StatefulTesting
import Testing

/// "From any collapsed state, Back pressed to the end visits every screen of the path once, in
/// reverse, and ends at the list."
@Suite struct BackWalkTests {
    /// The second branch of the law.
    private let wholeWay = ForwardVerdict.held(in: LawBranches(rawValue: 1 << 1))
    private let law = SplitViewLaws.backWalk

    /// What the law says of a state, and of what each Back from there leads to.
    private func back(
        from start: String, _ sights: String..., end: Outcome = .ignored
    ) throws -> ForwardVerdict {
        let drawn = Drawn.transition("[list | _]", start)
        let moves = try #require(try law.ways(from: drawn).first)
        return try law.verdict(drawn, [try walk(moves, sights, end: end)])
    }

    @Test func `held: one screen after the other, to the list`() throws {
        #expect(try back(from: "[list]") == wholeWay)
        #expect(try back(from: "[list, note]", "[list]") == wholeWay)
        #expect(try back(from: "[list, list#2, note]", "[list, list#2]", "[list]") == wholeWay)
        // A nested stack is left as a unit when its root is in front (N7).
        #expect(try back(from: "[list, [note, note#2]]", "[list, [note]]", "[list]") == wholeWay)
        // What is presented goes as a whole.
        #expect(try back(from: "[list] ^[note, note#2]", "[list]") == wholeWay)
        #expect(try back(from: "[!list] ^note", "[!list]") == wholeWay)
        // The tab in front is on the path, the others are not.
        #expect(try back(from: "[{list#2; *[list, note]}]", "[{list#2; *[list]}]") == wholeWay)
    }

    @Test func `not applicable: what is presented does not go, as its app refuses that`() throws {
        let sheet = "[list] ^[note]"
        #expect(try back(from: sheet, sheet, sheet, end: .performed) == .notApplicable)
        #expect(try back(from: sheet, "\(sheet) ^note#2", sheet, end: .performed) == .notApplicable)
        #expect(try back(from: sheet, "[list, note]", end: .performed).sentence != nil)
    }

    @Test func `violated: a screen is skipped, comes twice, or is another`() throws {
        #expect(
            try back(from: "[list, note, note#2]", "[list]").sentence
                == "Back from note#2 does not lead to note: [list, note, note#2], then [list].")
        #expect(
            try back(from: "[list, note]", "[list, note]", "[list]").sentence
                == "Back from note does not lead to list: [list, note], then [list, note], "
                + "then [list].")
        #expect(
            try back(from: "[list, _, note]", "[list, _]", "[list]").sentence
                == "Back from note does not lead to list: [list, _, note], then [list, _], "
                + "then [list].")
        #expect(
            try back(from: "[list]", "[list]").sentence
                == "There is a Back from list, the last screen: [list], then [list].")
    }

    @Test func `violated: the end is too soon, or no list`() throws {
        #expect(
            try back(from: "[list, note, note#2]", "[list, note]").sentence
                == "There is no Back from note: [list, note, note#2], then [list, note].")
        #expect(
            try back(from: "[note]").sentence == "Back ends at note, and not at a list: [note].")
        #expect(
            try back(from: "[note, list]", "[note]").sentence
                == "Back ends at note, and not at a list: [note, list], then [note].")
    }

    @Test func `a Back that the rules of the test forbid is not missing`() throws {
        #expect(try back(from: "[list, note]", end: .ruledOut) == .notApplicable)
        // What was seen until then is judged.
        #expect(try back(from: "[list, note, note#2]", "[list]", end: .ruledOut).sentence != nil)
    }

    @Test func `a Back that raises is a matter of other laws`() throws {
        #expect(try back(from: "[list, note]", "[list]", end: .ended) == .notApplicable)
        #expect(try back(from: "[list, note]", end: .ended) == .notApplicable)
    }

    @Test func `faults differ by what is wrong with which screens`() throws {
        func fault(_ verdict: ForwardVerdict) -> [UInt32]? {
            if case .violated(let fault, _) = verdict { fault } else { nil }
        }
        let twice = fault(try back(from: "[list, note]", "[list, note]"))
        // The same further up: two more screens stand above, and Back from them is right.
        let above = fault(try back(from: "[list, note, note#2]", "[list, note]", "[list, note]"))
        #expect(twice != nil && twice == above)
        #expect(fault(try back(from: "[list, note#2]", "[list, note#2]")) != twice)
        #expect(fault(try back(from: "[note]")) != twice)
    }

    @Test func `nothing is tried beside one stack on screen, nor judged where Back has no path`()
        throws
    {
        #expect(try law.ways(from: .transition("[list]", "[list | note, note#2]")).isEmpty)
        #expect(
            try law.ways(
                from: Drawn.transition("[list | _]", "[list]").with { $0.isLaunched = false }
            )
            .isEmpty)
        // The placeholder in front is for `blank-never-nested`.
        #expect(try back(from: "[list, _]", "[list]") == .notApplicable)
        #expect(try back(from: "[list, {note; note#2}, note#3]", "[list]") == .notApplicable)
        #expect(
            law.law.judge(try Drawn.transition("[list | _]", "[list]").step()) == .notApplicable)
    }
}
