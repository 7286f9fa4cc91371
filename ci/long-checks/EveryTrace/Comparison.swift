import SplitViewConformance
import StatefulTesting

/// The result of `verify` for a subject, compared with every trace.
@MainActor struct Comparison {
    /// Every trace.
    let brute: EveryTrace
    /// The exhaustive search, with the same bounds.
    let verification: Verification
    /// What differs, a line for each; nothing if they agree.
    private(set) var differences: [String] = []

    /// How many states a search may store: more than there are, because otherwise nothing can be
    /// compared.
    private static let limits = ExhaustLimits(states: 20_000_000)

    /// Performs every trace, and compares.
    init(_ arrangement: Arrangement, depth: Int, height: Int) {
        brute = EveryTrace(
            arrangement.subject, contract: arrangement.contract, depth: depth, height: height)
        verification = SplitViewChecker(arrangement.subject, contract: arrangement.contract)
            .verification(
                within: VerificationBounds(depth: depth, height: height, limits: Self.limits))
        if let contradiction = verification.contradiction {
            differences += contradiction.lines.map { "contradiction: \($0)" }
        }
        compareEnds(depth: depth)
        compareFlaws()
        compareLaws()
    }

    private mutating func compareEnds(depth: Int) {
        switch verification.exhaustion.end {
        case .closed, .depth:
            if brute.isOutOfScope { differences.append("verify searched what lies out of scope") }
            if verification.completeDepth < depth, !verification.isClosed {
                differences.append("verify judged traces up to \(verification.completeDepth) only")
            }
        case .outOfScope:
            if !brute.isOutOfScope { differences.append("verify searched nothing") }
        case .inconsistent: differences.append("verify contradicts itself")
        case .found, .stateLimit, .deadline:
            differences.append("verify ended by \(verification.exhaustion.end)")
        }
    }

    private mutating func compareFlaws() {
        var unknown = brute.found
        for counterexample in verification.exhaustion.counterexamples {
            let (claimed, flaw) = (counterexample.commands, counterexample.flaw)
            let name = "\(flaw.law) \(flaw.symptom.text)"
            let trace = unknown.removeValue(forKey: flaw)
            if trace == nil {
                differences.append("\(name): only verify finds \(claimed.line)")
            } else if let trace, trace != claimed {
                differences.append("\(name): verify says \(claimed.line), and it is \(trace.line)")
            }
        }
        for (flaw, trace) in unknown.sorted(by: { $0.value.line < $1.value.line }) {
            differences.append("\(flaw.law) \(flaw.symptom.text): verify misses \(trace.line)")
        }
    }

    /// Whether a law was broken, held or never judged.
    private mutating func compareLaws() {
        guard !verification.isInconsistent, !brute.isOutOfScope else { return }
        let broken = Set(brute.found.keys.map(\.law))
        for law in verification.laws {
            let isBroken = broken.contains(law.name)
            if isBroken != (law.violated > 0) {
                let verdict = law.violated > 0 ? "broken" : "not broken"
                differences.append("\(law.name): verify says that it is \(verdict)")
            }
            if !isBroken, brute.held.contains(law.name) != (law.held > 0) {
                let verdict = law.held > 0 ? "held" : "was never judged"
                differences.append("\(law.name): verify says that it \(verdict)")
            }
        }
    }
}

extension [SplitViewCommand] {
    /// The trace in a line.
    var line: String { map(\.description).joined(separator: "; ") }
}
