import Foundation
import GuidanceBugs
import ShortestCheck
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import UIKitModel

// Whether every flaw is shrunk to the shortest trace there is, whatever it is shrunk from: each
// canary, each deep bug and each finding of the corpus, from long traces of many seeds, held
// against a brute force that shares no code with the shrinker. And how long shrinking and proving
// take.

/// A flaw of a subject, and the trace that is known to show it.
@MainActor struct KnownFlaw {
    let title: String
    let stage: SplitViewStage
    let flaw: Flaw
    let known: [SplitViewCommand]
}

extension KnownFlaw {
    /// What a search of a subject found.
    init(_ finding: Finding, of subject: Subject) {
        self.init(
            title: subject.name, stage: SplitViewStage(subject), flaw: finding.flaw,
            known: finding.trace.commands)
    }
}

/// What became of a flaw.
struct Outcome {
    var title: String
    var length: Int
    /// The seeds from which shrinking and proof came to the known trace.
    var exact = 0
    /// The seeds from which the passes of the shrinker alone came there.
    var exactByPasses = 0
    var isBruteForce = false
    var times: [Double] = []
    /// The proofs that were ended by their bound.
    var bounded = 0
    /// The traces without a proof, because the subject did not repeat itself.
    var unproved = 0

    /// Whether every seed led to the same trace, with a proof as far as it is allowed to go, and
    /// brute force to no other.
    func isRight(from seeds: Int) -> Bool { exact == seeds && isBruteForce && unproved == 0 }
}

/// The findings of a subject in the first runs, the shortest first.
@MainActor func findings(of subject: Subject) -> [Finding] {
    let stage = SplitViewStage(subject)
    let report = stage.search(seed: 42, runs: 0..<1_024)
    return stage.examination(of: report).findings
        .sorted { $0.trace.commands.count < $1.trace.commands.count }
}

/// The flaws that are asked for, by name or path.
@MainActor func flaws(_ folder: String, where isAsked: (String) -> Bool) throws -> [KnownFlaw] {
    var flaws: [KnownFlaw] = []
    for canary in Catalog.canaries where isAsked(canary.subject.name) {
        let found = findings(of: canary.subject).first { $0.law == canary.law }
        guard let found else { fatalError("\(canary.subject.name) is not caught") }
        flaws.append(KnownFlaw(found, of: canary.subject))
    }
    for bug in DeepBug.all where isAsked(bug.subject.name) {
        guard let found = findings(of: bug.subject).first else {
            fatalError("\(bug.subject.name) is not caught")
        }
        flaws.append(KnownFlaw(found, of: bug.subject))
    }
    for entry in try Corpus(folder: URL(fileURLWithPath: folder)).entries() {
        guard case .breaks(let law) = entry.expected, isAsked(entry.path),
            let subject = Catalog.subject(named: entry.trace.subject)
        else { continue }
        let stage = try SplitViewStage(subject, for: entry.trace)
        guard let violation = stage.replay(entry.trace.commands, about: law).violations.last
        else { fatalError("\(entry.path) breaks nothing") }
        flaws.append(
            KnownFlaw(
                title: entry.path, stage: stage, flaw: violation.flaw,
                known: entry.trace.commands))
    }
    return flaws
}

@MainActor func outcome(of flaw: KnownFlaw, seeds: ClosedRange<UInt64>) throws -> Outcome {
    var outcome = Outcome(title: flaw.title, length: flaw.known.count)
    let (law, symptom) = (flaw.flaw.law, flaw.flaw.symptom)
    let noise = NoisyTrace(flaw.stage, flaw: flaw.flaw)
    for seed in seeds {
        let trace = noise.trace(seed: seed, runs: 256, around: flaw.known)
        let start = clock()
        let minimum = try flaw.stage.minimised(trace, law: law, symptom: symptom)
        outcome.times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
        let found = minimum.counterexample.commands
        if found == flaw.known { outcome.exact += 1 }
        if minimum.shrunk.counterexample.commands == flaw.known { outcome.exactByPasses += 1 }
        switch minimum.shortest {
        case .proved: break
        case .unmerged(let beyond) where beyond == found.count - 1: break
        case .unmerged, .notProved:
            if minimum.isStable { outcome.bounded += 1 } else { outcome.unproved += 1 }
        }
    }
    let brute = BruteForce(flaw.stage, law: law, symptom: symptom)
    outcome.isBruteForce = brute.shortestTrace(upTo: flaw.known.count) == flaw.known
    return outcome
}

var words = Array(CommandLine.arguments.dropFirst())
var seeds: ClosedRange<UInt64> = 1...20
if let place = words.firstIndex(of: "--seeds") {
    guard place + 1 < words.count, let count = UInt64(words[place + 1]), count > 0 else {
        print("--seeds takes a number from 1 on")
        exit(64)
    }
    seeds = 1...count
    words.removeSubrange(place...(place + 1))
}
var outcomes: [Outcome] = []
let asked = try flaws("Corpus") { title in
    words.isEmpty || words.contains { title.contains($0) }
}
for flaw in asked {
    let outcome = try outcome(of: flaw, seeds: seeds)
    print(
        "\(outcome.title): \(outcome.exactByPasses) of \(seeds.count) by the passes alone, "
            + "\(outcome.exact) with the proof"
            + (outcome.unproved == 0 ? "" : ", \(outcome.unproved) without one")
            + (outcome.isBruteForce ? "" : ", NOT as by brute force"))
    outcomes.append(outcome)
}
let times = outcomes.flatMap(\.times).sorted()
guard let worst = times.last else {
    print("no flaw has one of these words in its name or path")
    exit(64)
}
let bounded = outcomes.reduce(0) { $0 + $1.bounded }
let unproved = outcomes.reduce(0) { $0 + $1.unproved }
print(
    """
    \(outcomes.count) flaws of up to \(outcomes.map(\.length).max() ?? 0) steps, from \
    \(seeds.count) \(seeds.count == 1 ? "seed" : "seeds") each
    by the passes alone \(outcomes.reduce(0) { $0 + $1.exactByPasses }) of \(times.count), \
    at least \(outcomes.map(\.exactByPasses).min() ?? 0) of \(seeds.count) for each
    with the proof      \(outcomes.reduce(0) { $0 + $1.exact }) of \(times.count)
    as by brute force   \(outcomes.count(where: \.isBruteForce)) of \(outcomes.count)
    proved              \(times.count - bounded - unproved) of \(times.count)
    ended by the bound  \(bounded)
    shrink and prove    median \(milliseconds(times[times.count / 2])), \
    95 % within \(milliseconds(times[times.count * 95 / 100])), worst \(milliseconds(worst))
    """)
exit(outcomes.allSatisfy { $0.isRight(from: seeds.count) } ? 0 : 1)

func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1_000) }
