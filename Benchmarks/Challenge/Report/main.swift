import Foundation
import StatefulChallenge

// The stateful shrinking challenge: every machine from 1,000 seeds, or those that are named. Prints
// the minimum by brute force, how many answers are right, what they cost, and fails if one is not.

let seeds = 0..<1_000 as Range<UInt64>
let names = CommandLine.arguments.dropFirst()
let known = Challenge.all.map(\.name)
if let stranger = names.first(where: { !known.contains($0) }) {
    FileHandle.standardError.write(
        Data("no machine \(stranger); there are \(known.joined(separator: ", "))\n".utf8))
    exit(64)
}

print(heading)
var failures = 0
for challenge in Challenge.all where names.isEmpty || names.contains(challenge.name) {
    let measurement = Measurement(challenge, seeds: seeds)
    print(row(measurement, of: seeds.count))
    if measurement.right < seeds.count || challenge.bruteForce() != challenge.minimum {
        failures += 1
    }
}
exit(failures == 0 ? 0 : 1)
