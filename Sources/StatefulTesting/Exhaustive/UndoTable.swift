/// The undoing command of each command, as far as a search has seen.
///
/// A guess that fails costs one command, so a command is guessed only while it was right at least
/// as often as it was wrong.
struct UndoTable {
    /// By command, the command that may undo it, and how much more often this guess was right than
    /// wrong.
    private var entries: [(command: Int?, score: Int)]

    init(alphabet: Int) { entries = Array(repeating: (nil, 0), count: alphabet) }

    /// The command that probably undoes another one.
    func guess(for command: Int) -> Int? {
        entries[command].score >= 0 ? entries[command].command : nil
    }

    /// Records that a command led back to the state before another one.
    mutating func note(_ command: Int, undoes other: Int) {
        if entries[other].command == command {
            entries[other].score += 1
        } else if entries[other].score <= 0 {
            entries[other] = (command, 1)
        }
    }

    mutating func noteMiss(for command: Int) { entries[command].score -= 1 }
}
