import SplitViewConformance
import TestTools
import Testing

@testable import SplitfuzzCommand

/// Plays, driven by lines as from a pipe.
@MainActor @Suite(.ofCatalog) struct PlayVerbTests {
    private func played(_ lines: [String], subject: String = "stackoverflow-swift4") throws
        -> Answered
    {
        let listener = try Listener()
        defer { listener.close() }
        var lines = lines[...]
        let code = try PlayOptions(subject: subject).carryOut(at: listener.console) {
            lines.popFirst()
        }
        return Answered(code: code, said: listener.said, complained: listener.complained)
    }

    @Test func `commands by number, by word, and several at once; laws are judged`() throws {
        let play = try played(["1", "push-on-placeholder; narrow", "trace"])
        #expect(play.code == .nothingNew && play.complained.isEmpty)
        #expect(play.said.contains("1 launch wide: open wide"), "the menu before any command")
        #expect(
            play.said.contains("3  narrow\n   collapseSecondary: [_, note] onto: [list] -> true"))
        #expect(play.said.contains("breaks contents-preserved: note is lost: "))
        #expect(play.said.contains("  out of sight: nothing chosen (moved), note (moved)\n"))
        #expect(play.said.hasSuffix("launch wide; push-on-placeholder; narrow\n"))
    }

    @Test func `undo takes a step away, and a saved trace is one that can be replayed`() throws {
        let folder = try TemporaryFolder()
        let path = folder / "my.trace"
        let play = try played([
            "launch wide", "push-on-placeholder", "push-list", "undo", "narrow", "save \(path)",
            "quit", "widen",
        ])
        #expect(play.said.hasSuffix("Saved as \(path); 'splitfuzz explain \(path)' shows it.\n"))
        let before = folder.texts
        let again = try played(["launch wide", "save \(path)"])
        #expect(again.said.hasSuffix("\(path) exists, and is left as it is; name another file.\n"))
        #expect(folder.texts == before)
        let replay = try answered(["replay", path])
        #expect(replay.code == .nothingNew, "it breaks the law that it names")
        #expect(replay.said.contains("ok  \(path)  breaks contents-preserved"))
    }

    @Test func `a line that cannot be followed says what can be done`() throws {
        let play = try played(["0", "99", "foo", "widen", "undo", "save", "save /", "menu"])
        #expect(play.code == .nothingNew)
        for sentence in [
            "99 is no number of the menu; there are 1 to ", "unknown command 'foo'; 'menu' lists",
            "That does nothing here.", "There is nothing to undo.", "Name a file: save my.trace",
        ] {
            #expect(play.said.contains(sentence), "\(sentence)")
        }
    }

    @Test func `an app that ends its process ends nothing but the step`() throws {
        let play = try played(
            ["launch wide; select 1; push-detail; narrow", "widen", "undo", "menu"],
            subject: "canary-exits")
        #expect(play.code == .nothingNew)
        #expect(play.said.contains("breaks survives: exit status 0: the app called exit\n"))
        #expect(play.said.contains("The app has ended; u undoes the last step.\n"))
        #expect(play.said.contains("\n3  push-detail\n"), "in front again after the undo")
    }
}
