import StatefulTesting

/// A corridor of rooms with the exit at room 0. A door can be jammed, and then there is no way back
/// until it is mended; in room 5 going back is forbidden; and from room 3 one step leads to 5.
struct Corridor {
    enum Command: Int, Hashable, Sendable, CaseIterable {
        case forward, back, jam, mend, rest
    }

    struct Step {
        let before: Int
        let command: Command?
        let after: Int
    }

    /// How many rooms there are.
    static let rooms = 7

    /// A replica that goes another way shows it here.
    var stride = 1

    /// Whether the first step forward ends the run.
    var endsWithAStep = false

    /// Whether it ends up in another room when it is led anywhere again.
    var strays = false

    /// Whether it can rest where the walks start wherever it is.
    var restsFromStart = false
    private(set) var start: Int?

    private(set) var room = 0
    private(set) var isJammed = false
    private(set) var step = Step(before: 0, command: nil, after: 0)

    /// What was tried on the way ahead.
    private(set) var attempts = 0

    /// How often it, or a copy of it, was led anywhere from the beginning.
    let ledThere = Count()

    final class Count { fileprivate(set) var value = 0 }
}

extension Corridor: LookAheadMachine, ComparableStateMachine {
    var kinds: [CommandKind] { Command.allCases.map { CommandKind("\($0)") } }
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }

    mutating func reset() { (room, isJammed) = (0, false) }

    mutating func perform(_ command: Command) -> Outcome {
        let before = room
        switch command {
        case .forward:
            guard room < Self.rooms - 1 else { return .ignored }
            room = min(Self.rooms - 1, room + (room == 3 ? 2 : stride))
        case .back:
            guard room > 0, !isJammed else { return .ignored }
            if room == 5 { return .ruledOut }
            room -= 1
        case .jam: isJammed = true
        case .mend: isJammed = false
        case .rest: break
        }
        step = Step(before: before, command: command, after: room)
        return endsWithAStep && command == .forward ? .ended : .performed
    }

    var fingerprint: UInt64 { UInt64(room * 2 + (isJammed ? 1 : 0)) }
    var state: [Int] { [room, isJammed ? 1 : 0] }

    mutating func retrace(_ commands: [Command], fromStart: Bool) {
        if fromStart {
            ledThere.value += 1
            reset()
        }
        for command in commands { _ = perform(command) }
        if strays { room = (room + 1) % Self.rooms }
    }

    mutating func markStart() { start = room }

    mutating func attemptFromStart(_ move: Command) -> Outcome? {
        guard restsFromStart, move == .rest, let start else { return nil }
        (room, isJammed) = (start, false)
        return attempt(move)
    }

    mutating func attempt(_ move: Command) -> Outcome {
        attempts += 1
        return perform(move)
    }

    var sight: Int { room }
    var present: Step { Step(before: room, command: nil, after: room) }
}

extension Corridor {
    typealias Forward = ForwardLaw<Step, Command, Int>

    /// From every room there is a way out, unless it is forbidden; the fault is the room with none.
    static func wayOut(rarity: UInt64 = 1) -> Forward {
        Forward(
            Law(name: "way-out", statement: "There is a way out.") { _ in .notApplicable },
            Forward.Part(
                .state, rarity: rarity,
                next: { step, walks in
                    walks.isEmpty && step.after > 0
                        ? [Command](repeating: .back, count: step.after) : nil
                },
                judge: { step, walks in
                    guard let walk = walks.first, walk.end != .ruledOut else {
                        return .notApplicable
                    }
                    return walk.end == .performed
                        ? .held : .violated(fault: [1], "no way out of \(step.after)")
                }))
    }

    /// A step back leads to where a step forward came from.
    static let thereAndBack = Forward(
        Law(name: "there-and-back", statement: "Back undoes forward.") { _ in .notApplicable },
        Forward.Part(
            .step,
            next: { step, walks in step.command == .forward && walks.isEmpty ? [.back] : nil },
            judge: { step, walks in
                guard let seen = walks.first?.sights.last else { return .notApplicable }
                return seen == step.before
                    ? .held : .violated(fault: [], "back is \(seen), not \(step.before)")
            }))

    /// A rest after a way to the exit is taken in the room where that began.
    static let restsAtStart = Forward(
        Law(name: "rests-at-start", statement: "A rest is at the start.") { _ in .notApplicable },
        Forward.Part(
            .state,
            next: { step, walks in
                switch walks.count {
                case 0: [Command](repeating: .back, count: step.after)
                case 1: [.rest]
                default: nil
                }
            },
            judge: { step, walks in
                walks[1].sights == [step.after]
                    ? .held : .violated(fault: [2], "a rest in \(walks[1].sights)")
            }))

    /// Everyone stays in room 0; the fault of leaving it stands until one is back there.
    static let staysAtExit = Forward(
        Law(name: "stays-at-exit", statement: "One stays at the exit.") { _ in .notApplicable },
        Forward.Part(
            .state, next: { _, walks in walks.isEmpty ? [.rest] : nil },
            judge: { _, walks in
                walks[0].sights == [0] ? .held : .violated(fault: [3], "away from the exit")
            }))

    /// A way of some moves ends the run.
    static func ending(_ name: String, _ moves: [Command]) -> Forward {
        Forward(
            Law(name: name, statement: "The way ends the run.") { _ in .notApplicable },
            Forward.Part(
                .step, next: { _, walks in walks.isEmpty ? moves : nil },
                judge: { _, walks in
                    walks[0].end == .ended ? .held : .violated(fault: [4], "\(walks[0].end)")
                }))
    }

    static func laws(
        _ laws: [Forward] = [wayOut(), thereAndBack], replica: Corridor = Corridor()
    ) -> LawSet<Corridor> {
        LawSet([], ahead: laws, replica: replica)
    }
}
