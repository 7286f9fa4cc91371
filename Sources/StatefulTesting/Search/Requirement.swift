/// A demand on a search: that a share of its runs come by a label.
///
/// A sample only hints at a share, so a search does not miss a demand by being a little below it.
/// The demand is missed if chance alone would hardly give so few runs, and met if it would hardly
/// give so many; in between the search was too short to tell.
public struct Requirement: Sendable, Hashable, Codable {
    /// The name of the label.
    public let label: String

    /// The least share of runs, from 0 to 1.
    public let share: Double

    /// A demand.
    ///
    /// - Parameters:
    ///   - label: The name of a label.
    ///   - share: The least share of runs that come by it, from 0 to 1.
    public init(_ label: String, share: Double) {
        precondition((0...1).contains(share), "a share lies between 0 and 1")
        self.label = label
        self.share = share
    }

    /// What a search says of a demand.
    public enum Verdict: String, Sendable, Hashable, Codable {
        /// Enough runs came by.
        case met
        /// Too few runs came by.
        case missed
        /// There were too few runs to tell.
        case undecided
    }

    /// How sure a verdict is, in standard deviations of the normal distribution: chance gives the
    /// wrong one in fewer than one of a million searches.
    private static let certainty = 5.0

    /// Judges the demand, by the score interval of Wilson (1927) around the share that was seen.
    ///
    /// - Parameters:
    ///   - hits: The runs that came by.
    ///   - runs: The runs of the search.
    public func verdict(hits: Int, of runs: Int) -> Verdict {
        precondition(hits >= 0 && hits <= runs, "hits are runs")
        guard share > 0 else { return .met }
        guard runs > 0 else { return .undecided }
        let (count, seen) = (Double(runs), Double(hits) / Double(runs))
        let square = Self.certainty * Self.certainty
        let middle = (seen + square / (2 * count)) / (1 + square / count)
        let spread =
            Self.certainty / (1 + square / count)
            * (seen * (1 - seen) / count + square / (4 * count * count)).squareRoot()
        if middle + spread < share { return .missed }
        return middle - spread >= share ? .met : .undecided
    }
}

extension SearchReport {
    /// Judges a demand; `nil` if the machine has no such label.
    public func verdict(on requirement: Requirement) -> Requirement.Verdict? {
        labels.first { $0.name == requirement.label }.map {
            requirement.verdict(hits: $0.runs, of: completedRuns)
        }
    }
}
