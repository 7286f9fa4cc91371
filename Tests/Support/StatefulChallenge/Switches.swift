import StatefulTesting

/// Parity: one switch on, the other toggled and off again, an odd number of ticks, and a number of
/// steps divisible by four.
package struct Parity: ChallengeMachine {
    package static let operations = [Operation("a"), Operation("b"), Operation("tick", weight: 2)]
    package static let laws = [
        flaw { $0.a && !$0.b && $0.toggles == 2 && $0.ticks == 1 && $0.steps == 0 }
    ]
    package static let minimum = [op("a"), op("b"), op("b"), op("tick")]

    package var a = false
    package var b = false

    /// How often `b` was toggled, up to 2.
    package var toggles = 0

    /// Modulo 2.
    package var ticks = 0

    /// Modulo 4.
    package var steps = 0

    package init() {}

    package var state: [Int] { [a ? 1 : 0, b ? 1 : 0, toggles, ticks, steps] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        switch operation {
        case 0: a.toggle()
        case 1:
            b.toggle()
            toggles = min(toggles + 1, 2)
        default: ticks = (ticks + 1) % 2
        }
        steps = (steps + 1) % 4
        return true
    }
}

/// Independent steps in any order: four settings, each of which can be cleared, and then the shot.
package struct Settings: ChallengeMachine {
    package static let operations = [
        Operation("set", weight: 3, arguments: 4), Operation("clear", arguments: 4),
        Operation("fire"),
    ]
    package static let laws = [flaw { $0.hasFired && $0.settings == [1, 1, 1, 1] }]
    package static let minimum = [op("set"), op("set", 1), op("set", 2), op("set", 3), op("fire")]

    package var settings = [0, 0, 0, 0]
    package var hasFired = false

    package init() {}

    package var state: [Int] { settings + [hasFired ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        if operation < 2 {
            guard settings[argument] == operation else { return false }
            settings[argument] = 1 - operation
        }
        hasFired = operation == 2
        return true
    }
}

/// Two gates: a sequence of keys, then a second one that counts only after it; a wrong key closes
/// the gate that is being opened.
package struct Gates: ChallengeMachine {
    package static let operations = [Operation("key", weight: 4, arguments: 3), Operation("wait")]
    package static let laws = [flaw { $0.stage == 2 }]
    package static let minimum = [
        op("key"), op("key", 1), op("key", 2), op("key", 2), op("wait"), op("key", 1),
    ]

    /// What opens each gate; 3 stands for waiting.
    static let gates = [[0, 1, 2], [2, 3, 1]]

    package var stage = 0
    package var progress = 0

    package init() {}

    package var state: [Int] { [stage, progress] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        let key = operation == 0 ? argument : 3
        guard stage < 2, Self.gates[stage][progress] == key else {
            progress = 0
            return true
        }
        progress += 1
        if progress == 3 {
            stage += 1
            progress = 0
        }
        return true
    }
}
