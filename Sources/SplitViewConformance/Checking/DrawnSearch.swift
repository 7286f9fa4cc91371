import UIKitModel

/// The bounds of a check's search, and the seed from which it draws.
struct DrawnSearch {
    let profile: UIKitProfile?
    let budget: SearchBudget
    let seed: UInt64
    /// Whether the seed was drawn, and so is none of the terms of the check.
    let isSeedDrawn: Bool
}

extension DrawnSearch {
    /// A search.
    ///
    /// - Parameter seed: The seed; `nil` to draw one.
    /// - Throws: `ConformanceError` if the environment demands a seed that is none.
    init(
        profile: UIKitProfile?, budget: SearchBudget, seed: UInt64?
    ) throws(ConformanceError) {
        (self.profile, self.budget, isSeedDrawn) = (profile, budget, seed == nil)
        self.seed = try SearchSeed.drawn(unless: seed)
    }

    var terms: [String] { [profile?.name ?? "", "\(budget)", isSeedDrawn ? "" : "\(seed)"] }
}
