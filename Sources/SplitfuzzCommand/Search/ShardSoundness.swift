import SplitViewConformance
import StatefulTesting
import UIKitModel

extension ShardPart {
    /// What no search can have printed, in a sentence without a full stop; `nil` if there is
    /// nothing of the kind.
    ///
    /// A document comes from another machine, and may have been altered on its way. What is added
    /// up, looked up or performed later is checked here, so that all else can rely on it.
    var problem: String? {
        var check = SoundnessCheck()
        check.require(options)
        for search in searched {
            if let report = search.report { check.require(report, of: search) }
        }
        // A search without a report has labels that nothing says.
        let reports = searched.compactMap(\.report)
        for label in options.cover.map(\.label) where reports.count == searched.count {
            let isKnown = reports.contains { $0.labels.contains { $0.name == label } }
            if !isKnown { check.note("names the label '\(label.shown)', which no subject has") }
        }
        return check.problem
    }
}

/// Looks for the first value that no search can have printed.
private struct SoundnessCheck {
    private(set) var problem: String?

    mutating func note(_ sentence: String) { problem = problem ?? sentence }

    /// Checks a number.
    ///
    /// - Parameter name: What it counts, as in the document.
    private mutating func require(
        _ name: String, _ number: Int, from least: Int = 0, upTo most: Int
    ) {
        guard number < least || number > most else { return }
        note("has a number that no search can have: \(name) is \(number)")
    }

    private mutating func require(_ name: String, _ number: Int, in range: ClosedRange<Int>) {
        require(name, number, from: range.lowerBound, upTo: range.upperBound)
    }

    /// Checks the options of the run by the ranges that the command line has.
    mutating func require(_ options: ShardOptions) {
        let (mix, workers) = (options.mix, options.workers)
        for (name, share) in [
            ("mix.plain", mix.plain), ("mix.swarm", mix.swarm), ("mix.guided", mix.guided),
        ] {
            require(name, share, upTo: RunShares.maximum)
        }
        if mix.plain == 0, mix.swarm == 0, mix.guided == 0 {
            note("has a mix without any share")
        }
        require(
            "workers.hangMilliseconds", workers.hangMilliseconds, in: BudgetOptions.milliseconds)
        require("workers.megabytes", workers.megabytes, in: WorkerLimits.memoryRange)
        let usual = WorkerLimits().patience
        require("workers.patience", workers.patience, from: usual, upTo: usual)
        require("runs", options.runs ?? 1, in: BudgetOptions.amounts)
        require("commands", options.commands ?? 1, in: BudgetOptions.amounts)
        if options.runs == nil, options.commands == nil { note("has no budget") }
        for demand in options.cover where !(0...1).contains(demand.share) {
            note("has a number that no search can have: a share of \(demand.share)")
        }
        if let profile = options.profile, !UIKitProfile.all.contains(where: { $0.name == profile })
        {
            note("names the profile '\(profile.shown)', which this command does not have")
        }
        for name in options.subjects where Program.current.subject(named: name) == nil {
            note("names the subject '\(name.shown)', which this command does not have")
        }
    }

    /// Checks the report of a search.
    ///
    /// What many shards add up stays within the numbers that there are, however many they are.
    mutating func require(_ report: Report, of search: ShardPart.Search) {
        let most = Int.max / Shard.most
        require("runs", report.runs.lowerBound, upTo: BudgetOptions.amounts.upperBound)
        require("runs", report.runs.upperBound, upTo: BudgetOptions.amounts.upperBound)
        guard problem == nil else { return }
        // A search that could go on to its end has performed all of its runs.
        let isWhole = search.failure == nil && !search.isCut
        let count = report.runs.count
        require("completedRuns", report.completedRuns, from: isWhole ? count : 0, upTo: count)
        let runs = report.completedRuns
        for (name, number) in [
            ("stalledRuns", report.stalledRuns), ("restrictedRuns", report.restrictedRuns),
            ("failedRuns", report.failedRuns), ("recheckedRuns", report.recheckedRuns),
            ("mismatchedRuns", report.mismatchedRuns),
        ] {
            require(name, number, upTo: runs)
        }
        require("looks", report.looks, upTo: most)
        for label in report.labels { require("labels.runs", label.runs, upTo: runs) }
        requireKinds(report.kinds, upTo: most)
        guard let subject = Program.current.subject(named: search.arrangement.subject) else {
            return
        }
        requireLaws(report.laws, of: subject, upTo: most)
        requireFlaws(of: report, among: subject.allLaws.map(\.name), upTo: most)
    }

    private mutating func requireKinds(_ kinds: [KindTally], upTo most: Int) {
        let known = Set(CommandName.allCases.map(\.word))
        if Set(kinds.map(\.name)).count < kinds.count { note("counts a command twice") }
        var left = most
        for kind in kinds {
            if !known.contains(kind.name) {
                note("counts the command '\(kind.name.shown)', which there is not")
            }
            require("kinds.performed", kind.performed, upTo: left)
            require("kinds.ignored", kind.ignored, upTo: most)
            guard problem == nil else { return }
            left -= kind.performed
        }
    }

    private mutating func requireLaws(
        _ laws: [LawTally], of subject: SplitViewSubject, upTo most: Int
    ) {
        let known = subject.allLaws
        if Set(laws.map(\.name)).count < laws.count { note("counts a law twice") }
        for tally in laws {
            guard let law = known.first(where: { $0.name == tally.name }) else {
                return note(absence(of: tally.name))
            }
            if tally.branches.map(\.name) != law.branches {
                note("has other branches of \(law.name) than this command")
            }
            require("laws.held", tally.held, upTo: most)
            require("laws.violated", tally.violated, upTo: most - max(0, tally.held))
            require("laws.notApplicable", tally.notApplicable, upTo: most)
            for branch in tally.branches {
                require("branches.steps", branch.steps, upTo: tally.held)
            }
        }
    }

    /// Checks the flaws: each is counted once and has a trace, and whatever shows one has been
    /// counted.
    private mutating func requireFlaws(
        of report: Report, among laws: [String], upTo most: Int
    ) {
        let flaws = Set(report.flaws.map(\.flaw))
        if flaws.count < report.flaws.count { note("counts a flaw twice") }
        for tally in report.flaws {
            require(tally.flaw, among: laws)
            require("flaws.steps", tally.steps, upTo: most)
            require("flaws.runs", tally.runs, upTo: report.completedRuns)
        }
        for failure in report.failures {
            let flaw = failure.counterexample.flaw
            require(flaw, among: laws)
            if !flaws.contains(flaw) { note("has a trace of \(flaw.law) that it does not count") }
            if !report.runs.contains(failure.run) {
                note("has a number that no search can have: failures.run is \(failure.run)")
            }
        }
        for mismatch in report.mismatches {
            if !report.runs.contains(mismatch.run) {
                note("has a number that no search can have: mismatches.run is \(mismatch.run)")
            }
            require("mismatches.parting", mismatch.parting ?? 0, upTo: most)
            for violation in [mismatch.first, mismatch.second].compactMap(\.self) {
                require(violation.flaw, among: laws)
                require("mismatches.index", violation.index, upTo: most)
            }
        }
        let shown = Set(report.failures.map(\.counterexample.flaw))
        for flaw in report.flaws.map(\.flaw) where !shown.contains(flaw) {
            note("counts a flaw of \(flaw.law.shown) and has no trace of it")
        }
        let broken = Set(flaws.map(\.law))
        for law in report.laws where law.violated > 0 && !broken.contains(law.name) {
            note("counts violations of \(law.name.shown) and no flaw of it")
        }
    }

    private mutating func require(_ flaw: Flaw, among laws: [String]) {
        if !laws.contains(flaw.law) { note(absence(of: flaw.law)) }
        if Symptom(text: flaw.symptom.text) != flaw.symptom {
            note("has an unknown symptom of \(flaw.law.shown): \(flaw.symptom.code)")
        }
    }

    private func absence(of law: String) -> String {
        "names the law '\(law.shown)', which this command does not have"
    }
}

extension String {
    /// A name from a document in a sentence.
    fileprivate var shown: String { printable(upTo: 60, mark: "...") }
}
