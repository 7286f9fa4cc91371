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
        var prefixes = TracePrefixes(besides: current.count)
        for end in current.indices {
            prefixes.add(prefix(current[..<end], in: fingerprints[end]))
        }
        for foreign in 0...Detours.mostForeign {
            while let prefix = prefixes.takeNext() {
                if goOn(from: prefix, &prefixes) { return }
            }
            guard foreign < Detours.mostForeign else { return }
            for prefix in prefixes.takeAll() {
                if leave(from: prefix, by: commands, &prefixes) { return }
            }
        }
    }

    private var mayDetour: Bool { !isSpent && tried(.takeDetours) < detours.limit }

    /// Appends the rest of the trace to a prefix, at each position where that is simpler.
    /// - Returns: Whether a candidate was accepted.
    private mutating func goOn(
        from prefix: TracePrefix, _ prefixes: inout TracePrefixes
    ) -> Bool {
        for place in current.indices.dropFirst(prefix.rest)
        where mayDetour && detours.isNew(current[place...], in: prefix.fingerprint) {
            let result = execute(prefix.commands + current[place...], .takeDetours)
            if take(result, .takeDetours) { return true }
            let ends = result.executed.indices.dropFirst(prefix.commands.count)
            for end in result.isOver ? ends.dropLast() : ends {
                prefixes.add(
                    self.prefix(result.executed[...end], in: result.fingerprints[end + 1]))
            }
        }
        return false
    }

    /// Appends a command to a prefix, each that is not ignored.
    /// - Returns: Whether a candidate was accepted.
    private mutating func leave(
        from prefix: TracePrefix, by commands: [Int32], _ prefixes: inout TracePrefixes
    ) -> Bool {
        for way in ways(from: prefix, by: commands) {
            let longer = prefix.commands + [way.command]
            if let state = way.fingerprint {
                prefixes.add(self.prefix(longer[...], in: state))
            } else if mayDetour, attempt(longer, .takeDetours) {
                return true
            }
        }
        return false
    }

    /// What the commands lead to after a prefix; nothing if that is not known and too expensive.
    private mutating func ways(
        from prefix: TracePrefix, by commands: [Int32]
    ) -> [Detours.Way] {
        if let known = detours.ways[prefix.fingerprint] { return known }
        var ways: [Detours.Way] = []
        var choices = commands[...]
        while !choices.isEmpty {
            guard mayDetour else { return [] }
            // One execution skips all that are ignored.
            let result = execute(prefix.commands, .takeDetours, choosing: choices)
            guard result.executed.count > prefix.commands.count, let last = result.executed.last
            else { break }
            ways.append(
                Detours.Way(
                    command: last, fingerprint: result.isOver ? nil : result.fingerprints.last))
            choices = choices.drop { $0 != last }.dropFirst()
        }
        detours.ways[prefix.fingerprint] = ways
        return ways
    }

    private func prefix(_ commands: ArraySlice<Int32>, in state: UInt64) -> TracePrefix {
        let same = current.prefix(commands.count)
        let isSimpler = commands.map(machine.rank).lexicographicallyPrecedes(
            same.map(machine.rank))
        return TracePrefix(
            commands: Array(commands), fingerprint: state,
            rest: commands.count + (isSimpler ? 0 : 1))
    }
}
