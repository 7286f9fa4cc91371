import SplitViewConformance
import StatefulTesting
import Testing

/// When a transition counts as the way back of another, and where that one began.
@MainActor @Suite struct RoundTripTests {
    private let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))

    /// The drawing of the start of the round trip that a last command completes; `nil` if it
    /// completes none.
    private func start(_ line: String) throws -> String? {
        try stage.act(out: line)
        return stage.step.completesRoundTrip ? stage.step.start.notation : nil
    }

    @Test func `there and back`() throws {
        #expect(try start("launch wide; select 1; narrow") == nil)
        #expect(try start("launch wide; select 1; narrow; widen") == "[list | note]")
        #expect(try start("launch narrow; select 1; widen; narrow") == "[list, note] ~[_]")
    }

    @Test func `a narrow launch collapses (ST4), and no round trip begins with it`() throws {
        #expect(try start("select 1; launch narrow") == nil)
        #expect(try start("select 1; launch narrow; widen") == nil)
        #expect(try start("select 1; launch narrow; widen; narrow") == "[list, note] ~[]")
        #expect(try start("launch wide") == nil)
        #expect(try start("select 1; launch wide; narrow") == nil, "a wide launch changes nothing")
        #expect(try start("select 1; launch wide; narrow; widen") == "[list | note]")
        #expect(stage.step.start.isLaunched)
    }

    @Test func `each transition can be the way back of the one before`() throws {
        let line = "launch wide; select 1; narrow; widen; narrow"
        #expect(try start(line) == "[list, note] ~[]")
        #expect(try start(line + "; widen") == "[list | note]")
    }

    @Test(arguments: ["push-detail", "back list", "clear-detail", "push-detail; back list"])
    func `anything in between ends it, even what leaves the scene as it was`(_ line: String) throws
    { #expect(try start("launch wide; select 1; narrow; \(line); widen") == nil) }

    @Test func `a command that came to nothing does not`() throws {
        try stage.act(out: "launch wide; select 1; narrow")
        for text in ["narrow", "launch wide", "push-on-placeholder", "select 1"] {
            #expect(try stage.gives(text) == .ignored)
        }
        try stage.act(on: "widen")
        #expect(stage.step.completesRoundTrip)
        #expect(stage.step.start.notation == "[list | note]")
    }

    @Test func `a new beginning forgets the transition before it`() throws {
        try stage.act(out: "launch wide; select 1; narrow")
        #expect(try start("launch narrow") == nil)
        #expect(try start("select 1; launch narrow; widen") == nil)
    }
}
