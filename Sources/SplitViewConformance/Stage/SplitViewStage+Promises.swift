import UIKitModel

/// What app code has shown where it makes its screens itself, and whether a promise was kept.
extension SplitViewStage {
    /// Lists in the step what has come, once its picture is taken.
    func settlePromise() {
        let promise = step.change.promise
        if step.change.newFrom != .max { step.noteAboveRemoved() }
        guard promise != .stated else { return }
        if step.change.takesEverythingAway { step.noteAllRemoved() }
        camera.choose(&step.after, from: step.change.newFrom)
        guard promise != .nothing else { return }
        step.noteWhatCame()
        if case .item(let item) = promise, let shown = step.after.detailInFront(showing: item) {
            // A link chooses what stood there already, unless the app says that it is filled in.
            if !shown.isChosen, !shown.marks.contains(.filledIn) {
                choose(shown)
            }
            step.noteShown(shown.id)
        }
        if let tap = driver.tapped { settle(tap) }
    }

    /// Marks a screen of the picture as asked for, there and in all later ones.
    private func choose(_ node: Snapshot.Node) {
        camera.markChosen([node.controller])
        step.after.choose(node.id)
    }

    /// Marks as chosen what a person's step brings to the front, where no one named it: in a narrow
    /// window a detail that was covered or stood on another tab, a detail that the app shows in the
    /// place of a chosen one, and one that it makes anew for a tab. The screen may say that it was
    /// filled in.
    ///
    /// Only where app code makes the screens: otherwise steps may be taken without a picture.
    func chooseLookedAt() {
        guard driver.scene.actions.arePromised else { return }
        chooseNoLongerFilledIn()
        guard step.nature != .transition, step.after.isLaunched else { return }
        for node in step.after.nodes
        where node.kind == .detail && node.isInFront && !node.isChosen
            && !node.marks.contains(.filledIn) && node.place != .inspector
            && node.place != .presented
            && !step.before.isInFront(node.id)
            && (step.after.isCollapsed || step.mayShowNext || step.comesAnewWithTab(node))
        {
            choose(node)
        }
    }

    /// Marks as chosen what the app has filled in, and no longer says so: it was looked at, or
    /// worked in, in a way that only the app knows.
    private func chooseNoLongerFilledIn() {
        for node in step.after.nodes
        where node.kind == .detail && !node.isChosen && !node.marks.contains(.filledIn) {
            let wasFilledIn = step.before.nodes.contains {
                $0.controller == node.controller && $0.marks.contains(.filledIn)
            }
            if wasFilledIn { choose(node) }
        }
    }

    /// Keeps what a link promises before the launch until the launch. Then it has to be seen,
    /// unless something else was done in between; and if it is, it was chosen.
    func followLink() {
        step.linkedItem = 0
        guard driver.window.isVisible else {
            if step.command.name == .openLink, case .item(let item) = step.change.promise {
                (linkedItem, isLinkSuperseded) = (item, false)
            } else {
                isLinkSuperseded = linkedItem != 0
            }
            return
        }
        let item = linkedItem
        linkedItem = 0
        guard step.isLaunch, item != 0 else { return }
        let shown = step.after.detailInFront(showing: item)
        if shown != nil || !isLinkSuperseded { step.linkedItem = item }
        if let shown, !shown.marks.contains(.filledIn) {
            choose(shown)
            step.change.added.append(shown.id)
            step.change.mayRemoveDetails = true
        }
    }

    /// Lists what a tap on a row has shown, and what has to go for it.
    private func settle(_ tap: SceneDriver.Tap) {
        let list = step.before.nodes.first { $0.controller == tap.list }
        var isMadeAnew = false
        if step.change.added.isEmpty {
            if let page = step.pageThatStays(above: shown(by: tap, in: list)) {
                // The row is shown, and what a person has pushed on its detail belongs to it.
                return step.noteShown(page)
            } else if let last = lastTap, last.row == tap.row, isLastTap(last, on: list) {
                // A second tap need not do anything. It may lead back to what stands above.
                let page = step.detailUncovered.flatMap {
                    step.after.stands($0.id, above: last.result) ? $0.id : nil
                }
                step.noteShown(page ?? last.result)
            } else if let front = step.after.filledInDetailInFront,
                step.command.name != .selectFirst
            {
                // The row of what the app has filled in; no row of the first of three columns.
                camera.markWorked(
                    SceneDriver.WorkedScreen(id: front.controller, isFilledIn: true))
                step.after.choose(front.id)
                step.noteShown(front.id)
            } else if let front = step.detailUncovered {
                // The row of a detail on which something stood, which has gone.
                step.noteShown(front.id)
            } else if let list = step.secondListUncovered {
                // The row of a side bar leads back to its list.
                step.noteShown(list.id)
            } else if let front = step.after.detailInFront(madeFrom: step.change.newFrom) {
                // Another object, which by policy is the same screen.
                step.noteShown(front.id)
                isMadeAnew = true
            } else if let earlier = earlierTap(on: list, row: tap.row) {
                // What it had led to before rows of other lists were tapped is in front again.
                step.noteShown(earlier.result)
            } else if let front = step.after.detailInFront(ofRow: tap.row + 1) {
                // Already there, in an app whose items have the numbers of rows.
                step.noteShown(front.id)
            } else if let last = latestTap(on: list), last.row != tap.row {
                step.change.staysWithOtherRow =
                    step.after.stillShows(last.result)
                    && step.after.item(of: last.result) == last.item
            }
        }
        guard let result = step.change.added.first else { return }
        chooseKept(result)
        if let last = lastTap, last.list != list?.id { earlierTaps.append(last) }
        earlierTaps.removeAll { $0.list == list?.id }
        lastTap = list.map {
            LastTap(
                row: tap.row, list: $0.id, listItem: $0.item, result: result,
                item: step.after.item(of: result))
        }
        if step.bringsDetail {
            if isMadeAnew || !step.before.isInFront(result) {
                step.noteReplaced(isReplacing: false)
                step.spareOtherTabs()
            }
            step.noteMiddleReplaced()
        } else {
            // Opening a further list leaves the details behind.
            step.change.mayRemoveDetails = true
        }
    }

    /// The last tap on a list, on a row, before other lists were tapped, if its result is in front.
    private func earlierTap(on list: Snapshot.Node?, row: Int) -> LastTap? {
        earlierTaps.first {
            $0.list == list?.id && $0.row == row && step.after.isInFront($0.result)
                && step.after.item(of: $0.result) == $0.item
        }
    }

    /// The last tap on a list.
    private func latestTap(on list: Snapshot.Node?) -> LastTap? {
        if let lastTap, isLastTap(lastTap, on: list) { return lastTap }
        return earlierTaps.first { $0.list == list?.id }
    }

    /// Whether a tap was on a list, or on its like in the tree for windows of the other size.
    private func isLastTap(_ last: LastTap, on list: Snapshot.Node?) -> Bool {
        guard let list else { return false }
        return last.list == list.id
            || step.after.panes.contains(.compact) && list.item != 0 && last.listItem == list.item
    }

    /// The detail that a row shows: what the last tap brought, if that was on the same row, or the
    /// detail of the item that has the number of the row.
    private func shown(by tap: SceneDriver.Tap, in list: Snapshot.Node?) -> UInt32? {
        if let last = lastTap, last.row == tap.row, isLastTap(last, on: list) {
            return step.after.item(of: last.result) == last.item ? last.result : nil
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

    /// Whether its list and its result are still there.
    func isRemembered(by picture: borrowing Snapshot) -> Bool {
        picture.position(of: list) != 0 && picture.position(of: result) != 0
    }

    /// The same in words of a state: the places of both in a picture, and whether the second shows
    /// something else by now.
    func words(in picture: borrowing Snapshot) -> (UInt32, UInt32, UInt32) {
        let isOther: UInt32 = picture.item(of: result) == item ? 0 : 1
        let place = picture.position(of: result) << 1 | isOther
        return (UInt32(row) + 1, picture.position(of: list), place)
    }
}

extension SplitViewStep {
    /// Lists all earlier lists and details as what has to go. What is presented over them, a
    /// log-in screen for instance, is neither.
    fileprivate mutating func noteAllRemoved() {
        for node in before.nodes where node.isInstalledContent {
            if node.place == .presented {
                change.mayRemove.append(node.id)
            } else {
                change.removed.append(node.id)
            }
        }
    }

    /// Lists what stood on the screens that go, on the same stack, as what may go.
    fileprivate mutating func noteAboveRemoved() {
        guard !change.removed.isEmpty else { return }
        for index in before.nodes.indices where change.removed.contains(before.nodes[index].id) {
            let base = before.nodes[index]
            guard let stack = before.ancestors(of: index).first,
                before.nodes[stack].kind == .navigation
            else { continue }
            let above = before.nodes[(index + 1)...].prefix {
                $0.place == base.place && $0.depth >= base.depth
            }
            for node in above where node.kind.isContent { change.mayRemove.append(node.id) }
        }
    }

    /// Lists the screens that have come: those that were made in this step, those that are in
    /// front, and those that the app kept on purpose. First what is in front, details before lists.
    fileprivate mutating func noteWhatCame() {
        var came: (front: [UInt32], lists: [UInt32], others: [UInt32]) = ([], [], [])
        for index in after.nodes.indices {
            let node = after.nodes[index]
            guard node.isInstalledContent, !before.showsContent(node.id) || showsSomethingElse(node)
            else { continue }
            if node.isInFront {
                if node.kind == .detail {
                    came.front.append(node.id)
                } else {
                    came.lists.append(node.id)
                }
            } else if node.controller >= change.newFrom
                || policies.allowsKeeping
                    && (before.holds(node.id, in: .detached) || wasKeptAround(node, at: index))
            {
                came.others.append(node.id)
            }
        }
        change.added += came.front + came.lists + came.others
    }

    /// Whether a screen in front stood there before, and shows another item now.
    private func showsSomethingElse(_ node: Snapshot.Node) -> Bool {
        node.isInFront && before.nodes.contains { $0.id == node.id && $0.item != node.item }
    }

    /// Whether the app had kept an earlier screen together with what it shows again: on the stack
    /// of an earlier one, or in a container that was out of sight.
    private func wasKeptAround(_ node: Snapshot.Node, at index: Int) -> Bool {
        guard node.controller < change.newFrom else { return false }
        let isBesideKept = after.nodes.contains {
            $0.isInFront && $0.isInstalledContent && $0.controller < change.newFrom
                && $0.place == node.place && $0.depth == node.depth && !before.showsContent($0.id)
        }
        if isBesideKept { return true }
        return after.ancestors(of: index).contains { ancestor in
            let container = after.nodes[ancestor]
            return container.controller < change.newFrom
                && !before.nodes.contains {
                    $0.controller == container.controller && $0.place.isInstalled
                }
        }
    }

    /// Takes what stands, or stood, on another tab off the list of what goes, unless all tabs share
    /// their details: the rows of a side bar may stand for the tabs beside it.
    fileprivate mutating func spareOtherTabs() {
        guard policies.otherTabs == .kept || policies.otherTabs == .follow else { return }
        change.removed.removeAll { before.isOnOtherTab($0) || after.isOnOtherTab($0) }
    }

    /// Lists what may go for the list that a row of the first of three columns, or of a side bar,
    /// leads to: the app may show a detail of it at once.
    fileprivate mutating func noteMiddleReplaced() {
        guard command.name == .selectFirst else { return }
        let second = after.panes.contains(.sideBar) ? Snapshot.Place.secondary : .supplementary
        let isThere = after.nodes.contains {
            $0.kind == .list && $0.place == second && change.added.contains($0.id)
        }
        guard isThere else { return }
        for node in before.nodes where node.kind == .list && node.place == second {
            change.mayRemove.append(node.id)
        }
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

    /// What stands in front on the stack of a detail, above it, if the step changes nothing and by
    /// policy what is pushed on a detail belongs to its row.
    fileprivate func pageThatStays(above detail: UInt32?) -> UInt32? {
        guard let detail, policies.pageAbove == .belongsToRow, !after.isCollapsed,
            before.hasSameFronts(as: after)
        else { return nil }
        return after.nodes.first {
            $0.kind == .detail && $0.place == .secondary && $0.isInFront && $0.id != detail
                && after.stands($0.id, above: detail)
        }?.id
    }

    /// Lists a screen as the first that is shown.
    fileprivate mutating func noteShown(_ id: UInt32) {
        change.added.removeAll { $0 == id }
        change.added.insert(id, at: 0)
    }

    /// Whether a detail is among what is shown.
    fileprivate var bringsDetail: Bool {
        after.nodes.contains { $0.kind == .detail && change.added.contains($0.id) }
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

    /// The detail in front, if the app has filled it in.
    fileprivate var filledInDetailInFront: Node? { nodes.first { $0.isInFront && $0.isFilledIn } }

    /// Whether a screen stands above another one on the same stack.
    fileprivate func stands(_ upper: UInt32, above lower: UInt32) -> Bool {
        guard let below = nodes.firstIndex(where: { $0.id == lower }) else { return false }
        let base = nodes[below]
        return nodes[(below + 1)...].prefix { $0.place == base.place && $0.depth >= base.depth }
            .contains { $0.id == upper && $0.depth == base.depth }
    }

    /// Marks a controller as asked for.
    fileprivate mutating func choose(_ id: UInt32) {
        for index in nodes.indices where nodes[index].id == id {
            if nodes[index].marks.remove(.filledIn) != nil { nodes[index].marks.insert(.workedIn) }
            nodes[index].marks.insert(.chosen)
        }
    }

    /// The item that a screen shows; 0 for none.
    fileprivate func item(of id: UInt32) -> UInt32 { nodes.first { $0.id == id }?.item ?? 0 }

    /// The place of a controller in the list of nodes, from 1; 0 if it is not there.
    fileprivate func position(of id: UInt32) -> UInt32 {
        nodes.firstIndex { $0.id == id }.map { UInt32($0) + 1 } ?? 0
    }
}
