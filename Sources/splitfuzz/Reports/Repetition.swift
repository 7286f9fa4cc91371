import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// The command lines that repeat a finding.
///
/// - Parameters:
///   - finding: The finding.
///   - file: The file that holds exactly its trace, if there is one.
///   - mix: The shares of the strategies in the search that found it.
func repetition(
    of finding: Finding, in file: String?, searchedBy mix: RunShares = .usual
) -> [String] {
    let trace = finding.trace
    if let file { return ["splitfuzz replay \(shellWord(file))"] }
    let replay = replayLine(trace, on: trace.subject, about: finding.lawToName)
    guard let seed = finding.seed, let run = finding.run else { return [replay] }
    let beyond = trace.givingUp.isEmpty ? "" : " --beyond-contract"
    let shares = mix == .usual ? "" : " --mix \(showMix(mix))"
    let search = "--subject \(trace.subject) --seed \(seed) --runs \(run + 1)\(shares)"
    let profile = profileOption(trace.profile, of: trace.subject)
    return [replay, "splitfuzz run\(beyond) \(search)\(profile)"]
}

/// The option that selects a profile, with a space before it; empty if it is the subject's own.
///
/// - Parameters:
///   - profile: The profile.
///   - subject: The name of the subject, which has a profile of its own.
func profileOption(_ profile: String, of subject: String) -> String {
    let own = Catalog.subject(named: subject)?.profile ?? .ios26
    return profile == own.name ? "" : " --profile \(profile)"
}

/// The command line that replays a trace.
@MainActor func repetition(of item: ReplayItem) -> String {
    let subject = item.stage.subject.name
    let trace = item.trace
    if let file = item.file {
        let options = subject == trace.subject ? "" : "--subject \(subject) "
        return "splitfuzz replay \(options)\(shellWord(file))"
    }
    return replayLine(trace, on: subject, about: item.namedLaw)
}

/// The command line that replays a trace as text; without a law it describes the first that is
/// broken.
private func replayLine(_ trace: Trace, on subject: String, about law: String?) -> String {
    let about = law.map { " --law \($0)" } ?? ""
    let givingUp = trace.givingUp.map { " --giving-up \($0)" }.joined()
    let profile = profileOption(trace.profile, of: subject)
    return "splitfuzz replay --subject \(subject)\(about)\(givingUp)\(profile) '\(trace.line)'"
}

/// A word, quoted for a shell if necessary.
func shellWord(_ word: String) -> String {
    let marks = "/._-+,:@%".unicodeScalars
    let isPlain = word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || marks.contains($0)
    }
    if isPlain, !word.isEmpty, !word.hasPrefix("-") { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
}
