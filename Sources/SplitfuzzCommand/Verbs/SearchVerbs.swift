import SplitViewConformance

extension RunOptions {
    /// Searches every arrangement asked for, and prints the findings.
    ///
    /// - Parameter searched: The parts that other machines have searched already; `nil` to search
    ///   everything.
    @MainActor func carryOut(
        at console: Console, merging searched: [Arrangement: RunSearch.Searched]? = nil
    ) throws(CommandFailure) -> ExitCode {
        let planned = try PlannedSearch(
            search, for: searched == nil ? "run" : "merge", at: console, mayLackCorpus: save,
            searched: searched)
        let keeper = save ? try FindingKeeper(planned.corpus) : nil
        try console.announce(planned.opening, before: output)
        let result = try planned.result(at: console, savedBy: keeper)
        try console.conclude(result, as: output)
        let failures = keeper?.failures ?? []
        for failure in failures { console.note("\(Splitfuzz.name): \(failure)") }
        return failures.first?.exitCode ?? result.exitCode
    }
}

extension MatrixOptions {
    /// Searches every subject, and prints the results of each law.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let planned = try PlannedSearch(search, for: "matrix", at: console)
        try console.announce(planned.opening, before: output)
        let result = try planned.result(at: console)
        try console.conclude(Matrix(result), as: output)
        // A matrix has no cell for a subject that contradicts itself, or was not finished.
        for row in result.rows {
            guard let fault = row.fault ?? row.failure?.verdict else { continue }
            console.note("\(Splitfuzz.name): \(row.arrangement.title): \(fault)")
            row.faults.first?.lines.forEach(console.note)
        }
        return result.exitCode
    }
}

extension VerifyOptions {
    /// Verifies every subject asked for, and prints what holds.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let crew = Crew(console.worker, jobs: 1, limits: workers)
        let planned = PlannedVerification(
            arrangements: try Arrangement.all(
                named: subjects, for: "verify", beyondContract: beyondContract, profile: profile),
            law: law, bounds: bounds, time: time,
            corpus: try OpenCorpus.found(named: corpus, by: crew), crew: crew)
        try console.announce(planned.opening, before: output)
        var result = try planned.result(at: console)
        if output.contains(.html) { try planned.draw(&result, at: console) }
        try console.conclude(result, as: output)
        for row in result.rows where row.verification.isInconsistent {
            let sentence = row.verification.contradiction?.sentence ?? Contradiction.unnamed
            console.note("\(Splitfuzz.name): \(row.arrangement.title): \(sentence)")
        }
        return result.exitCode
    }
}
