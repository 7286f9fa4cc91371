import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

/// The command where the system gives it little: it ends with a sentence, and by no signal.
@MainActor @Suite(.enabled(if: Executable.isThere)) struct ShortageTests {
    private let words = [
        "--seed", "7", "--runs", "60", "--subject", "stackoverflow-swift4", "--jobs", "1", "--save",
    ]

    private func expectSentence(_ sentence: String, under limit: String) throws {
        let folder = try TemporaryFolder()
        let run = try Executable.run(words, in: folder, under: limit)
        #expect(run.code == ExitCode.ownFault.rawValue, "\(limit): \(run.complained)")
        #expect(run.complained.hasPrefix("splitfuzz: "), "\(limit)")
        #expect(run.complained.hasSuffix(": \(sentence)\n"), "\(limit): \(run.complained)")
        #expect(folder.names == [], "\(limit)")
    }

    @Test(arguments: 6...16) func `few descriptors`(_ count: Int) throws {
        try expectSentence("Too many open files", under: "ulimit -n \(count)")
    }

    @Test func `files that may not grow`() throws {
        try expectSentence("File too large", under: "ulimit -f 1")
    }
}
