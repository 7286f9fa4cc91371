import Foundation
import ShortestCheck
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import UIKitModel

// Whether every flaw is shrunk to the shortest trace there is, whatever it is shrunk from: each
// canary and each finding of the corpus, from long traces of many seeds, held against a brute
// force that shares no code with the shrinker. And how long shrinking and proving take.

/// A flaw, and the trace that is known to show it.
@MainActor struct Flaw {
    let title: String
    let stage: SplitViewStage
    let law: String
    let symptom: String
    let known: [SplitViewCommand]
}

/// What became of a flaw.
struct Outcome {
    var title: String
    var length: Int
    var exact = 0
    var isBruteForce = false
    var times: [Double] = []
    var unproved = 0

    /// Whether every seed led to the same trace, with its proof, and brute force to no other.
    func isRight(from seeds: Int) -> Bool { exact == seeds && isBruteForce && unproved == 0 }
}

@MainActor func flaws(_ folder: String) throws -> [Flaw] {
    var flaws: [Flaw] = []
    for canary in Catalog.canaries {
        let stage = SplitViewStage(canary.subject)
        let report = stage.search(seed: 42, runs: 0..<1_024)
        let found = stage.examination(of: report).findings.first { $0.law == canary.law }
        guard let found else { fatalError("\(canary.subject.name) is not caught") }
        flaws.append(
            Flaw(
                title: canary.subject.name, stage: stage, law: canary.law, symptom: found.symptom,
                known: found.trace.commands))
    }
    for entry in try Corpus(folder: URL(fileURLWithPath: folder)).entries() {
        guard case .breaks(let law) = entry.expected,
            let subject = Catalog.subject(named: entry.trace.subject)
        else { continue }
        let stage = try SplitViewStage(subject, for: entry.trace)
        guard let violation = stage.replay(entry.trace.commands, about: law).violation else {
            fatalError("\(entry.path) breaks nothing")
        }
        flaws.append(
            Flaw(
                title: entry.path, stage: stage, law: law, symptom: violation.symptom,
                known: entry.trace.commands))
    }
    return flaws
}

@MainActor func outcome(of flaw: Flaw, seeds: ClosedRange<UInt64>) throws -> Outcome {
    var outcome = Outcome(title: flaw.title, length: flaw.known.count)
    let noise = NoisyTrace(flaw.stage, law: flaw.law, symptom: flaw.symptom)
    for seed in seeds {
        let trace = noise.trace(seed: seed, runs: 256, around: flaw.known)
        let start = clock()
        let minimum = try flaw.stage.minimised(trace, law: flaw.law, symptom: flaw.symptom)
        outcome.times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
        if minimum.trace == flaw.known { outcome.exact += 1 }
        switch minimum.widerShortest ?? minimum.shortest {
        case .proved: break
        case .unmerged(let beyond) where beyond == minimum.trace.count - 1: break
        case .unmerged, .notProved: outcome.unproved += 1
        }
    }
    let brute = BruteForce(flaw.stage, law: flaw.law, symptom: flaw.symptom)
    outcome.isBruteForce = brute.shortestTrace(upTo: flaw.known.count) == flaw.known
    return outcome
}

let words = Set(CommandLine.arguments.dropFirst())
let seeds: ClosedRange<UInt64> = 1...20
var outcomes: [Outcome] = []
for flaw in try flaws("Corpus")
where words.isEmpty || words.contains(where: { flaw.title.contains($0) }) {
    let outcome = try outcome(of: flaw, seeds: seeds)
    if !outcome.isRight(from: seeds.count) {
        print(
            "\(outcome.title): \(outcome.exact) of \(seeds.count) the same, "
                + "\(outcome.unproved) not proved, "
                + (outcome.isBruteForce ? "as by brute force" : "NOT as by brute force"))
    }
    outcomes.append(outcome)
}
let times = outcomes.flatMap(\.times).sorted()
guard let worst = times.last else {
    print("no flaw has one of these words in its name or path")
    exit(64)
}
print(
    """
    \(outcomes.count) flaws of up to \(outcomes.map(\.length).max() ?? 0) steps, from \
    \(seeds.count) seeds each
    the same trace      \(outcomes.reduce(0) { $0 + $1.exact }) of \(times.count)
    as by brute force   \(outcomes.count(where: \.isBruteForce)) of \(outcomes.count)
    not proved          \(outcomes.reduce(0) { $0 + $1.unproved })
    shrink and prove    median \(milliseconds(times[times.count / 2])), \
    95 % within \(milliseconds(times[times.count * 95 / 100])), worst \(milliseconds(worst))
    """)
exit(outcomes.allSatisfy { $0.isRight(from: seeds.count) } ? 0 : 1)

func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1_000) }
