/// Counts the flaws of a search: how often each shows.
@usableFromInline struct FlawBook {
    /// A flaw, and how often it showed.
    struct Entry {
        let flaw: Flaw
        var steps = 0
        var runs = 0
        var lastRun = -1
    }

    private(set) var entries: [Entry] = []
    private var numbers: [Flaw: Int] = [:]

    @usableFromInline init() {}

    /// The number of a flaw; the next free one if it is new.
    mutating func number(of flaw: Flaw) -> Int {
        if let known = numbers[flaw] { return known }
        numbers[flaw] = entries.count
        entries.append(Entry(flaw: flaw))
        return entries.count - 1
    }

    mutating func note(_ violations: [Violation], run: Int) {
        note(violations.map { number(of: $0.flaw) }, run: run)
    }

    /// Takes in flaws by their numbers, one for each step that shows one.
    mutating func note(_ flaws: [Int], run: Int = 0) {
        for flaw in flaws {
            entries[flaw].steps += 1
            if entries[flaw].lastRun != run {
                entries[flaw].lastRun = run
                entries[flaw].runs += 1
            }
        }
    }

    /// The counts, in the order of the laws, then by symptom.
    func tallies(_ laws: [String]) -> [FlawTally] {
        entries.filter { $0.steps > 0 }
            .sorted { $0.flaw.comesBefore($1.flaw, among: laws) }
            .map { FlawTally(flaw: $0.flaw, steps: $0.steps, runs: $0.runs) }
    }
}

/// The number of times that a flaw showed in a search.
package struct FlawTally: Sendable, Hashable, Codable {
    /// The law and the way in which it is broken.
    package let flaw: Flaw
    package internal(set) var steps: Int
    package internal(set) var runs: Int
}

extension Flaw {
    /// Whether it stands before another flaw in the order of the laws, then by symptom.
    func comesBefore(_ other: Flaw, among laws: [String]) -> Bool {
        law == other.law
            ? symptom.code < other.symptom.code
            : laws.first { $0 == law || $0 == other.law } == law
    }
}

extension [FlawTally] {
    /// Adds what another search, or another part of the same, says of flaws.
    package mutating func add(_ others: [FlawTally]) {
        for other in others {
            guard let index = firstIndex(where: { $0.flaw == other.flaw }) else {
                append(other)
                continue
            }
            self[index].steps += other.steps
            self[index].runs += other.runs
        }
    }
}
