import Foundation

/// A worker process: requests go to its standard input, and answers come back, a line each.
///
/// All output of app code goes elsewhere: the worker keeps its standard output for the answers, and
/// printed text arrives here through its standard error.
@MainActor final class Worker {
    /// The state used on the main actor, and at the end by whichever thread releases the worker.
    private struct Connection: @unchecked Sendable {
        let process = Process()
        let requests = Pipe()
        let answers = Pipe()
        let output = Pipe()
        let end = DispatchSemaphore(value: 0)
    }

    private let connection = Connection()
    private var process: Process { connection.process }
    private var requests: Pipe { connection.requests }
    private var answers: Pipe { connection.answers }
    private var output: Pipe { connection.output }
    private var end: DispatchSemaphore { connection.end }
    private let page: WorkerPage
    private let path: String
    private var buffer = LineBuffer()
    /// Whether it has come to the place where it answers requests.
    private(set) var isReady = false
    private let begin = ContinuousClock.now
    /// How long it may take to come there.
    private static let patience = Duration.seconds(60)

    /// Whether it takes too long to be ready: a test may wait for an event that only the other
    /// tests cause.
    var isOverdue: Bool { !isReady && .now - begin > Self.patience }

    /// Whether it has answered a request: it may hold memory taken for the answer.
    var hasAnswered = false
    private var hasPrintedAll = false
    /// Whether there is no process, as before it is started.
    private var hasEnded = true
    private(set) var tail = OutputTail()
    /// What it has said before it was ready, in the place of answers.
    private var early = OutputTail()

    /// Enough descriptors to start one: six of pipes, and those opened by Foundation. Without them
    /// Foundation stops the process.
    private static let descriptors = 20

    init(_ program: WorkerProgram) throws(TaskFault) {
        guard let executable = program.executable else {
            throw TaskFault("cannot find the command's own file to start workers")
        }
        do throws(SystemError) {
            try Descriptor.requireFree(Self.descriptors)
        } catch {
            throw TaskFault("cannot start a worker: \(error)")
        }
        (page, path) = try WorkerPage.made()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = program.arguments
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = program.tracesCrashes ? Backtrace.settings : "enable=no"
        environment["SWIFT_DETERMINISTIC_HASHING"] = program.hashesAlike ? "1" : nil
        environment[WorkerProgram.pageVariable] = path
        environment.merge(program.environment) { $1 }
        process.environment = environment
        process.standardInput = requests
        process.standardOutput = answers
        process.standardError = output
        // Waiting for the end with a run loop would let other code run on this thread meanwhile.
        process.terminationHandler = { [end] _ in end.signal() }
        for pipe in [requests, answers, output] { pipe.keepFromOtherChildren() }
        do {
            try process.run()
        } catch {
            unlink(path)
            throw TaskFault("cannot start a worker: \(error.localizedDescription)")
        }
        hasEnded = false
        // The ends of the worker; as long as they are open here, its end does not show.
        try? requests.fileHandleForReading.close()
        try? answers.fileHandleForWriting.close()
        try? output.fileHandleForWriting.close()
    }

    /// Lets it end, or ends it if app code prevents that. No process is left behind.
    deinit {
        try? connection.requests.fileHandleForWriting.close()
        if !hasEnded, connection.end.wait(timeout: .now() + 1) == .timedOut {
            Foundation.kill(connection.process.processIdentifier, SIGKILL)
            _ = connection.end.wait(timeout: .now() + 5)
        }
        try? connection.answers.fileHandleForReading.close()
        try? connection.output.fileHandleForReading.close()
        unlink(path)
        page.unmap()
    }

    var answersDescriptor: Int32 { answers.fileHandleForReading.fileDescriptor }
    /// The descriptor of its output; nil once the output is over.
    var outputDescriptor: Int32? {
        hasPrintedAll ? nil : output.fileHandleForReading.fileDescriptor
    }

    /// Sends a line. If the worker has died, that shows when its answer is read.
    func send(_ line: Data) {
        page.isAskedToEnd = false
        let bytes = Array(line) + [UInt8(ascii: "\n")]
        let descriptor = requests.fileHandleForWriting.fileDescriptor
        Descriptor.withoutPipeSignal(on: descriptor) {
            try? Descriptor.write(all: bytes, to: descriptor)
        }
    }

    /// Reads what it has answered, waiting if there is nothing.
    ///
    /// - Returns: Whole lines; nil at the end.
    func takeLines() -> [Data]? {
        guard buffer.fill(from: answersDescriptor) else { return nil }
        var lines: [Data] = []
        while let line = buffer.nextLine() {
            if isReady {
                lines.append(line)
            } else if line == WorkerService.announcement {
                isReady = true
            } else {
                early.add(line + [UInt8(ascii: "\n")])
            }
        }
        return lines
    }

    /// Reads what it has printed, waiting if there is nothing.
    func takeOutput() {
        guard let descriptor = outputDescriptor else { return }
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &part, part.count)
        if count > 0 { tail.add(part[..<count]) } else { hasPrintedAll = true }
    }

    /// Its last output, as the end of a sentence.
    var lastWords: String { lastLines.lastWords }

    /// The last lines of app code, or of the process that was to come to it.
    private var lastLines: [String] {
        let lines = tail.repeatableLines(WorkerEnding.mostLines)
        return isReady ? lines : early.repeatableLines(WorkerEnding.mostLines) + lines
    }

    var hasBuiltScene: Bool { CommandLog.entry(of: page.memory) != nil }

    /// Changes with each step that it performs.
    var counter: UInt64 { CommandLog.counter(of: page.memory) }

    /// Asks it to finish early, with what it has so far.
    func askToEnd() { page.isAskedToEnd = true }

    /// Lets it continue if app code has stopped it, as no thread of its own can see to it.
    func continueIfStopped() {
        var information = siginfo_t()
        let pid = process.processIdentifier
        guard waitid(P_PID, id_t(pid), &information, WSTOPPED | WNOHANG) == 0,
            information.si_signo == SIGCHLD
        else { return }
        Foundation.kill(pid, SIGCONT)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        hasEnded = end.wait(timeout: .now() + 5) == .success
    }

    /// Reads what it says and prints, for at most some milliseconds.
    ///
    /// - Returns: `false` if it has ended.
    func goesOn(within milliseconds: Int32) -> Bool {
        var requests = [answersDescriptor, outputDescriptor].compactMap { $0 }.map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return true }
        if requests.count > 1, requests[1].revents != 0 { takeOutput() }
        return requests[0].revents == 0 || takeLines() != nil
    }

    /// Ends it at once, with all processes that it has started.
    func killGroup() {
        Foundation.kill(-process.processIdentifier, SIGKILL)
        kill()
    }

    /// How it ended, after its answers have ended.
    ///
    /// - Parameter limits: The limits that a reader sees. One that goes on without answering is
    ///   ended.
    func ending(_ limits: WorkerLimits) -> WorkerEnding {
        hasEnded = end.wait(timeout: .now() + 1) == .success
        let wentOn = !hasEnded
        if wentOn { kill() }
        // The rest in the pipe; a process that it has started may keep the pipe open.
        if let descriptor = outputDescriptor {
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            while !hasPrintedAll { takeOutput() }
        }
        let entry = CommandLog.entry(of: page.memory)
        let isSignal = process.terminationReason == .uncaughtSignal
        let isEndedHere = wentOn && isSignal && process.terminationStatus == SIGKILL
        return WorkerEnding(
            isSignal: isSignal, status: process.terminationStatus,
            verdict: isEndedHere && page.verdict == .none ? .closed : page.verdict,
            place: entry?.place, isActing: entry?.isActing ?? true, run: page.run, law: entry?.law,
            scenes: CommandLog.sceneCount(of: page.memory), slowest: page.slowest,
            message: tail.fatalMessage, raised: tail.raised, lines: lastLines, limits: limits)
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
