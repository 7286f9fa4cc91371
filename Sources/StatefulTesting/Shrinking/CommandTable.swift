/// Gives every command met a small number, so that shrinking and exhaustive search handle traces as
/// arrays of numbers, in code that is not generic and is compiled once.
@usableFromInline
final class CommandTable<Command: Hashable & Sendable> {
    @usableFromInline private(set) var commands: [Command] = []
    @usableFromInline private(set) var ranks: [UInt64] = []
    private var ids: [Command: Int32] = [:]

    @usableFromInline
    init() {}

    /// The number of a command; the next free one if it is new.
    @usableFromInline
    func id<M: StateMachine>(of command: Command, on machine: M) -> Int32
    where M.Command == Command {
        if let id = ids[command] {
            return id
        }
        let id = Int32(commands.count)
        ids[command] = id
        commands.append(command)
        ranks.append(machine.rank(of: command))
        return id
    }

    /// The commands behind a trace of numbers.
    @usableFromInline
    func commands(of trace: [Int32]) -> [Command] {
        trace.map { commands[Int($0)] }
    }
}

/// The order of simplicity on traces: shorter first, then lexicographically by rank.
/// - Parameters:
///   - candidate: a trace of command numbers.
///   - current: another one.
///   - rank: the rank of a command number.
/// - Returns: whether the candidate comes strictly before the current trace.
func isSimpler(
    _ candidate: [Int32], than current: [Int32], rank: (Int32) -> UInt64
) -> Bool {
    guard candidate.count == current.count else { return candidate.count < current.count }
    for (new, old) in zip(candidate, current) where new != old {
        let (newRank, oldRank) = (rank(new), rank(old))
        if newRank != oldRank {
            return newRank < oldRank
        }
    }
    return false
}
