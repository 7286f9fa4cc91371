import Foundation
import GuidanceBugs
import SplitViewCatalog
import SplitViewConformance

// The guidance experiment: how many commands a search performs until it finds a seeded bug, by
// plain random runs, by swarm runs, and by the mix with guided runs; medians over 50 seeds. Prints
// one line for each deep bug and each canary, or for those that are named, and fails if a deep bug
// is not as deep as it claims.

let seeds = 1..<51 as Range<UInt64>
let cap = 100_000
let names = CommandLine.arguments.dropFirst()
let deep = DeepBug.all.map { ($0.subject, $0.shortest) }
let canaries = Catalog.canaries.map { ($0.subject, $0.shortest) }
let known = (deep + canaries).map(\.0.name)
if let stranger = names.first(where: { !known.contains($0) }) {
    FileHandle.standardError.write(
        Data("no bug \(stranger); there are \(known.joined(separator: ", "))\n".utf8))
    exit(64)
}

/// Measures subjects, and prints a line for each.
@MainActor func measured(_ subjects: [(Subject, Int)]) -> [Row] {
    var rows: [Row] = []
    for (subject, shortest) in subjects where names.isEmpty || names.contains(subject.name) {
        let row = Row(
            name: subject.name, shortest: shortest,
            measurements: Strategy.all.map {
                Measurement($0, of: subject, seeds: seeds, cap: cap)
            })
        print(row.line(cap: cap))
        rows.append(row)
    }
    return rows
}

var failures = 0
for (subject, shortest) in deep where names.isEmpty || names.contains(subject.name) {
    let minimum = provedMinimum(of: subject, cap: cap)
    if minimum != shortest {
        print("\(subject.name): \(shortest) steps, but \(minimum.map(String.init) ?? "not proved")")
        failures += 1
    }
}
print(heading)
let tables = [("deep bugs", measured(deep)), ("canaries", measured(canaries))]
for (name, rows) in tables where !rows.isEmpty {
    print(comparison(rows, name, 2, with: 0))
    print(comparison(rows, name, 2, with: 1))
}
exit(failures == 0 ? 0 : 1)
