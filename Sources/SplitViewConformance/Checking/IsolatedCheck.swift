import Foundation
import StatefulTesting

/// A check whose app code runs in processes of its own.
///
/// The test runner is started again for the same test. There the test arrives at the same check,
/// which performs it for this process and never returns.
@MainActor struct IsolatedCheck<Check: AppCheck> {
    private let check: Check
    private let call: CheckCall

    init(_ check: Check, _ call: CheckCall) { (self.check, self.call) = (check, call) }

    func performed() throws(ConformanceError) -> Check.Outcome {
        let (subject, test) = (check.subject.name, call.place.test)
        var environment = [CheckCall.variable: call.typed]
        environment[SearchSeed.variable] = check.searchSeed.map { String($0) }
        let program: WorkerProgram
        do throws(RunnerFault) {
            program = try .runner(
                of: test, file: call.place.file, arguments: CommandLine.arguments,
                environment: environment)
        } catch {
            throw ConformanceError(.notIsolated(subject: subject, why: error.sentence))
        }
        do throws(CrewFault) {
            return try performed(by: WorkerCrew(program, jobs: 1, limits: WorkerLimits()))
        } catch {
            throw error.failure(subject, in: test)
        }
    }

    private func performed(by crew: WorkerCrew<CrewFault>) throws(CrewFault) -> Check.Outcome {
        var task = CheckTask<Check>(savingIn: check.corpus)
        while true {
            var noted = task
            switch try answer(to: task, by: crew, noting: &noted) {
            case .outcome(let outcome):
                guard let strays = crew.strays else { return outcome }
                throw CrewFault(
                    failure: ConformanceError(
                        .badScene(
                            subject: check.subject.name,
                            fault: "\(strays.verdict), and found nothing else")))
            case .failure(let reason):
                let failure = ConformanceError(reason)
                throw CrewFault(
                    failure: crew.strays.map { failure.remarking($0.verdict) } ?? failure)
            case .ends(let ends):
                noted.isConfirmed = true
                let isSure = try confirms(ends, of: task, by: crew)
                task = isSure ? noted : CheckTask(savingIn: check.corpus, isPatient: true)
            }
        }
    }

    /// Whether each endless step is endless with all of its time, too: it may only have been slow.
    ///
    /// - Parameters:
    ///   - ends: Findings about what ends the app.
    ///   - task: The check that found them.
    /// - Throws: A fault if another end does not come again, or a hang that had all its time: a
    ///   process may end by chance.
    private func confirms(
        _ ends: [Finding], of task: CheckTask<Check>, by crew: WorkerCrew<CrewFault>
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
                failure: ConformanceError(
                    .notRepeatable(
                        subject: check.subject.name, seed: check.searchSeed, flake)))
        }
        return areConfirmed
    }

    /// The last answer of a worker, or its findings until something stopped it.
    private func answer(
        to task: CheckTask<Check>, by crew: WorkerCrew<CrewFault>,
        noting noted: inout CheckTask<Check>
    ) throws(CrewFault) -> CheckTask<Check>.Answer {
        let stop: (why: String, fault: CrewFault)
        do throws(CrewFault) {
            switch try crew.answer(to: task, isPatient: task.isPatient, note: { noted.take($0) }) {
            case .success(let answer): return answer
            case .failure(let failure):
                let fault = failure.verdict
                stop = (
                    fault,
                    CrewFault(
                        failure: ConformanceError(
                            .badScene(subject: check.subject.name, fault: fault)))
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
    func serve() -> Never {
        OwnCheck.current = check
        let isDone = try? WorkerService.answerStandardInput(
            WorkerTasks(CheckTask<Check>.self, ViolationsTask.self))
        _exit(isDone == true ? 0 : 1)
    }
}

/// A fault in another process that performs a check.
private struct CrewFault: IsolationFailure {
    private let known: ConformanceError?
    /// The fault where no failure is known, without a full stop.
    let sentence: String

    init(failure: ConformanceError) { (known, sentence) = (failure, "") }

    private init(sentence: String) { (known, self.sentence) = (nil, sentence) }

    static func fault(_ sentence: String) -> CrewFault { CrewFault(sentence: sentence) }

    func failure(_ subject: String, in test: String) -> ConformanceError {
        known
            ?? ConformanceError(
                .notIsolated(
                    subject: subject,
                    why: "the test runner was started again for \(test), and \(sentence); if the "
                        + "test is another function, give its name as `test:`"))
    }
}

@MainActor private enum OwnCheck {
    static var current: (any AppCheck)?

    static func found() throws(TaskFault) -> any AppCheck {
        guard let current else { throw TaskFault("a worker has no check") }
        return current
    }
}

struct CheckTask<Check: AppCheck>: IsolatedTask {
    static var kind: String { "check" }

    /// The folder for traces: that of the test may be another one in each process.
    private let corpus: URL?
    /// The work done already.
    private(set) var progress = CheckProgress(since: nil)
    let isPatient: Bool
    /// Whether what ends the app, as far as it was found, is known to come again.
    var isConfirmed = false

    init(savingIn corpus: URL?, isPatient: Bool = false) {
        (self.corpus, self.isPatient) = (corpus, isPatient)
    }

    enum Answer: Codable, Sendable {
        case outcome(Check.Outcome)
        case failure(ConformanceError.Reason)
        /// Findings about an end of the app: these are not confirmed.
        case ends([Finding])
    }

    func perform(note: (CheckProgress.Note) -> Void) throws(TaskFault) -> Answer {
        guard var check = try OwnCheck.found() as? Check else {
            throw TaskFault("a worker was asked for another check than its own")
        }
        check.corpus = corpus
        progress.begin(note: note)
        do throws(ConformanceError) {
            let examined = try check.examined(after: progress, note: note)
            if let ends = toConfirm(check.findings(in: examined)) { return ends }
            return .outcome(try check.judged(examined))
        } catch {
            return toConfirm(error.findings.map(\.finding)) ?? .failure(error.reason)
        }
    }

    /// The findings about what ends the app, if there are any and they are not confirmed.
    private func toConfirm(_ findings: [Finding]) -> Answer? {
        let ends = isConfirmed ? [] : findings.filter(\.endsApp)
        return ends.isEmpty ? nil : .ends(ends)
    }

    mutating func take(_ note: CheckProgress.Note) { progress.take(note) }
}

private struct ViolationsTask: IsolatedTask {
    static let kind = "violations"

    let trace: Trace

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> [Violation] {
        let subject = try OwnCheck.found().subject
        guard let checker = try? SplitViewChecker(subject, for: trace) else {
            throw TaskFault("a worker was asked for a trace of other terms than its own")
        }
        return checker.replay(trace.commands).violations
    }
}
