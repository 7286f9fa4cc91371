/// The pass that leaves the trace and returns to it.
extension Reducer {
    /// Tries what is left of the trace when some of its commands are left out, and a few others are
    /// put in their place.
    ///
    /// Candidates with fewer foreign commands are tried earlier. So this finds every part of a
    /// short trace, one command in place of several, several that are simpler only together, and
    /// another path to the decisive state.
    mutating func takeDetours() {
        detours.begin(after: executions)
        let commands = Set(alphabet + current).sorted(by: machine.isSimpler)
        for end in current.indices { reach(current[..<end], in: fingerprints[end]) }
        for foreign in 0...Detours.mostForeign {
            // A prefix reached meanwhile has its turn in the same loop.
            var next = 0
            while next < detours.prefixes.count {
                if goOn(from: detours.prefixes[next]) { return }
                next += 1
            }
            guard foreign < Detours.mostForeign else { return }
            let prefixes = detours.prefixes
            detours.prefixes = []
            for prefix in prefixes where leave(from: prefix, by: commands) { return }
        }
    }

    private var mayDetour: Bool { !isSpent && executions < detours.limit }

    /// Appends the rest of the trace to a prefix, at each position where the whole is simpler.
    /// - Returns: Whether a candidate was accepted.
    private mutating func goOn(from prefix: TracePrefix) -> Bool {
        for place in current.indices.dropFirst(prefix.rest)
        where mayDetour && detours.isNew(current[place...], in: prefix.fingerprint) {
            let result = execute(prefix.commands + current[place...])
            if take(result) { return true }
            let ends = result.executed.indices.dropFirst(prefix.commands.count)
            for end in result.isOver ? ends.dropLast() : ends {
                reach(result.executed[...end], in: result.fingerprints[end + 1])
            }
        }
        return false
    }

    /// Appends a command to a prefix, each that is not ignored.
    /// - Returns: Whether a candidate was accepted.
    private mutating func leave(from prefix: TracePrefix, by commands: [Int32]) -> Bool {
        for way in ways(from: prefix, by: commands) {
            let longer = prefix.commands + [way.command]
            if let state = way.fingerprint {
                reach(longer[...], in: state)
            } else if mayDetour, attempt(longer) {
                return true
            }
        }
        return false
    }

    /// The successors by the commands after a prefix; nothing if they are unknown and too
    /// expensive.
    private mutating func ways(
        from prefix: TracePrefix, by commands: [Int32]
    ) -> [(command: Int32, fingerprint: UInt64?)] {
        if let known = detours.ways[prefix.fingerprint] { return known }
        var ways: [(command: Int32, fingerprint: UInt64?)] = []
        var choices = commands[...]
        while !choices.isEmpty {
            guard mayDetour else { return [] }
            // One execution skips all that are ignored.
            let result = execute(prefix.commands, choosing: choices)
            guard result.executed.count > prefix.commands.count, let last = result.executed.last
            else { break }
            ways.append((last, result.isOver ? nil : result.fingerprints.last))
            choices = choices.drop { $0 != last }.dropFirst()
        }
        detours.ways[prefix.fingerprint] = ways
        return ways
    }

    /// Notes a prefix if a trace that is simpler than the current one may begin with it.
    private mutating func reach(_ commands: ArraySlice<Int32>, in state: UInt64) {
        let isSimpler = commands.lexicographicallyPrecedes(
            current.prefix(commands.count), by: machine.isSimpler)
        let rest = commands.count + (isSimpler ? 0 : 1)
        guard rest <= current.count else { return }
        detours.add(TracePrefix(commands: Array(commands), fingerprint: state, rest: rest))
    }
}
