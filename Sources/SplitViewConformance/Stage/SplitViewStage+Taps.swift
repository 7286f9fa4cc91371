/// What a tap on a row has shown, where app code answers it.
extension SplitViewStage {
    /// Lists what a tap on a row has shown, and what has to go for it.
    func settle(_ tap: SceneDriver.Tap) {
        let list = step.before.nodes.first { $0.controller == tap.list }
        var isMadeAnew = false
        if step.change.added.isEmpty {
            if let page = step.pageThatStays(above: shown(by: tap, in: list)) {
                // The row is shown, and what a person has pushed on its detail belongs to it.
                return step.noteShown(page)
            }
            if let known = earlierResult(of: tap, on: list) {
                step.noteShown(known.id)
                isMadeAnew = known.isMadeAnew
            } else {
                step.change.staysWithOtherRow = taps.contains {
                    $0.isOn(list) && $0.row != tap.row && step.after.stillShows($0.result)
                        && step.after.item(of: $0.result) == $0.item
                }
            }
        }
        guard let result = step.change.added.first else { return }
        chooseKept(result)
        remember(tap, on: list, leadingTo: result)
        if step.bringsDetail {
            if isMadeAnew || !step.before.isInFront(result) {
                step.noteReplaced(isReplacing: false)
                step.spareOtherTabs()
            }
            step.noteMiddleReplaced()
        } else if !step.showsBesideColumns {
            // Opening a further list leaves the details behind.
            step.change.mayRemoveDetails = true
        }
    }

    /// What a tap that has brought nothing may have led to, as it was there before; `nil` if there
    /// is no such screen.
    ///
    /// - Returns: The screen, and whether it is another object, which by policy is the same screen.
    private func earlierResult(
        of tap: SceneDriver.Tap, on list: Snapshot.Node?
    ) -> (id: UInt32, isMadeAnew: Bool)? {
        if let last = lastTap, last.row == tap.row, last.isOn(list) {
            // A second tap need not do anything. It may lead back to what stands above.
            let page = step.detailUncovered.flatMap {
                step.after.stands($0.id, above: last.result) ? $0.id : nil
            }
            return (page ?? last.result, false)
        }
        // The row of what the app has filled in; no row of the first of three columns.
        if step.command.name != .selectFirst, let front = step.after.filledInDetailInFront {
            camera.markWorked(SceneDriver.WorkedScreen(id: front.controller, isFilledIn: true))
            step.after.choose(front.id)
            return (front.id, false)
        }
        // The row of a detail on which something stood, which has gone.
        if let front = step.detailUncovered { return (front.id, false) }
        // The row of a side bar leads back to its list.
        if let uncovered = step.secondListUncovered { return (uncovered.id, false) }
        if let front = step.after.detailInFront(madeFrom: step.change.newFrom) {
            return (front.id, true)
        }
        // A further list, opened anew.
        if let opened = step.after.listInFront(besides: list, madeFrom: step.change.newFrom) {
            return (opened.id, false)
        }
        // What the row had led to before rows of other lists were tapped is in front again.
        if let earlier = earlierTap(on: list, row: tap.row) { return (earlier.result, false) }
        // Already there, in an app whose items have the numbers of rows.
        return step.after.detailInFront(ofRow: tap.row + 1).map { ($0.id, false) }
    }

    /// Remembers what a tap has led to, in place of earlier taps that no longer count.
    private func remember(_ tap: SceneDriver.Tap, on list: Snapshot.Node?, leadingTo result: UInt32)
    {
        // A row that opens a further list, or presents something, leaves what other rows of its
        // list have shown.
        let leavesOthers = !step.bringsDetail
        if let last = lastTap { earlierTaps.append(last) }
        earlierTaps.removeAll { $0.isOn(list) && !(leavesOthers && $0.row != tap.row) }
        lastTap = list.map {
            LastTap(
                row: tap.row, list: $0.id, listItem: $0.item, result: result,
                item: step.after.item(of: result))
        }
    }

    /// The taps that are remembered, the last one last.
    private var taps: [LastTap] { earlierTaps + [lastTap].compactMap(\.self) }

    /// The last tap on a list, on a row, before other lists were tapped, if its result is in front.
    private func earlierTap(on list: Snapshot.Node?, row: Int) -> LastTap? {
        earlierTaps.first {
            $0.isOn(list) && $0.row == row && step.after.isInFront($0.result)
                && step.after.item(of: $0.result) == $0.item
        }
    }

    /// The detail that a row shows: what a tap on the same row brought, or the detail of the item
    /// that has the number of the row.
    private func shown(by tap: SceneDriver.Tap, in list: Snapshot.Node?) -> UInt32? {
        if let known = taps.last(where: { $0.row == tap.row && $0.isOn(list) }) {
            return step.after.item(of: known.result) == known.item ? known.result : nil
        }
        let item = SplitViewScene.Screen.detail(item: tap.row + 1).item
        return step.after.nodes.first { $0.kind == .detail && $0.item == item }?.id
    }

    /// Marks a detail that a tap has brought to the front as chosen, where the app had kept it.
    private func chooseKept(_ id: UInt32) {
        let shown = step.after.nodes.first {
            $0.id == id && $0.kind == .detail && $0.isInFront && !$0.isChosen
                && !$0.marks.contains(.filledIn)
        }
        guard let shown else { return }
        choose(shown)
    }

    /// Forgets taps whose list or result is no longer there.
    func forgetTaps(without picture: borrowing Snapshot) {
        if let last = lastTap, !last.isRemembered(by: picture) { lastTap = nil }
        var place = earlierTaps.count
        while place > 0 {
            place -= 1
            if !earlierTaps[place].isRemembered(by: picture) { earlierTaps.remove(at: place) }
        }
    }
}

/// The row that was tapped last, and what came to the front.
struct LastTap {
    let row: Int
    let list: UInt32
    /// What that showed.
    let listItem: UInt32
    let result: UInt32
    /// What that showed.
    let item: UInt32

    /// Whether it was on a list, or on one that shows the same: its like in the tree for windows of
    /// the other size, or one that has been opened anew.
    func isOn(_ other: Snapshot.Node?) -> Bool {
        guard let other else { return false }
        return list == other.id || listItem != 0 && listItem == other.item
    }

    /// Whether its result is still there, and its list, or one that shows the same, can be.
    func isRemembered(by picture: borrowing Snapshot) -> Bool {
        (listItem != 0 || picture.position(of: list) != 0) && picture.position(of: result) != 0
    }

    /// The same, where screens have other identities.
    func renumbered(_ turned: [UInt32: UInt32]) -> LastTap {
        LastTap(
            row: row, list: turned[list] ?? list, listItem: listItem,
            result: turned[result] ?? result, item: item)
    }

    /// The same in words of a state: the places of both in a picture, what the list showed, and
    /// what the result showed, if it shows something else by now.
    func words(in picture: borrowing Snapshot) -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
        let isOther = picture.item(of: result) != item
        let place = picture.position(of: result) << 1 | (isOther ? 1 : 0)
        return (
            UInt32(row) + 1, picture.position(of: list), listItem, place, isOther ? item : 0
        )
    }
}

extension SplitViewStep {
    /// Takes what stands, or stood, on another tab off the list of what goes, unless all tabs share
    /// their details: the rows of a side bar may stand for the tabs beside it.
    fileprivate mutating func spareOtherTabs() {
        guard policies.otherTabs == .kept || policies.otherTabs == .follow else { return }
        change.removed.removeAll { before.isOnOtherTab($0) || after.isOnOtherTab($0) }
    }

    /// Lists what may go for the list that a row of the first of three columns, or of a side bar,
    /// leads to: the app may show a detail of it at once.
    fileprivate mutating func noteMiddleReplaced() {
        guard tapsFirstList else { return }
        let second = after.secondListPlace
        let isThere = after.nodes.contains {
            $0.kind == .list && $0.place == second && change.added.contains($0.id)
        }
        guard isThere else { return }
        for node in before.nodes where node.kind == .list && node.place == second {
            change.mayRemove.append(node.id)
        }
        change.mayRemoveDetails = true
    }

    /// An earlier detail that is in front now, and was covered.
    fileprivate var detailUncovered: Snapshot.Node? {
        guard !after.isCollapsed else { return nil }
        return after.nodes.first { node in
            node.kind == .detail && node.isInFront && before.showsContent(node.id)
                && !before.isInFront(node.id)
        }
    }

    /// A list beside a side bar that is in front now, and was covered.
    fileprivate var secondListUncovered: Snapshot.Node? {
        guard after.panes.contains(.sideBar), !after.isCollapsed else { return nil }
        return after.nodes.first { node in
            node.kind == .list && node.place == .secondary && node.isInFront
                && before.showsContent(node.id) && !before.isInFront(node.id)
        }
    }

    /// What stands in front on the stack of a detail, above it, if the step changes nothing, not
    /// even the item of that detail, and by policy what is pushed on a detail belongs to its row.
    fileprivate func pageThatStays(above detail: UInt32?) -> UInt32? {
        guard let detail, policies.pageAbove == .belongsToRow, !after.isCollapsed,
            before.hasSameFronts(as: after), before.item(of: detail) == after.item(of: detail)
        else { return nil }
        return after.nodes.first {
            $0.kind == .detail && $0.place == .secondary && $0.isInFront && $0.id != detail
                && after.stands($0.id, above: detail)
        }?.id
    }

    /// Whether a detail is among what is shown in the columns: what is presented or inspected takes
    /// no detail's place.
    fileprivate var bringsDetail: Bool {
        after.nodes.contains {
            $0.kind == .detail && change.added.contains($0.id) && $0.place != .presented
                && $0.place != .inspector
        }
    }
}

extension Snapshot {
    /// The detail in front of the item that has the number of a row.
    fileprivate func detailInFront(ofRow row: Int) -> Node? {
        detailInFront(showing: SplitViewScene.Screen.detail(item: row).item)
    }

    /// Whether a screen is in front, or below a detail beside a side bar.
    fileprivate func stillShows(_ id: UInt32) -> Bool {
        isInFront(id)
            || panes.contains(.sideBar)
                && nodes.indices.contains { nodes[$0].id == id && isInStackInFront(at: $0) }
    }

    /// The detail in front, if it was made from a number on.
    fileprivate func detailInFront(madeFrom number: UInt32) -> Node? {
        nodes.first { $0.kind == .detail && $0.isInFront && $0.controller >= number }
    }

    /// A list in front besides the one that was tapped, if it was made from a number on.
    fileprivate func listInFront(besides tapped: Node?, madeFrom number: UInt32) -> Node? {
        nodes.first {
            $0.kind == .list && $0.isInFront && $0.controller >= number && $0.id != tapped?.id
        }
    }

    /// The detail in front, if the app has filled it in.
    fileprivate var filledInDetailInFront: Node? { nodes.first { $0.isInFront && $0.isFilledIn } }

    /// Whether a screen stands above another one on the same stack.
    fileprivate func stands(_ upper: UInt32, above lower: UInt32) -> Bool {
        guard let below = nodes.firstIndex(where: { $0.id == lower }) else { return false }
        return above(below).contains { $0.id == upper && $0.depth == nodes[below].depth }
    }

    /// The item that a screen shows; 0 for none.
    fileprivate func item(of id: UInt32) -> UInt32 { nodes.first { $0.id == id }?.item ?? 0 }

    /// The place of a controller in the list of nodes, from 1; 0 if it is not there.
    fileprivate func position(of id: UInt32) -> UInt32 {
        nodes.firstIndex { $0.id == id }.map { UInt32($0) + 1 } ?? 0
    }
}
