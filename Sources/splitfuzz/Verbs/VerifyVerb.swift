import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// Verifies every subject asked for, and prints what holds.
@MainActor func verify(
    _ options: VerifyOptions, at console: Console
) throws(CommandFailure) -> ExitCode {
    let named = try subjects(named: options.subjects, for: "verify")
    let arrangements = Arrangement.all(
        of: named.isEmpty ? Catalog.subjects : named, beyondContract: options.beyondContract,
        profile: options.profile)
    let corpus = try corpus(named: options.corpus)
    let line = opening(options, of: arrangements)
    try console.announce(line, before: options.format)
    let result = verified(arrangements, options, against: corpus, at: console)
    try console.say(options.format.text(result, options, console.style))
    for row in result.rows where row.verification.isInconsistent {
        let sentence = row.verification.contradiction?.sentence ?? "is not deterministic"
        console.note("splitfuzz: \(row.arrangement.title): \(sentence)")
    }
    return result.exitCode
}

/// The first line of a verification.
private func opening(_ options: VerifyOptions, of arrangements: [Arrangement]) -> String {
    "splitfuzz \(splitfuzzVersion)  height \(options.height)  profile "
        + profiles(of: arrangements)
}

/// Verifies arrangements one after the other, until all are done or Ctrl-C interrupts it.
@MainActor private func verified(
    _ arrangements: [Arrangement], _ options: VerifyOptions, against corpus: OpenCorpus,
    at console: Console
) -> VerifyResult {
    console.interruption.watch()
    var watch = VerifyWatch(time: options.time, console: console)
    var rows: [VerifyResult.Row] = []
    for arrangement in arrangements where !console.interruption.hasCome() {
        guard let stage = arrangement.stage() else {
            preconditionFailure("every subject of the catalog has a stage")
        }
        let verification = watch.verification(of: arrangement, on: stage, options)
        let blamed = blamed(
            verification.findings, on: stage, earlier: rows.flatMap(\.findings).map(\.finding))
        rows.append(
            VerifyResult.Row(
                arrangement: arrangement, verification: verification,
                inapplicable: stage.inapplicableLaws, rows: stage.distinguishedRows,
                findings: blamed.findings.map { reported($0, on: stage, corpus) },
                breaksContractItself: blamed.breaksContractItself))
    }
    watch.finish(transitions: rows.reduce(0) { $0 + $1.verification.exhaustion.transitions })
    return VerifyResult(
        profile: profiles(of: arrangements), law: options.law, bounds: options.bounds, rows: rows,
        unverified: arrangements.dropFirst(rows.count).map(\.title),
        isInterrupted: console.interruption.hasCome())
}

extension VerifyOptions {
    /// The bounds of each verification. The number of states is limited only by their memory.
    var bounds: VerificationBounds {
        VerificationBounds(
            depth: depth ?? .max, height: height,
            limits: ExhaustLimits(states: 1 << 31 - 1, bytes: megabytes * 1_000_000))
    }
}
