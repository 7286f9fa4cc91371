import SplitViewConformance
import StatefulTesting
import UIKitModel

extension ShardPart {
    /// The unknown name from a command with other subjects or laws, with its kind: `the law 'x'`;
    /// `nil` if there is nothing of the kind.
    ///
    /// The version does not tell: each app may make a command of its own.
    var unknownName: String? {
        if let name = options.profile, !UIKitProfile.named.contains(where: { $0.name == name }) {
            return "the profile \(name.shown)"
        }
        let subjects = options.subjects + searched.map(\.arrangement.subject)
        for name in subjects where Program.current.subject(named: name) == nil {
            return "the subject \(name.shown)"
        }
        return searched.lazy.compactMap(\.unknownName).first ?? unknownLabel
    }

    /// A label named in the options and counted by no report. A search without a report has labels
    /// that nothing says.
    private var unknownLabel: String? {
        let reports = searched.compactMap(\.report)
        guard reports.count == searched.count else { return nil }
        let known = Set(reports.flatMap(\.labels).map(\.name))
        return options.cover.map(\.label).first { !known.contains($0) }
            .map { "the label \($0.shown)" }
    }
}

extension ShardPart.Search {
    /// A command, a law, a branch of one or a symptom that this command does not have.
    fileprivate var unknownName: String? {
        guard let report, let subject = Program.current.subject(named: arrangement.subject) else {
            return nil
        }
        let commands = Set(CommandName.allCases.map(\.word))
        if let kind = report.kinds.first(where: { !commands.contains($0.name) }) {
            return "the command \(kind.name.shown)"
        }
        let branches = Dictionary(subject.allLaws.map { ($0.name, $0.branches) }) { first, _ in
            first
        }
        for tally in report.laws {
            guard let own = branches[tally.name] else { return "the law \(tally.name.shown)" }
            if tally.branches.map(\.name) != own { return "other branches of \(tally.name)" }
        }
        return report.named.lazy.compactMap { flaw in
            if branches[flaw.law] == nil { return "the law \(flaw.law.shown)" }
            return Symptom(text: flaw.symptom.text) == flaw.symptom
                ? nil : "a symptom of \(flaw.law) with the code \(flaw.symptom.code)"
        }.first
    }
}

extension Report {
    /// The flaws that it names, each as often as it does.
    fileprivate var named: [Flaw] {
        flaws.map(\.flaw) + failures.map(\.counterexample.flaw)
            + mismatches.flatMap { [$0.first, $0.second] }.compactMap { $0?.flaw }
    }
}

extension String {
    /// A name from a document in a sentence.
    fileprivate var shown: String { "'\(printable(upTo: 60, mark: "..."))'" }
}
