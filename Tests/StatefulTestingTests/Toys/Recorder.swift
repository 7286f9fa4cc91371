import StatefulChallenge
import StatefulTesting

/// A counter that writes down every trace that is judged, ignored commands included, and how often
/// its step is asked for.
final class Recorder: MachineWrapper {
    var base = Counter()
    private var trace: [Counter.Command] = []
    private var isJudged = false

    /// The judged traces, oldest first; the present one is missing.
    private(set) var traces: [[Counter.Command]] = []
    private(set) var performed = 0
    private(set) var stepsAsked = 0

    func reset() {
        if isJudged { traces.append(trace) }
        trace = []
        isJudged = false
        base.reset()
    }

    func perform(_ command: Counter.Command) -> Outcome {
        let outcome = base.perform(command)
        trace.append(command)
        performed += outcome == .ignored ? 0 : 1
        return outcome
    }

    var step: Counter.Step {
        stepsAsked += 1
        isJudged = true
        return base.step
    }
}
