import Foundation
import Testing

@testable import SplitViewConformance

/// The file about a check under way, as it is while the check goes on: so it stays if the process
/// ends.
@MainActor @Suite struct RunningCheckTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("splitfuzz-running-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var file: URL {
        folder.appendingPathComponent(RunningCheck.fileName(for: "running-notes"))
    }

    /// What the file says in the middle of a check that performs commands.
    private func message(
        after commands: [SplitViewCommand], seed: UInt64?, in law: String? = nil,
        isActing: Bool = false
    ) throws -> String? {
        defer { try? FileManager.default.removeItem(at: folder) }
        var bytes = Data()
        try RunningCheck.noting("running-notes", seed: seed, in: folder) {
            let stage = SplitViewStage(.notes("running-notes"))
            for command in commands { _ = stage.perform(command) }
            let read = { [file] in (try? Data(contentsOf: file)) ?? Data() }
            bytes =
                isActing
                ? stage.driver.log.asking(read) : law.map { LawLog.noting($0, read) } ?? read()
        }
        #expect(!FileManager.default.fileExists(atPath: file.path), "it is gone with the check")
        return RunningCheck.message(about: bytes)
    }

    @Test func `it says the seed and the steps`() throws {
        #expect(
            try message(after: [.launch(.wide), .narrow], seed: 42, isActing: true)
                == "the process of the last check of running-notes ended in the last of these "
                + "steps: launch wide; narrow (seed 42); repeat it with "
                + "checkConformance(of:replaying: \"launch wide; narrow\", profile: .ios26)")
    }

    @Test func `a process that ends between two steps does not end in one`() throws {
        #expect(
            try message(after: [.launch(.wide), .narrow], seed: nil)
                == "the process of the last check of running-notes ended after these steps: "
                + "launch wide; narrow", "the steps alone do not end it again")
    }

    @Test func `it says which law of the app judged`() throws {
        #expect(
            try message(after: [.launch(.wide)], seed: nil, in: "three-at-most")
                == "the process of the last check of running-notes ended in its own law "
                + "or label 'three-at-most', in the last of these steps: launch wide; repeat it "
                + "with checkConformance(of:replaying: \"launch wide\", profile: .ios26)")
    }

    @Test func `before any step it says so`() throws {
        #expect(
            try message(after: [], seed: nil)
                == "the process of the last check of running-notes ended before the first step")
    }

    @Test func `a file that is none says nothing`() {
        #expect(RunningCheck.message(about: Data()) == nil)
        #expect(RunningCheck.message(about: Data("42\nnotes".utf8)) == nil)
    }

    @Test func `a damaged file is read without a crash`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var bytes = Data()
        try RunningCheck.noting("running-notes", seed: 42, in: folder) {
            let stage = SplitViewStage(.notes("running-notes"))
            for command in [SplitViewCommand.launch(.wide), .narrow] { _ = stage.perform(command) }
            bytes = (try? Data(contentsOf: file)) ?? Data()
        }
        let said = try #require(RunningCheck.message(about: bytes))
        // The log is nearly empty: only its beginning, and that of the area in use, say anything.
        var changed = 0
        for place in bytes.indices where bytes[place] != 0 || place % 4_096 < 96 {
            for value: UInt8 in [0, 1, 255] where bytes[place] != value {
                var damaged = bytes
                damaged[place] = value
                if RunningCheck.message(about: damaged) != said { changed += 1 }
            }
        }
        #expect(changed > 10, "what is damaged counts")
    }

    @Test func `a check goes on if there can be no file`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let result = try RunningCheck.noting("running-notes", seed: 1, in: folder) { 7 }
        #expect(result == 7)
    }
}
