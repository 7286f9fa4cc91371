import StatefulTesting

/// A counter that must overflow: the sum passes 15, in steps of at most 9.
///
/// Two steps; the simplest two are 7 and 9. From 8 and 8 no single number can be lowered, so only a
/// search with further numbers leads there.
package struct Overflow: ChallengeMachine {
    package static let operations = [
        Operation("add", weight: 2, arguments: 10), Operation("halve"),
    ]
    package static let laws = [flaw { $0.value > 15 }]
    package static let minimum = [op("add", 7), op("add", 9)]
    package static let wider = alphabet

    package var value = 0

    package init() {}

    package var state: [Int] { [value] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
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
package struct Ladder: ChallengeMachine {
    package static let operations = [Operation("up", weight: 3), Operation("down", weight: 2)]
    package static let laws = [flaw { $0.rung == 8 && $0.hasSlipped }]
    package static let minimum = [Op](repeating: op("up"), count: 8) + [op("down"), op("up")]

    package var rung = 0

    /// Whether it went down from the third rung or a higher one.
    package var hasSlipped = false

    package init() {}

    package var state: [Int] { [rung, hasSlipped ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
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

/// Two flaws at once: the first shows on the simplest way to the second, which goes on through it,
/// and must not be mistaken for it.
package struct TwoFlaws: ChallengeMachine {
    package static let operations = [
        Operation("x", weight: 2), Operation("y", weight: 2), Operation("reset"),
    ]
    package static let laws = [
        flaw("early") { $0.x == 3 && $0.y < 2 }, flaw { $0.x == 3 && $0.y == 3 },
    ]
    package static let minimum = [
        op("x"), op("x"), op("x"), op("y"), op("y"), op("y"),
    ]

    package var x = 0
    package var y = 0

    package init() {}

    package var state: [Int] { [x, y] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
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
