import StatefulTesting

/// A way to divide the runs of a search among the strategies.
struct Strategy {
    let name: String
    let limits: SearchLimits

    /// Every kind of command in every run, by its weight.
    static let plain = Strategy("plain", RunShares(plain: 1, swarm: 0, guided: 0), opening: 0)

    /// Plain and swarm runs, which are independent of each other.
    static let swarm = Strategy("swarm", .unguided, opening: 0)

    /// The default of a search.
    static let mix = Strategy("mix", .usual, opening: SearchLimits().opening)

    static let all = [plain, swarm, mix]

    /// Observes every run, to find the first one that fails.
    private init(_ name: String, _ shares: RunShares, opening: Int) {
        self.name = name
        limits = SearchLimits(
            shares: shares, opening: opening, failuresPerFlaw: 1, progressEvery: 1)
    }
}
