extension SearchReport {
    /// The report of two searches over neighbouring ranges of runs, identical to the report of one
    /// search over both ranges.
    ///
    /// This is how several processes share a search: each takes a range, and the reports are merged
    /// in order. Caps keep the first failures by run index, so merging never needs more than was
    /// kept.
    /// - Parameter next: The report of the runs that follow this report's runs; of the same search.
    /// - Returns: The report of both.
    package func merging(_ next: SearchReport) -> SearchReport {
        precondition(
            seed == next.seed && limits == next.limits, "only parts of the same search merge")
        precondition(
            runs.upperBound == next.runs.lowerBound, "reports merge in the order of their runs")
        precondition(
            kinds.map(\.name) == next.kinds.map(\.name)
                && laws.map(\.name) == next.laws.map(\.name)
                && labels.map(\.name) == next.labels.map(\.name),
            "reports merge when their kinds, laws and labels are the same")
        var merged = self
        merged.runs = runs.lowerBound..<next.runs.upperBound
        merged.completedRuns += next.completedRuns
        merged.stalledRuns += next.stalledRuns
        merged.restrictedRuns += next.restrictedRuns
        merged.failedRuns += next.failedRuns
        merged.looks += next.looks
        merged.recheckedRuns += next.recheckedRuns
        merged.mismatchedRuns += next.mismatchedRuns
        for index in kinds.indices {
            merged.kinds[index].performed += next.kinds[index].performed
            merged.kinds[index].ignored += next.kinds[index].ignored
        }
        for index in labels.indices {
            merged.labels[index].runs += next.labels[index].runs
        }
        for index in laws.indices { merged.laws[index].add(next.laws[index]) }
        merged.flaws.add(next.flaws)
        let names = laws.map(\.name)
        merged.flaws.sort { $0.flaw.comesBefore($1.flaw, among: names) }
        merged.map.states.formUnion(next.map.states)
        merged.map.transitions.formUnion(next.map.transitions)
        for failure in next.failures
        where merged.wants(failure.counterexample.flaw, of: failure.run) {
            merged.failures.append(failure)
        }
        merged.mismatches += next.mismatches.prefix(SearchLimits.mismatches - mismatches.count)
        return merged
    }
}
