import SplitViewConformance

extension OpenCorpus {
    /// The corpus with a name, or the default one, with the flaws in the steps of files that list
    /// none: these are performed.
    ///
    /// - Parameters:
    ///   - name: `nil` for the default one.
    ///   - crew: Performs them.
    ///   - mayBeAbsent: Whether a corpus that was named may be missing, too.
    @MainActor static func found(
        named name: String?, by crew: Crew, mayBeAbsent: Bool = false
    ) throws(CommandFailure) -> OpenCorpus {
        var corpus = try found(named: name, mayBeAbsent: mayBeAbsent)
        for entry in corpus.unlisted {
            crew.turn(to: entry.trace.subject)
            let task = ReplayTask(
                trace: entry.trace, subject: entry.trace.subject, law: entry.trace.law,
                repetition: "")
            guard case .success(let answer) = try crew.answer(to: task) else { continue }
            corpus.shownByUnlisted[entry.path] = answer.violations.map(\.flaw)
        }
        return corpus
    }
}
