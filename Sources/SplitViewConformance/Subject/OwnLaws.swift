extension SplitViewSubject {
    /// Every law for the subject, in the order of reports: those about steps, its own, those that
    /// look ahead.
    package var allLaws: [SplitViewLaw] {
        SplitViewLaws.aboutSteps + laws + SplitViewLaws.ahead.map(\.law)
    }

    /// One of the laws that the subject is judged by; `nil` if there is none of this name.
    func law(named name: String) -> SplitViewLaw? { allLaws.first { $0.name == name } }

    /// The laws as a subject keeps them: each of their flaws has the symptom of its step, as for
    /// the other laws. The judging of each is noted, because it may end the process.
    ///
    /// - Parameter laws: The app's own laws.
    static func checked(_ laws: [SplitViewLaw]) -> [SplitViewLaw] {
        var taken = Set(SplitViewLaws.all.map(\.name))
        for law in laws {
            demand(
                law.name.isPlainName,
                "a law's name is made of letters, digits, hyphens, underscores and dots")
            demand(
                taken.insert(law.name).inserted,
                "there is a law '\(law.name)' already; a law needs a name of its own")
        }
        return laws.map { law in
            SplitViewLaw(
                name: law.name, statement: law.statement, branches: law.branches,
                symptom: { $0.symptom },
                judge: { step in LawLog.noting(law.name) { law.judge(step) } })
        }
    }
}
