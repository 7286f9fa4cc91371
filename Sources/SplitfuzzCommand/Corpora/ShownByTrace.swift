import SplitViewConformance
import StatefulTesting

/// The purpose of a trace of a corpus, by its own account: nothing is performed.
struct ShownByTrace: Hashable, Sendable {
    /// The common terms of two traces if one can stand for the other.
    struct Terms: Hashable, Sendable {
        fileprivate let isFinding: Bool
        fileprivate let subject: String
        fileprivate let profile: String
        fileprivate let givingUp: Set<String>
    }

    let terms: Terms
    private let commands: [SplitViewCommand]
    /// The law after which it is named: two files with the same content under two names differ.
    private let law: String?
    private let flaws: Set<Flaw>
    /// The laws that a file must show to be as good as this one.
    private let laws: Set<String>
    /// The laws that it is known to show: those it lists, or else the one it names.
    private let knownLaws: Set<String>
    /// The labels and branches that an exemplar names in its comments.
    private let labels: Set<String>

    init(_ entry: Corpus.Entry) {
        let trace = entry.trace
        terms = Terms(
            isFinding: entry.expected != .passes, subject: trace.subject, profile: trace.profile,
            givingUp: Set(trace.givingUp))
        commands = trace.commands
        law = trace.law
        flaws = Set(trace.shows)
        let listed = Set(trace.shows.map(\.law))
        let named = Set([trace.law].compactMap(\.self))
        laws = listed.union(named)
        knownLaws = listed.isEmpty ? named : listed
        let prefix = "shows: "
        labels = Set(
            trace.comments.filter { $0.hasPrefix(prefix) }.flatMap {
                $0.dropFirst(prefix.count).split(separator: ",").map { $0.filter { $0 != " " } }
            })
    }

    var length: Int { commands.count }
    /// How much it shows.
    var extent: Int { flaws.count + laws.count + labels.count }

    /// Whether another trace shows all that this one shows, at least as simply.
    ///
    /// A trace that must pass guards its own commands, so only one with the same commands can stand
    /// for it. A finding stands for its flaws, so a shorter one that lists them all is as good. A
    /// finding without flaws is about its law in its own steps: only the same steps cover it.
    func isCovered(by other: ShownByTrace) -> Bool {
        guard
            terms == other.terms, flaws.isSubset(of: other.flaws),
            laws.isSubset(of: other.knownLaws), labels.isSubset(of: other.labels)
        else { return false }
        return terms.isFinding && !flaws.isEmpty
            ? other.length <= length : commands == other.commands
    }
}
