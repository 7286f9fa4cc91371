import StatefulTesting

/// A label of a subject: a situation whose runs are counted.
///
/// ```swift
/// let deepAndNarrow = SituationLabel("deep-and-narrow", atLeast: 0.05) { step in
///     step.after.isCollapsed && step.after.content.count { $0.kind == .detail } > 1
/// }
/// let notes = SplitViewSubject("notes", labels: [deepAndNarrow]) { makeNotes() }
/// ```
public struct SituationLabel: Sendable {
    /// A short name of letters, digits, hyphens, underscores and dots.
    package let name: String
    /// The least share of runs that have to reach it, from 0 to 1; `nil` if it is only counted.
    package let share: Double?
    let isPassed: @Sendable (SplitViewStep) -> Bool

    /// A label.
    ///
    /// - Parameters:
    ///   - name: A short name of letters, digits, hyphens, underscores and dots.
    ///   - share: The least share of runs that have to reach it, from 0 to 1. A search with fewer
    ///     reports that it has not tested enough.
    ///   - isPassed: Whether a step reaches it; called after every step until one does.
    public init(
        _ name: String, atLeast share: Double? = nil,
        when isPassed: @escaping @Sendable (SplitViewStep) -> Bool
    ) {
        demand(
            name.isPlainName,
            "a label's name is made of letters, digits, hyphens, underscores and dots")
        demand(share.map { (0...1).contains($0) } ?? true, "a share lies between 0 and 1")
        (self.name, self.share, self.isPassed) = (name, share, isPassed)
    }
}

extension SplitViewSubject {
    /// The shares of runs that this subject's own labels demand.
    package var requirements: [Requirement] {
        labels.compactMap { label in label.share.map { Requirement(label.name, share: $0) } }
    }
}
