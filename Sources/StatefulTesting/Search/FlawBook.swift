/// Counts the flaws of a search: how often each shows, and which others always show with it.
@usableFromInline struct FlawBook {
    /// A flaw, with what is known of it.
    struct Entry {
        let flaw: Flaw
        var steps = 0
        var runs = 0
        var lastRun = -1

        /// The flaws that every step with this flaw also showed; nil before the first.
        var companions: Set<Int>?
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

    /// Takes in the violations of a run, step by step.
    mutating func note(_ violations: [Violation], run: Int) {
        var rest = violations[...]
        while let first = rest.first {
            let step = rest.prefix { $0.index == first.index }
            rest = rest.dropFirst(step.count)
            note(step.map { number(of: $0.flaw) }, run: run)
        }
    }

    /// Takes in a step by the numbers of the flaws it shows, each once.
    mutating func note(_ step: [Int], run: Int = 0) {
        for flaw in step {
            entries[flaw].steps += 1
            if entries[flaw].lastRun != run {
                entries[flaw].lastRun = run
                entries[flaw].runs += 1
            }
            if let known = entries[flaw].companions {
                if !known.isEmpty { entries[flaw].companions = known.intersection(step) }
            } else {
                entries[flaw].companions = Set(step).subtracting([flaw])
            }
        }
    }

    /// What was counted, in the order of the laws, then by symptom.
    func tallies(_ laws: [String]) -> [FlawTally] {
        func sorted(_ numbers: some Sequence<Int>) -> [Int] {
            numbers.sorted { entries[$0].flaw.comesBefore(entries[$1].flaw, among: laws) }
        }
        return sorted(entries.indices).map { entries[$0] }.filter { $0.steps > 0 }.map { entry in
            FlawTally(
                flaw: entry.flaw, steps: entry.steps, runs: entry.runs,
                companions: sorted(entry.companions ?? []).map { entries[$0].flaw })
        }
    }
}

/// How often a flaw showed in a search.
package struct FlawTally: Sendable, Hashable, Codable {
    /// The law and the way in which it is broken.
    package let flaw: Flaw

    /// The steps that showed it.
    package internal(set) var steps: Int

    /// The runs that showed it.
    package internal(set) var runs: Int

    /// The flaws that every step with this flaw also showed, in the order of the laws.
    package internal(set) var companions: [Flaw]

    /// Which flaws are consequences, and of which other flaw each is one.
    ///
    /// A flaw is a consequence of another if every step that showed it showed the other as well. Of
    /// two that always show together the one whose law comes first is the root.
    /// - Parameters:
    ///   - tallies: What was counted.
    ///   - laws: The names of the laws, in order.
    ///   - roots: The names of laws whose flaws are never consequences.
    /// - Returns: The root of each consequence.
    package static func consequences(
        _ tallies: [FlawTally], laws: [String], neverOf roots: Set<String> = []
    ) -> [Flaw: Flaw] {
        let companions = Dictionary(
            uniqueKeysWithValues: tallies.map { ($0.flaw, Set($0.companions)) })
        /// Whether a flaw shows in steps that do not show another, which in turn always shows with
        /// it.
        func isWider(_ flaw: Flaw, than other: Flaw) -> Bool {
            companions[other]?.contains(flaw) == true && companions[flaw]?.contains(other) != true
        }
        var result: [Flaw: Flaw] = [:]
        for tally in tallies where !roots.contains(tally.flaw.law) {
            let known = tally.companions.filter { companions[$0] != nil }
            let widest = ([tally.flaw] + known).filter { flaw in
                !known.contains { isWider($0, than: flaw) }
            }
            let root = widest.min { $0.comesBefore($1, among: laws) }
            if let root, root != tally.flaw {
                result[tally.flaw] = root
            }
        }
        return result
    }
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
            self[index].companions.removeAll { !other.companions.contains($0) }
        }
    }
}
