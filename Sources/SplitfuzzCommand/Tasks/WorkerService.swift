import Foundation
import SplitViewConformance

/// The other side of a ``Worker``: what the process does that was started as one.
@MainActor enum WorkerService {
    /// Answers requests on standard input, one line each, until there are no more.
    ///
    /// It ends when standard input is closed, so it never outlives its parent; if it is busy then,
    /// a watchdog ends it. It ignores the signals that a terminal or a service manager sends to a
    /// whole process group: only the parent decides when to stop.
    ///
    /// - Parameter page: The file of the memory that it shares with its parent.
    static func answerStandardInput(page path: String?) throws(CommandFailure) -> ExitCode {
        guard let path, let page = WorkerPage(openedBy: path) else {
            throw .usage(UsageError(verb: nil, .unknownVerb(WorkerProgram.verb, nearest: nil)))
        }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        // A file for each crash would fill the disk.
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setCoreLimit(&limit)
        WorkerPage.own = page
        // The page stays for as long as the process.
        CommandLog.write(to: LogMemory(page.memory, release: { _ in }))
        let watchdog = Watchdog(page)
        // Requests and answers keep descriptors of their own; what app code reads and prints goes
        // elsewhere.
        let requests = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDWR)
        guard requests >= 0, answers >= 0, nothing >= 0 else {
            throw .fault("a worker has no descriptors: \(SystemError.last)")
        }
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        LineBuffering.flushEachLine()
        return try answerRequests(
            from: requests, to: Output(descriptor: answers), guardedBy: watchdog)
    }

    /// Answers requests from a descriptor.
    static func answerRequests(
        from descriptor: Int32, to answers: Output, guardedBy watchdog: Watchdog?
    ) throws(CommandFailure) -> ExitCode {
        var buffer = LineBuffer()
        while true {
            while let line = buffer.nextLine() {
                guard let head = try? JSONDecoder().decode(WorkerRequestHead.self, from: line),
                    let answer = kinds[head.kind]
                else { throw .fault("a worker received a line that is not a request") }
                watchdog?.set(head.limits)
                KnownEnds.all = head.ends
                try answer(line, answers)
            }
            guard buffer.fill(from: descriptor) else { return .nothingNew }
        }
    }

    private typealias Answering = @MainActor (Data, Output) throws(CommandFailure) -> Void

    /// The kinds of tasks.
    private static let kinds: [String: Answering] = {
        var kinds: [String: Answering] = [:]
        kinds[DescribeTask.kind] = answering(DescribeTask.self)
        kinds[SearchTask.kind] = answering(SearchTask.self)
        kinds[ExamineTask.kind] = answering(ExamineTask.self)
        kinds[VerifyTask.kind] = answering(VerifyTask.self)
        kinds[ReplayTask.kind] = answering(ReplayTask.self)
        kinds[ExplainTask.kind] = answering(ExplainTask.self)
        kinds[ShrinkTask.kind] = answering(ShrinkTask.self)
        return kinds
    }()

    private static func answering<Task: IsolatedTask>(_: Task.Type) -> Answering {
        { line, answers throws(CommandFailure) in
            func say(_ line: WorkerLine<Task>) throws(CommandFailure) {
                guard let text = try? JSONEncoder().encode(line) else {
                    throw .fault("a worker could not write an answer of the kind \(Task.kind)")
                }
                do throws(OutputError) {
                    try answers.write(String(decoding: text, as: UTF8.self) + "\n")
                } catch {
                    throw .output(error)
                }
            }
            guard let request = try? JSONDecoder().decode(WorkerRequest<Task>.self, from: line)
            else { throw .fault("a worker received a line that is not a request") }
            do throws(CommandFailure) {
                let answer = try request.task.perform { try? say(.note($0)) }
                try say(.answer(answer))
            } catch {
                if case .output = error { throw error }
                try say(.failure("\(error)"))
            }
        }
    }
}

/// Limits the size of core files.
private func setCoreLimit(_ limit: inout rlimit) {
    #if os(Linux)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
        setrlimit(RLIMIT_CORE, &limit)
    #endif
}
