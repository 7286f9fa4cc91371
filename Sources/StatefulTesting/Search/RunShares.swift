/// The division of the runs of a search among the strategies.
///
/// Each strategy finds flaws missed by another: plain runs keep all kinds of commands in play,
/// swarm runs leave some out and favour others, and guided runs extend traces that reached
/// something new.
///
/// ```swift
/// let shares = RunShares(plain: 1, swarm: 4, guided: 3)
/// ```
public struct RunShares: Sendable, Hashable, Codable {
    /// Runs that draw every kind by its weight.
    package let plain: Int
    /// Runs that leave kinds out and favour others.
    package let swarm: Int
    /// Runs that extend traces kept earlier.
    @usableFromInline package let guided: Int
    /// The largest share, which keeps their sum inside 32 bits.
    package static let maximum = 1_000_000

    /// Shares, in proportion to each other: each from 0 to 1,000,000, and one of them above 0.
    /// - Parameters:
    ///   - plain: Runs that draw every kind by its weight.
    ///   - swarm: Runs that leave kinds out and favour others.
    ///   - guided: Runs that extend traces kept earlier.
    public init(plain: Int, swarm: Int, guided: Int) {
        precondition(
            [plain, swarm, guided].allSatisfy { (0...Self.maximum).contains($0) },
            "a share lies between 0 and a million")
        precondition(plain + swarm + guided > 0, "some strategy has a share")
        (self.plain, self.swarm, self.guided) = (plain, swarm, guided)
    }

    /// The best shares by measurement (see `ci/bench guidance`).
    @usableFromInline package static let usual = RunShares(plain: 1, swarm: 4, guided: 3)
    /// Shares under which no run depends on another.
    public static let unguided = RunShares(plain: 1, swarm: 7, guided: 0)

    func draw(from choices: inout some ChoiceSource) -> RunStrategy {
        let number = choices.index(below: plain + swarm + guided)
        if number < plain { return .plain }
        return number < plain + swarm ? .swarm : .guided
    }
}

@usableFromInline package enum RunStrategy: Sendable, Hashable {
    /// Every kind is drawn by its weight.
    case plain
    /// Some kinds are left out, and others favoured.
    case swarm
    /// Extends a trace that was kept earlier.
    case guided
}
