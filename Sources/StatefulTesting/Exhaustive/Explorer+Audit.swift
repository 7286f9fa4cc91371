/// Whether an exhaustive search may be trusted.
extension Explorer {
    /// The fewest edges that an audit looks at, and the share of states above that: one in so many.
    static let auditFloor = 64
    static let auditShare = 16

    /// How many commands an audit performs at each place.
    static let auditSteps = 4

    /// Goes to some states by their shortest paths and performs known commands again from there.
    ///
    /// Two ways lead to a merged state. If the state left something out that matters, what follows
    /// would depend on the way, and merging them would have been wrong; so the audit leaves the
    /// shortest path by one command and goes on where other ways have led before. So it also meets
    /// transitions that were never performed, being like others.
    /// - Returns: how many transitions were looked at; the search must not be trusted if
    ///   `isInconsistent` is set after that.
    mutating func audit() -> Int {
        let known = tree.reached.count * alphabet
        let target = min(known, max(Self.auditFloor, tree.reached.count / Self.auditShare))
        var looks = 0
        for number in 0..<target where !isInconsistent {
            // Spread over all states, and over the commands as the states go by.
            let place = number * known / target
            let first = target == known ? place % alphabet : number % alphabet
            looks += auditSteps(from: tree.reached[place / alphabet], first: first, turn: number)
        }
        position = nil
        return looks
    }

    /// Performs known commands from a state, the first one given, the others as the turn comes.
    private mutating func auditSteps(from start: Int, first: Int, turn: Int) -> Int {
        replay(to: start)
        var state = start
        for step in 0..<Self.auditSteps {
            let command = step == 0 ? first : (turn + step) % alphabet
            let edge = edges[place(state, command)]
            guard let next = edge == .ignored ? state : edge.state else { return step }
            performs += 1
            ports.walk([command])
            checkPosition(next)
            state = next
        }
        return Self.auditSteps
    }
}
