import Foundation
import StatefulTesting
import UIKitModel

/// A check of a subject, in the parts in which another process can perform it.
@MainActor struct ConformanceCheck: AppCheck {
    let subject: SplitViewSubject
    let search: DrawnSearch
    /// A folder for traces, which need not exist.
    var corpus: URL?
    /// Which loose ends are errors, too.
    let demands: Set<LooseEnd.Kind>

    var searchSeed: UInt64? { search.seed }

    var leftOut: Examination {
        Examination(
            subject: subject.name, givingUp: [], profile: "",
            report: SearchReport(seed: search.seed),
            findings: [], flakes: [], contradiction: nil, looseEnds: [])
    }

    func findings(in examination: Examination) -> [Finding] { examination.findings }

    /// Replays the corpus, searches, and shrinks and proves what was found.
    ///
    /// - Parameters:
    ///   - progress: What was done already.
    ///   - note: Receives what is done further.
    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> Examination {
        try SplitViewChecker(trying: subject, profile: search.profile).searchedExamination(
            within: search.budget, seed: search.seed, corpus: corpus, after: progress, note: note)
    }

    /// The examination with all its loose ends.
    ///
    /// - Throws: `ConformanceError` if it has found something; the findings are saved.
    func judged(_ examination: Examination) throws(ConformanceError) -> Examination {
        let checker = SplitViewChecker(subject, profile: search.profile)
        var examination = examination
        examination.looseEnds += checker.furtherLooseEnds(
            seed: search.seed, budget: search.budget, besideFindings: !examination.findings.isEmpty)
        try checker.requireHolding(examination, reporting: search.budget.findings, savingIn: corpus)
        examination.looseEnds = (examination.looseEnds + checker.methodsNeverAsked).inOrder
        try examination.looseEnds.requireNone(of: demands, subject: subject.name)
        return examination
    }

    /// The report of a check that something has stopped: the findings until then, if any. That is
    /// not performed for a reader, because no app code may run here.
    ///
    /// - Parameters:
    ///   - progress: What was done.
    ///   - why: What has stopped it, without a full stop.
    ///   - isConfirmed: Whether what ends the app has come again in another process.
    func failure(
        after progress: CheckProgress, stoppedBy why: String, isConfirmed: Bool
    ) -> ConformanceError? {
        guard let report = progress.searched ?? progress.runs else { return nil }
        let examination = Examination(
            of: report, after: progress.parts, subject: subject.name,
            profile: (search.profile ?? subject.profile).name, givingUp: [])
        if let flake = examination.flakes.first {
            return ConformanceError(.notRepeatable(subject: subject.name, seed: report.seed, flake))
        }
        let causes = examination.findings.byCause { $0 }.prefix(search.budget.findings ?? .max)
        guard !causes.isEmpty else { return nil }
        return ConformanceError(
            .lawsBroken(
                subject: subject.name, seed: report.seed,
                findings: causes.map { cause in
                    let saved = cause.map { self.saved($0, isSure: isConfirmed || !$0.endsApp) }
                    return FindingReport(
                        cause[0], followedBy: Array(cause.dropFirst()), story: .notPerformed,
                        repetition: cause[0].repetition(of: subject), savedAs: saved[0].path,
                        remarks: saved.flatMap(\.remarks) + saved.dropFirst().pathLines
                            + ["found before the check was stopped; \(why)"])
                }, looseEnds: []))
    }

    /// Saves a finding of a check that was stopped. A later check stops at saved findings, and
    /// neither shrinks nor confirms them: so nothing is saved that still needs either.
    ///
    /// - Parameter isSure: Whether it does not hang on chance.
    private func saved(_ finding: Finding, isSure: Bool) -> SavedFinding {
        if isSure, finding.isShrunk { return SavedFinding(finding, in: corpus) }
        let doubt = isSure ? [] : ["not performed again in another process"]
        guard corpus != nil else { return SavedFinding(notSaved: finding, because: doubt) }
        let again = "the seed \(search.seed) finds it again"
        let need = isSure ? "it is not shrunk" : "it may be chance"
        return SavedFinding(
            notSaved: finding, because: doubt + ["not saved, as \(need); \(again)"])
    }

    /// All but the corpus, which may be in a folder of the process.
    var terms: String {
        subject.terms(search.terms + ["\(demands.map { "\($0)" }.sorted())"])
    }
}

extension SplitViewSubject {
    /// The terms that distinguish a check of this subject from others, as far as they can be
    /// written down.
    ///
    /// - Parameter others: The other inputs of the check.
    func terms(_ others: [String]) -> String {
        let own = [name, "\(contract.assumptions.map(\.name))", "\(contract.policies)"]
        return (own + others).joined(separator: " ")
    }
}
