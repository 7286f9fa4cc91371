/// The passes that make a trace shorter.
extension Reducer {
    /// Drops what lies between two equal states, the longest loops first.
    ///
    /// Equal fingerprints are a hint only; each cut is executed like any other candidate.
    mutating func cutLoops() {
        while !isSpent,
            loops(in: fingerprints).contains(where: { attempt(without($0), .cutLoops) })
        {}
    }

    /// For each state the loop back to where it first occurred, the longest first.
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

    /// Drops halves, then quarters, down to pairs; single commands have their own pass.
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

    /// Drops each command, the last ones first, because little depends on them.
    mutating func dropOne() {
        var position = current.count - 1
        while position >= 0, !isSpent {
            _ = attempt(without(position..<(position + 1)), .dropOne)
            position = min(position, current.count) - 1
        }
    }

    /// The current trace without a range of positions.
    private func without(_ range: Range<Int>) -> [Int32] {
        var candidate = current
        candidate.removeSubrange(range)
        return candidate
    }
}
