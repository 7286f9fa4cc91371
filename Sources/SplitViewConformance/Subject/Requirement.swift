import StatefulTesting

/// A requirement of a search: that a share of its runs reach a label.
///
/// A sample only estimates a share, so a search does not miss it by being a little below it.
/// It is missed if chance alone would hardly give so few runs, and met if it would hardly
/// give so many; otherwise the search was too short to decide.
package struct Requirement: Sendable, Hashable, Codable {
    package let label: String
    /// The least share of runs, from 0 to 1.
    package let share: Double

    /// A requirement.
    /// - Parameters:
    ///   - share: the least share of runs that reach it, from 0 to 1.
    package init(_ label: String, share: Double) {
        demand((0...1).contains(share), "a share lies between 0 and 1")
        (self.label, self.share) = (label, share)
    }

    package enum Verdict: String, Sendable, Hashable, Codable {
        /// Enough runs reached it.
        case met
        /// Too few runs reached it.
        case missed
        /// There were too few runs to decide.
        case undecided
    }

    /// How sure a verdict is, in standard deviations of the normal distribution: chance gives the
    /// wrong one in fewer than one of a million searches.
    private static let certainty = 5.0

    /// Judges the requirement, by the score interval of Wilson (1927) around the observed share.
    ///
    /// A share lies outside of that interval if the observed hits are further from the expected
    /// ones than this many of its own standard deviations. Both are compared squared, which avoids
    /// a root, and so a mathematics library.
    package func verdict(hits: Int, of runs: Int) -> Verdict {
        precondition(hits >= 0 && hits <= runs, "hits are runs")
        guard share > 0 else { return .met }
        let expected = Double(runs) * share
        let distance = Double(hits) - expected
        let bound = Self.certainty * Self.certainty * Double(runs) * share * (1 - share)
        if distance < 0 { return distance * distance > bound ? .missed : .undecided }
        // No number of runs proves that all of them reach it.
        return runs > 0 && share < 1 && distance * distance >= bound ? .met : .undecided
    }
}

extension SearchReport {
    /// Judges a requirement; `nil` if the machine has no such label.
    package func verdict(on requirement: Requirement) -> Requirement.Verdict? {
        labels.first { $0.name == requirement.label }.map {
            requirement.verdict(hits: $0.runs, of: completedRuns)
        }
    }
}
