import StatefulTesting

/// The flaws that a search or a verification found, each with its simplest counterexample, as far
/// as they have become findings: what is reported, in which order, under what.
struct FlawTable {
    private var findings: [Finding] = []
    private var tallies: [FlawTally] = []

    /// Whether there is a finding for a flaw.
    func has(_ flaw: Flaw) -> Bool { findings.contains { $0.flaw == flaw } }

    /// Takes in a finding for a flaw that has none.
    mutating func add(_ finding: Finding) { findings.append(finding) }

    /// Takes in how often flaws showed, and with which others.
    mutating func count(_ new: [FlawTally]) { tallies.add(new) }

    /// The findings as they are reported: in the order of the laws, then by length. A consequence
    /// that shows in the steps of its root stands under that.
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
