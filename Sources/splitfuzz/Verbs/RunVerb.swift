import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// Searches every arrangement asked for, and prints the findings.
@MainActor func run(
    _ options: RunOptions, at console: Console
) throws(CommandFailure) -> ExitCode {
    let arrangements = try arrangements(for: options, of: "run")
    try checkLabels(of: options.cover, in: arrangements)
    let corpus = try corpus(for: options)
    if options.save { try corpus.checkWritable() }
    let seed = options.seed ?? freshSeed()
    try announce(seed, options, of: arrangements, at: console)
    var result = try searched(
        arrangements, options, seed: seed, against: corpus, at: console)
    let failure = options.save ? save(&result.rows, in: corpus) : nil
    try console.say(options.format.text(result, options, console.style))
    if let failure { throw failure }
    return result.exitCode
}

/// The arrangements to search: of every subject named, or of all.
@MainActor func arrangements(
    for options: RunOptions, of verb: String
) throws(CommandFailure) -> [Arrangement] {
    let named = try subjects(named: options.subjects, for: verb)
    return Arrangement.all(
        of: named.isEmpty ? Catalog.subjects : named, beyondContract: options.beyondContract,
        profile: options.profile)
}

/// Throws a usage error for a `--cover` label that no searched subject defines.
@MainActor private func checkLabels(
    of requirements: [Requirement], in arrangements: [Arrangement]
) throws(CommandFailure) {
    let known = Set(arrangements.flatMap { $0.stage()?.labels ?? [] })
    for requirement in requirements where !known.contains(requirement.label) {
        throw .usage(
            UsageError(
                verb: "run",
                .unknownLabel(
                    requirement.label,
                    nearest: nearestName(to: requirement.label, among: known.sorted()))))
    }
}

/// Drawn from 32 bits: random enough, and short enough to be typed again.
func freshSeed() -> UInt64 { UInt64(UInt32.random(in: 0 ... .max)) }

/// Searches arrangements one after the other, until all are done or Ctrl-C comes.
@MainActor func searched(
    _ arrangements: [Arrangement], _ options: RunOptions, seed: UInt64,
    against corpus: OpenCorpus, at console: Console
) throws(CommandFailure) -> RunResult {
    console.interruption.watch()
    var search = RunSearch(options, seed: seed, console: console)
    var rows: [RunResult.Row] = []
    var quota = FindingQuota(options.findingLimit)
    for arrangement in arrangements where !quota.isFull {
        let (earlier, room) = (rows, quota)
        func row(of report: Report) -> RunResult.Row {
            examine(
                report, of: arrangement, against: corpus, earlier: earlier,
                demanding: options.cover)
        }
        var failures = 0
        let searched = try search.report(of: arrangement) { report in
            guard options.findingLimit != nil, report.flaws.count > failures
            else { return false }
            failures = report.flaws.count
            return room.isFilled(by: row(of: report))
        }
        guard let searched else { break }
        rows.append(quota.take(row(of: searched)))
    }
    search.finish()
    return RunResult(
        seed: seed, profile: profiles(of: arrangements), mix: options.mix, rows: rows,
        unsearched: arrangements.dropFirst(rows.count).map(\.title),
        ending: console.interruption.hasCome() ? .interruption : quota.isFull ? .findings : .budget)
}

/// The corpus of known findings; an empty one if there is none and none was named.
@MainActor func corpus(
    for options: RunOptions
) throws(CommandFailure) -> OpenCorpus {
    try corpus(named: options.corpus, mayBeAbsent: options.save)
}

/// The corpus with a name, or the default one.
@MainActor func corpus(
    named name: String?, mayBeAbsent: Bool = false
) throws(CommandFailure) -> OpenCorpus {
    let isOptional = name == nil || mayBeAbsent
    let name = name ?? OpenCorpus.standardName
    if isOptional, !FileManager.default.fileExists(atPath: name) {
        return OpenCorpus(namedButAbsent: name)
    }
    return try OpenCorpus(named: name)
}

/// The first line of the output, so that a run that never ends can be repeated, too.
private func announce(
    _ seed: UInt64, _ options: RunOptions, of arrangements: [Arrangement], at console: Console
) throws(CommandFailure) {
    let mix = options.mix == .usual ? "" : "  mix \(showMix(options.mix))"
    let line = opening(seed: seed, of: arrangements) + mix
    try console.announce(line, before: options.format)
}

/// The first line of a search.
func opening(seed: UInt64, of arrangements: [Arrangement]) -> String {
    "splitfuzz \(splitfuzzVersion)  seed \(seed)  profile \(profiles(of: arrangements))"
}

/// Saves new findings, and makes the files part of the lines that repeat them.
///
/// - Returns: Why the rest could not be saved, if so; reported after the findings themselves.
private func save(_ rows: inout [RunResult.Row], in corpus: OpenCorpus) -> CommandFailure? {
    for row in rows.indices {
        for index in rows[row].findings.indices where rows[row].findings[index].isNew {
            let found = rows[row].findings[index]
            do throws(CommandFailure) {
                let path = try corpus.save(found.commentedTrace)
                rows[row].findings[index].savedAs = path
                rows[row].findings[index].repetition = repetition(of: found.finding, in: path)
            } catch {
                return error
            }
        }
    }
    return nil
}
