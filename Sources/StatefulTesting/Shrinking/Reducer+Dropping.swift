/// The passes that make a trace shorter.
extension Reducer {
    /// Drops what lies between two equal states, the longest loops first.
    ///
    /// Equal fingerprints are a hint only; each cut is executed like any other candidate.
    mutating func cutLoops() {
        var hasCut = true
        while hasCut, !isSpent {
            hasCut = false
            for loop in loops(in: fingerprints()) where attempt(without(loop), .cutLoops) {
                hasCut = true
                break
            }
        }
    }

    /// For each state its way back to where it first was, the longest first.
    private func loops(in fingerprints: [UInt64]) -> [Range<Int>] {
        var firstPosition: [UInt64: Int] = [:]
        var loops: [Range<Int>] = []
        // The state after the last command is that of the violation, from which nothing follows.
        for (position, fingerprint) in fingerprints.dropLast().enumerated() {
            if let first = firstPosition[fingerprint] {
                loops.append(first..<position)
            } else {
                firstPosition[fingerprint] = position
            }
        }
        return loops.sorted {
            ($1.count, $1.lowerBound) < ($0.count, $0.lowerBound)
        }
    }

    /// Drops halves, then quarters, down to twos; singles have a pass of their own.
    mutating func dropChunks() {
        var size = current.count / 2
        while size >= 2, !isSpent {
            var start = 0
            while start + size <= current.count {
                if !attempt(without(start..<(start + size)), .dropChunks) {
                    start += size
                }
            }
            size = min(size, current.count) / 2
        }
    }

    /// Drops each command, the last ones first, as little depends on them.
    mutating func dropOne() {
        var position = current.count - 1
        while position >= 0, !isSpent {
            _ = attempt(without(position..<(position + 1)), .dropOne)
            position = min(position, current.count) - 1
        }
    }

    /// Drops each two commands, close ones first: inverse pairs tend to be close.
    mutating func dropPairs() {
        var distance = 1
        while distance < current.count, !isSpent {
            var start = 0
            while start + distance < current.count {
                if !attempt(without([start, start + distance]), .dropPairs) {
                    start += 1
                }
            }
            distance += 1
        }
    }

    /// The longest trace of which every three commands are tried.
    static let longestForTriples = 16

    /// Drops each three commands; the number of threes grows with the cube of the length, so this
    /// is done for short traces only.
    mutating func dropTriples() {
        guard current.count <= Self.longestForTriples else { return }
        var first = 0
        while first < current.count, !isSpent {
            first = dropTriple(from: first) ? 0 : first + 1
        }
    }

    private mutating func dropTriple(from first: Int) -> Bool {
        for second in current.indices.dropFirst(first + 1) {
            for third in current.indices.dropFirst(second + 1)
            where attempt(without([first, second, third]), .dropTriples) {
                return true
            }
        }
        return false
    }

    /// The current trace without a range of positions.
    private func without(_ range: Range<Int>) -> [Int32] {
        var candidate = current
        candidate.removeSubrange(range)
        return candidate
    }

    /// The current trace without some positions, given in ascending order.
    private func without(_ positions: [Int]) -> [Int32] {
        var candidate = current
        for position in positions.reversed() {
            candidate.remove(at: position)
        }
        return candidate
    }
}
