import Foundation
import StatefulTesting

/// A check whose app code runs in processes of its own.
///
/// The test runner is started again for the same test. There the test arrives at the same check,
/// which performs it for this process and never returns.
@MainActor struct IsolatedCheck {
    private let check: ConformanceCheck
    private let test: String
    private let file: String
    /// What tells this check apart from others of the same test.
    private let key: String

    /// A check in a test.
    init(_ check: ConformanceCheck, in test: String, file: String, line: Int) {
        (self.check, self.test, self.file) = (check, test, file)
        key = "\(file):\(line):\(check.terms)"
    }

    /// Performs the check.
    ///
    /// In a worker it returns at once if the worker was started for another check.
    func performed() throws(ConformanceError) -> Examination {
        let subject = check.subject.name
        if let wanted = ProcessInfo.processInfo.environment[Self.variable] {
            if wanted == key { serve() }
            return Examination(
                subject: subject, givingUp: [], profile: "", report: SearchReport(seed: check.seed),
                findings: [], flakes: [], contradiction: nil, looseEnds: [])
        }
        let program: WorkerProgram
        do throws(RunnerFault) {
            program = try .runner(
                of: test, file: file, arguments: CommandLine.arguments,
                environment: [
                    Self.variable: key, SearchSeed.variable: String(check.seed),
                ])
        } catch {
            throw .notIsolated(subject: subject, why: error.sentence)
        }
        do throws(CrewFault) {
            return try performed(by: WorkerCrew(program, jobs: 1, limits: WorkerLimits()))
        } catch {
            throw error.failure(subject, in: test)
        }
    }

    /// Performs the check by a worker.
    private func performed(by crew: WorkerCrew<CrewFault>) throws(CrewFault) -> Examination {
        var task = CheckTask()
        while true {
            var noted = task
            switch try answer(to: task, by: crew, noting: &noted) {
            case .examination(let examination): return examination
            case .failure(let failure): throw CrewFault(failure: failure)
            case .ends(let ends):
                noted.isConfirmed = true
                let isSure = try confirms(ends, of: task, by: crew)
                task = isSure ? noted : CheckTask(isPatient: true)
            }
        }
    }

    /// Whether each step that did not return does not return either if it has all its time: it may
    /// only have been slow.
    ///
    /// - Parameters:
    ///   - ends: Findings about what ends the app.
    ///   - task: The check that found them.
    /// - Throws: A fault if another end does not come again, or a hang that had all its time: a
    ///   process may end by chance.
    private func confirms(
        _ ends: [Finding], of task: CheckTask, by crew: WorkerCrew<CrewFault>
    ) throws(CrewFault) -> Bool {
        var areConfirmed = true
        for end in ends {
            let flake = try crew.flake(of: end, repeatedBy: ViolationsTask(trace: end.trace)) { $0 }
            guard let flake else { continue }
            if end.law == SplitViewLaws.terminates.name, !task.isPatient {
                areConfirmed = false
                continue
            }
            throw CrewFault(
                failure: .notRepeatable(
                    subject: check.subject.name, seed: check.seed, flake))
        }
        return areConfirmed
    }

    /// What a worker says in the end, or what it had found until something stopped it.
    private func answer(
        to task: CheckTask, by crew: WorkerCrew<CrewFault>, noting noted: inout CheckTask
    ) throws(CrewFault) -> CheckTask.Answer {
        let stop: (why: String, fault: CrewFault)
        do throws(CrewFault) {
            switch try crew.answer(to: task, isPatient: task.isPatient, note: { noted.take($0) }) {
            case .success(let answer): return answer
            case .failure(let failure):
                let fault = failure.verdict
                stop = (
                    fault,
                    CrewFault(failure: .badScene(subject: check.subject.name, fault: fault))
                )
            }
        } catch {
            stop = (error.sentence, error)
        }
        let found = check.failure(
            after: noted.progress, stoppedBy: stop.why, isConfirmed: task.isConfirmed)
        throw found.map { CrewFault(failure: $0) } ?? stop.fault
    }

    /// Performs the check for the process that has started this one, and ends with it.
    private func serve() -> Never {
        ConformanceCheck.own = check
        let isDone = try? WorkerService.answerStandardInput(
            WorkerTasks(CheckTask.self, ViolationsTask.self))
        _exit(isDone == true ? 0 : 1)
    }

    /// The environment variable that says which check a worker is for.
    private static let variable = "SPLITFUZZ_WORKER_CHECK"
}

/// What goes wrong while another process performs a check.
private struct CrewFault: IsolationFailure {
    private let known: ConformanceError?
    /// What is wrong where no failure is known, without a full stop.
    let sentence: String

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

extension ConformanceCheck {
    /// The check that this process was started for.
    fileprivate static var own: ConformanceCheck?

    fileprivate static func ofWorker() throws(TaskFault) -> ConformanceCheck {
        guard let own else { throw TaskFault("a worker has no check") }
        return own
    }
}

/// A check, as a worker performs it.
struct CheckTask: IsolatedTask {
    static let kind = "check"

    private(set) var progress = CheckProgress()
    /// Whether a step may take its full time although the subject is known to hang.
    let isPatient: Bool
    /// Whether what ends the app, as far as it was found, is known to come again.
    var isConfirmed: Bool

    /// A check from its beginning.
    init(isPatient: Bool = false) { (self.isPatient, isConfirmed) = (isPatient, false) }

    enum Answer: Codable, Sendable {
        case examination(Examination)
        case failure(ConformanceError)
        /// Findings about what ends the app, which are not confirmed.
        case ends([Finding])
    }

    func perform(note: (CheckProgress.Note) -> Void) throws(TaskFault) -> Answer {
        let check = try ConformanceCheck.ofWorker()
        do throws(ConformanceError) {
            let examination = try check.examined(after: progress, note: note)
            if let ends = toConfirm(examination.findings) { return ends }
            return .examination(try check.judged(examination))
        } catch {
            return toConfirm(error.findings.map(\.finding)) ?? .failure(error)
        }
    }

    /// The findings about what ends the app, if there are any and they are not confirmed.
    private func toConfirm(_ findings: [Finding]) -> Answer? {
        let ends = isConfirmed ? [] : findings.filter(\.endsApp)
        return ends.isEmpty ? nil : .ends(ends)
    }

    mutating func take(_ note: CheckProgress.Note) { progress.take(note) }
}

/// What a trace breaks, found by a worker.
private struct ViolationsTask: IsolatedTask {
    static let kind = "violations"

    let trace: Trace

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> [Violation] {
        let subject = try ConformanceCheck.ofWorker().subject
        guard let checker = try? SplitViewChecker(subject, for: trace) else {
            throw TaskFault("a worker was asked for a trace of other terms than its own")
        }
        return checker.replay(trace.commands).violations
    }
}
