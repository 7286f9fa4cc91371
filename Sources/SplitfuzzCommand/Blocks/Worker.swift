import Foundation

/// One worker process and its current request.
@MainActor final class Worker {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private let end = DispatchSemaphore(value: 0)
    private var buffer = LineBuffer()
    /// The request that was sent and not answered yet.
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
        // Waiting for the end with a run loop would let other code run on this thread meanwhile.
        process.terminationHandler = { [end] _ in end.signal() }
        requests.keepFromOtherChildren()
        answers.keepFromOtherChildren()
        do {
            try process.run()
        } catch {
            throw .fault("cannot start a worker: \(error.localizedDescription); \(advice)")
        }
    }

    /// The descriptor of its answers.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    /// Sends a block of runs.
    func begin(_ request: WorkerRequest) throws(CommandFailure) {
        precondition(self.request == nil, "a worker does one block at a time")
        self.request = request
        let encoder = JSONEncoder()
        guard let line = try? encoder.encode(request) else {
            throw .fault("a request for \(request.arrangement.title) could not be written")
        }
        do throws(SystemError) {
            try Descriptor.write(
                all:
                    Array(line) + [UInt8(ascii: "\n")],
                to: requests.fileHandleForWriting.fileDescriptor)
        } catch {
            throw died(at: request)
        }
    }

    /// Reads what it has written, waiting if there is nothing.
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

    /// Closes its input: it ends when it sees that there are no more requests.
    func dismiss() {
        try? requests.fileHandleForWriting.close()
        try? answers.fileHandleForReading.close()
    }

    private func died(at request: WorkerRequest) -> CommandFailure {
        let how = ending()
        let options = [
            "--subject \(request.arrangement.subject)", "--seed \(request.seed)",
            "--runs \(request.runs.upperBound)", "--jobs 1",
            request.arrangement.givingUp == nil ? nil : "--beyond-contract",
            request.limits.shares == .usual ? nil : "--mix \(request.limits.shares.typed)",
        ]
        let arrangement = request.arrangement
        let command =
            options.compactMap { $0 }.joined(separator: " ")
            + Program.current.profileOption(arrangement.profile, of: arrangement.subject)
        return .fault(
            "a worker died (\(how)) at \(place(of: request)); "
                + "see it with '\(Splitfuzz.name) run \(command)'")
    }

    /// How it ended. Its output is closed, so it is about to end, unless it is not a worker at all.
    private func ending() -> String {
        guard end.wait(timeout: .now() + 5) == .success else { return "without ending" }
        let how = process.terminationReason == .uncaughtSignal ? "signal" : "exit status"
        return "\(how) \(process.terminationStatus)"
    }

    private func place(of request: WorkerRequest) -> String {
        "\(request.arrangement.title), runs \(request.runs.lowerBound) to "
            + "\(request.runs.upperBound - 1) of seed \(request.seed)"
    }
}

extension Pipe {
    /// Sets FD_CLOEXEC on both ends so that other workers do not inherit them and keep the pipe
    /// open after this worker dies.
    fileprivate func keepFromOtherChildren() {
        for file in [fileHandleForReading, fileHandleForWriting] {
            _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
    }
}
