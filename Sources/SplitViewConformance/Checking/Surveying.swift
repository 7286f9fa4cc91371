import StatefulTesting

extension SplitViewStage {
    /// All abstract states and transitions that traces reach, as far as the bounds go; `nil` if
    /// states cannot be compared, as the app does not say what it remembers.
    ///
    /// A trace ends with a broken law of the present, as in a search.
    ///
    /// - Parameter bounds: How far it goes.
    public func survey(within bounds: VerificationBounds) -> Survey? {
        guard hasComparableState else { return nil }
        let (alphabet, height) = (alphabet, bounds.height)
        return looking(.never) { machine in
            StatefulTesting.survey(
                &machine, laws: SplitViewLaws.ofThePresent, alphabet: alphabet,
                depth: bounds.depth, scope: { $0.picture.height <= height },
                limits: bounds.limits)
        }
    }
}
