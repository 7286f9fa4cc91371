/// What is known about traces that differ from the current one: where prefixes lead that share
/// little with it, and which of its suffixes were tried after them.
///
/// States with equal fingerprints are treated as equal, which may be wrong. So a detour may be
/// missed, but none is taken that was not executed.
struct Detours {
    /// The most commands of a detour that are not from the trace.
    static let mostForeign = 3

    /// The most traces executed in search of one detour. Most successful ones are found with half
    /// as many; the rest is left to a proof.
    static let mostExecutions = 700

    /// A command that a state offers.
    struct Way {
        let command: Int32

        /// The state that it leads to; nil if nothing may follow.
        let fingerprint: UInt64?
    }

    private struct Junction: Hashable {
        let fingerprint: UInt64
        let rest: ArraySlice<Int32>
    }

    /// How many traces may be executed before the present search for a detour gives up.
    var limit = 0

    /// What the commands lead to in a state, by fingerprint.
    var ways: [UInt64: [Way]] = [:]

    private var tried: Set<Junction> = []

    /// Records the rest of a trace as performed in a state; whether it was the first time.
    mutating func isNew(_ rest: ArraySlice<Int32>, in fingerprint: UInt64) -> Bool {
        tried.insert(Junction(fingerprint: fingerprint, rest: rest)).inserted
    }
}

/// A prefix of traces that are simpler than a given one.
struct TracePrefix {
    let commands: [Int32]

    /// The state after it.
    let fingerprint: UInt64

    /// The first position from which the trace may follow it such that the whole is simpler.
    let rest: Int
}

/// Prefixes in the order in which they were reached: one for each state, and a further one only if
/// more of the trace may follow it.
struct TracePrefixes {
    /// The length of the trace.
    private let length: Int

    private var found: [TracePrefix] = []
    private var next = 0
    private var rests: [UInt64: Int] = [:]

    init(besides length: Int) { self.length = length }

    /// The next one that was not used yet.
    mutating func takeNext() -> TracePrefix? {
        guard next < found.count else { return nil }
        next += 1
        return found[next - 1]
    }

    /// All of them; those reached from now on follow them.
    mutating func takeAll() -> [TracePrefix] {
        defer { (found, next) = ([], 0) }
        return found
    }

    mutating func add(_ prefix: TracePrefix) {
        guard prefix.rest <= length,
            rests[prefix.fingerprint].map({ $0 > prefix.rest }) ?? true
        else { return }
        rests[prefix.fingerprint] = prefix.rest
        found.append(prefix)
    }
}
