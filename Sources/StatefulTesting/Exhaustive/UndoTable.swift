/// Which command undoes which, as far as a search has seen.
///
/// A guess that fails costs one command, so a command is guessed only while it was right at least
/// as often as it was wrong.
struct UndoTable {
    private struct Entry {
        var command = -1
        var hits = 0
        var misses = 0
    }

    private var entries: [Entry]

    init(alphabet: Int) {
        entries = [Entry](repeating: Entry(), count: alphabet)
    }

    /// The command that probably undoes another one.
    func guess(for command: Int) -> Int? {
        let entry = entries[command]
        return entry.command >= 0 && entry.misses <= entry.hits ? entry.command : nil
    }

    /// Records that a command led back to the state before another one.
    mutating func note(_ command: Int, undoes other: Int) {
        if entries[other].command == command {
            entries[other].hits += 1
        } else if entries[other].misses >= entries[other].hits {
            entries[other] = Entry(command: command, hits: 1, misses: 0)
        }
    }

    /// Records that the guess for a command led elsewhere.
    mutating func noteMiss(for command: Int) {
        entries[command].misses += 1
    }
}
