import Foundation
import SplitViewConformance
import Testing

@testable import SplitfuzzCommand
@testable import splitfuzz

/// Captures everything that a verb prints.
struct Listener {
    private let results: Int32
    private let messages: Int32
    /// The console for the verb.
    let console: Console

    init(
        style: Style = .plain, interruption: Interruption = .none,
        worker: WorkerProgram = Executable.worker
    ) throws {
        results = try openNameless()
        messages = try openNameless()
        console = Console(
            results: Output(descriptor: results), messages: Output(descriptor: messages),
            style: style, showsProgress: false, columns: 80, interruption: interruption,
            program: .splitfuzz, worker: worker)
    }

    /// The standard output so far.
    var said: String { contents(of: results) }
    /// The standard error so far.
    var complained: String { contents(of: messages) }

    /// The two outputs, for a process.
    var resultsHandle: FileHandle { FileHandle(fileDescriptor: results, closeOnDealloc: false) }
    var messagesHandle: FileHandle { FileHandle(fileDescriptor: messages, closeOnDealloc: false) }

    func close() {
        Foundation.close(results)
        Foundation.close(messages)
    }
}

/// The output of one command line.
struct Answered: Equatable {
    let code: ExitCode
    let said: String
    let complained: String
}

/// Carries out a command line in this process, with workers of the command that was built.
@MainActor func answered(
    _ arguments: [String], interruption: Interruption = .none,
    worker: WorkerProgram = Executable.worker
) throws -> Answered {
    let listener = try Listener(interruption: interruption, worker: worker)
    defer { listener.close() }
    let code = Splitfuzz.answer(arguments, at: listener.console)
    return Answered(code: code, said: listener.said, complained: listener.complained)
}

/// A file without a name, which is deleted when it is closed.
private func openNameless() throws -> Int32 {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/splitfuzz-tests-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    unlink(template)
    return descriptor
}

private func contents(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = pread(descriptor, &part, part.count, off_t(bytes.count))
        if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
        bytes += part[..<count]
    }
}

/// The words into which a shell divides a line, for the quoting that the command uses.
func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
        if isEscaped {
            word = (word ?? "") + String(character)
            isEscaped = false
        } else if character == "'" {
            isQuoted.toggle()
            word = word ?? ""
        } else if character == "\\", !isQuoted {
            isEscaped = true
        } else if character == " ", !isQuoted {
            if let word { words.append(word) }
            word = nil
        } else {
            word = (word ?? "") + String(character)
        }
    }
    return words + (word.map { [$0] } ?? [])
}
