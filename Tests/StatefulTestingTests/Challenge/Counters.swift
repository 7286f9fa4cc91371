import StatefulTesting

/// A counter that must overflow: the sum passes 15, in steps of at most 9.
///
/// Two steps; the simplest two are 7 and 9. From 8 and 8 no single number can be lowered, so only a
/// search with further numbers leads there.
struct Overflow: ChallengeMachine {
    static let operations = [Operation("add", weight: 2, arguments: 10), Operation("halve")]
    static let laws = [flaw { $0.value > 15 }]
    static let minimum = [op("add", 7), op("add", 9)]

    var value = 0

    var state: [Int] { [value] }

    mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        guard operation == 0 else {
            guard value > 0 else { return false }
            value /= 2
            return true
        }
        value += argument
        return true
    }
}

/// A counter that must reach the end of its range by steps of one, with inverse steps in between.
///
/// Ten steps. As going up is the simpler step, the simplest trace goes all the way up first.
struct Ladder: ChallengeMachine {
    static let operations = [Operation("up", weight: 3), Operation("down", weight: 2)]
    static let laws = [flaw { $0.rung == 8 && $0.hasSlipped }]
    static let minimum = [Op](repeating: op("up"), count: 8) + [op("down"), op("up")]

    var rung = 0

    /// Whether it went down from the third rung or a higher one.
    var hasSlipped = false

    var state: [Int] { [rung, hasSlipped ? 1 : 0] }

    mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        guard operation == 1 else {
            guard rung < 8 else { return false }
            rung += 1
            return true
        }
        guard rung > 0 else { return false }
        hasSlipped = hasSlipped || rung >= 3
        rung -= 1
        return true
    }
}

/// Two flaws at once: the first is reached by dropping commands from the second's trace, and must
/// not be mistaken for it.
struct TwoFlaws: ChallengeMachine {
    static let operations = [
        Operation("x", weight: 2), Operation("y", weight: 2), Operation("reset"),
    ]
    static let laws = [
        flaw("early") { $0.x == 3 && $0.y < 2 },
        flaw { $0.x == 3 && $0.y == 3 },
    ]
    static let minimum = [
        op("x"), op("x"), op("y"), op("y"), op("x"), op("y"),
    ]

    var x = 0
    var y = 0

    var state: [Int] { [x, y] }

    mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        switch operation {
        case 0:
            guard x < 3 else { return false }
            x += 1
        case 1:
            guard y < 3 else { return false }
            y += 1
        default:
            guard x + y > 0 else { return false }
            x = 0
            y = 0
        }
        return true
    }
}
