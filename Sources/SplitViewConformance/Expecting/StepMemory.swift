/// The part of earlier steps that decides the judgement of later ones, and shows in no reading.
struct Memory: Sendable {
    /// The reading before the last transition, while nothing else happened since.
    var anchor = Reading()
    var isAnchored = false
    /// The results of taps on rows, as far as they are still there.
    var taps: [Tap] = []
    var link = Link()
    /// The controllers that the app has taken away and not brought back.
    var takenAway: Set<UInt32> = []
    /// How the columns were arranged before the collapse that lasts.
    var columns = ColumnsBeforeCollapse()
    /// The number from which on controllers were made since the app was built.
    var firstMadeLater: UInt32 = 0
    /// The subject's labels that the run has reached: one bit for each.
    var situations: UInt64 = 0

    /// A tapped row, and the screen that came to the front.
    struct Tap: Sendable {
        let row: Int
        let list: UInt32
        let listItem: UInt32
        let result: UInt32
        let item: UInt32
    }

    /// A link that was opened before the launch.
    struct Link: Sendable {
        /// The item that it promised; 0 for none.
        var item: UInt32 = 0
        /// Whether something else was done since, so that the app need not follow it.
        var isSuperseded = false
        /// Whether it does not say what it leads to.
        var isOpen = false
    }

    /// As before any command.
    mutating func forget(firstMadeLater: UInt32) {
        self.firstMadeLater = firstMadeLater
        isAnchored = false
        if !taps.isEmpty { taps.removeAll(keepingCapacity: true) }
        link = Link()
        if !takenAway.isEmpty { takenAway = [] }
        columns.forget()
        situations = 0
    }
}

// MARK: Taps

extension Memory.Tap {
    /// Whether it was on a list, or on one with the same item: its like in the tree for windows of
    /// the other size, or one opened anew.
    func isOn(_ other: ReadScreen) -> Bool {
        list == other.key || listItem != 0 && listItem == other.item
    }

    /// Whether its result is still there, and its list, or one that shows the same, can be.
    func isRemembered(by reading: borrowing Reading) -> Bool {
        reading.picture.position(of: result) != 0
            && (listItem != 0 || reading.picture.position(of: list) != 0)
    }

    /// The same, where screens have other identities.
    func renumbered(_ turned: [UInt32: UInt32]) -> Memory.Tap {
        Memory.Tap(
            row: row, list: turned[list] ?? list, listItem: listItem,
            result: turned[result] ?? result, item: item)
    }

    /// The same in words of a state: the places of both in a picture, the item of the list, and the
    /// item of the result if it shows another one by now.
    func words(in picture: borrowing Snapshot) -> [UInt32] {
        let isOther = picture.item(of: result) != item
        let place = picture.position(of: result) << 1 | (isOther ? 1 : 0)
        return [
            UInt32(row) + 1, picture.position(of: list), listItem, place, isOther ? item : 0,
        ]
    }
}

extension Memory {
    /// Forgets taps whose list or result is no longer there.
    mutating func forgetTaps(without reading: borrowing Reading) {
        var place = taps.count
        while place > 0 {
            place -= 1
            if !taps[place].isRemembered(by: reading) { taps.remove(at: place) }
        }
    }

    /// Whether the screen in front may be the target of a row: the row has led there, or nothing is
    /// known of it, and it is a default, the item with the number of the row, or a further list.
    func mayBeShown(byRow row: Int, of list: ReadScreen?, in reading: borrowing Reading) -> Bool {
        guard let list else { return true }
        for screen in reading.screens.reversed()
        where screen.standing.contains(.onPath) && screen.isContent {
            guard let tap = taps.last(where: { $0.result == screen.key && $0.isOn(list) }) else {
                continue
            }
            return tap.row == row && tap.item == screen.item
        }
        let item = Snapshot.Node.word(ofItem: row + 1)
        return reading.content.contains { screen in
            if screen.key == list.key { return false }
            if screen.isList {
                return screen.standing.contains(.onPath) && screen.column > list.column
            }
            return screen.isInFront && (screen.isDefault || screen.item == item)
        }
    }

    /// Remembers the result of a tap; a tap on a row forgets the earlier result of the row.
    mutating func note(_ tap: Tap) {
        taps.removeAll { $0.list == tap.list && $0.row == tap.row || $0.result == tap.result }
        taps.append(tap)
    }
}

extension Snapshot {
    /// The item that a screen shows; 0 for none.
    func item(of key: UInt32) -> UInt32 { nodes.first { $0.id == key }?.item ?? 0 }

    /// The place of a controller in the list of nodes, from 1; 0 if it is not there.
    func position(of key: UInt32) -> UInt32 {
        nodes.firstIndex { $0.id == key }.map { UInt32($0) + 1 } ?? 0
    }
}
