import StatefulTesting

/// A field to walk on, with a switch that its state leaves out: once it is set, a command in one
/// place breaks the law. An audit of a large field seldom comes across both.
struct HiddenSwitch: ComparableStateMachine {
    static let size = 8
    static let moves = [(1, 0), (-1, 0), (0, 1), (0, -1)]

    struct Step { let isBroken: Bool }

    /// Where the law can be broken, and by which command.
    let trap: (x: Int, y: Int, command: Int)
    private var (x, y, isSet) = (0, 0, false)
    private(set) var step = Step(isBroken: false)

    init(trap: (x: Int, y: Int, command: Int)) { self.trap = trap }

    /// Four moves, the switch, and commands that do nothing.
    static let commands = 24
    let kinds = (0..<commands).map { CommandKind("\($0)") }
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int { kind }
    func simplifications(of command: Int) -> [Int] { [] }
    func kind(of command: Int) -> Int { command }
    func rank(of command: Int) -> UInt64 { UInt64(command) }

    mutating func reset() { (x, y, isSet) = (0, 0, false) }

    mutating func perform(_ command: Int) -> Outcome {
        if command < Self.moves.count {
            let (dx, dy) = Self.moves[command]
            guard 0..<Self.size ~= x + dx, 0..<Self.size ~= y + dy else { return .ignored }
            (x, y) = (x + dx, y + dy)
        }
        if command == Self.moves.count { isSet = true }
        step = Step(isBroken: isSet && (x, y, command) == trap)
        return .performed
    }

    var fingerprint: UInt64 { UInt64(x * Self.size + y) }
    var state: Int { x * Self.size + y }

    static let safe = Law<Step>(name: "safe", statement: "The trap is not sprung.") { step in
        step.isBroken ? .violated("sprung") : .held
    }
}

/// A lift from 0 to 3, of which 3 is out of scope. The way down undoes the way up, but once it was
/// armed, the way down from 3 ends the run, in a place where it could go on.
struct EndingLift: ComparableStateMachine {
    enum Command: Int, Hashable, Sendable, CaseIterable { case up, down, arm }

    private(set) var floor = 0
    private var (isArmed, hasEnded) = (false, false)
    private(set) var step = 0

    let kinds = Command.allCases.map { CommandKind("\($0)") }
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }

    mutating func reset() { (floor, isArmed, hasEnded) = (0, false, false) }

    mutating func perform(_ command: Command) -> Outcome {
        if hasEnded { return .ignored }
        switch command {
        case .up:
            if floor == 3 { return .ignored }
            floor += 1
        case .down:
            if floor == 0 { return .ignored }
            hasEnded = floor == 3 && isArmed
            floor -= 1
        case .arm: isArmed = true
        }
        step = floor
        return hasEnded ? .ended : .performed
    }

    var fingerprint: UInt64 { UInt64(floor) << 1 | (isArmed ? 1 : 0) }
    var state: UInt64 { fingerprint }
}
