/// Work that performs app code, and is therefore done by a worker process.
///
/// A task is a pure function of its value: if a worker dies, another one begins it again, knowing
/// how the first one ended.
package protocol IsolatedTask: Codable, Sendable {
    /// A message of a worker before it is finished.
    associatedtype Note: Codable & Sendable = NoNote
    /// The result.
    associatedtype Answer: Codable & Sendable

    /// The name under which a worker finds the type.
    static var kind: String { get }

    /// The work, in the worker.
    @MainActor func perform(note: (Note) -> Void) throws(TaskFault) -> Answer

    /// Takes over a note of a worker, so that the next one need not repeat the work.
    mutating func take(_ note: Note)
}

extension IsolatedTask {
    /// A note that the next worker does not need.
    package mutating func take(_ note: Note) {}
}

/// A task without notes.
package struct NoNote: Codable, Sendable {}

/// A fault in a worker or in its use, in a sentence without a full stop.
package struct TaskFault: Error, Equatable {
    /// The fault, without a full stop.
    package let sentence: String
    /// Whether the fault is a scene of the app that cannot be judged, and nothing of this project's
    /// own.
    let isOfScene: Bool

    /// A fault of this project's own.
    package init(_ sentence: String) { (self.sentence, isOfScene) = (sentence, false) }

    package init(scene sentence: String) { (self.sentence, isOfScene) = (sentence, true) }
}

/// The report of a user of workers: among other things, a fault in them.
package protocol IsolationFailure: Error {
    /// A fault in a sentence without a full stop.
    static func fault(_ sentence: String) -> Self
}

/// Why a task has no answer.
package enum TaskFailure: Error, Equatable, Codable, Sendable {
    /// The process ends before any command: the scene is built, its screens are looked at, or an
    /// earlier one is released.
    case endsBeforeSteps(KnownEnd)
    /// The process ends while a scene is built, and another one was built before without harm: a
    /// timer or a thread of an earlier scene may have ended it, or its remains in a static.
    case leftBehind(KnownEnd)
    /// The process ended in a search, once or more often, and no step is to blame.
    case strayEnds(StrayEnds)
    /// The scene is built in a way that cannot be judged, in a sentence without a full stop.
    case badScene(String)
    /// A law of the app itself, with this name, ended the process.
    case lawEnded(String, KnownEnd)
    /// The process ended more often than a task may, or in the same way again.
    case endsTooOften(KnownEnd)
    /// The process and its parent no longer understand each other.
    case cutOff
    /// The time was up, or the command was interrupted.
    case unfinished
    /// The memory of the process was used up, of which there were so many megabytes, and no single
    /// step took it.
    case outOfMemory(Int)

    /// Whether something is wrong with the subject or its process. Otherwise the task was only not
    /// finished.
    package var isFault: Bool {
        switch self {
        case .endsBeforeSteps, .leftBehind, .strayEnds, .badScene, .lawEnded, .endsTooOften,
            .cutOff:
            true
        case .unfinished, .outOfMemory: false
        }
    }

    /// Whether the task has an answer nevertheless, which lacks a part.
    package var leavesGap: Bool {
        if case .strayEnds(let ends) = self { !ends.endTask } else { false }
    }

    /// The failure in a few words, for a table.
    package var verdict: String {
        switch self {
        case .endsBeforeSteps(let end):
            "its process ends \(end.place.words): \(end.name), \(end.reason)"
        case .leftBehind(let end):
            "its process ends before the first step of a further scene, perhaps by what an "
                + "earlier one has left behind, a timer, a thread or a static: \(end.name), "
                + "\(end.reason)"
        case .strayEnds(let ends): ends.verdict
        case .badScene(let sentence): "its scene cannot be judged: \(sentence)"
        case .lawEnded(let law, let end):
            "cannot be judged: its own law or label '\(law)' ended the process \(end.place.words) "
                + "(\(end.name), \(end.reason))"
        case .endsTooOften(let end): "cannot be judged: \(end.name), \(end.reason)"
        case .cutOff:
            "cannot be judged: app code closed a descriptor that it did not open, or wrote to it"
        case .unfinished: "unfinished"
        case .outOfMemory(let megabytes):
            "unfinished: its process has used up \(megabytes.grouped) MB of memory"
        }
    }
}

/// How much a step may take.
package struct WorkerLimits: Codable, Equatable, Sendable {
    /// The processor time after which a step counts as endless, in milliseconds.
    package var hangMilliseconds = 5_000
    /// The most resident memory, in megabytes; half of it for a single step.
    package var megabytes = 2_000
    /// How many times as long a step may take by the clock: the clock counts for a step that
    /// sleeps.
    package var patience = 12

    /// The usual limits.
    package init() {}

    /// Limits for a subject known to hang, so that each further hang costs less.
    ///
    /// - Parameter slowest: The longest time that a step took and returned, in milliseconds.
    func hurried(slowest: Int) -> WorkerLimits {
        var limits = self
        limits.hangMilliseconds = min(hangMilliseconds, max(100, 10 * slowest))
        limits.patience = 3
        return limits
    }
}

package struct WorkerRequest<Task: IsolatedTask>: Codable {
    private var kind = Task.kind
    private let limits: WorkerLimits
    private let ends: [KnownEnd]
    private let passage: RunPassage
    let task: Task

    package init(
        limits: WorkerLimits, ends: [KnownEnd], passage: RunPassage = RunPassage(), task: Task
    ) {
        (self.limits, self.ends, self.passage, self.task) = (limits, ends, passage, task)
    }
}

/// The part of a line to a worker that does not depend on the kind of task.
struct WorkerRequestHead: Codable {
    let kind: String
    let limits: WorkerLimits
    let ends: [KnownEnd]
    let passage: RunPassage
}

package enum WorkerLine<Task: IsolatedTask>: Codable {
    case note(Task.Note)
    case answer(Task.Answer)
    case failure(String)
    case badScene(String)
}
