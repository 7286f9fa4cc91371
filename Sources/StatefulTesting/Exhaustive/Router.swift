/// Finds short paths through the known part of a state graph.
///
/// When the machine has nothing left to do in a state, it goes to the nearest state that has, over
/// known edges. That costs a few commands, while a replay from the initial state costs as many as
/// the state is deep.
struct Router {
    /// The most states visited in search of one path, so that the search costs less than it saves.
    private static let reach = 48

    /// The states visited in search of the present path, each with the last step to it, the state
    /// before that step, and the number of steps.
    private var stops: [(state: Int, command: Int, previous: Int, depth: Int32)] = []
    /// The number of the last visit to each state.
    private var visits: [Int32] = []
    private var visit: Int32 = 0

    /// The memory used, in bytes.
    var bytes: Int { visits.capacity * MemoryLayout<Int32>.stride }

    mutating func makeRoom() { visits.append(0) }

    /// The commands to the nearest other state that has unknown edges, if they are at most one more
    /// than the start is deep.
    /// - Parameters:
    ///   - graph: The known states and edges.
    ///   - horizon: The depth up to which the edges of a state are needed.
    /// - Returns: The commands and the states they lead to; nil if nothing is near.
    mutating func way(
        from start: Int, in graph: StateGraph, horizon: Int
    ) -> [(command: Int, state: Int)]? {
        visit += 1
        stops.removeAll(keepingCapacity: true)
        stops.append((start, -1, -1, 0))
        visits[start] = visit
        var next = 0
        while next < stops.count, stops[next].depth <= graph.bounds[start] {
            let stop = stops[next]
            for command in graph.symmetry.representative {
                guard let reached = graph[stop.state, command].state, visits[reached] != visit
                else { continue }
                visits[reached] = visit
                stops.append((reached, command, next, stop.depth + 1))
                if graph.hasUse(reached, horizon: horizon) { return wayToLastStop() }
                if stops.count == Self.reach { return nil }
            }
            next += 1
        }
        return nil
    }

    private func wayToLastStop() -> [(command: Int, state: Int)] {
        var way: [(command: Int, state: Int)] = []
        var stop = stops[stops.count - 1]
        while stop.previous >= 0 {
            way.append((stop.command, stop.state))
            stop = stops[stop.previous]
        }
        return way.reversed()
    }
}
