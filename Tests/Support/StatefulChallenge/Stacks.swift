import StatefulTesting

/// A stack whose flaw needs a threshold and one popped element.
///
/// Depth 3, top at least 100, at least one pop. Five steps: nothing shorter pops and still has
/// three, and only the top has to be 100.
package struct ThresholdStack: ChallengeMachine {
    package static let operations = [
        Operation("push", weight: 2, arguments: 1_001), Operation("pop"), Operation("swap"),
    ]
    package static let laws = [
        flaw { $0.items.count == 3 && $0.items[2] >= 100 && $0.hasPopped }
    ]
    package static let minimum = [
        op("push"), op("push"), op("push"), op("pop"), op("push", 100),
    ]
    package static let representatives = [0, 1, 99, 100, 101, 1_000]

    package var items: [Int] = []
    package var hasPopped = false

    package init() {}

    package var state: [Int] { items + [hasPopped ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        switch operation {
        case 0: items.append(argument)
        case 1:
            guard items.popLast() != nil else { return false }
            hasPopped = true
        default:
            guard items.count >= 2 else { return false }
            items.swapAt(items.count - 1, items.count - 2)
        }
        return true
    }
}

/// A stack whose flaw combines an equal pair, inverse operations and a parity.
///
/// Depth 4, the top equals the element two below it and is at least 5, at least two swaps, an even
/// number of steps. Six steps, values adding up to 10.
package struct TwinStack: ChallengeMachine {
    package static let operations = [
        Operation("push", weight: 2, arguments: 16), Operation("pop"), Operation("swap"),
    ]
    package static let laws = [
        flaw {
            $0.items.count == 4 && $0.items[3] == $0.items[1] && $0.items[3] >= 5 && $0.swaps == 2
                && $0.isEven
        }
    ]
    package static let minimum = [
        op("push"), op("push"), op("swap"), op("push", 5), op("swap"), op("push", 5),
    ]
    package static let representatives = [0, 1, 4, 5, 6, 15]

    package var items: [Int] = []

    /// Counted up to 2, as only that threshold matters.
    package var swaps = 0
    package var isEven = true

    package init() {}

    package var state: [Int] { items + [swaps, isEven ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        switch operation {
        case 0: items.append(argument)
        case 1: guard items.popLast() != nil else { return false }
        default:
            guard items.count >= 2 else { return false }
            items.swapAt(items.count - 1, items.count - 2)
            swaps = min(swaps + 1, 2)
        }
        isEven.toggle()
        return true
    }
}

/// Brackets: nested inverse pairs of which no half can go alone.
///
/// All brackets are closed again, three were open at once, and the third differed from the first.
package struct Brackets: ChallengeMachine {
    package static let operations = [Operation("open", arguments: 4), Operation("close")]
    package static let laws = [flaw { $0.open.isEmpty && $0.hasNested }]
    package static let minimum = [
        op("open"), op("open"), op("open", 1), op("close"), op("close"), op("close"),
    ]

    package var open: [Int] = []
    package var hasNested = false

    package init() {}

    package var state: [Int] { open + [hasNested ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        guard operation == 0 else { return open.popLast() != nil }
        open.append(argument)
        if open.count == 3, open[2] != open[0] { hasNested = true }
        return true
    }
}
