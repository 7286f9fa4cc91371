/// Finds short paths through the known part of a state graph.
///
/// When the machine has nothing left to do in a state, it goes to the nearest state that has, over
/// known edges. That costs a few commands, while a replay from the initial state costs as many as
/// the state is deep.
struct Router {
    private struct Stop {
        let state: Int32
        let previous: Int32
        let command: Int32
    }

    /// The most states visited in search of one path, so that the search costs less than it saves.
    private static let reach = 48

    private var stops: [Stop] = []

    /// When each state was last visited.
    private var visits: [Int32] = []
    private var visit: Int32 = 0

    /// The memory used, in bytes.
    var bytes: Int {
        visits.capacity * MemoryLayout<Int32>.stride
    }

    /// Makes room for the next state number.
    mutating func makeRoom() {
        visits.append(0)
    }

    /// The commands to the nearest state that has what is looked for.
    /// - Parameters:
    ///   - start: Where the way begins; not looked at itself.
    ///   - length: The longest way.
    ///   - edges: The states that known edges lead to, by state and command.
    ///   - commands: The commands that the way is made of.
    ///   - isGoal: Whether the way may end in a state.
    /// - Returns: The commands and the states they lead to; nil if nothing is near.
    mutating func way(
        from start: Int, length: Int, edges: (_ state: Int, _ command: Int) -> Int?,
        commands: [Int], isGoal: (Int) -> Bool
    ) -> [(command: Int, state: Int)]? {
        guard length > 0 else { return nil }
        visit += 1
        stops.removeAll(keepingCapacity: true)
        stops.append(Stop(state: Int32(start), previous: -1, command: -1))
        visits[start] = visit
        var next = 0
        var endOfLayer = 1
        var depth = 1
        while next < stops.count {
            if next == endOfLayer {
                depth += 1
                endOfLayer = stops.count
                if depth > length { return nil }
            }
            let state = Int(stops[next].state)
            for command in commands {
                guard let reached = edges(state, command), visits[reached] != visit else {
                    continue
                }
                visits[reached] = visit
                stops.append(
                    Stop(
                        state: Int32(reached), previous: Int32(next), command: Int32(command)))
                if isGoal(reached) { return wayToLastStop() }
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
            way.append((Int(stop.command), Int(stop.state)))
            stop = stops[Int(stop.previous)]
        }
        return way.reversed()
    }
}
