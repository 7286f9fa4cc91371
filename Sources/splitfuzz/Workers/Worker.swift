import Foundation

/// One worker process, and what it is at.
@MainActor final class Worker {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private var buffer = LineBuffer()
    /// What it was asked for and has not answered.
    private(set) var request: WorkerRequest?

    /// Starts a worker.
    init(_ program: WorkerProgram) throws(CommandFailure) {
        let advice = "search in this process with --jobs 1"
        guard let executable = program.executable else {
            throw .fault("cannot find the command's own file to start workers; \(advice)")
        }
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = program.arguments
        process.standardInput = requests
        process.standardOutput = answers
        do {
            try process.run()
        } catch {
            throw .fault("cannot start a worker: \(error.localizedDescription); \(advice)")
        }
    }

    /// Where its answers come from.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    /// Hands out a block of runs.
    func begin(_ request: WorkerRequest) throws(CommandFailure) {
        precondition(self.request == nil, "a worker does one block at a time")
        self.request = request
        let encoder = JSONEncoder()
        guard let line = try? encoder.encode(request) else {
            throw .fault("a request for \(request.arrangement.title) could not be written")
        }
        do throws(SystemError) {
            try writeAll(
                Array(line) + [UInt8(ascii: "\n")],
                to: requests.fileHandleForWriting.fileDescriptor)
        } catch {
            throw died(at: request)
        }
    }

    /// Takes up what it has to say, waiting if that is nothing.
    ///
    /// - Returns: The report, once it is complete; the worker is free then.
    func takeAnswer() throws(CommandFailure) -> Report? {
        guard let request else { return nil }
        guard buffer.fill(from: descriptor) else { throw died(at: request) }
        guard let line = buffer.nextLine() else { return nil }
        guard let report = try? JSONDecoder().decode(Report.self, from: line),
            report.seed == request.seed, report.runs == request.runs
        else {
            throw .fault("a worker answered \(place(of: request)) with something else")
        }
        self.request = nil
        return report
    }

    /// Lets it go: it ends when it sees that no more requests will come.
    func dismiss() {
        try? requests.fileHandleForWriting.close()
        try? answers.fileHandleForReading.close()
    }

    private func died(at request: WorkerRequest) -> CommandFailure {
        process.waitUntilExit()
        let how = process.terminationReason == .uncaughtSignal ? "signal" : "exit status"
        let options = [
            "--subject \(request.arrangement.subject)", "--seed \(request.seed)",
            "--runs \(request.runs.upperBound)", "--jobs 1",
            request.arrangement.givingUp == nil ? nil : "--beyond-contract",
            request.arrangement.profile == Profile.ios26.rawValue
                ? nil : "--profile \(request.arrangement.profile)",
        ]
        let command = options.compactMap { $0 }.joined(separator: " ")
        return .fault(
            "a worker died (\(how) \(process.terminationStatus)) at \(place(of: request)); "
                + "see it with 'splitfuzz run \(command)'")
    }

    private func place(of request: WorkerRequest) -> String {
        "\(request.arrangement.title), runs \(request.runs.lowerBound) to "
            + "\(request.runs.upperBound - 1) of seed \(request.seed)"
    }
}
