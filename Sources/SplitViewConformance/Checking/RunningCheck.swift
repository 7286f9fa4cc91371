import Foundation
import UIKitModel

/// A check under way, in a file that outlives the process: app code may end it, and a test ended
/// with its process reports neither its seed nor its steps. The next check begins with what the
/// file says.
///
/// The file lies in the corpus folder if there is one, else in the folder for temporary files. It
/// is removed when the check ends, however that is.
@MainActor struct RunningCheck {
    /// Whether this process has said, once for all checks, where app code runs.
    static var isAnnounced = false

    private let path: String
    private let descriptor: Int32
    private let formerMemory: LogMemory
    /// The bytes before the log of commands: the name of the subject and the seed.
    private nonisolated static let head = 4_096
    private nonisolated static let size = head + CommandLog.size

    /// Performs a check with a file about it; without one, if it cannot be made or another process
    /// is using it.
    ///
    /// - Parameters:
    ///   - seed: The seed; `nil` for a check that draws nothing.
    ///   - corpus: The folder for traces, if there is one.
    static func noting<Result>(
        _ subject: String, seed: UInt64?, in corpus: URL?,
        _ check: () throws(ConformanceError) -> Result
    ) throws(ConformanceError) -> Result {
        let running = RunningCheck(subject, seed: seed, in: corpus)
        defer { running?.end() }
        return try ExitGuard.during(check)
    }

    private init?(_ subject: String, seed: UInt64?, in corpus: URL?) {
        var isFolder: ObjCBool = false
        let hasCorpus =
            corpus.map { FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) }
            == true && isFolder.boolValue
        let folder = hasCorpus ? corpus?.path ?? "" : FileManager.default.temporaryDirectory.path
        // The folder for temporary files is shared by all projects.
        let project = hasCorpus ? "" : "-\(Self.projectKey)"
        path = "\(folder)/\(Self.fileName(for: subject + project))"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        let former = try? Data(contentsOf: URL(fileURLWithPath: path))
        if let message = former.flatMap(Self.message) { Self.print(message) }
        guard
            (try? Descriptor.fill(descriptor, withZeros: Self.size)) != nil,
            let memory = mmap(
                nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
            memory != MAP_FAILED
        else {
            unlink(path)
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        if !Self.isAnnounced {
            Self.isAnnounced = true
            Self.print(
                "app code runs in the process of the tests; if it ends that, the next check says "
                    + "in which step")
        }
        let head = Array("\(seed.map(String.init) ?? "")\n\(subject)".utf8.prefix(Self.head - 1))
        memory.copyMemory(from: head, byteCount: head.count)
        formerMemory = CommandLog.memory
        AbandonedStep.watch(over: memory + Self.head)
        CommandLog.write(
            to: LogMemory(
                memory + Self.head, release: { munmap($0 - Self.head, Self.size) }))
    }

    /// A few digits that distinguish the tests of this project from those of others.
    private static let projectKey = {
        let key = WorkerProgram.tests.utf8.reduce(UInt32(5_381)) { $0 &* 33 ^ UInt32($1) }
        return String(key, radix: 16)
    }()

    static func fileName(for subject: String) -> String { ".splitfuzz-\(subject).running" }

    private func end() {
        AbandonedStep.watch(over: nil)
        CommandLog.write(to: formerMemory)
        unlink(path)
        close(descriptor)
    }

    /// The message of a file about a check that did not end.
    static func message(about file: Data) -> String? {
        guard file.count == size else { return nil }
        let words = file.prefix(head).prefix { $0 != 0 }
            .split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 2 else { return nil }
        let log = UnsafeMutableRawPointer.allocate(byteCount: CommandLog.size, alignment: 64)
        defer { log.deallocate() }
        file.dropFirst(head).withUnsafeBytes { bytes in
            log.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(log), byteCount: bytes.count)
        }
        let seed = words[0].isEmpty ? "" : " (seed \(words[0]))"
        // Another release may have written the file, whose commands had other numbers.
        let known = Set(SplitViewCommand.alphabet)
        guard let entry = CommandLog.entry(of: log), known.isSuperset(of: entry.place.commands)
        else {
            return "the last check of \(words[1]) did not end\(seed)"
        }
        let law = entry.law.map { "in its own law or label '\($0)', " } ?? ""
        let line = entry.place.line
        let profile =
            UIKitProfile(name: entry.place.profile)
            .map { ", profile: \($0.source)" } ?? ""
        // Between two steps something else than a step has ended it, an interruption perhaps, and
        // the steps do not show it again.
        let isBetween =
            if case .command = entry.place.step { !entry.isActing && law.isEmpty } else { false }
        let repetition =
            line.isEmpty || isBetween
            ? "" : "; repeat it with checkConformance(of:replaying: \"\(line)\"\(profile))"
        return "the process of the last check of \(words[1]) ended "
            + law + entry.place.words(isActing: !isBetween) + seed + repetition
    }

    private static func print(_ line: String) {
        FileHandle.standardError.write(Data("splitfuzz: \(line)\n".utf8))
    }
}
