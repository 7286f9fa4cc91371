import Foundation

/// The workers of a command, started one by one as they are needed.
///
/// The choice of worker for a task is random, but a task is a pure function of its value, so the
/// results do not depend on it. If a worker dies, another one begins the task again, and knows the
/// place of the death: it does not perform that step, but reports how it ends.
@MainActor package final class WorkerCrew<Failure: IsolationFailure> {
    private let program: WorkerProgram
    private let jobs: Int
    /// How much a step may take in its workers.
    package let limits: WorkerLimits
    /// Limits for a subject known to hang; `nil` for any other.
    private var hurriedLimits: WorkerLimits?
    /// Whether a step may take its full time although the subject is known to hang.
    private var isPatient = false
    private var idle: [Worker] = []
    /// The signals that the subject sends itself: its process has ended by one of them twice in the
    /// same place.
    private var ownSignals: Set<Int32> = []
    /// The ends of processes of the subject in a search that no step is to blame for, if any.
    package private(set) var strays: StrayEnds?
    /// The subject that the workers perform; `nil` before the first.
    private var subject: String?

    /// How often workers may die in one task.
    private static var mostEnds: Int { 400 }

    /// In how many places a worker may die in one task by what may be chance: once in each.
    private static var mostSuspected: Int { 8 }

    /// A crew without workers yet.
    ///
    /// - Parameter jobs: The most workers at a time.
    package init(_ program: WorkerProgram, jobs: Int, limits: WorkerLimits) {
        (self.program, self.jobs, self.limits) = (program, jobs, limits)
    }

    /// A task under way.
    private struct Assignment<Task: IsolatedTask> {
        let number: Int
        var task: Task
        var ends: [KnownEnd] = []
        /// The place of a worker's death, for a reason that may be its own.
        var suspected: [KnownEnd.Place?] = []
        /// How often that was so for the first time in a place, and no run is to blame either.
        var chances = 0
        /// How it goes through the runs of a search.
        var passage: RunPassage
        var worker: Worker
    }

    /// Begins with a subject, of which nothing is known. Its workers have not performed another
    /// one, which may have left threads or timers behind.
    package func turn(to subject: String) {
        hurriedLimits = nil
        ownSignals = []
        strays = nil
        if subject != self.subject { dismissIdle() }
        self.subject = subject
    }

    /// Ends the workers without a task, so that the next task begins in a new process.
    func dismissIdle() { idle.removeAll() }

    /// Performs tasks, several at a time.
    ///
    /// - Parameters:
    ///   - next: The next task; nil when there are no more for now. It is asked again after each
    ///     result.
    ///   - isOver: Whether everything ends: tasks under way have a `GracePeriod` more.
    ///   - note: Receives what a task says before it is finished.
    ///   - take: Receives the result of each task, with its number, from 0.
    package func perform<Task: IsolatedTask>(
        next: () -> Task?, isOver: () -> Bool, note: (Task.Note) -> Void = { _ in },
        take: (Int, Result<Task.Answer, TaskFailure>) throws(Failure) -> Void
    ) throws(Failure) {
        var busy: [Assignment<Task>] = []
        var begun = 0
        var grace: GracePeriod?
        while true {
            if grace == nil, isOver() { grace = GracePeriod(from: .now) }
            while grace == nil, busy.count < jobs, let task = next() {
                let assignment = Assignment(
                    number: begun, task: task, passage: RunPassage(runByRun: strays != nil),
                    worker: try freeWorker())
                try send(assignment)
                busy.append(assignment)
                begun += 1
            }
            if busy.isEmpty { return }
            let steps = busy.map(\.worker.counter)
            if grace?.asks(at: .now, steps: steps) == true {
                for assignment in busy { assignment.worker.askToEnd() }
            }
            if grace?.isOver(at: .now, steps: steps) == true {
                for assignment in busy {
                    assignment.worker.kill()
                    try take(assignment.number, .failure(.unfinished))
                }
                return
            }
            let ready = awaitAny(of: busy.map(\.worker))
            if ready.isEmpty { try tend(to: busy.map(\.worker)) }
            for index in ready.sorted().reversed() {
                if let result = try result(of: &busy[index], note: note) {
                    let assignment = busy.remove(at: index)
                    try take(assignment.number, result)
                }
            }
        }
    }

    /// Looks after workers that say nothing.
    private func tend(to workers: [Worker]) throws(Failure) {
        for worker in workers {
            worker.continueIfStopped()
            guard worker.isOverdue else { continue }
            throw .fault("a worker was not ready after a minute" + worker.lastWords)
        }
    }

    /// Reads what the worker of a task has said.
    ///
    /// - Returns: The result; nil as long as there is none.
    private func result<Task: IsolatedTask>(
        of assignment: inout Assignment<Task>, note: (Task.Note) -> Void
    ) throws(Failure) -> Result<Task.Answer, TaskFailure>? {
        guard let lines = assignment.worker.takeLines() else {
            return try replaceWorker(of: &assignment)
        }
        for line in lines {
            switch try? JSONDecoder().decode(WorkerLine<Task>.self, from: line) {
            case .note(let said):
                assignment.task.take(said)
                note(said)
            case .answer(let answer):
                dismiss(assignment.worker)
                return .success(answer)
            case .badScene(let sentence):
                dismiss(assignment.worker)
                return .failure(.badScene(sentence))
            case .failure(let sentence): throw .fault(sentence)
            case nil:
                // No app code can have written this before there was a scene.
                guard assignment.worker.hasBuiltScene else {
                    throw .fault(
                        "a worker answered a request of the kind \(Task.kind) with something else")
                }
                assignment.worker.kill()
                return .failure(.cutOff)
            }
        }
        return nil
    }

    /// Performs one task.
    ///
    /// - Parameters:
    ///   - isPatient: Whether a step may take its full time although the subject is known to hang.
    ///   - isOver: Whether it is to end: it has a `GracePeriod` more then.
    ///   - note: Receives what it says before it is finished.
    package func answer<Task: IsolatedTask>(
        to task: Task, isPatient: Bool = false, isOver: () -> Bool = { false },
        note: (Task.Note) -> Void = { _ in }
    ) throws(Failure) -> Result<Task.Answer, TaskFailure> {
        let hurried = hurriedLimits
        if isPatient { hurriedLimits = nil }
        self.isPatient = isPatient
        defer {
            if isPatient { hurriedLimits = hurried }
            self.isPatient = false
        }
        var rest: Task? = task
        var answer: Result<Task.Answer, TaskFailure> = .failure(.unfinished)
        func next() -> Task? {
            defer { rest = nil }
            return rest
        }
        try perform(next: next, isOver: isOver, note: note) { _, result throws(Failure) in
            answer = result
        }
        return answer
    }

    /// After the death of a worker: remembers where it died, and has the task begun again.
    ///
    /// - Returns: The failure if that is of no use.
    private func replaceWorker<Task: IsolatedTask>(
        of assignment: inout Assignment<Task>
    ) throws(Failure) -> Result<Task.Answer, TaskFailure>? {
        let ending = assignment.worker.ending(limits)
        if ending.verdict == .closed { return .failure(.cutOff) }
        if ending.verdict == .spent {
            guard assignment.worker.hasAnswered else {
                return .failure(.outOfMemory(limits.megabytes))
            }
            // Its earlier work may have used up its memory.
            assignment.worker = try newWorker()
            try send(assignment)
            return nil
        }
        if ending.verdict == .hang, hurriedLimits == nil, !isPatient {
            hurriedLimits = limits.hurried(slowest: ending.slowest)
        }
        let isOwn = ending.isSignal && ownSignals.contains(ending.status)
        let mayBeFromOutside = ending.mayBeFromOutside && !isOwn
        let mayBeChance =
            mayBeFromOutside || ending.mayBeOfTimer && !isOwn || ending.isBetweenScenes
            || ending.isBetweenSteps
        let isRepeated = assignment.suspected.contains(ending.place)
        if mayBeChance, !isRepeated { assignment.suspected.append(ending.place) }
        let isAgain =
            isRepeated
            ? ending.isOfNoStep : assignment.suspected.count > 1 || assignment.passage.isRunByRun
        if mayBeChance, !mayBeFromOutside, isAgain, let run = ending.run, let place = ending.place {
            note(ending.knownEnd(at: place), in: run, of: &assignment)
            if let strays, strays.endTask { return .failure(.strayEnds(strays)) }
        } else if mayBeChance, !isRepeated {
            if assignment.chances == Self.mostSuspected, let place = ending.place {
                let end = ending.knownEnd(at: place)
                return .failure(mayBeFromOutside ? .endsTooOften(end) : leftBehind(end))
            }
            assignment.chances += 1
        } else {
            if mayBeFromOutside || ending.mayBeOfTimer { ownSignals.insert(ending.status) }
            guard let place = ending.place else {
                throw .fault(
                    "a worker ended (\(ending.name)) before it "
                        + (assignment.worker.isReady
                            ? "built a scene" : "was ready" + ending.lastWords))
            }
            let end = ending.knownEnd(at: place)
            if let law = ending.law { return .failure(.lawEnded(law, end)) }
            if place.step == .building {
                return .failure(
                    ending.isOfEarlierScene ? leftBehind(end) : .endsBeforeSteps(end))
            }
            if assignment.ends.contains(where: { $0.place == place })
                || assignment.ends.count == Self.mostEnds
            {
                return .failure(.endsTooOften(end))
            }
            assignment.ends.append(end)
        }
        assignment.worker = try freeWorker()
        try send(assignment)
        return nil
    }

    /// The failure after an end outside of a run, by what an earlier scene has left behind. It
    /// names the ends behind which the search went on, too.
    private func leftBehind(_ end: KnownEnd) -> TaskFailure {
        guard var strays else { return .leftBehind(end) }
        strays.add(end)
        return .strayEnds(strays)
    }

    /// After an end that no step of a run is to blame for: the task goes on behind it.
    private func note<Task: IsolatedTask>(
        _ end: KnownEnd, in run: Int, of assignment: inout Assignment<Task>
    ) {
        if strays == nil { strays = StrayEnds(end) } else { strays?.add(end) }
        if assignment.passage.end(in: run) { strays?.passOver() }
        // The remains of other tasks must not end it again.
        dismissIdle()
    }

    private func send<Task: IsolatedTask>(
        _ assignment: Assignment<Task>
    ) throws(Failure) {
        let request = WorkerRequest(
            limits: hurriedLimits ?? limits, ends: assignment.ends,
            passage: assignment.passage, task: assignment.task)
        guard let line = try? JSONEncoder().encode(request) else {
            throw .fault("a request of the kind \(Task.kind) could not be written")
        }
        assignment.worker.send(line)
    }

    /// A worker has answered, and may be given another task, unless it may end by what it has done.
    private func dismiss(_ worker: Worker) {
        worker.hasAnswered = true
        if strays == nil { idle.append(worker) }
    }

    private func freeWorker() throws(Failure) -> Worker {
        if let worker = idle.popLast() { return worker }
        return try newWorker()
    }

    private func newWorker() throws(Failure) -> Worker {
        do throws(TaskFault) { return try Worker(program) } catch { throw .fault(error.sentence) }
    }

    /// Waits a moment for answers, and reads what the workers print.
    ///
    /// - Returns: The indices of those that have answered or ended.
    private func awaitAny(of workers: [Worker]) -> [Int] {
        var requests: [pollfd] = []
        var places: [(index: Int, isAnswer: Bool)] = []
        for (index, worker) in workers.enumerated() {
            requests.append(
                pollfd(fd: worker.answersDescriptor, events: Int16(POLLIN), revents: 0))
            places.append((index, true))
            guard let descriptor = worker.outputDescriptor else { continue }
            requests.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
            places.append((index, false))
        }
        // An interrupted wait is one in which nothing came.
        guard poll(&requests, nfds_t(requests.count), 50) > 0 else { return [] }
        var ready: [Int] = []
        for (place, request) in zip(places, requests) where request.revents != 0 {
            if place.isAnswer {
                ready.append(place.index)
            } else {
                workers[place.index].takeOutput()
            }
        }
        return ready
    }
}
