import SplitViewCatalog
import SplitViewConformance

/// The guidance experiment: how many commands a search performs until it finds a seeded bug, by
/// plain random runs, by swarm runs, and by the mix with guided runs; medians over 50 seeds. Prints
/// one line for each deep bug and each canary, or for those that are named, and fails if a deep bug
/// is not as deep as it claims.
@MainActor enum GuidanceBenchmark {
    private static let seeds = 1..<51 as Range<UInt64>
    private static let cap = 100_000

    /// Runs it.
    /// - Parameter names: the bugs; empty for all.
    static func run(_ names: [String]) throws(BenchmarkError) {
        let deep = DeepBug.all.map { ($0.subject, $0.shortest) }
        let canaries = Catalog.canaries.map { ($0.subject, $0.shortest) }
        try checkNames(names, among: (deep + canaries).map(\.0.name), called: "bug")
        func asked(_ bugs: [(SplitViewSubject, Int)]) -> [(SplitViewSubject, Int)] {
            bugs.filter { names.isEmpty || names.contains($0.0.name) }
        }
        var failures = 0
        for (subject, shortest) in asked(deep) {
            let minimum = provedMinimum(of: subject, cap: cap)
            guard minimum != shortest else { continue }
            print(
                "\(subject.name): \(shortest) steps, but "
                    + (minimum.map(String.init) ?? "not proved"))
            failures += 1
        }
        print(GuidanceTable.heading)
        let tables = [("deep bugs", rows(asked(deep))), ("canaries", rows(asked(canaries)))]
        for (name, rows) in tables where !rows.isEmpty {
            print(GuidanceTable.comparison(rows, name, 2, with: 0))
            print(GuidanceTable.comparison(rows, name, 2, with: 1))
        }
        if failures > 0 { throw .failed }
    }

    /// Measures subjects, and prints a line for each.
    private static func rows(_ subjects: [(SplitViewSubject, Int)]) -> [GuidanceRow] {
        subjects.map { subject, shortest in
            let row = GuidanceRow(
                name: subject.name, shortest: shortest,
                measurements: Strategy.all.map {
                    GuidanceMeasurement($0, of: subject, seeds: seeds, cap: cap)
                })
            print(row.line(cap: cap))
            return row
        }
    }
}
