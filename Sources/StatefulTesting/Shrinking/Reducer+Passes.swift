/// The passes that make a trace shorter, and its commands simpler or bring them into order.
extension Reducer {
    /// Drops halves, then quarters, down to single commands; the last ones first, because little
    /// depends on them.
    mutating func drop() {
        var size = current.count / 2
        while size > 0, !isSpent {
            var end = current.count
            while end >= size {
                var candidate = current
                candidate.removeSubrange(end - size..<end)
                _ = attempt(candidate)
                end = min(end - size, current.count)
            }
            size = min(size, current.count) / 2
        }
    }

    /// Puts the simplest command that still fails in place of each.
    mutating func simplifyEach() {
        var position = 0
        while position < current.count, !isSpent {
            while simplify(at: [position]) {}
            position += 1
        }
    }

    /// Simplifies several commands in step.
    ///
    /// A value that occurs twice can often only be lowered in both places: a pushed number expected
    /// again, an identity opened and closed. The pass tries all equal commands, then all commands
    /// with equally many simplifications, such as those with equal arguments.
    mutating func simplifyTogether() {
        var position = 0
        while position < current.count, !isSpent {
            while simplify(at: positions(like: position, atLeast: 2) { $0 }) {}
            while simplify(
                at: positions(like: position, atLeast: 3) { machine.simplifications($0).count })
            {}
            position += 1
        }
    }

    /// Moves commands forward to where simpler ones should stand, the first place first.
    mutating func moveForward() {
        var from = 1
        while from < current.count, !isSpent {
            let hasMoved = (0..<from).contains { to in
                var candidate = current
                candidate.insert(candidate.remove(at: from), at: to)
                return attempt(candidate)
            }
            from = hasMoved ? 1 : from + 1
        }
    }

    /// Replaces the commands at some positions by simpler ones, in step: the last simplification of
    /// each, the last but one, and so on, the simplest combination first.
    /// - Returns: Whether a candidate was accepted.
    private mutating func simplify(at positions: [Int]) -> Bool {
        guard positions.allSatisfy({ $0 < current.count }) else { return false }
        let choices = positions.map { machine.simplifications(current[$0]) }
        let depth = choices.map(\.count).min() ?? 0
        return stride(from: depth, to: 0, by: -1).contains { back in
            var candidate = current
            for (position, choice) in zip(positions, choices) {
                candidate[position] = choice[choice.count - back]
            }
            return attempt(candidate)
        }
    }

    /// The positions of the commands like a given one in some respect; nothing if there are too
    /// few, or if another comes before it.
    private func positions<Key: Equatable>(
        like position: Int, atLeast least: Int, by key: (Int32) -> Key
    ) -> [Int] {
        guard position < current.count else { return [] }
        let wanted = key(current[position])
        let positions = current.indices.filter { key(current[$0]) == wanted }
        return positions.count >= least && positions[0] == position ? positions : []
    }
}
