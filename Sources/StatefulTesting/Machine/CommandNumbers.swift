/// Gives every command a small number. So shrinking handles traces as arrays of numbers, in code
/// that is not generic and is compiled once.
@usableFromInline final class CommandNumbers<M: StateMachine> {
    @usableFromInline private(set) var commands: [M.Command] = []
    @usableFromInline private(set) var ranks: [UInt64] = []
    private var numbers: [M.Command: Int32] = [:]

    @usableFromInline init() {}

    /// The number of a command; the next free one if it is new.
    @usableFromInline func number(of command: M.Command, on machine: M) -> Int32 {
        if let known = numbers[command] { return known }
        let number = Int32(commands.count)
        numbers[command] = number
        commands.append(command)
        ranks.append(machine.rank(of: command))
        return number
    }

    @usableFromInline
    func commands(_ trace: [Int32]) -> [M.Command] { trace.map { commands[Int($0)] } }
}
