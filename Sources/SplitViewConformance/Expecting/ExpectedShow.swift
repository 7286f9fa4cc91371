/// The expectation of a tap on a row, or of a link: its target, in front.
///
/// | what | rule |
/// |---|---|
/// | stays | the lists below the one that was tapped; details, where something is presented |
/// | goes | the details that a selection replaces, by policy |
/// | may go | the details, where a list is opened; lists above the tapped one; those of a link |
/// | may come | what the app shows: its word is taken, unless it names screens |
/// | in front | what is named, or the item, or something else than before |
extension SplitViewStep {
    /// Completes the expectation of a tapped row or an opened link.
    ///
    /// - Parameters:
    ///   - policies: The product decisions of the app.
    ///   - list: The list that was tapped; `nil` for a link.
    ///   - isReplacing: Whether the detail of the row is meant to replace others.
    ///   - mayStay: Whether the screen in front before may be the target of the row.
    mutating func expectShow(
        under policies: Policies, tapping list: ReadScreen?, isReplacing: Bool, mayStay: Bool
    ) {
        let isLink = command.name == .openLink
        if policies.otherTabs == .follow, !policies.makesScreensAnew, !isLink {
            expectation.terms.insert(.countsKept)
        }
        if policies.defaultDetail == .inFront {
            expectation.terms.insert(.defaultMayStay)
            expectation.entering.insert(.byDefault)
        }
        expectation.front = frontAfterShow(mayStay: mayStay)
        if expects(.bringsToFront) { expectation.leaving.insert(.over) }
        if isLink || expectation.word == .anything { expectOpenWord() }
        if expectation.word.isOpen { expectation.entering.insert(.everything) }
        if expectation.word == .nothing { return }
        if showsBesideColumns { return }
        let brought = whatCame
        expectListsReplaced()
        if isLink {
            if brought.inColumns.contains(.detail) { expectation.leaving.insert(.besideLists) }
        } else if list == nil || brought.isNewInFront {
            expectReplaced(under: policies, isReplacing: isReplacing)
        }
        guard let list, brought.inColumns.contains(.list) || expectation.word.isOpen else {
            return
        }
        expectLists(tapping: list, brought.inColumns, under: policies)
    }

    private func frontAfterShow(mayStay: Bool) -> Expectation.Front {
        switch expectation.word {
        case .exact: expectation.comes.isEmpty ? .whatever : .comes
        case .something: .something(mayStay: mayStay)
        case .anything: .whatever
        case .nothing: .same
        case .item(let item): .item(item)
        }
    }

    /// Whether the named screens are presented or inspected: they take no other screen's place.
    private var showsBesideColumns: Bool {
        !now.isOneStack && !expectation.comes.isEmpty
            && expectation.comes.allSatisfy { now.isOver($0) || now.isInspected($0) }
    }

    /// The screens that the step has brought into the columns, and whether a new detail is in
    /// front.
    private var whatCame: (inColumns: ReadScreen.Standing, isNewInFront: Bool) {
        var (came, isNew) = (ReadScreen.Standing(), false)
        for screen in now.screens where screen.isContent && screen.standing.isAny(of: .inColumns) {
            let before = was.screen(screen.key)
            let isNewInFront =
                screen.isInFront && (before?.isInFront != true || before?.item != screen.item)
            let isNamed = expectation.comes.contains(screen.key)
            let hasCome =
                isNewInFront || before == nil || screen.controller >= expectation.newFrom
            guard isNamed || hasCome && expectation.word.isOpen else { continue }
            came.formUnion(screen.standing.intersection(.everything))
            if screen.isDetail, isNewInFront || screen.controller >= expectation.newFrom {
                isNew = true
            }
        }
        return (came, isNew)
    }

    /// Lists the details that go for the new one.
    private mutating func expectReplaced(under policies: Policies, isReplacing: Bool) {
        // In the compact column an app has its own stacks, perhaps several in tabs.
        if was.isCompactTree { return }
        guard
            policies.replaces(
                inOneStack: was.isOneStack, isReplacing: isReplacing,
                isColumnStyle: app.isColumnStyle)
        else { return }
        for screen in was.screens where screen.isContent && !expectation.comes.contains(screen.key)
        {
            let isReplaced =
                was.isOneStack || screen.standing.contains(.inSecondList)
                ? screen.isDetail : screen.standing.contains(.onDetailSide)
            guard isReplaced, !isSpared(screen, under: policies) else { continue }
            // The screen in front is the target of the row, and so is a screen with the same item,
            // made anew.
            if let same = now.screen(screen.key),
                same.isInFront || same.controller != screen.controller
            {
                continue
            }
            if expects(.defaultMayStay), screen.isDefault || screen.standing.contains(.byDefault) {
                expectation.mayGo.append(screen.key)
            } else {
                expectation.goes.append(screen.key)
            }
        }
    }

    /// Whether a detail stands, or stood, on another tab, whose details are its own.
    private func isSpared(_ detail: ReadScreen, under policies: Policies) -> Bool {
        if detail.tab != 0, was.isOneStack { return policies.otherTabs != .gathered }
        guard expects(.tabsKeepDetails) else { return false }
        return detail.tab != 0 || now.screen(detail.key).map { $0.tab != 0 } ?? false
    }

    /// Lets lists go that a tap on a row leaves behind, and details with them.
    private mutating func expectLists(
        tapping list: ReadScreen, _ came: ReadScreen.Standing, under policies: Policies
    ) {
        let leadsToSecond = tapsFirstList(list)
        let keepsSection =
            leadsToSecond && was.hasSideBar && expects(.countsKept)
            && was.screens.contains {
                $0.isList && $0.standing.contains(.inSecondList) && now.screen($0.key) == nil
            }
        if came.contains(.list), !keepsSection { expectation.leaving.insert(.besideLists) }
        if keepsSection { expectation.leaving.remove(.besideLists) }
        if leadsToSecond {
            let lists = was.screens.filter { $0.isList && $0.standing.contains(.inSecondList) }
            expectation.mayGo += lists.map(\.key)
        }
        // A search above the list ends with the tap on what it has found.
        let hasListBelow = was.path(ofColumn: list.column).first { $0.isList }?.key != list.key
        for screen in was.path(ofColumn: list.column)
        where screen.isList && (screen.key == list.key ? hasListBelow : screen.node > list.node) {
            expectation.mayGo.append(screen.key)
        }
    }

    /// Whether a row of the first of two lists was tapped.
    private func tapsFirstList(_ list: ReadScreen) -> Bool {
        !was.isOneStack && !list.standing.contains(.inSecondList)
            && (was.hasSideBar || was.picture.panes.contains(.three))
    }
}

extension Reading {
    fileprivate func isInspected(_ key: UInt32) -> Bool {
        screens.contains { $0.key == key && $0.standing.contains(.inspector) }
    }

    /// Whether the first of two columns is a side bar.
    var hasSideBar: Bool { picture.panes.contains(.sideBar) }
}
