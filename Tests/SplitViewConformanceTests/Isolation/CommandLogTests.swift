import Testing

@testable import SplitViewConformance

/// What the log of commands says while app code is asked for something between two steps.
@MainActor @Suite struct CommandLogTests {
    private var isActing: Bool { CommandLog.counter(of: CommandLog.memory.base) & 1 == 1 }

    @Test func `what the app remembers is asked for as in a step, and then the scene rests`() {
        let seen = Seen()
        let subject = SplitViewSubject.notes(
            memory: .numbers {
                seen.acted.append(CommandLog.counter(of: CommandLog.memory.base) & 1 == 1)
                return [seen.acted.count]
            }
        ) { CarefulDelegate() }
        let stage = SplitViewStage(subject)
        _ = stage.perform(.launch(.wide))
        #expect(!isActing)
        let counter = CommandLog.counter(of: CommandLog.memory.base)
        seen.acted = []
        _ = (stage.state, stage.fingerprint, stage.abstraction)
        #expect(seen.acted.count >= 3 && !seen.acted.contains(false))
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
}

/// Whether the scene acted each time that the app was asked.
@MainActor private final class Seen { var acted: [Bool] = [] }
