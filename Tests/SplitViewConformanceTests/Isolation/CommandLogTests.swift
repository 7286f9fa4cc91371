import Testing

@testable import SplitViewConformance

/// What the log of commands says while app code is asked for something between two steps.
@MainActor @Suite struct CommandLogTests {
    private var isActing: Bool { CommandLog.counter(of: CommandLog.memory.base) & 1 == 1 }

    @Test func `what the app remembers is asked for as in a step, and then the scene rests`() {
        let seen = Seen()
        let notes = SplitViewSubject.notes { LeavingDelegate(Farewell()) }
        let subject = SplitViewSubject("notes", contract: .open) {
            notes.makeScene().memory(
                .replacing("farewell", of: LeavingDelegate.self) { _ in
                    seen.acted.append(CommandLog.counter(of: CommandLog.memory.base) & 1 == 1)
                    return seen.acted.count
                })
        }
        let stage = SplitViewStage(subject)
        _ = stage.perform(.launch(.wide))
        #expect(!isActing)
        let counter = CommandLog.counter(of: CommandLog.memory.base)
        seen.acted = []
        _ = stage.state
        #expect(seen.acted == [true])
        #expect(!isActing)
        #expect(CommandLog.counter(of: CommandLog.memory.base) > counter, "a watchdog sees it")
    }

    @Test func `what is asked within a step does not end it`() {
        let log = SceneLog(.ios26)
        log.begin()
        log.asking { #expect(isActing) }
        #expect(isActing)
        log.rest()
        log.asking { #expect(isActing) }
        #expect(!isActing)
    }

    @Test func `what app code does as a scene is released belongs to that scene`() throws {
        let farewell = Farewell()
        let stage = SplitViewStage(.notes { LeavingDelegate(farewell) })
        farewell.entries = []
        try stage.act(on: "launch wide; select 1")
        stage.reset()
        let entry = try #require(farewell.entries.first)
        #expect(farewell.entries.count == 1 && entry.isActing)
        #expect(
            entry.place
                == KnownEnd.Place(
                    profile: "ios26", commands: [.launch(.wide), .select(row: 0)], isRelease: true))
        #expect(entry.place.words == "when the scene was released after: launch wide; select 1")
        #expect(entry.place.step == .building, "no command is to be blamed")
        #expect(!isActing)
        let next = try #require(CommandLog.entry(of: CommandLog.memory.base))
        #expect(next.place.commands.isEmpty && !next.place.isRelease)
        #expect(next.place.words == "before the first step")
        stage.reset()
        #expect(farewell.entries.last?.place.words == "when the scene was released")
    }
}

/// What the log says as a delegate goes.
private final class Farewell: @unchecked Sendable {
    var entries: [CommandLog.Entry] = []

    func note() {
        MainActor.assumeIsolated {
            if let entry = CommandLog.entry(of: CommandLog.memory.base) { entries.append(entry) }
        }
    }
}

private final class LeavingDelegate: CarefulDelegate {
    private let farewell: Farewell

    init(_ farewell: Farewell) {
        self.farewell = farewell
        super.init()
    }

    deinit { farewell.note() }
}

/// Whether the scene acted each time that the app was asked.
@MainActor private final class Seen { var acted: [Bool] = [] }
