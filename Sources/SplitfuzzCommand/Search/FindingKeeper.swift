import SplitViewConformance
import StatefulTesting

/// Saves new findings of a run: each with the block of runs that shows it, not shrunk yet, and
/// then, in place of these, its shrunk trace. So a run ended from outside has saved the findings of
/// all finished blocks.
@MainActor final class FindingKeeper {
    private let corpus: OpenCorpus
    /// The files with findings of the subject under way that are not shrunk yet.
    private var early: [(flaw: Flaw, path: String?)] = []
    /// Why something could not be saved.
    private(set) var failures: [CommandFailure] = []

    /// Saves into a corpus that can be written.
    init(_ corpus: OpenCorpus) throws(CommandFailure) {
        try corpus.checkWritable()
        self.corpus = corpus
    }

    /// Saves what a search has found so far and no file knows, as it was found. A finding that
    /// cannot be saved now is tried again, and reported, once it is shrunk.
    func note(_ report: Report, of arrangement: Arrangement) {
        for failure in report.failures {
            let flaw = failure.counterexample.flaw
            guard !early.contains(where: { $0.flaw == flaw }) else { continue }
            let finding = Finding(
                notShrunk: failure, seed: report.seed, subject: arrangement.subject,
                profile: arrangement.profile, givingUp: arrangement.assumptionsGivenUp)
            guard corpus.entry(knowing: flaw, of: finding.trace) == nil else { continue }
            let reported = ReportedFinding(
                ExaminedFinding(finding, story: .notPerformed), against: corpus)
            early.append((flaw, try? corpus.save(reported.commentedTrace)))
        }
    }

    /// Saves the new findings of a row, makes the files part of the lines that repeat them, and
    /// removes the earlier files about them, unless a finding cannot be saved now.
    func take(_ row: inout RunResult.Row) {
        var kept: [String] = []
        var isComplete = true
        for index in row.findings.indices where row.findings[index].isNew {
            let finding = row.findings[index]
            var path = saved(finding)
            if path == nil {
                isComplete = false
                path = early.first { $0.flaw == finding.finding.flaw }?.path
            }
            guard let path else { continue }
            kept.append(path)
            row.findings[index].savedAs = path
            row.findings[index].repetition = finding.finding.repetition(in: path)
        }
        for case let (_, path?) in early where isComplete && !kept.contains(path) {
            if let failure = corpus.remove(path) { failures.append(failure) }
        }
        early = []
    }

    private func saved(_ finding: ReportedFinding) -> String? {
        do throws(CommandFailure) {
            return try corpus.save(finding.commentedTrace)
        } catch {
            if !failures.contains(error) { failures.append(error) }
            return nil
        }
    }
}
