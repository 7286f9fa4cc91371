/// The bounds of a search and the rhythm of its side tasks; part of what makes it repeatable.
///
/// ```swift
/// let limits = SearchLimits(lengths: 1...20, shares: .unguided, recheckEvery: 8)
/// ```
public struct SearchLimits: Sendable, Hashable, Codable {
    /// The fewest and the most commands of a run.
    package var lengths: ClosedRange<Int>
    /// The division of runs among the strategies.
    @usableFromInline package var shares: RunShares

    /// The number of runs in a family: a guided run extends only traces kept by earlier runs of its
    /// family.
    @usableFromInline package var family: Int

    /// The number of plain runs at the beginning of a family, regardless of the shares: they find
    /// what is near first, and give the guided runs traces to extend.
    package var opening: Int
    /// Whether the report says which abstract states and transitions the runs covered.
    @usableFromInline package var drawsMap: Bool
    /// The number of nondeterministic runs kept; all are counted.
    static let mismatches = 8
    /// The number of failures kept for each law and symptom; all are counted.
    package var failuresPerFlaw: Int
    /// Every run whose index this divides is performed twice and compared.
    @usableFromInline package var recheckEvery: Int
    /// The number of runs between two reports of progress.
    @usableFromInline package var progressEvery: Int

    /// Limits with the usual values.
    /// - Parameters:
    ///   - lengths: The lengths of runs, in commands; at least 1, at most 2^24.
    ///   - shares: The division of runs among the strategies. Guided runs need coverage: a search
    ///     without it takes `.unguided`.
    ///   - family: Runs that share their kept traces; at least 1.
    ///   - opening: Plain runs at the beginning of a family; at least 0.
    ///   - drawsMap: Whether the report lists the abstract states that the runs covered; it needs
    ///     coverage.
    ///   - failuresPerFlaw: Failures kept for each law and symptom; at least 0.
    ///   - recheckEvery: Every run whose index this divides is performed twice; at least 1.
    ///   - progressEvery: A report of progress comes after every this many runs; at least 1.
    public init(
        lengths: ClosedRange<Int> = 4...64, shares: RunShares = .usual, family: Int = 1024,
        opening: Int = 16, drawsMap: Bool = false, failuresPerFlaw: Int = 8,
        recheckEvery: Int = 64, progressEvery: Int = 1024
    ) {
        precondition(
            lengths.lowerBound >= 1 && lengths.upperBound <= 1 << 24,
            "a run has at least one command, and at most 2^24")
        precondition(family >= 1 && opening >= 0, "a family has a run, and begins with some")
        precondition(failuresPerFlaw >= 0, "a cap is not negative")
        precondition(recheckEvery >= 1 && progressEvery >= 1, "a rhythm is at least one run")
        self.lengths = lengths
        self.shares = shares
        self.family = family
        self.opening = opening
        self.drawsMap = drawsMap
        self.failuresPerFlaw = failuresPerFlaw
        (self.recheckEvery, self.progressEvery) = (recheckEvery, progressEvery)
    }
}
