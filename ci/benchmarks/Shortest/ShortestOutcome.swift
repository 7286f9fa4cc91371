import Foundation
import ReferenceSearch
import SplitViewConformance
import StatefulTesting

/// The result for a flaw.
struct ShortestOutcome {
    var title: String
    var length: Int
    /// The seeds from which shrinking and proof found the known trace.
    var exact = 0
    /// The seeds from which the passes of the shrinker alone found it.
    var exactByPasses = 0
    var isBruteForce = false
    var times: [Double] = []
    /// The proofs that were ended by their bound.
    var bounded = 0
    /// The traces without a proof, because the subject is not deterministic.
    var unproved = 0

    /// Whether every seed led to the same trace, with a proof within its bound, and brute force to
    /// no other.
    func isRight(from seeds: Int) -> Bool { exact == seeds && isBruteForce && unproved == 0 }

    /// The outcome in a line.
    func line(from seeds: Int) -> String {
        "\(title): \(exactByPasses) of \(seeds) by the passes alone, \(exact) with the proof"
            + (unproved == 0 ? "" : ", \(unproved) without one")
            + (isBruteForce ? "" : ", NOT as by brute force")
    }
}

extension ShortestOutcome {
    /// Shrinks a flaw from a trace of each seed.
    @MainActor init(_ flaw: KnownFlaw, seeds: ClosedRange<UInt64>) throws {
        self.init(title: flaw.title, length: flaw.known.count)
        let (law, symptom) = (flaw.flaw.law, flaw.flaw.symptom)
        let noise = NoisyTrace(flaw.checker, flaw: flaw.flaw)
        for seed in seeds {
            let trace = noise.trace(seed: seed, runs: 256, around: flaw.known)
            let start = clock()
            let minimum = try flaw.checker.minimised(trace, law: law, symptom: symptom)
            times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
            let found = minimum.counterexample.commands
            if found == flaw.known { exact += 1 }
            let shrunk = try flaw.checker.shrunk(trace, law: law, symptom: symptom)
            if shrunk.counterexample.commands == flaw.known { exactByPasses += 1 }
            switch minimum.shortest {
            case .proved: break
            case .unmerged(let beyond) where beyond == found.count - 1: break
            case .unmerged, .notProved:
                if minimum.isStable { bounded += 1 } else { unproved += 1 }
            }
        }
        let brute = BruteForce(flaw.checker.stage, law: law, symptom: symptom)
        isBruteForce = brute.shortestTrace(upTo: flaw.known.count) == flaw.known
    }
}
