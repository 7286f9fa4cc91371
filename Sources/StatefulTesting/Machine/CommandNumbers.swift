/// Gives every command a small number, so that shrinking and exhaustive search handle traces as
/// arrays of numbers, in code that is not generic and is compiled once.
@usableFromInline
final class CommandNumbers<M: StateMachine> {
    @usableFromInline private(set) var commands: [M.Command] = []
    @usableFromInline private(set) var ranks: [UInt64] = []
    private var numbers: [M.Command: Int32] = [:]

    @usableFromInline
    init() {}

    /// Numbers an alphabet in the order of simplicity, each command once.
    @usableFromInline
    convenience init(_ alphabet: [M.Command], on machine: M) {
        self.init()
        let ranked = Set(alphabet).map { (rank: machine.rank(of: $0), command: $0) }
        for (_, command) in ranked.sorted(by: { $0.rank < $1.rank }) {
            _ = number(of: command, on: machine)
        }
    }

    /// The number of a command; the next free one if it is new.
    @usableFromInline
    func number(of command: M.Command, on machine: M) -> Int32 {
        if let known = numbers[command] { return known }
        let number = Int32(commands.count)
        numbers[command] = number
        commands.append(command)
        ranks.append(machine.rank(of: command))
        return number
    }

    /// The commands behind a trace of numbers.
    @usableFromInline
    func commands(_ trace: [Int32]) -> [M.Command] { trace.map { commands[Int($0)] } }
}

/// The order of simplicity on traces, here by the ranks of their commands: shorter first, then
/// command by command.
func isSimpler(_ trace: [UInt64], than other: [UInt64]) -> Bool {
    trace.count == other.count
        ? trace.lexicographicallyPrecedes(other) : trace.count < other.count
}
