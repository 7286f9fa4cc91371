import Foundation
import UIKitModel

/// The other side of a ``Worker``: the work of a process started as one.
@MainActor package enum WorkerService {
    /// Answers requests on standard input, one line each, until there are no more.
    ///
    /// It ends when standard input is closed, so it never outlives its parent; if it is busy then,
    /// a watchdog ends it. It ignores the signals that a terminal or a service manager sends to a
    /// whole process group: only the parent decides when to stop.
    ///
    /// - Returns: `false` if this process was not started as a worker.
    package static func answerStandardInput(_ kinds: WorkerTasks) throws(TaskFault) -> Bool {
        guard let path = ProcessInfo.processInfo.environment[WorkerProgram.pageVariable],
            let page = WorkerPage(openedBy: path)
        else { return false }
        unsetenv(WorkerProgram.pageVariable)
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        signal(SIGPIPE, SIG_IGN)
        // The parent process may have blocked signals in the thread that started this process, and
        // a child inherits the mask; an app is started with none blocked.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        leaveNoCrashFiles()
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
            throw TaskFault("a worker has no descriptors: \(SystemError.last)")
        }
        // What the test runner and other tests have printed is not app code's.
        fflush(nil)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        flushEachLine()
        say(OutputTail.beginning)
        ModelRuntime.whenRaised = { exception in
            guard CommandLog.entry(of: page.memory)?.place.commands.isEmpty == true else { return }
            say(OutputTail.line(on: exception))
        }
        try? Descriptor.write(all: Array("\n".utf8) + announcement + Array("\n".utf8), to: answers)
        try answerRequests(from: requests, to: answers, kinds, guardedBy: watchdog)
        page.verdict = .closed
        return true
    }

    /// Says a line to the parent among the output of app code.
    private static func say(_ line: String) {
        fflush(nil)
        try? Descriptor.write(all: Array("\n\(line)\n".utf8), to: STDERR_FILENO)
    }

    /// The line of a worker that is ready, on a line of its own: other code of the process may have
    /// printed before.
    nonisolated static let announcement = Data("splitfuzz worker ready".utf8)

    /// Answers requests from a descriptor until there are no more, or until the answers are not
    /// read any longer.
    static func answerRequests(
        from requests: Int32, to answers: Int32, _ kinds: WorkerTasks, guardedBy watchdog: Watchdog?
    ) throws(TaskFault) {
        var buffer = LineBuffer()
        while true {
            while let line = buffer.nextLine() {
                guard let head = try? JSONDecoder().decode(WorkerRequestHead.self, from: line),
                    let answer = kinds.answering[head.kind]
                else { throw TaskFault("a worker received a line that is not a request") }
                watchdog?.begin(head.limits)
                KnownEnds.all = head.ends
                KnownEnds.passage = head.passage
                try answer(line, answers)
            }
            guard buffer.fill(from: requests) else { return }
        }
    }
}

@MainActor package struct WorkerTasks {
    fileprivate typealias Answering = @MainActor (Data, Int32) throws(TaskFault) -> Void

    fileprivate private(set) var answering: [String: Answering] = [:]

    package init(_ types: any IsolatedTask.Type...) {
        for type in types { add(type) }
    }

    private mutating func add<Task: IsolatedTask>(_ type: Task.Type) {
        answering[Task.kind] = Self.answering(type)
    }

    private static func answering<Task: IsolatedTask>(_: Task.Type) -> Answering {
        { line, answers throws(TaskFault) in try answer(Task.self, in: line, to: answers) }
    }

    private static func answer<Task: IsolatedTask>(
        _: Task.Type, in line: Data, to answers: Int32
    ) throws(TaskFault) {
        func say(_ line: WorkerLine<Task>) throws(TaskFault) {
            guard let text = try? JSONEncoder().encode(line) else {
                throw TaskFault("a worker could not write an answer of the kind \(Task.kind)")
            }
            // Without a parent that reads, there will be no further request either.
            try? Descriptor.write(all: Array(text) + [UInt8(ascii: "\n")], to: answers)
        }
        guard let request = try? JSONDecoder().decode(WorkerRequest<Task>.self, from: line)
        else { throw TaskFault("a worker received a line that is not a request") }
        do throws(TaskFault) {
            let answer = try request.task.perform { try? say(.note($0)) }
            try say(.answer(answer))
        } catch {
            try say(error.isOfScene ? .badScene(error.sentence) : .failure(error.sentence))
        }
    }
}
