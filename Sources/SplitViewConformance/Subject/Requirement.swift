import StatefulTesting

/// A demand on a search: that a share of its runs pass a label.
///
/// A sample only hints at a share, so a search does not miss a demand by being a little below it.
/// The demand is missed if chance alone would hardly give so few runs, and met if it would hardly
/// give so many; in between the search was too short to tell.
package struct Requirement: Sendable, Hashable {
    /// The name of the label.
    package let label: String

    /// The least share of runs, from 0 to 1.
    package let share: Double

    /// A demand.
    /// - Parameters:
    ///   - label: the name of a label.
    ///   - share: the least share of runs that pass it, from 0 to 1.
    package init(_ label: String, share: Double) {
        precondition((0...1).contains(share), "a share lies between 0 and 1")
        self.label = label
        self.share = share
    }

    /// What a search says of a demand.
    package enum Verdict: String, Sendable, Hashable, Codable {
        /// Enough runs passed it.
        case met
        /// Too few runs passed it.
        case missed
        /// There were too few runs to tell.
        case undecided
    }

    /// How sure a verdict is, in standard deviations of the normal distribution: chance gives the
    /// wrong one in fewer than one of a million searches.
    private static let certainty = 5.0

    /// Judges the demand, by the score interval of Wilson (1927) around the share that was seen.
    ///
    /// A share lies outside of that interval if the hits that were seen are further from those that
    /// it lets expect than so many of its own standard deviations. Both are compared squared, which
    /// needs no root, and so no library of mathematics.
    /// - Parameters:
    ///   - hits: the runs that passed it.
    ///   - runs: the runs of the search.
    package func verdict(hits: Int, of runs: Int) -> Verdict {
        precondition(hits >= 0 && hits <= runs, "hits are runs")
        guard share > 0 else { return .met }
        let expected = Double(runs) * share
        let distance = Double(hits) - expected
        let bound = Self.certainty * Self.certainty * Double(runs) * share * (1 - share)
        if distance < 0 { return distance * distance > bound ? .missed : .undecided }
        // No number of runs proves that all do.
        return runs > 0 && share < 1 && distance * distance >= bound ? .met : .undecided
    }
}

extension SearchReport {
    /// Judges a demand; `nil` if the machine has no such label.
    package func verdict(on requirement: Requirement) -> Requirement.Verdict? {
        labels.first { $0.name == requirement.label }.map {
            requirement.verdict(hits: $0.runs, of: completedRuns)
        }
    }
}
