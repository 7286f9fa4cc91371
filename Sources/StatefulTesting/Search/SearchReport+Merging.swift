extension SearchReport {
    /// The report of two searches over neighbouring ranges of runs, as one search over both ranges
    /// would have written it.
    ///
    /// This is how several processes share a search: each takes a range, and the reports are merged
    /// in order. Caps keep the first failures by run index, so merging never needs more than was
    /// kept.
    /// - Parameter next: the report of the runs that follow this report's runs; of the same search.
    /// - Returns: the report of both.
    public func merging(_ next: SearchReport) -> SearchReport {
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
        merged.endedEarly = endedEarly || next.endedEarly
        merged.stalledRuns += next.stalledRuns
        merged.recheckedRuns += next.recheckedRuns
        merged.mismatchedRuns += next.mismatchedRuns
        for index in kinds.indices {
            merged.kinds[index].performed += next.kinds[index].performed
            merged.kinds[index].ignored += next.kinds[index].ignored
        }
        for index in labels.indices {
            merged.labels[index].runs += next.labels[index].runs
        }
        for index in laws.indices {
            merged.laws[index].held += next.laws[index].held
            merged.laws[index].notApplicable += next.laws[index].notApplicable
            merged.laws[index].violated += next.laws[index].violated
            merged.laws[index].failedRuns += next.laws[index].failedRuns
            for branch in laws[index].branches.indices {
                merged.laws[index].branches[branch].steps += next.laws[index].branches[branch].steps
            }
        }
        if limits.drawsMap { merged.map = map.union(next.map) }
        for failure in next.failures { merged.keep(failure) }
        merged.mismatches += next.mismatches.prefix(limits.mismatches - mismatches.count)
        return merged
    }

    /// Keeps a failure, unless there are enough of its flaw.
    mutating func keep(_ failure: Failure<Command>) {
        let alike = failures.count { $0.law == failure.law && $0.symptom == failure.symptom }
        if alike < limits.failuresPerFlaw { failures.append(failure) }
    }
}
