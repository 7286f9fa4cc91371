import Foundation
import StatefulTesting

/// A check whose app code runs in processes of its own.
///
/// The test runner is started again for the same test. There the test arrives at the same check,
/// which performs it for this process and never returns.
@MainActor struct IsolatedCheck {
    private let subject: String
    private let test: String
    private let file: String
    /// What tells this check apart from others of the same test.
    private let key: String

    /// A check of a subject in a test.
    ///
    /// - Parameter terms: What else tells it apart from another check in the same line.
    init(of subject: String, in test: String, file: String, line: Int, terms: String) {
        (self.subject, self.test, self.file) = (subject, test, file)
        key = "\(file):\(line):\(subject):\(terms)"
    }

    /// How a check is performed, whichever process does it.
    typealias Performing = (
        CheckProgress, (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> Examination

    /// Performs the check.
    ///
    /// In a worker it returns at once if the worker was started for another check.
    func performed(
        seed: UInt64, _ perform: Performing
    ) throws(ConformanceError) -> Examination {
        if let wanted = ProcessInfo.processInfo.environment[Self.variable] {
            if wanted == key { serve(perform) }
            return Examination(
                subject: subject, givingUp: [], profile: "", report: .empty(seed: seed),
                findings: [], flakes: [], contradiction: nil, looseEnds: [])
        }
        let program: WorkerProgram
        do throws(RunnerFault) {
            program = try .runner(
                of: test, file: file, arguments: CommandLine.arguments,
                environment: [Self.variable: key, SearchSeed.variable: String(seed)])
        } catch {
            throw .notIsolated(subject: subject, why: error.sentence)
        }
        let crew = WorkerCrew<CrewFault>(program, jobs: 1, limits: WorkerLimits())
        do throws(CrewFault) {
            switch try crew.answer(to: CheckTask()) {
            case .success(.examination(let examination)): return examination
            case .success(.failure(let failure)): throw CrewFault(failure: failure)
            case .failure(let failure):
                throw CrewFault(failure: .badScene(subject: subject, fault: failure.verdict))
            }
        } catch {
            throw error.failure(subject, in: test)
        }
    }

    /// Performs the check for the process that has started this one, and ends with it.
    private func serve(_ perform: Performing) -> Never {
        withoutActuallyEscaping(perform) { perform in
            CheckTask.perform = { progress, note in
                do throws(ConformanceError) {
                    return .examination(try perform(progress, note))
                } catch {
                    return .failure(error)
                }
            }
            let isDone = try? WorkerService.answerStandardInput(WorkerTasks(CheckTask.self))
            _exit(isDone == true ? 0 : 1)
        }
    }

    /// The environment variable that says which check a worker is for.
    private static let variable = "SPLITFUZZ_WORKER_CHECK"
}

/// What goes wrong while another process performs a check.
private struct CrewFault: IsolationFailure {
    private let known: ConformanceError?
    private let sentence: String

    /// The check has failed.
    init(failure: ConformanceError) { (known, sentence) = (failure, "") }

    private init(sentence: String) { (known, self.sentence) = (nil, sentence) }

    static func fault(_ sentence: String) -> CrewFault { CrewFault(sentence: sentence) }

    func failure(_ subject: String, in test: String) -> ConformanceError {
        known
            ?? .notIsolated(
                subject: subject,
                why: "the test runner was started again for \(test), and \(sentence); if the test "
                    + "is another function, give its name as `test:`")
    }
}

/// A check, as a worker performs it.
struct CheckTask: IsolatedTask {
    static let kind = "check"

    private var progress = CheckProgress()

    enum Answer: Codable, Sendable {
        case examination(Examination)
        case failure(ConformanceError)
    }

    /// The check that this process was started for.
    @MainActor static var perform: ((CheckProgress, (CheckProgress.Note) -> Void) -> Answer)?

    func perform(note: (CheckProgress.Note) -> Void) throws(TaskFault) -> Answer {
        guard let perform = Self.perform else { throw TaskFault("a worker has no check") }
        return perform(progress, note)
    }

    mutating func take(_ note: CheckProgress.Note) { progress.take(note) }
}
