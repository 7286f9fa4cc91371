import StatefulTesting

/// Equal identities at a distance: the value inserted last was inserted exactly three before, not
/// in between, and is at least 7.
package struct DistantTwins: ChallengeMachine {
    package static let operations = [
        Operation("insert", weight: 4, arguments: 50), Operation("flush"),
    ]
    package static let laws = [
        flaw { machine in
            let items = machine.recent
            return items.count == 4 && items[0] == items[3] && items[3] >= 7
                && !items[1...2].contains(items[3])
        }
    ]
    package static let minimum = [op("insert", 7), op("insert"), op("insert"), op("insert", 7)]
    package static let representatives = [0, 1, 6, 7, 8, 49]

    /// The last four insertions, oldest first.
    package var recent: [Int] = []

    package init() {}

    package var state: [Int] { recent }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        guard operation == 0 else {
            guard !recent.isEmpty else { return false }
            recent = []
            return true
        }
        recent = (recent + [argument]).suffix(4)
        return true
    }
}

/// Create, then close, then use: references into what exists.
///
/// A handle is used that is not the newest, after one that was older than some living one was
/// closed.
package struct Handles: ChallengeMachine {
    package static let operations = [
        Operation("create"), Operation("close", arguments: 4), Operation("use", arguments: 4),
    ]
    package static let laws = [flaw { $0.hasMisused }]
    package static let minimum = [
        op("create"), op("create"), op("create"), op("close"), op("use"),
    ]

    package var living = 0
    package var hasClosedOld = false
    package var hasMisused = false

    package init() {}

    package var state: [Int] { [living, hasClosedOld ? 1 : 0, hasMisused ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        if operation == 0 {
            guard living < 6 else { return false }
            living += 1
            return true
        }
        guard living > 0 else { return false }
        let isNewest = argument % living == living - 1
        if operation == 1 {
            hasClosedOld = hasClosedOld || !isNewest
            living -= 1
        } else {
            hasMisused = hasClosedOld && !isNewest
        }
        return true
    }
}

/// One identity in three kinds of commands: it can only be lowered in all of them at once.
package struct Session: ChallengeMachine {
    package static let operations = [
        Operation("open", arguments: 12), Operation("write", arguments: 12),
        Operation("close", arguments: 12),
    ]
    package static let laws = [flaw { $0.hasFailed }]
    package static let minimum = [op("open", 3), op("write", 3), op("close", 3)]

    /// The identity that is open, -1 for none.
    package var open = -1
    package var isWritten = false
    package var hasFailed = false

    package init() {}

    package var state: [Int] { [open, isWritten ? 1 : 0, hasFailed ? 1 : 0] }

    package mutating func apply(_ operation: Int, _ argument: Int) -> Bool {
        switch operation {
        case 0:
            guard open < 0 else { return false }
            open = argument
            isWritten = false
        case 1:
            guard open == argument else { return false }
            isWritten = true
        default:
            guard open == argument else { return false }
            hasFailed = isWritten && argument >= 3
            open = -1
        }
        return true
    }
}
