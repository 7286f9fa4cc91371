import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// Split views of a column style on stage: what is offered, and what a picture says of them.
@MainActor @Suite struct NamedColumnTests {
    private func picture(_ line: String, of subject: SplitViewSubject = .named()) throws -> Snapshot
    {
        let stage = SplitViewStage(subject)
        if !line.isEmpty { try stage.act(out: line) }
        return stage.picture
    }

    @Test func `swipe-dock: beside each other on screen, and not in the classic style`() throws {
        func offers(_ line: String, in subject: SplitViewSubject) throws -> Bool {
            let stage = SplitViewStage(subject)
            if !line.isEmpty { try stage.act(out: line) }
            return try stage.gives("swipe-dock") == .performed
        }
        #expect(try offers("launch wide", in: .named()))
        #expect(try !offers("", in: .named()))
        #expect(try !offers("launch narrow", in: .named()))
        #expect(try !offers("launch wide", in: .notes()))
    }

    @Test func `a picture tells of the edges while the list column is seen`() throws {
        #expect(try picture("").edges.isPlain)
        #expect(try picture("launch wide").notation == "[{[list]} | _] <100:100")
        #expect(try picture("launch wide; toggle-list").edges.isPlain)
        #expect(try picture("launch narrow").notation == "[{[list, [_]]}]")
        #expect(
            try picture("launch wide; push-list; swipe-dock").notation
                == "[{[list, list#2]} | _] <100:0")
        #expect(
            try picture("launch wide", of: .named(isMirrored: true)).notation
                == "[{[list]} | _] >100:100")
        #expect(try picture("launch wide", of: .notes()).edges.isPlain)
    }

    @Test func `a picture tells of what a floating list column covers, at either side`() throws {
        // G10: 320 points, and 10 to the edge of the window.
        let covered = Snapshot.Edge(beyond: 330, inset: 330)
        let floating = try picture("launch wide", of: .named(profile: .ios26))
        #expect(floating.edges == Snapshot.Edges(secondary: Snapshot.Sides(left: covered)))
        #expect(floating.notation == "[{[list]} | _]")
        let mirrored = try picture("launch wide", of: .named(profile: .ios26, isMirrored: true))
        #expect(mirrored.edges == Snapshot.Edges(secondary: Snapshot.Sides(right: covered)))
        let trailing = SplitViewSubject.named(profile: .ios26, edge: .trailing)
        #expect(try picture("launch wide", of: trailing).edges == mirrored.edges)
        #expect(try picture("launch wide; toggle-list", of: trailing).edges.isPlain)
        #expect(
            try picture("launch wide", of: .named(edge: .trailing)).notation
                == "[{[list]} | _] >100:100")
    }

    @Test func `what was forgotten is a part of the state also while it is out of sight`() throws {
        func state(_ line: String) throws -> StageState {
            let stage = SplitViewStage(.named())
            if !line.isEmpty { try stage.act(out: line) }
            return stage.reducedState
        }
        let kept = try state("launch wide; push-list; back list; toggle-list")
        let lost = try state("launch wide; push-list; swipe-dock; back list; toggle-list")
        #expect(kept != lost)
        #expect(try state("launch wide; toggle-list") == kept)
    }

    @Test func `before the launch nothing is missed that the split view adds with it`() throws {
        #expect(try picture("").awaitsBars)
        #expect(try !picture("launch wide").awaitsBars)
        #expect(try !picture("", of: .notes()).awaitsBars)
        let stage = SplitViewStage(.named(profile: .ios26))
        try stage.act(out: "select 1")
        #expect(SplitViewLaws.detailHasBar.judge(stage.step) == .notApplicable)
        try stage.act(on: "launch wide")
        #expect(SplitViewLaws.detailHasBar.judge(stage.step) == .held)
        #expect(stage.picture.notation == "[{[list]} | note]")
    }

    @Test func `a subject is judged under the UIKit that it is about, unless another is asked for`()
        throws
    {
        #expect(SplitViewStage(.named()).profile == .ios14)
        #expect(SplitViewStage(.named(), profile: .ios8).profile == .ios8)
        #expect(SplitViewStage(.notes()).profile == .ios26)
        #expect(SplitViewChecker(.named()).inapplicableLaws.contains("answer-matches-deed"))
        #expect(!SplitViewChecker(.named()).inapplicableLaws.contains("on-screen"))
        #expect(!SplitViewChecker(.named(profile: .ios26)).inapplicableLaws.contains("on-screen"))
        #expect(SplitViewChecker(.threeColumns()).inapplicableLaws.contains("on-screen"))
        #expect(
            !SplitViewChecker(.threeColumns(), profile: .ios14).inapplicableLaws
                .contains("on-screen"))
        #expect(SplitViewChecker(.notes()).inapplicableLaws.contains("on-screen"))
        let trace = try Trace(
            fileText: "splitfuzz trace 1\nsubject: named\nprofile: ios14\n\nlaunch narrow\n")
        let story = SplitViewChecker(.named()).story(of: trace.commands)
        #expect(trace.testSource(story).contains(", profile: .ios14)"))
        #expect(!trace.testSource(story, own: .ios14).contains("profile"))
    }

    @Test func `a story tells which column was asked for, and what came to the top`() throws {
        let subject = SplitViewSubject("asked", contract: .open, naming: .kinds) {
            let split = UISplitViewController(style: .doubleColumn)
            let delegate = ListOnTop()
            split.setViewController(Folder(), for: .primary)
            split.setViewController(Blank(), for: .secondary)
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate], screen: role(of:)).list { Folder() }
                .detail { _ in Note() }
        }
        let story = SplitViewChecker(subject).story(
            of: try Trace.commands(inLine: "launch narrow; widen"))
        #expect(
            story.lines.map(\.calls) == [
                ["topColumnForCollapsingToProposedTopColumn: secondary -> primary"],
                [
                    "displayModeForExpandingToProposedDisplayMode: oneBesideSecondary -> "
                        + "secondaryOnly"
                ],
            ])
        #expect(story.lines.map(\.after) == ["[list] ~[_]", "[(list) | _]"])
    }

    private final class ListOnTop: NSObject, NamesTop, NamesMode {
        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            .primary
        }
        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        { .secondaryOnly }
    }
}
