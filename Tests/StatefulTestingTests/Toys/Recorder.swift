import StatefulTesting

/// A counter that writes down every trace that is judged, ignored commands included, and how often
/// its step is asked for.
final class Recorder: StateMachine {
    private var counter = Counter()
    private var trace: [Counter.Command] = []
    private var isJudged = false

    /// The judged traces, oldest first; the present one is missing.
    private(set) var traces: [[Counter.Command]] = []
    private(set) var performed = 0
    private(set) var stepsAsked = 0

    var kinds: [CommandKind] { counter.kinds }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Counter.Command {
        counter.command(ofKind: kind, from: &choices)
    }

    func reset() {
        if isJudged {
            traces.append(trace)
        }
        trace = []
        isJudged = false
        counter.reset()
    }

    func perform(_ command: Counter.Command) -> Outcome {
        let outcome = counter.perform(command)
        trace.append(command)
        performed += outcome == .ignored ? 0 : 1
        return outcome
    }

    var step: Counter.Step {
        stepsAsked += 1
        isJudged = true
        return counter.step
    }

    var fingerprint: UInt64 { counter.fingerprint }

    func simplifications(of command: Counter.Command) -> [Counter.Command] {
        counter.simplifications(of: command)
    }

    func kind(of command: Counter.Command) -> Int { counter.kind(of: command) }
    func rank(of command: Counter.Command) -> UInt64 { counter.rank(of: command) }
}
