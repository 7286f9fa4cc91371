import SplitViewConformance
import StatefulTesting

/// Performs a trace on a subject, and judges each step.
struct ReplayTask: IsolatedTask {
    static let kind = "replay"

    let trace: Trace
    /// The name of the subject, perhaps another than that of the trace.
    let subject: String
    /// The law that the text is about; nil for the first broken one.
    let law: String?
    let repetition: String

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> ReplayedTrace.Performance {
        let checker = try trace.checker(of: subject)
        let replay = checker.replay(trace.commands)
        let again = checker.replay(trace.commands)
        guard again.violations == replay.violations, again.executed == replay.executed else {
            throw TaskFault(
                scene: "it is not deterministic: done twice, these steps had different results")
        }
        return ReplayedTrace.Performance(
            violations: replay.violations, ignored: replay.ignored.count,
            report: checker.report(
                ofViolationIn: trace.commands, about: law, repeatedBy: [repetition]))
    }
}

/// Performs the trace of a finding once more.
struct RepeatTask: IsolatedTask {
    static let kind = "repeat"

    let trace: Trace

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> [Violation] {
        try trace.checker(of: trace.subject).replay(trace.commands).violations
    }
}

/// Performs a trace on a subject step by step, for a reader.
struct ExplainTask: IsolatedTask {
    static let kind = "explain"

    let trace: Trace
    /// The name of the subject, perhaps another than that of the trace.
    let subject: String
    let law: String?
    let repetition: String

    struct Answer: Codable, Sendable {
        let story: Story
        /// The same as a test performs it on a device.
        let device: DeviceTrace
        /// The violation with the steps; nil if every law holds.
        let report: FindingReport?
    }

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> Answer {
        let checker = try trace.checker(of: subject)
        let report = checker.report(
            ofViolationIn: trace.commands, about: law, repeatedBy: [repetition])
        return Answer(
            story: report?.story ?? checker.story(of: trace.commands, about: law),
            device: checker.deviceTrace(of: trace.commands),
            report: report)
    }
}

/// Shrinks a trace that breaks a law, and proves the result the simplest to break it in this way.
struct ShrinkTask: IsolatedTask {
    static let kind = "shrink"

    let trace: Trace

    enum Answer: Codable, Sendable {
        /// No law breaks.
        case holds
        /// Not the law that the trace names breaks, but this one.
        case breaksAnother(law: String)
        case isNotDeterministic
        /// The simplest trace, with every flaw that it shows.
        case shrunk(Minimum<SplitViewCommand>, law: String, shows: [Flaw])
    }

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> Answer {
        let checker = try trace.checker(of: trace.subject)
        let replay = checker.replay(trace.commands)
        let named = replay.violations.first { $0.law == trace.law }
        guard let violation = named ?? replay.violations.first else {
            return .holds
        }
        if let law = trace.law, law != violation.law { return .breaksAnother(law: violation.law) }
        let result = try? checker.minimised(
            trace.commands, law: violation.law, symptom: violation.flaw.symptom)
        guard let result, result.isStable else { return .isNotDeterministic }
        return .shrunk(
            result, law: violation.law,
            shows: checker.replay(result.counterexample.commands).flaws)
    }
}

extension FindingReport {
    /// The report as text; if it is about another law than the requested one, because the latter is
    /// not broken, the text begins with this fact.
    func description(about law: String?) -> String {
        let text = text(placing: nil)
        guard let law, law != finding.law else { return text }
        return "\(law) is not broken by these steps, but \(finding.law) is:\n\n\(text)"
    }
}

extension Trace {
    /// The checker of a subject as the trace asks for it, in a worker.
    @MainActor func checker(of subject: String) throws(TaskFault) -> SplitViewChecker {
        guard let subject = Program.current.subject(named: subject),
            let checker = try? SplitViewChecker(subject, for: self)
        else { throw TaskFault("a worker was asked for \(subject), unknown to it") }
        try checker.requireScene()
        return checker
    }
}
