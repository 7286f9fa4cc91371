import SplitViewCatalog
import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// What document 003 says about a split view without a delegate, and about one with two primaries.
@MainActor @Suite struct Document003Tests {
    @Test func `plain controllers: the detail waits while narrow (C8), and comes back (X10)`()
        throws
    {
        try expectScene("[!list] ~note", after: "launch narrow", in: .document003Plain)
        try expectScene("[!list | !note]", after: "launch narrow; widen", in: .document003Plain)
    }

    @Test
    func `plain controllers: a detail chosen meanwhile is presented, and is the detail later`()
        throws
    {
        try expectScene("[!list] ^note", after: "launch narrow; select 1", in: .document003Plain)
        let stage = SplitViewStage(.document003Plain)
        let commands = try Trace.commands(inLine: "launch narrow; select 1; widen")
        _ = SplitViewChecker(on: stage).replay(commands)
        let chosen = try #require(stage.step.before.nodes.last { $0.place == .presented })
        #expect(stage.picture.nodes.first { $0.place == .secondary }?.id == chosen.id)
    }

    @Test
    func `navigation controllers: the list's stack takes what is shown, instead of replacing it`()
        throws
    {
        try expectScene(
            "[list, note]", after: "launch narrow; back list; select 1", in: .document003Navigation)
        try expectScene(
            "[list | !note]", after: "launch wide; select 1", in: .document003Navigation)
        // One screen is separated, whatever it is (X5), in its container if it has one (X6).
        try expectScene(
            "[list, note | !note#2]",
            after: "launch narrow; back list; select 1; push-detail; widen",
            in: .document003Navigation)
        try expectScene(
            "[list | note, note#2]",
            after: "launch narrow; back list; select-wrapped 1; push-detail; widen",
            in: .document003Navigation)
    }

    @Test func `custom primaries: one stack holds everything while narrow, the other the lists`()
        throws
    {
        let line = "push-list; select 1; launch wide"
        let stage = SplitViewStage(.document003CustomPrimaries)
        _ = SplitViewChecker(on: stage).replay(try Trace.commands(inLine: line + "; narrow; widen"))
        let (narrow, wide) = (stage.step.before, stage.step.after)
        #expect(narrow.notation == "[list, list#2, [note]] ?[]")
        #expect(wide.notation == "[list, list#2 | note] ?[]")
        #expect(narrow.nodes[0].id != wide.nodes[0].id)
        #expect(stage.step.start.nodes[0].id == wide.nodes[0].id)
    }

    @Test func `plain controllers: the detail that the user looks at goes out of sight`() throws {
        try expectFindings(
            [
                // A detail that was chosen, and one collapse.
                KnownFinding("same-screen", "select 1; launch narrow"),
                // A detail was presented while narrow; after a round trip it is out of sight.
                KnownFinding("background-invisible", "launch narrow; select 1; widen; narrow"),
            ], in: .document003Plain)
    }

    @Test(.enabled(if: isWhole))
    func `navigation controllers: a narrow window opens in a detail that was not chosen`() throws {
        try expectFindings(
            [
                KnownFinding("same-screen", "launch narrow"),
                // What is selected then replaces the list that became the detail; selected first,
                // it becomes the detail itself.
                KnownFinding("commutes", "launch narrow; back list; push-list"),
                // From the columns, too, with the list among the details (right-side).
                KnownFinding("commutes", "launch narrow; back list; push-list; widen"),
            ], in: .document003Navigation)
    }

    @Test(.enabled(if: isWhole))
    func `custom primaries: Back from what was opened on the empty page leads to the empty page`()
        throws
    {
        // A detail on the empty page, and one collapse, which merges both.
        try expectFindings(
            [KnownFinding("back-walk", "launch wide; push-on-placeholder; narrow")],
            in: .document003CustomPrimaries)
    }
}
