import SplitViewConformance
import StatefulTesting

/// Every trace of a subject up to a length, each performed in a scene of its own and judged by
/// every law alone.
///
/// An exhaustive search is compared with this, so it shares only the stage and the laws with one:
/// states are not compared, no command stands for another, nothing is undone, and of a trace only
/// the laws that it breaks are stored.
@MainActor final class EveryTrace {
    /// The simplest trace that shows each flaw: shorter first, then command by command.
    private(set) var found: [Flaw: [SplitViewCommand]] = [:]
    /// The laws that held somewhere.
    private(set) var held: Set<String> = []
    /// How many traces there are of each length, from 1.
    private(set) var traces: [Int]
    /// Whether the scene has more screens than the bounds before any command.
    private(set) var isOutOfScope = false

    private let stage: SplitViewStage
    private let laws = SplitViewLaws.aboutSteps
    private let ahead: Lookout
    private let alphabet: [SplitViewCommand]
    private let depth: Int
    private let height: Int
    private var trace: [SplitViewCommand] = []

    /// Performs every trace.
    ///
    /// - Parameters:
    ///   - subject: What is judged.
    ///   - contract: What the app promises.
    ///   - depth: The length of the longest traces.
    ///   - height: The most screens in a scene from which a trace goes on.
    init(_ subject: SplitViewSubject, contract: Contract, depth: Int, height: Int) {
        self.depth = depth
        self.height = height
        stage = SplitViewStage(subject, contract: contract)
        ahead = Lookout(SplitViewStage(subject, contract: contract))
        // Whether or not the app offers it. A trace may give any window any size; a search gives an
        // app that names devices their sizes, and any other app the free ones, and is compared with
        // this.
        alphabet = SplitViewCommand.alphabet.sorted { $0.rank < $1.rank }.filter { command in
            switch command.name {
            case .launch, .narrow, .widen: subject.devices.isEmpty
            case .rotate, .divider: !subject.devices.isEmpty
            case .launchOn:
                subject.devices.contains(
                    SplitViewDevice.Window.all[Int(command.argument)].device)
            default: true
            }
        }
        traces = Array(repeating: 0, count: depth)
        if isInScope {
            goOn(besides: ahead.faults(in: stage.present, after: []))
        } else {
            isOutOfScope = true
        }
    }

    /// The longest trace found, and every shorter one, was tried: all of them together.
    var count: Int { traces.reduce(0, +) }

    private var isInScope: Bool {
        // The tree that is out of sight in an app with a compact column does not count.
        let keepsTree = stage.picture.panes.contains(.compact)
        let counted = stage.picture.nodes.count {
            $0.kind.isScreen && !(keepsTree && $0.place == .preserved)
        }
        return counted <= height
    }

    /// Performs every command after the present trace, each in a scene of its own.
    ///
    /// - Parameter faults: The violations of laws about states in the present state.
    private func goOn(besides faults: [[UInt32]?]) {
        for command in alphabet {
            let outcome = stage.perform(command)
            // An ignored command changes nothing, so the scene can be used again.
            guard outcome == .performed || outcome == .ended else { continue }
            trace.append(command)
            traces[trace.count - 1] += 1
            judge()
            if outcome == .performed { lookAhead(besides: faults) }
            trace.removeLast()
            stage.reset()
            for command in trace { _ = stage.perform(command) }
        }
    }

    /// Judges the last step by the laws that need nothing else.
    private func judge() {
        let step = stage.step
        for law in laws { note(law.judge(step), of: law, on: step) }
        for law in ahead.laws { note(law.law.judge(step), of: law.law, on: step) }
    }

    private func note(_ verdict: Verdict, of law: Law<SplitViewStep>, on step: SplitViewStep) {
        switch verdict {
        case .held: held.insert(law.name)
        case .notApplicable: break
        case .violated: note(Flaw(law: law.name, symptom: law.symptom(step)))
        }
    }

    /// Of traces of one length the first is the simplest, because commands are tried in that order.
    private func note(_ flaw: Flaw) {
        if let known = found[flaw], known.count <= trace.count { return }
        found[flaw] = trace
    }

    /// Judges the last step by what may follow it, and continues from there.
    private func lookAhead(besides faults: [[UInt32]?]) {
        let step = stage.step
        note(ahead.verdicts(on: step, after: trace), on: step)
        guard isInScope else { return }
        let now = ahead.verdicts(in: step, after: trace)
        for (index, verdict) in now.enumerated() {
            // A violation in the state before does not count again.
            if let fault = verdict.fault, fault == faults[index] { continue }
            note([verdict], on: step)
        }
        if trace.count < depth { goOn(besides: now.map(\.fault)) }
    }

    private func note(_ verdicts: [Lookout.Judged], on step: SplitViewStep) {
        for judged in verdicts {
            switch judged.verdict {
            case .held: held.insert(judged.law.name)
            case .notApplicable, nil: break
            case .violated:
                note(Flaw(law: judged.law.name, symptom: judged.law.symptom(step)))
            }
        }
    }
}
