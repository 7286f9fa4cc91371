import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// A flaw of a subject, and the trace that is known to show it.
@MainActor struct KnownFlaw {
    let title: String
    let checker: SplitViewChecker
    let flaw: Flaw
    let known: [SplitViewCommand]
}

extension KnownFlaw {
    /// What a search of a subject found.
    init(_ finding: Finding, _ flaw: Flaw? = nil, of subject: SplitViewSubject) {
        self.init(
            title: subject.name, checker: SplitViewChecker(subject), flaw: flaw ?? finding.flaw,
            known: finding.trace.commands)
    }

    /// The findings of a subject in the first runs, the shortest first.
    private static func findings(of subject: SplitViewSubject) -> [Finding] {
        let checker = SplitViewChecker(subject)
        let report = checker.search(seed: 42, runs: 0..<1_024)
        return checker.examination(of: report).findings
            .sorted { $0.trace.commands.count < $1.trace.commands.count }
    }

    /// The flaws that are asked for, by name or path: each canary, each deep bug and each finding
    /// of the corpus.
    static func all(_ folder: String, where isAsked: (String) -> Bool) throws -> [KnownFlaw] {
        var flaws: [KnownFlaw] = []
        for canary in Catalog.canaries where isAsked(canary.subject.name) {
            // The law may be told together with another one that means more to a person.
            let found = findings(of: canary.subject).lazy.compactMap { finding in
                finding.reportedFlaws.first { $0.law == canary.law }.map { (finding, $0) }
            }.first
            guard let (finding, flaw) = found else {
                fatalError("\(canary.subject.name) is not caught")
            }
            flaws.append(KnownFlaw(finding, flaw, of: canary.subject))
        }
        for bug in DeepBug.all where isAsked(bug.subject.name) {
            guard let found = findings(of: bug.subject).first else {
                fatalError("\(bug.subject.name) is not caught")
            }
            flaws.append(KnownFlaw(found, of: bug.subject))
        }
        for entry in try Corpus(folder: URL(fileURLWithPath: folder)).entries() {
            guard case .breaks(let law) = entry.expected, isAsked(entry.path),
                let subject = Catalog.subject(named: entry.trace.subject)
            else { continue }
            let checker = try SplitViewChecker(subject, for: entry.trace)
            guard let violation = checker.replay(entry.trace.commands, about: law).violations.last
            else { fatalError("\(entry.path) breaks nothing") }
            flaws.append(
                KnownFlaw(
                    title: entry.path, checker: checker, flaw: violation.flaw,
                    known: entry.trace.commands))
        }
        return flaws
    }
}
