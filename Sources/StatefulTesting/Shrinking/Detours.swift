/// The knowledge about traces that differ from the current one: the states after prefixes with
/// little in common with it, and the suffixes of it tried after them.
///
/// States with equal fingerprints are treated as equal, which may be wrong. So a detour may be
/// missed, but none is taken that was not executed.
@usableFromInline struct Detours {
    /// The most commands of a detour that are not from the trace.
    static let mostForeign = 3

    /// The most traces usually executed in search of one detour. Most successful ones are found
    /// with a few hundred, and nearly all with so many; the rest is left to a proof.
    static let mostExecutions = 6_000
    /// The most traces executed in search of one detour.
    private let most: Int
    /// The number of traces that may be executed before the present search for a detour gives up.
    private(set) var limit = 0
    /// The prefixes that the present search has reached and not yet used, in this order.
    var prefixes: [TracePrefix] = []
    /// The position from which the trace may follow, by the state after a prefix.
    private var rests: [UInt64: Int] = [:]

    /// The commands that a state offers, by fingerprint, each with its successor; nil if nothing
    /// may follow.
    var ways: [UInt64: [(command: Int32, fingerprint: UInt64?)]] = [:]
    /// The rests of traces that were performed in a state.
    private var tried: [UInt64: Set<ArraySlice<Int32>>] = [:]

    init(most: Int) { self.most = most }

    /// Begins a search, when so many traces were executed in former ones.
    mutating func begin(after executions: Int) {
        (limit, prefixes, rests) = (most > .max - executions ? .max : executions + most, [], [:])
    }

    /// Takes in a prefix: one for each state, and a further one only if more of the trace may
    /// follow it.
    mutating func add(_ prefix: TracePrefix) {
        guard rests[prefix.fingerprint].map({ $0 > prefix.rest }) ?? true else { return }
        rests[prefix.fingerprint] = prefix.rest
        prefixes.append(prefix)
    }

    /// Records the rest of a trace as performed in a state; whether it was the first time.
    mutating func isNew(_ rest: ArraySlice<Int32>, in fingerprint: UInt64) -> Bool {
        tried[fingerprint, default: []].insert(rest).inserted
    }
}

struct TracePrefix {
    let commands: [Int32]
    /// The state after it.
    let fingerprint: UInt64
    /// The first position from which the trace may follow it and the whole is simpler.
    let rest: Int
}
