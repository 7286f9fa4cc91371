import Foundation
import Testing

@testable import SplitViewConformance

/// Windows as values that can be drawn.
@Suite struct FrameTests {
    private func frame(_ drawing: String, since before: String? = nil) throws -> Frame {
        let (after, before) = (try Snapshot(drawing), try before.map { try Snapshot($0) })
        return Frame(
            Reading(after), since: before.map(Reading.init),
            names: SnapshotNames([after] + (before.map { [$0] } ?? [])))
    }

    @Test func `columns stand side by side, each with its stack`() throws {
        let frame = try frame("[(list, list#2) | list#3 | note] +[note#2] <100:0")
        #expect(frame.form == .columns)
        #expect(frame.columns.map(\.place) == [.primary, .supplementary, .secondary, .inspector])
        #expect(frame.columns.map(\.isHidden) == [true, false, false, false])
        #expect(frame.columns.map(\.hiddenLeft) == [100, 0, 0, 0])
        let stack = try #require(frame.columns[0].content)
        #expect(stack.kind == .stack && stack.title == nil)
        #expect(stack.items.map(\.title) == ["list", "list#2"])
        #expect(stack.items.map(\.isInFront) == [false, true])
        #expect(frame.columns[2].content?.items.map(\.kind) == [.detail])
        #expect(frame.sheets.isEmpty && frame.outOfSight.isEmpty)
    }

    @Test func `one stack, with what is presented and what is kept`() throws {
        let frame = try frame("[list, [note]] ^[note#2] ~[_] ?note#3")
        #expect(frame.form == .stack && frame.columns.map(\.place) == [.stack])
        #expect(frame.columns[0].content?.items.map(\.kind) == [.list, .stack])
        #expect(frame.columns[0].content?.items[1].items.map(\.isInFront) == [false])
        #expect(frame.sheets.map(\.place) == [.sheet])
        #expect(frame.outOfSight.map(\.place) == [.keptBySplitView, .keptByApp])
        #expect(frame.outOfSight[0].content?.items.map(\.kind) == [.placeholder])
        #expect(frame.outOfSight[0].content?.items.map(\.title) == [nil], "it has no name")
        #expect(frame.outOfSight[1].content?.title == "note#3")
    }

    @Test func `an empty column has no content, a tab bar knows what is in front`() throws {
        let frame = try frame("[{list; *list#2} | -]")
        #expect(frame.columns.map(\.place) == [.primary, .secondary])
        #expect(frame.columns[1].content == nil)
        #expect(frame.columns[0].content?.kind == .tabs)
        #expect(frame.columns[0].content?.items.map(\.isInFront) == [false, true])
        #expect(try self.frame("[{list; list#2} | -]").columns[0].content?.kind == .container)
    }

    @Test func `what came and what moved is marked`() throws {
        let frame = try frame("[list, note, note#2] ~[_]", since: "[list | _, note]")
        #expect(frame.columns[0].content?.items.map(\.change) == [nil, .moved, .came])
        #expect(frame.outOfSight[0].content?.items.map(\.change) == [.moved])
        #expect(try self.frame("[list | note]").columns[0].content?.items[0].change == nil)
    }

    @MainActor @Test func `each step of a story has one, which survives coding`() throws {
        let story = SplitViewChecker(.notes(delegate: { CarefulDelegate() })).story(
            of: try Trace.commands(inLine: "launch wide; select 1; narrow"))
        #expect(story.lines.map(\.frame.form) == [.columns, .columns, .stack])
        let front = story.lines[1].frame.columns[1].content?.items.last
        #expect(front?.isChosen == true && front?.change == .came)
        #expect(story.lines[0].frame.columns[0].content?.items[0].change == nil, "it was opened")
        let data = try JSONEncoder().encode(story.lines[2].frame)
        #expect(try JSONDecoder().decode(Frame.self, from: data) == story.lines[2].frame)
    }
}
