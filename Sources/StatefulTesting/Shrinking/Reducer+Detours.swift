/// The pass that leaves the trace and returns to it.
extension Reducer {
    /// Tries what is left of the trace when some of its commands are left out, and a few others are
    /// put in their place.
    ///
    /// Candidates with fewer foreign commands are tried earlier. So this finds every part of a
    /// short trace, one command in place of several, several that are simpler only together, and
    /// another path to the state that matters.
    mutating func takeDetours() {
        detours.limit = tried(.takeDetours) + Detours.mostExecutions
        let commands = Set(alphabet + current).sorted { machine.rank($0) < machine.rank($1) }
        var beginnings = Beginnings(besides: current.count)
        for end in current.indices {
            beginnings.add(beginning(current[..<end], in: fingerprints[end]))
        }
        for foreign in 0...Detours.mostForeign {
            while let beginning = beginnings.takeNext() {
                if goOn(from: beginning, &beginnings) { return }
            }
            guard foreign < Detours.mostForeign else { return }
            for beginning in beginnings.takeAll() {
                if leave(from: beginning, by: commands, &beginnings) { return }
            }
        }
    }

    private var mayDetour: Bool { !isSpent && tried(.takeDetours) < detours.limit }

    /// Appends the rest of the trace to a prefix, at each position where that is simpler.
    /// - Returns: whether a candidate was accepted.
    private mutating func goOn(
        from beginning: Beginning, _ beginnings: inout Beginnings
    ) -> Bool {
        for place in current.indices.dropFirst(beginning.rest)
        where mayDetour && detours.isNew(current[place...], in: beginning.fingerprint) {
            let result = execute(beginning.commands + current[place...], .takeDetours)
            if take(result, .takeDetours) { return true }
            let ends = result.executed.indices.dropFirst(beginning.commands.count)
            for end in result.isOver ? ends.dropLast() : ends {
                beginnings.add(
                    self.beginning(result.executed[...end], in: result.fingerprints[end + 1]))
            }
        }
        return false
    }

    /// Appends a command to a prefix, each that is not ignored.
    /// - Returns: whether a candidate was accepted.
    private mutating func leave(
        from beginning: Beginning, by commands: [Int32], _ beginnings: inout Beginnings
    ) -> Bool {
        for way in ways(from: beginning, by: commands) {
            let longer = beginning.commands + [way.command]
            if let state = way.fingerprint {
                beginnings.add(self.beginning(longer[...], in: state))
            } else if mayDetour, attempt(longer, .takeDetours) {
                return true
            }
        }
        return false
    }

    /// What the commands lead to after a prefix; nothing if that is not known and too expensive.
    private mutating func ways(
        from beginning: Beginning, by commands: [Int32]
    ) -> [Detours.Way] {
        if let known = detours.ways[beginning.fingerprint] { return known }
        var ways: [Detours.Way] = []
        var choices = commands[...]
        while !choices.isEmpty {
            guard mayDetour else { return [] }
            // One execution skips all that are ignored.
            let result = execute(beginning.commands, .takeDetours, choosing: choices)
            guard result.executed.count > beginning.commands.count, let last = result.executed.last
            else { break }
            ways.append(
                Detours.Way(
                    command: last, fingerprint: result.isOver ? nil : result.fingerprints.last))
            choices = choices.drop { $0 != last }.dropFirst()
        }
        detours.ways[beginning.fingerprint] = ways
        return ways
    }

    private func beginning(_ commands: ArraySlice<Int32>, in state: UInt64) -> Beginning {
        let same = current.prefix(commands.count)
        let isSimpler = commands.map(machine.rank).lexicographicallyPrecedes(
            same.map(machine.rank))
        return Beginning(
            commands: Array(commands), fingerprint: state,
            rest: commands.count + (isSimpler ? 0 : 1))
    }
}
