/// What is known of the neighbourhood of a trace: where beginnings lead that have little in common
/// with it, and which of its ends were tried behind them.
///
/// States with equal fingerprints are taken for one, which may be wrong. So a detour may be missed,
/// but none is taken that was not executed.
struct Detours {
    /// The most commands of a detour that are taken from elsewhere.
    static let mostForeign = 3

    /// The most traces executed in search of one detour. Most that lead anywhere are found by half
    /// as many; what is left is up to a proof.
    static let mostExecutions = 500

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

    /// How many traces may be executed for detours before the present search for one gives up.
    var limit = 0

    /// What the commands lead to in a state, by fingerprint.
    var ways: [UInt64: [Way]] = [:]

    private var tried: Set<Junction> = []

    /// Whether it is the first time that the rest of a trace is to be performed in a state.
    mutating func isNew(_ rest: ArraySlice<Int32>, in fingerprint: UInt64) -> Bool {
        tried.insert(Junction(fingerprint: fingerprint, rest: rest)).inserted
    }
}

/// A beginning of traces that are simpler than a certain one.
struct Beginning {
    let commands: [Int32]

    /// The state behind it.
    let fingerprint: UInt64

    /// The first place from which the trace may go on behind it: from there on the whole is
    /// simpler.
    let rest: Int
}

/// Beginnings in the order in which they were met: one for each state, and a further one only if
/// more of the trace may follow it.
struct Beginnings {
    /// The length of the trace.
    private let length: Int

    private var found: [Beginning] = []
    private var next = 0
    private var rests: [UInt64: Int] = [:]

    init(besides length: Int) { self.length = length }

    /// The next one that was not looked at yet.
    mutating func takeNext() -> Beginning? {
        guard next < found.count else { return nil }
        next += 1
        return found[next - 1]
    }

    /// All of them; what is met from now on comes after these.
    mutating func takeAll() -> [Beginning] {
        defer { (found, next) = ([], 0) }
        return found
    }

    mutating func add(_ beginning: Beginning) {
        guard beginning.rest <= length,
            rests[beginning.fingerprint].map({ $0 > beginning.rest }) ?? true
        else { return }
        rests[beginning.fingerprint] = beginning.rest
        found.append(beginning)
    }
}
