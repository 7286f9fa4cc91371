import SplitViewConformance
import StatefulTesting

/// How soon a search finds the bug of a subject, from many seeds.
struct GuidanceMeasurement {
    /// The commands performed until the first violation, growing; a search that found nothing
    /// counts as the whole cap.
    let commands: [Int]
    /// The searches that found it.
    let found: Int

    /// Searches from each seed, by all laws, and looks at nothing else.
    @MainActor init(
        _ strategy: Strategy, of subject: SplitViewSubject, seeds: Range<UInt64>, cap: Int
    ) {
        let checker = SplitViewChecker(subject)
        let reports = seeds.map { firstFailure(with: checker, strategy.limits, seed: $0, cap: cap) }
        commands = reports.map { $0.failures.isEmpty ? cap : min(cap, $0.commands) }.sorted()
        found = reports.count { !$0.failures.isEmpty }
    }

    /// The middle of the searches; of an even number the upper one.
    var median: Int { commands[commands.count / 2] }
}

/// A search up to and including the first run that fails, or the one that reaches the cap.
///
/// - Parameter laws: The names of the laws that are waited for; `nil` for any.
@MainActor func firstFailure(
    with checker: SplitViewChecker, _ limits: SearchLimits, seed: UInt64, cap: Int,
    of laws: Set<String>? = nil
) -> SearchReport<SplitViewCommand> {
    var isOver = false
    func isFound(_ report: SearchReport<SplitViewCommand>) -> Bool {
        guard let laws else { return report.failedRuns > 0 }
        return report.failures.contains { laws.contains($0.counterexample.flaw.law) }
    }
    return checker.search(
        seed: seed, runs: 0..<cap, limits: limits, deadline: { isOver },
        observe: { isOver = isFound($0) || $0.commands >= cap })
}

/// The length of the shortest trace that breaks a law, if that could be proved, which may take
/// longer here than in a search. Laws that look ahead may see a bug before it shows, so they count
/// only if no step breaks a law.
@MainActor func provedMinimum(of subject: SplitViewSubject, cap: Int) -> Int? {
    let checker = SplitViewChecker(subject)
    let aboutSteps = Set(SplitViewLaws.aboutSteps.map(\.name))
    let report = firstFailure(
        with: checker, Strategy.mix.limits, seed: 0, cap: cap, of: aboutSteps)
    let limits = MinimiseLimits(proving: ExhaustLimits(states: 1_000_000))
    let proved = checker.examination(of: report, limits: limits).findings.filter {
        if case .proved = $0.shortest { true } else { false }
    }
    let shown = proved.filter { aboutSteps.contains($0.law) }
    return (shown.isEmpty ? proved : shown).map(\.trace.commands.count).min()
}
