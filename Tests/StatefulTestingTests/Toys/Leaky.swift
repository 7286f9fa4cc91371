import StatefulTesting

/// A dial whose state can leave something out that decides, in several ways.
struct Leaky: ComparableStateMachine {
    /// What the state leaves out, and what it decides.
    enum Leak: Hashable, Sendable, CaseIterable {
        /// Nothing.
        case none

        /// How often it was turned back: the sixth time it jumps.
        case counter

        /// Whether it was turned back last: then the next turn is twice as long.
        case flag

        /// Whether it was ever shaken, which changes nothing but a verdict.
        case verdict

        /// Whether it was ever shaken, which changes nothing but what is offered.
        case offer

        /// Nothing, but from the first time in its life that it is shaken its states are others.
        case lesson

        /// Nothing, but each eleventh turn of its life is a toss of a coin.
        case coin
    }

    enum Command: Int, Hashable, Sendable, CaseIterable { case turn, back, shake }

    struct Step {
        let command: Command
        let wasShaken: Bool
    }

    let leak: Leak
    private(set) var place = 0
    private(set) var backs = 0
    private(set) var wentBack = false
    private(set) var isShaken = false
    private var life = 0
    private var hasLearnt = false
    private(set) var step = Step(command: .turn, wasShaken: false)

    init(_ leak: Leak) { self.leak = leak }

    let kinds = Command.allCases.map { CommandKind("\($0)") }
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        Command.allCases[kind]
    }
    func simplifications(of command: Command) -> [Command] { [] }
    func kind(of command: Command) -> Int { command.rawValue }
    func rank(of command: Command) -> UInt64 { UInt64(command.rawValue) }

    mutating func reset() { (place, backs, wentBack, isShaken) = (0, 0, false, false) }

    mutating func perform(_ command: Command) -> Outcome {
        switch command {
        case .turn:
            life += 1
            var distance = leak == .flag && wentBack ? 2 : 1
            if leak == .coin, life % 11 == 0 { distance = 3 }
            place = (place + distance) % 6
        case .back:
            if leak == .offer, isShaken { return .ignored }
            backs += 1
            place = leak == .counter && backs == 6 ? 0 : (place + 5) % 6
        case .shake:
            isShaken = true
            hasLearnt = true
        }
        wentBack = command == .back
        step = Step(command: command, wasShaken: isShaken)
        return .performed
    }

    var fingerprint: UInt64 { UInt64(place) }
    var state: Int { leak == .lesson && hasLearnt ? place + 6 : place }

    /// Broken by going back after shaking.
    static let gentle = Law<Step>(name: "gentle", statement: "Nothing is shaken.") { step in
        step.command == .back && step.wasShaken ? .violated("shaken") : .held
    }
}
