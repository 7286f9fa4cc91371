import Foundation
import SplitViewConformance
import StatefulTesting

/// A request to a worker: one line of JSON. Its answer is another line, the report.
struct WorkerRequest: Codable, Equatable, Sendable {
    let arrangement: Arrangement
    let seed: UInt64
    let runs: Range<Int>
    let limits: SearchLimits
}

/// The other side of a ``Worker``: what the process does that was started as one.
@MainActor enum WorkerService {
    /// Answers requests on standard input, one line each, until there are no more.
    ///
    /// It ends when standard input is closed, so it never outlives its parent. It ignores SIGINT:
    /// the terminal sends it to the whole process group, and only the parent decides when to stop.
    static func answerStandardInput(at console: Console) throws(CommandFailure) -> ExitCode {
        guard !Terminal.isTerminal(STDIN_FILENO) else {
            throw .usage(UsageError(verb: nil, .unknownVerb(WorkerProgram.verb, nearest: nil)))
        }
        signal(SIGINT, SIG_IGN)
        return try answerRequests(from: STDIN_FILENO, at: console)
    }

    /// Answers requests from a descriptor.
    static func answerRequests(
        from descriptor: Int32, at console: Console
    ) throws(CommandFailure) -> ExitCode {
        var buffer = LineBuffer()
        var current: (arrangement: Arrangement, stage: SplitViewStage)?
        while true {
            while let line = buffer.nextLine() {
                guard let request = try? JSONDecoder().decode(WorkerRequest.self, from: line) else {
                    throw .fault("a worker received a line that is not a request")
                }
                if current?.arrangement != request.arrangement {
                    current = request.arrangement.stage().map { (request.arrangement, $0) }
                }
                guard let stage = current?.stage else {
                    throw .fault(
                        "a worker was asked for \(request.arrangement.title), unknown to it")
                }
                let report = stage.search(
                    seed: request.seed, runs: request.runs, limits: request.limits)
                guard let answer = try? JSONEncoder().encode(report) else {
                    throw .fault("a worker could not write its report")
                }
                try console.say(String(decoding: answer, as: UTF8.self) + "\n")
            }
            guard buffer.fill(from: descriptor) else { return .nothingNew }
        }
    }
}
