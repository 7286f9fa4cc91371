import SplitViewConformance
import StatefulTesting

/// The abstract states and transitions reached by a search, out of all those reachable.
///
/// States and transitions out of bounds are not counted in either number, so that the share is
/// exact.
struct StateCoverage: Sendable, Codable {
    /// The most screens of a scene that is counted.
    let height: Int
    /// The reachable part.
    let reachable: Reachable
    let states: Share
    let transitions: Share

    /// All abstract states and transitions that traces reach within the height.
    struct Reachable: Sendable, Codable {
        let map: StateMap
        /// Whether the map has everything.
        let isClosed: Bool
        /// Every trace up to this length was performed.
        let completeDepth: Int
    }

    /// A part of a whole.
    struct Share: Equatable, Sendable, Codable {
        let visited: Int
        let reachable: Int

        /// The part of the visited that is reachable, out of the reachable.
        init(of visited: Set<UInt64>, out reachable: Set<UInt64>) {
            self.visited = visited.intersection(reachable).count
            self.reachable = reachable.count
        }
    }

    /// The states and transitions of a map, out of those that can be reached.
    init(of map: StateMap, out reachable: Reachable, height: Int) {
        self.height = height
        self.reachable = reachable
        states = Share(of: map.states, out: reachable.map.states)
        transitions = Share(of: map.transitions, out: reachable.map.transitions)
    }

    /// The states and transitions of a map, out of those that can be reached within the
    /// bounds of `splitfuzz verify`, or until there are too many.
    @MainActor init(of map: StateMap, with checker: SplitViewChecker) {
        let height = VerificationBounds.standardHeight
        let bounds = VerificationBounds(height: height, limits: ExhaustLimits(states: 20_000))
        let search = checker.reachability(within: bounds)
        self.init(
            of: map,
            out: Reachable(
                map: search.map, isClosed: search.isClosed, completeDepth: search.completeDepth),
            height: height)
    }

    /// The shares, and their limitations.
    var sentence: String {
        let shares = "\(states.text("abstract states")), \(transitions.text("transitions"))"
        let bounds = "\(shares), within \(height.counted("screen"))"
        if reachable.isClosed { return bounds }
        return "\(bounds), as far as was tried: all traces of up to "
            + reachable.completeDepth.counted("command")
    }
}

extension StateCoverage.Share {
    /// `abstract states 9 of 12 (75 %)`.
    fileprivate func text(_ name: String) -> String {
        let percent = (Double(visited) / Double(max(1, reachable))).percentage
        return "\(name) \(visited.grouped) of \(reachable.grouped) (\(percent) %)"
    }
}
