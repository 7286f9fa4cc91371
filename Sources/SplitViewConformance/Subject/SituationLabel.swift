import StatefulTesting

/// A situation that a subject wants to be counted: in how many runs it came up.
///
/// ```swift
/// let deepAndNarrow = SituationLabel("deep-and-narrow", atLeast: 0.05) { step in
///     step.after.isCollapsed && step.after.content.count { $0.kind == .detail } > 1
/// }
/// let notes = Subject("notes", labels: [deepAndNarrow]) { makeNotes() }
/// ```
public struct SituationLabel: Sendable {
    /// A short name of letters, digits, hyphens and dots.
    public let name: String
    /// The least share of runs in which it has to come up, from 0 to 1; `nil` if it is only
    /// counted.
    public let share: Double?
    /// Whether a step is one of those.
    let isPassed: @Sendable (SplitViewStep) -> Bool

    /// A situation to be counted.
    ///
    /// - Parameters:
    ///   - name: A short name of letters, digits, hyphens and dots.
    ///   - share: The least share of runs in which it has to come up, from 0 to 1. A search that
    ///     falls short of it has not tested what it should, and says so.
    ///   - isPassed: Whether a step is one of those; asked after every step until it is.
    public init(
        _ name: String, atLeast share: Double? = nil,
        when isPassed: @escaping @Sendable (SplitViewStep) -> Bool
    ) {
        precondition(
            name.isPlainName, "a label's name is made of letters, digits, hyphens and dots")
        precondition(share.map { (0...1).contains($0) } ?? true, "a share lies between 0 and 1")
        self.name = name
        self.share = share
        self.isPassed = isPassed
    }
}

extension Subject {
    /// What a search has to come by, for this subject's own labels.
    package var requirements: [Requirement] {
        labels.compactMap { label in label.share.map { Requirement(label.name, share: $0) } }
    }
}
