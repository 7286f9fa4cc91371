import Foundation
import Testing

@testable import SplitfuzzCommand

/// Carries out a command line in a process of its own, while other tests have the main actor: for
/// searches, which take seconds in a debug build. In this process if the command was not built.
///
/// A test that calls it is not isolated to the main actor, because it would wait for all other
/// tests there each time.
///
/// - Parameter environment: All variables of the process; `nil` for those of this one.
func answeredApart(
    _ arguments: [String], environment: [String: String]? = nil
) async throws -> Answered {
    guard let path = Executable.path else { return try await answered(arguments) }
    return try await turns.next { try await answered(arguments, environment, by: path) }
}

private func answered(
    _ arguments: [String], _ environment: [String: String]?, by path: String
) async throws -> Answered {
    let listener = try Listener()
    defer { listener.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = listener.resultsHandle
    process.standardError = listener.messagesHandle
    let status = try await withCheckedThrowingContinuation { end in
        process.terminationHandler = { end.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { end.resume(throwing: error) }
    }
    return Answered(
        code: try #require(ExitCode(rawValue: status)), said: listener.said,
        complained: listener.complained)
}

private let turns = Turns()

/// One process at a time, so that a processor is left for the other tests.
private actor Turns {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func next<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async rethrows -> Result {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
        defer {
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
        return try await body()
    }
}
