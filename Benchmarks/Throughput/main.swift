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
@MainActor struct TraceRecorder: @MainActor StateMachine {
    let stage: SplitViewStage
    private(set) var traces: [[SplitViewCommand]] = []

    init(_ stage: SplitViewStage) { self.stage = stage }

    var kinds: [CommandKind] { stage.kinds }
    var step: SplitViewStep { stage.step }
    var fingerprint: UInt64 { stage.fingerprint }

    func command(
        ofKind kind: Int, from choices: inout some ChoiceSource
    ) -> SplitViewCommand {
        stage.command(ofKind: kind, from: &choices)
    }
    mutating func reset() { reset(forRun: 0) }
    mutating func reset(forRun run: UInt64) {
        traces.append([])
        stage.reset(forRun: run)
    }
    mutating func perform(_ command: SplitViewCommand) -> Outcome {
        let outcome = stage.perform(command)
        if outcome != .ignored { traces[traces.count - 1].append(command) }
        return outcome
    }
    func simplifications(of command: SplitViewCommand) -> [SplitViewCommand] {
        stage.simplifications(of: command)
    }
    func kind(of command: SplitViewCommand) -> Int { stage.kind(of: command) }
    func rank(of command: SplitViewCommand) -> UInt64 { stage.rank(of: command) }
}

/// The laws of the mission and those that the model gives for free: each compares two pictures.
let basicLaws = [
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
    let recorded = search(
        &recorder, laws: SplitViewLaws.all, seed: seed, runs: 0..<runs)
    let traces = recorder.traces
    let bareCommands = traces.reduce(0) { $0 + $1.count }

    var full: [Double] = []
    var basic: [Double] = []
    var bare: [Double] = []
    var plain = SplitViewStage(subject)
    let basicCommands = StatefulTesting.search(
        &plain, laws: basicLaws, seed: seed, runs: 0..<runs
    ).commands
    let driver = SceneDriver(subject, profile: .ios26)
    for _ in 0..<9 {
        full.append(
            processorTime { _ = stage.search(seed: seed, runs: 0..<runs) }
                / Double(recorded.commands))
        basic.append(
            processorTime {
                _ = StatefulTesting.search(&plain, laws: basicLaws, seed: seed, runs: 0..<runs)
            } / Double(basicCommands))
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
        \(subject.name): \(recorded.commands) commands, \(runs) runs, processor time
        \(line("all \(SplitViewLaws.all.count) laws ", full))
        \(line("\(basicLaws.count) basic laws", basic))
        \(line("bare model  ", bare))
        \(verificationLines(of: subject))
        """)
}

/// How fast every trace is judged within five screens, transitions that are alike included: by the
/// laws of the present, and by all of them, in as many searches as that takes.
@MainActor func verificationLines(of subject: Subject) -> String {
    let stage = SplitViewStage(subject)
    let bounds = VerificationBounds(height: 5, limits: ExhaustLimits(states: 1_000_000))
    func line(_ name: String, asking law: String?) -> String {
        var verification = stage.verification(of: law, within: bounds)
        var times: [Double] = []
        for _ in 0..<5 {
            times.append(
                processorTime { verification = stage.verification(of: law, within: bounds) })
        }
        let searches = [verification.exhaustion] + verification.lookingAhead.map(\.exhaustion)
        let transitions = searches.reduce(0) { $0 + $1.transitions }
        let judged = searches.reduce(0) { $0 + $1.judged }
        let time = median(times)
        return "  \(name) \(transitions) transitions, \(Int(Double(transitions) / time)) a second, "
            + "\(Int(Double(judged) / time)) of them judged"
    }
    // The name of a law of the present leaves out those that look ahead.
    return line("every trace  ", asking: SplitViewLaws.ofThePresent[0].name)
        + "\n" + line("looking ahead", asking: nil)
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
