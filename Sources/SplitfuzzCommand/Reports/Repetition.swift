import SplitViewConformance
import StatefulTesting

extension Finding {
    /// The command lines that repeat the finding.
    ///
    /// - Parameters:
    ///   - file: The file that holds exactly its trace, if there is one.
    ///   - corpus: The name of the corpus that it was compared with.
    ///   - mix: The shares of the strategies in the search that found it.
    func repetition(
        in file: String?, against corpus: String = OpenCorpus.standardName,
        searchedBy mix: RunShares = .usual
    ) -> [String] {
        if let file { return ["\(Splitfuzz.name) replay \(file.shellWord)"] }
        let replay = trace.replayLine(on: trace.subject, about: lawToName)
        guard let seed, let run else { return [replay] }
        let beyond = trace.givingUp.isEmpty ? "" : " --beyond-contract"
        let shares = mix == .usual ? "" : " --mix \(mix.typed)"
        let search = "--subject \(trace.subject) --seed \(seed) --runs \(run + 1)\(shares)"
        let profile = Program.current.profileOption(trace.profile, of: trace.subject)
        let known =
            corpus == OpenCorpus.standardName ? "" : " --corpus \(corpus.shellWord)"
        return [replay, "\(Splitfuzz.name) run\(beyond) \(search)\(profile)\(known)"]
    }
}

extension ReportedFinding {
    /// The finding, with the limits of a process in its lines: these may decide whether it shows,
    /// and which steps a search goes without.
    func repeated(within limits: WorkerLimits) -> ReportedFinding {
        var finding = self
        finding.repetition = repetition.map { $0 + limits.typed }
        return finding
    }
}

extension WorkerLimits {
    /// The options for limits that are not the usual ones: ` --hang-timeout 300ms`.
    fileprivate var typed: String {
        let usual = WorkerLimits()
        let hang = Duration.milliseconds(hangMilliseconds).typed
        return (hangMilliseconds == usual.hangMilliseconds ? "" : " --hang-timeout \(hang)")
            + (megabytes == usual.megabytes ? "" : " --worker-memory \(megabytes)")
    }
}

extension ReplayItem {
    /// The command line that replays the trace.
    ///
    /// - Parameter limits: How much a step may take.
    func repetition(within limits: WorkerLimits) -> String {
        let subject = subject.name
        guard let file else { return trace.replayLine(on: subject, about: namedLaw) + limits.typed }
        let options = subject == trace.subject ? "" : "--subject \(subject) "
        return "\(Splitfuzz.name) replay \(options)\(file.shellWord)\(limits.typed)"
    }
}

extension Trace {
    /// The command line that replays the trace as text; without a law it describes the first broken
    /// one.
    fileprivate func replayLine(on subject: String, about law: String?) -> String {
        let about = law.map { " --law \($0)" } ?? ""
        let givingUp = givingUp.map { " --giving-up \($0)" }.joined()
        let profile = Program.current.profileOption(profile, of: subject)
        return
            "\(Splitfuzz.name) replay --subject \(subject)\(about)\(givingUp)\(profile) '\(line)'"
    }
}
