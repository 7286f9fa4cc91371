import StatefulTesting

/// The flaws of a search or a verification, each with its simplest counterexample, and the findings
/// made from them so far: what is reported, in which order, under which other one.
struct FlawTable {
    private var findings: [Finding] = []
    private var tallies: [FlawTally] = []

    /// Nothing.
    init() {}

    /// Whether there is a finding for a flaw.
    func has(_ flaw: Flaw) -> Bool { findings.contains { $0.flaw == flaw } }

    /// Adds a finding for a flaw that has none.
    mutating func add(_ finding: Finding) { findings.append(finding) }

    /// Adds how often flaws showed, and together with which others.
    mutating func count(_ new: [FlawTally]) { tallies.add(new) }

    /// The findings as they are reported: in the order of the laws, then by length. A consequence
    /// that shows in the steps of its root is listed under that finding.
    ///
    /// - Parameter laws: The names of the laws, in order.
    func reported(laws: [String]) -> [Finding] {
        let roots = FlawTally.consequences(
            tallies.filter { has($0.flaw) }, laws: laws, neverOf: SplitViewLaws.neverConsequences)
        var reported = findings
        for finding in findings {
            guard let root = roots[finding.flaw],
                let index = reported.firstIndex(where: { $0.flaw == root }),
                reported[index].trace.shows.contains(finding.flaw)
            else { continue }
            reported[index].consequences.append(finding.flaw)
            reported.removeAll { $0.flaw == finding.flaw }
        }
        func place(_ finding: Finding) -> [Int] {
            [laws.firstIndex(of: finding.law) ?? laws.count, finding.trace.commands.count]
                + finding.trace.commands.map(\.rank)
        }
        return reported.sorted { place($0).lexicographicallyPrecedes(place($1)) }
    }
}
