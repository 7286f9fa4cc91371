import UIKitModel

/// What app code has shown where it makes its screens itself, and whether a promise was kept.
extension SplitViewStage {
    /// Lists in the step what has come, once its picture is taken.
    func settlePromise() {
        let promise = step.change.promise
        // Beside columns nothing gives way; over one stack the policy on selections holds.
        if step.nature == .show, !step.after.isCollapsed, step.showsBesideColumns {
            step.change.removed.removeAll(keepingCapacity: true)
        }
        if step.change.newFrom != .max { step.noteAboveRemoved() }
        if step.change.bringsToFront { settleShown() }
        if step.change.isRefused { settleRefusal() }
        guard promise != .stated else {
            // What a tap promises gives way to the next tap like what it shows unasked.
            if step.change.bringsToFront, let tap = driver.tapped { settle(tap) }
            return
        }
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

    /// Lists what the app shows in place of what it has refused: a new message in place of a tab,
    /// for instance.
    private func settleRefusal() {
        step.noteWhatCame()
        for node in step.after.nodes where step.change.added.contains(node.id) {
            // A default detail takes the place of no chosen one.
            if node.marks.contains(.filledIn) { continue }
            if node.place != .presented { step.change.mayRemoveDetails = true }
            // Otherwise steps may be taken without a picture.
            if node.kind == .detail, driver.scene.actions.arePromised { choose(node) }
        }
    }

    /// Takes for shown what is in sight outside the split view, and lists what may go for a list.
    private func settleShown() {
        if case .item(let item) = step.change.promise {
            // What is in front in a split view that is out of sight is not seen.
            let isSeen = !step.isOutOfSight && step.after.detailInFront(showing: item) != nil
            step.change.isKeptElsewhere = !isSeen && driver.showsElsewhere(item: item)
            return
        }
        guard let first = step.change.added.first else { return }
        if let node = step.after.nodes.first(where: { $0.id == first }) {
            if node.kind == .list, node.place != .presented { step.noteListsReplaced() }
        } else {
            step.change.isKeptElsewhere = driver.showsElsewhere(first)
        }
        step.change.added.removeAll { !step.after.showsContent($0) && driver.showsElsewhere($0) }
    }

    /// Marks a screen of the picture as asked for, there and in all later ones.
    func choose(_ node: Snapshot.Node) {
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
        camera.forgetGone(since: step.before, in: step.after)
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
    /// unless something else was done in between; and if it is, it was chosen. A link that does not
    /// say what it leads to may lead anywhere then.
    func followLink() {
        step.linkedItem = 0
        guard driver.window.isVisible else { return keepLink() }
        let (item, isOpen) = (linkedItem, isLinkOpen)
        (linkedItem, isLinkOpen) = (0, false)
        guard table.traits(of: step.command.name).isLaunch else { return }
        if isOpen {
            step.noteWhereLinkLeads()
            for node in step.after.nodes
            where node.kind == .detail && node.isInFront && step.change.added.contains(node.id)
                && !node.marks.contains(.filledIn)
            {
                choose(node)
            }
        }
        guard item != 0 else { return }
        let shown = step.isOutOfSight ? nil : step.after.detailInFront(showing: item)
        if shown == nil, driver.showsElsewhere(item: item) { return }
        if shown != nil || !isLinkSuperseded { step.linkedItem = item }
        if let shown, !shown.marks.contains(.filledIn) {
            choose(shown)
            step.change.added.append(shown.id)
            step.change.mayRemoveDetails = true
        }
    }

    /// Notes what a link promises before the launch, or that something else was done since.
    private func keepLink() {
        guard step.command.name == .openLink else {
            isLinkSuperseded = linkedItem != 0
            return
        }
        if case .item(let item) = step.change.promise {
            (linkedItem, isLinkSuperseded, isLinkOpen) = (item, false, false)
        } else {
            isLinkSuperseded = linkedItem != 0
            isLinkOpen = step.change.promise == .anything
        }
    }
}

extension SplitViewStep {
    /// Lets a launch lead wherever a link leads that was opened before it.
    fileprivate mutating func noteWhereLinkLeads() {
        change.promise = .anything
        noteWhatCame()
    }

    /// Lists what may go for a list that is shown: details, and the lists that it takes the place
    /// of; but not those of other tabs.
    fileprivate mutating func noteListsReplaced() {
        change.mayRemoveDetails = true
        for index in before.nodes.indices {
            let node = before.nodes[index]
            guard node.kind == .list, node.place.isInstalled,
                !before.isOnOtherTab(at: index) || !after.isOnOtherTab(node.id)
            else { continue }
            change.mayRemove.append(node.id)
        }
    }

    /// Lists all earlier lists and details as what has to go. What is presented over them and shows
    /// no item, a log-in screen for instance, is neither; a list below it is not shown, and may be
    /// the next person's.
    fileprivate mutating func noteAllRemoved() {
        func hasToGo(_ node: Snapshot.Node) -> Bool { node.place == .presented && node.item != 0 }
        let isCovered = after.nodes.contains { node in
            node.place == .presented && node.kind.isContent
                && !before.nodes.contains { $0.id == node.id && hasToGo($0) }
        }
        for node in before.nodes where node.isInstalledContent {
            let mayStay =
                node.place == .presented ? !hasToGo(node) : isCovered && node.kind == .list
            if mayStay { change.mayRemove.append(node.id) } else { change.removed.append(node.id) }
        }
    }

    /// Lists what stood on the screens that go, on the same stack, as what may go.
    fileprivate mutating func noteAboveRemoved() {
        guard !change.removed.isEmpty else { return }
        for index in before.nodes.indices where change.removed.contains(before.nodes[index].id) {
            guard let stack = before.ancestors(of: index).first,
                before.nodes[stack].kind == .navigation
            else { continue }
            for node in before.above(index) where node.kind.isContent {
                change.mayRemove.append(node.id)
            }
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

    /// Lists a screen as the first that is shown.
    mutating func noteShown(_ id: UInt32) {
        change.added.removeAll { $0 == id }
        change.added.insert(id, at: 0)
    }
}

extension Snapshot {
    /// Marks a controller as asked for.
    mutating func choose(_ id: UInt32) {
        for index in nodes.indices where nodes[index].id == id {
            if nodes[index].marks.remove(.filledIn) != nil { nodes[index].marks.insert(.workedIn) }
            nodes[index].marks.insert(.chosen)
        }
    }
}
