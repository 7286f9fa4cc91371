import Foundation
import StatefulTesting
import UIKitModel

extension SplitViewChecker {
    /// A checker of a subject whose scene was tried first.
    ///
    /// - Throws: `ConformanceError` if the scene is built in a way that cannot be judged.
    init(trying subject: SplitViewSubject, profile: UIKitProfile?) throws(ConformanceError) {
        if let fault = subject.sceneFault(profile: profile ?? subject.profile) {
            throw ConformanceError(.badScene(subject: subject.name, fault: fault))
        }
        self.init(subject, profile: profile)
    }

    /// Replays a corpus, searches the subject, and shrinks and proves what was found.
    ///
    /// - Parameters:
    ///   - budget: How much is searched.
    ///   - corpus: A folder for traces. It need not exist.
    ///   - progress: What was done already.
    ///   - note: Receives what is done further.
    /// - Throws: `ConformanceError` if a trace of the corpus breaks a law that must hold, or if
    ///   nothing could be judged.
    func searchedExamination(
        within budget: SearchBudget, seed: UInt64, corpus: URL? = nil,
        after progress: CheckProgress = CheckProgress(),
        note: (CheckProgress.Note) -> Void = { _ in }
    ) throws(ConformanceError) -> Examination {
        let passedOver = try corpus.map { folder throws(ConformanceError) in
            // A search follows only a replay without flaws; a file that breaks now was saved there
            // since, by this check.
            try replayCorpus(folder, isReplayed: progress.searched != nil)
        }
        let report: SearchReport<SplitViewCommand>
        if let searched = progress.searched {
            report = searched
        } else {
            report = search(
                seed: seed, within: budget.without(progress.elapsed), after: progress.runs,
                note: { note(.runs($0)) })
            note(.searched(report))
        }
        guard report.commands > 0 else {
            throw ConformanceError(
                .nothingHappened(subject: subject.name, why: "the budget is too small"))
        }
        // In a debug build, in which tests usually run, a sweep takes a minute.
        let limits = Self.examinationPastEnds.limits
        var examination = examination(
            of: report, limits: limits, sweep: nil, after: progress.parts,
            note: { note(.part($0)) })
        if let end = passedOver ?? nil { examination.looseEnds.append(end) }
        return examination
    }

    /// Requires that an examination has found nothing.
    ///
    /// - Parameters:
    ///   - most: The most findings that are reported; `nil` for all.
    ///   - corpus: A folder where findings are saved.
    /// - Throws: `ConformanceError` if a law is broken, or if the app is not deterministic.
    func requireHolding(
        _ examination: Examination, reporting most: Int?, savingIn corpus: URL? = nil
    ) throws(ConformanceError) {
        if let flake = examination.flakes.first {
            throw ConformanceError(
                .notRepeatable(subject: subject.name, seed: examination.report.seed, flake))
        }
        guard examination.findings.isEmpty else {
            let causes = examination.findings.byCause { $0 }.prefix(most ?? .max)
            throw ConformanceError(
                .lawsBroken(
                    subject: subject.name, seed: examination.report.seed,
                    findings: reports(of: Array(causes.joined()), savingIn: corpus),
                    looseEnds: (examination.looseEnds + methodsNeverAsked).besideFindings))
        }
    }

    /// Replays the traces of a corpus that must pass.
    ///
    /// - Parameter isReplayed: Whether that was done already.
    /// - Returns: The traces it passed over, if any: those of other subjects.
    private func replayCorpus(
        _ folder: URL, isReplayed: Bool
    ) throws(ConformanceError) -> LooseEnd? {
        guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
        let entries: [Corpus.Entry]
        do { entries = try Corpus(folder: folder).entries() } catch {
            throw ConformanceError(.unreadable(error))
        }
        let passing = entries.filter { $0.expected == .passes }
        var broken: [FindingReport] = []
        for entry in passing where entry.trace.subject == subject.name && !isReplayed {
            let checker: SplitViewChecker
            do { checker = try SplitViewChecker(subject, for: entry.trace) } catch {
                throw ConformanceError(
                    .unreadable(TraceError(file: entry.path, message: error.description)))
            }
            if let report = checker.report(
                ofViolationIn: entry.trace.commands,
                repeatedBy: ["the file \(entry.path.printable)"])
            {
                broken.append(report)
            }
        }
        guard broken.isEmpty else {
            throw ConformanceError(.regressionsBroken(subject: subject.name, traces: broken))
        }
        let others = passing.filter { $0.trace.subject != subject.name }
        guard !others.isEmpty else { return nil }
        return LooseEnd(
            .notReplayed(
                traces: others.count, subjects: Set(others.map(\.trace.subject)).sorted()))
    }

    /// The findings as they are reported, one report for each cause. Each finding is saved in the
    /// corpus if there is one.
    func reports(of findings: [Finding], savingIn corpus: URL? = nil) -> [FindingReport] {
        // All are saved before any is performed for a reader: app code may end the process then.
        let saved = findings.map { SavedFinding($0, in: corpus) }
        return saved.byCause(of: \.finding).map { cause in
            report(
                of: cause[0].finding, followedBy: cause.dropFirst().map(\.finding),
                repeatedBy: cause[0].finding.repetition(of: subject), savedAs: cause[0].path,
                remarks: cause.flatMap(\.remarks) + cause.dropFirst().pathLines)
        }
    }
}

extension Finding {
    func repetition(of subject: SplitViewSubject) -> [String] {
        let about = lawToName.map { ", about: \"\($0)\"" } ?? ""
        let call =
            "checkConformance(of: subject\(trace.relaxing), replaying: "
            + "\"\(trace.line)\"\(about)\(trace.profileArgument(own: subject.profile)))"
        let seed = seed.map { ["\(SearchSeed.variable)=\($0) swift test"] } ?? []
        return seed + ["try \(call)"]
    }

}

struct SavedFinding {
    let finding: Finding
    /// The path in the corpus; `nil` if there is none.
    var path: String?
    /// Why it could not be saved: a folder that cannot be written to must not hide a finding.
    var remarks: [String] = []

    init(notSaved finding: Finding, because remarks: [String]) {
        (self.finding, self.remarks) = (finding, remarks)
    }

    init(_ finding: Finding, in corpus: URL?) {
        self.finding = finding
        guard let corpus else { return }
        do {
            path = try Corpus(folder: corpus).save(finding.trace, as: .regression)
        } catch {
            remarks = ["not saved: \(error)"]
        }
    }
}

extension Sequence<SavedFinding> {
    /// Where they are saved, a line each.
    var pathLines: [String] { compactMap { saved in saved.path.map { "saved   \($0)" } } }
}
