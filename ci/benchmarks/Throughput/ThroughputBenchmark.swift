import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Synchronization
import UIKitModel

/// How fast the search is, and how much of that is the model: the same commands once with drawing,
/// judging and recording, and once applied to the model alone. Both are timed several times in
/// turn, in processor time, and the medians and their ratio are printed: single times, and
/// wall-clock times, mean little on a shared machine. Then how fast every trace is judged.
@MainActor enum ThroughputBenchmark {
    /// Runs it.
    /// - Parameter names: the subjects; empty for all that are no canaries.
    static func run(_ names: [String]) throws(BenchmarkError) {
        let subjects = Catalog.subjects + Catalog.controls
        try checkNames(names, among: subjects.map(\.name), called: "subject")
        for subject in subjects where names.isEmpty || names.contains(subject.name) {
            measure(subject)
        }
    }

    /// The traces that a search performs, run by run.
    ///
    /// A law that judges nothing records them, so nothing is between the search and the stage. No
    /// law influences the commands, so the search performs the same with other laws.
    private static func recordedTraces(
        of stage: SplitViewStage, seed: UInt64, runs: Range<Int>
    ) -> [[SplitViewCommand]] {
        let recording = Recording()
        let recorder = Law<SplitViewStep>(name: "recorder", statement: "Anything goes.") { step in
            recording.commands.withLock { $0.append(step.command) }
            return .notApplicable
        }
        var traces: [[SplitViewCommand]] = []
        var counted = 0
        var machine = stage
        _ = search(
            &machine, laws: [recorder], coverage: RunCoverage(), seed: seed, runs: runs,
            limits: SearchLimits(progressEvery: 1),
            observe: { progress in
                traces.append(recording.takeRun(of: progress.commands - counted))
                counted = progress.commands
            })
        return traces
    }

    /// The seven basic laws: each compares two pictures.
    private static let basicLaws = [
        SplitViewLaws.noException, SplitViewLaws.singleOwner, SplitViewLaws.noNavInNav,
        SplitViewLaws.neverEmpty, SplitViewLaws.blankNeverNested, SplitViewLaws.contentsPreserved,
        SplitViewLaws.roundTripOrder,
    ]

    /// The processor time of a search for each of its commands, in seconds, and how often it looked
    /// ahead.
    private static func timed(
        _ stage: SplitViewStage, by laws: LawSet<SplitViewStage>, _ seed: UInt64,
        _ runs: Range<Int>,
        _ commands: Int
    ) -> (time: Double, looks: Int) {
        var machine = stage
        let start = clock()
        let report = search(&machine, laws: laws, coverage: RunCoverage(), seed: seed, runs: runs)
        let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        guard report.commands == commands else { fatalError("another search was recorded") }
        return (time / Double(commands), report.looks)
    }

    private static func measure(_ subject: SplitViewSubject) {
        let seed: UInt64 = 42
        let stage = SplitViewStage(subject)
        let runs = 0..<RunPlan.runs(forCommands: 200_000, seed: seed, limits: SearchLimits()).count
        let traces = recordedTraces(of: stage, seed: seed, runs: runs)
        let commands = traces.reduce(0) { $0 + $1.count }
        let basic = LawSet<SplitViewStage>(basicLaws)
        let driver = SceneDriver(subject, profile: subject.profile)
        var times: [[Double]] = [[], [], []]
        var looks = 0
        for _ in 0..<9 {
            let all = timed(stage, by: stage.laws, seed, runs, commands)
            looks = all.looks
            times[0].append(all.time)
            times[1].append(timed(stage, by: basic, seed, runs, commands).time)
            times[2].append(processorTime { apply(traces, to: driver) } / Double(commands))
        }
        let model = median(times[2])
        func line(_ name: String, _ times: [Double]) -> String {
            let time = median(times)
            return "  \(name)  \(Int(1 / time)) commands/s, "
                + "\(Int((model / time * 1000).rounded())) / 1000 of the bare rate"
        }
        print(
            """
            \(subject.name): \(commands) commands, \(runs.count) runs, processor time
            \(line("all \(stage.laws.names.count) laws ", times[0])), \(looks) looks ahead
            \(line("\(basicLaws.count) basic laws", times[1]))
            \(line("bare model  ", times[2]))
            \(verificationLine(of: subject))
            """)
    }

    /// How fast every trace is judged within five screens by all laws, transitions that are alike
    /// included.
    private static func verificationLine(of subject: SplitViewSubject) -> String {
        let checker = SplitViewChecker(subject)
        let bounds = VerificationBounds(height: 5, limits: ExhaustLimits(states: 1_000_000))
        var verification = checker.verification(within: bounds)
        let times = (0..<5).map { _ in
            processorTime { verification = checker.verification(within: bounds) }
        }
        let search = verification.exhaustion
        func rate(_ count: Int) -> Int { Int(Double(count) / median(times)) }
        return "  every trace   \(search.states) states, \(search.transitions) transitions, "
            + "\(rate(search.transitions)) a second, \(rate(search.judged)) of them judged"
    }

    private static func apply(_ traces: [[SplitViewCommand]], to driver: SceneDriver) {
        for trace in traces {
            driver.renew()
            for command in trace {
                guard let deed = driver.deed(for: command) else { continue }
                var expected = Expectation()
                driver.perform(deed, noting: &expected)
                driver.forgetEvents()
            }
        }
    }

    /// The processor time that some work takes, in seconds.
    private static func processorTime(_ work: () -> Void) -> Double {
        let start = clock()
        work()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Records what a search performs.
final class Recording: Sendable {
    let commands = Mutex<[SplitViewCommand]>([])

    /// Takes out the commands of the last run.
    func takeRun(of length: Int) -> [SplitViewCommand] {
        commands.withLock { commands in
            defer { commands.removeAll(keepingCapacity: true) }
            // A repetition may follow them, because some runs are performed twice.
            return Array(commands.prefix(length))
        }
    }
}
