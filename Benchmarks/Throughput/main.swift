import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import UIKitModel

// How fast the search is, and how much of that is the model: the same commands once with drawing,
// judging and recording, and once applied to the model alone. Both are timed several times in
// turn, in processor time, and the medians and their ratio are printed: single times, and times by
// the clock on the wall, mean little on a shared machine. Then how fast every trace is judged.

/// Keeps the traces that a search performs, so that they can be applied again bare.
@MainActor struct TraceRecorder: @MainActor CoverageStateMachine {
    let stage: SplitViewStage
    private(set) var traces: [[SplitViewCommand]] = []

    init(_ stage: SplitViewStage) { self.stage = stage }

    var kinds: [CommandKind] { stage.kinds }
    var step: SplitViewStep { stage.step }
    var fingerprint: UInt64 { stage.fingerprint }
    var abstraction: UInt64 { stage.abstraction }
    var labels: [String] { stage.labels }
    var passedLabels: UInt64 { stage.passedLabels }

    func command(
        ofKind kind: Int, from choices: inout some ChoiceSource
    ) -> SplitViewCommand {
        stage.command(ofKind: kind, from: &choices)
    }
    mutating func reset() {
        traces.append([])
        stage.reset()
    }
    mutating func perform(_ command: SplitViewCommand) -> Outcome {
        let outcome = stage.perform(command)
        if outcome.isPerformed { traces[traces.count - 1].append(command) }
        return outcome
    }
    func simplifications(of command: SplitViewCommand) -> [SplitViewCommand] {
        stage.simplifications(of: command)
    }
    func kind(of command: SplitViewCommand) -> Int { stage.kind(of: command) }
    func rank(of command: SplitViewCommand) -> UInt64 { stage.rank(of: command) }
}

/// The laws of the mission and those that the model gives for free: each compares two pictures.
let basicLaws: LawSet<SplitViewStage> = [
    SplitViewLaws.noException, SplitViewLaws.singleOwner, SplitViewLaws.noNavInNav,
    SplitViewLaws.neverEmpty, SplitViewLaws.blankNeverNested, SplitViewLaws.contentsPreserved,
    SplitViewLaws.roundTripOrder,
]

@MainActor func measure(_ subject: Subject) {
    let seed: UInt64 = 42
    let stage = SplitViewStage(subject)
    let runs = RunPlan.runs(
        forCommands: 200_000, seed: seed, limits: SearchLimits())
    var recorder = TraceRecorder(stage)
    // Looking ahead changes no run.
    let recorded = search(
        &recorder, laws: LawSet(SplitViewLaws.aboutSteps), coverage: .of(), seed: seed,
        runs: 0..<runs)
    let report = stage.search(seed: seed, runs: 0..<runs)
    precondition(report.commands == recorded.commands, "the rates are those of one search")
    let traces = recorder.traces
    let bareCommands = traces.reduce(0) { $0 + $1.count }

    var full: [Double] = []
    var basic: [Double] = []
    var bare: [Double] = []
    var plain = SplitViewStage(subject)
    let driver = SceneDriver(subject, profile: .ios26)
    for _ in 0..<9 {
        full.append(
            processorTime { _ = stage.search(seed: seed, runs: 0..<runs) }
                / Double(recorded.commands))
        basic.append(
            processorTime {
                _ = search(
                    &plain, laws: basicLaws, coverage: .of(), seed: seed, runs: 0..<runs)
            } / Double(recorded.commands))
        bare.append(processorTime { apply(traces, to: driver) } / Double(bareCommands))
    }
    let model = median(bare)
    func line(_ name: String, _ times: [Double]) -> String {
        let time = median(times)
        return "  \(name)  \(Int(1 / time)) commands/s, "
            + "\(Int((model / time * 1000).rounded())) / 1000 of the bare rate"
    }
    print(
        """
        \(subject.name): \(recorded.commands) commands, \(runs) runs, \
        \(report.looks) looks ahead, processor time
        \(line("all \(SplitViewLaws.all.count) laws ", full))
        \(line("\(basicLaws.laws.count) basic laws", basic))
        \(line("bare model  ", bare))
        \(verificationLines(of: subject))
        """)
}

/// How fast every trace is judged within five screens, transitions that are alike included: by the
/// laws about steps, and by all of them.
@MainActor func verificationLines(of subject: Subject) -> String {
    let stage = SplitViewStage(subject)
    let bounds = VerificationBounds(height: 5, limits: ExhaustLimits(states: 1_000_000))
    func line(_ name: String, by law: String?) -> String {
        var exhaustion = stage.verification(of: law, within: bounds).exhaustion
        var times: [Double] = []
        for _ in 0..<5 {
            times.append(
                processorTime {
                    exhaustion = stage.verification(of: law, within: bounds).exhaustion
                })
        }
        let time = median(times)
        return "  \(name)  \(exhaustion.states) states, \(exhaustion.transitions) transitions, "
            + "\(Int(Double(exhaustion.transitions) / time)) a second, "
            + "\(Int(Double(exhaustion.judged) / time)) of them judged"
    }
    return line("every trace, one law ", by: SplitViewLaws.noException.name)
        + "\n" + line("every trace, all laws", by: nil)
}

@MainActor func apply(_ traces: [[SplitViewCommand]], to driver: SceneDriver) {
    var change = SplitViewStep.Change()
    for trace in traces {
        driver.reset()
        for command in trace {
            guard let deed = driver.deed(for: command) else { continue }
            driver.perform(deed, noting: &change)
            change.clear()
            driver.forgetEvents()
        }
    }
}

/// The processor time that some work takes, in seconds.
@MainActor func processorTime(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let names = Set(CommandLine.arguments.dropFirst())
for subject in Catalog.subjects + Catalog.controls {
    if names.isEmpty || names.contains(subject.name) { measure(subject) }
}
