/// What the policies of a subject leave to its app, of the content that comes and goes.
extension SplitViewStep {
    /// Whether content may go in this step by a policy.
    ///
    /// - Parameters:
    ///   - node: Content of the picture before.
    ///   - index: Its index there.
    func policyLetsGo(_ node: Snapshot.Node, at index: Int) -> Bool {
        if policies.narrowScreens == .another, changesColumns { return true }
        switch policies.linkedLists {
        case .replaced where mayExchangeLists && node.kind == .list: return true
        case .goBack where mayExchangeLists && isAboveFirstList(node, at: index):
            return true
        case .stay: break
        case .goBack, .replaced:
            // A search above the list ends with the tap on what it has found.
            if node.controller == tappedList, isAboveFirstList(node, at: index) { return true }
        }
        guard node.kind == .detail, mayPutAwayForTab else { return false }
        return switch policies.otherTabs {
        case .gathered, .kept: false
        case .dropped: selectsTab || before.isOnOtherTab(at: index)
        case .follow where policies.sameness == .shown:
            selectsTab || before.isOnOtherTab(at: index)
        case .follow: after.holds(node.id, in: .detached)
        }
    }

    /// Whether content may come in this step by a policy.
    ///
    /// - Parameter node: Content of the picture after.
    func policyLetsCome(_ node: Snapshot.Node) -> Bool {
        if policies.narrowScreens == .another, changesColumns { return true }
        if node.kind == .list {
            return policies.linkedLists == .replaced && mayExchangeLists
        }
        guard mayPutAwayForTab, policies.otherTabs == .follow else { return false }
        return before.holds(node.id, in: .detached) || comesAnewWithTab(node)
    }

    /// Whether an app that makes its screens anew may have made a detail for its tab: for the one
    /// that a person has tapped, or, with a transition, for one that is not in front. Which items
    /// its tabs show is for the app to know.
    func comesAnewWithTab(_ node: Snapshot.Node) -> Bool {
        guard policies.otherTabs == .follow, policies.sameness == .shown, node.kind == .detail
        else { return false }
        return selectsTab ? node.isInFront : after.isOnOtherTab(node.id)
    }

    /// Whether a link is opened in this step, the app is launched with one, or an action of the app
    /// shows something.
    private var mayExchangeLists: Bool {
        command.name == .openLink || linkedItem != 0
            || command.name == .ownAction && change.bringsToFront
    }

    /// Whether a person has tapped another tab, and the app has not refused that.
    var selectsTab: Bool { command.name == .switchTab && !change.isRefused }

    /// Whether this is a step in which details may come and go with their tabs.
    var mayPutAwayForTab: Bool { nature == .transition || selectsTab }

    /// Whether a list has to go because a link leads back to the first one.
    ///
    /// - Parameters:
    ///   - node: A controller of the picture before.
    ///   - index: Its index there.
    @inline(__always) func linkEnds(_ node: Snapshot.Node, at index: Int) -> Bool {
        policies.linkedLists == .goBack && command.name == .openLink
            && isAboveFirstList(node, at: index) && before.isInStackInFront(at: index)
            && showsWhatWasNotInFront
    }

    /// Whether something stands below a list on its stack.
    private func isAboveFirstList(_ node: Snapshot.Node, at index: Int) -> Bool {
        node.kind == .list && node.place == .primary && index > 0
            && before.nodes[index - 1].place == node.place
            && before.nodes[index - 1].depth >= node.depth
    }

    private var showsWhatWasNotInFront: Bool {
        guard let shown = change.added.first else { return false }
        return !before.isInFront(shown)
    }

    /// Whether a detail may stand on the list side by a policy, because its tab is not in front.
    func mayStayOnTab(_ node: Snapshot.Node) -> Bool {
        switch policies.otherTabs {
        case .gathered, .dropped: false
        case .kept, .follow:
            node.kind == .detail && node.place == .primary && after.isOnOtherTab(node.id)
        }
    }

    /// Whether a detail has to come to the detail side, because its tab was tapped.
    func mustFollowTab(_ node: Snapshot.Node) -> Bool {
        policies.otherTabs == .follow && selectsTab && node.kind == .detail
            && !after.isOnOtherTab(node.id)
    }

    /// A detail that the app kept for a tab that is not in front, and that is nowhere any more.
    ///
    /// No command takes away what is out of sight: neither a transition nor a tap on a tab, or on a
    /// row of a side bar that leads where a tab leads. What a link or an action shows in a section
    /// may take the place of what was kept for it. An app that makes its screens anew may have made
    /// this one anew, too; what it kept beside a compact column says nothing of what is chosen.
    var lostOfOtherTab: Snapshot.Node? {
        guard policies.otherTabs == .follow, policies.sameness == .identity,
            mayPutAwayForTab || nature == .show, !changesTrees || after.isCollapsed
        else { return nil }
        return before.nodes.indices.first { index in
            let node = before.nodes[index]
            return node.place == .detached && node.kind == .detail && !node.isFilledIn
                && !takenAwayBefore.contains(node.controller)
                && !after.nodes.contains { $0.id == node.id || isMadeAnew($0, of: node) }
                && !comesWithList(at: index)
        }.map { before.nodes[$0] }
    }

    /// Whether a detail is one of another tree made anew, as a compact column comes or goes.
    private func isMadeAnew(_ node: Snapshot.Node, of other: Snapshot.Node) -> Bool {
        changesTrees && node.kind == other.kind && other.item != 0 && node.item == other.item
    }

    /// Whether a link or an action of the app brings the list above which a detail was kept: what
    /// that shows may stand there in place of the detail.
    private func comesWithList(at index: Int) -> Bool {
        guard mayExchangeLists else { return false }
        let below = before.nodes[..<index].last { $0.place == .detached && $0.kind == .list }
        return below.map { after.showsContent($0.id) } ?? false
    }

    /// A detail of the section that a row of a side bar leaves, and that is nowhere any more: the
    /// app keeps those of each section for it.
    var lostWithSection: Snapshot.Node? {
        guard policies.otherTabs == .follow, policies.sameness == .identity, nature == .show,
            before.panes.contains(.sideBar), tapsFirstList,
            let list = before.nodes.first(where: { $0.kind == .list && $0.place == .secondary }),
            !after.showsContent(list.id)
        else { return nil }
        return before.nodes.first { node in
            node.kind == .detail && node.place == .secondary && node.isChosen
                && !after.nodes.contains { $0.controller == node.controller }
        }
    }

    /// Whether details changed tabs in a round trip, which has no order for them: those of several
    /// tabs meet in one column, and what was in front there comes to the tab in front. One that was
    /// kept on its tab comes to its column in a round trip.
    ///
    /// The tabs of a compact column are a tree of their own, which UIKit leaves as it is. Nothing
    /// in it is gathered or changes columns; an app that builds it anew for each size may drop
    /// what is on other tabs, or have it follow its tab.
    var passesThroughTabs: Bool {
        let (wasThere, isThere) = (start.hasDetailOnOtherTab, after.hasDetailOnOtherTab)
        switch policies.otherTabs {
        case .gathered: return start.hasPlainPanes && wasThere && !isThere
        case .dropped: return wasThere && !isThere
        case .follow: return wasThere || isThere
        case .kept:
            guard start.hasPlainPanes else { return false }
            if wasThere || isThere { return true }
            return !start.isCollapsed
                && start.nodes.contains { $0.kind == .detail && $0.place == .primary }
        }
    }
}

extension Snapshot {
    /// Whether there are two columns, and no tree of their own for narrow windows.
    fileprivate var hasPlainPanes: Bool { panes.subtracting(.sideBar).isEmpty }

    /// Whether a detail stands on a tab that is not in front.
    var hasDetailOnOtherTab: Bool {
        nodes.indices.contains { nodes[$0].kind == .detail && isOnOtherTab(at: $0) }
    }

    /// Whether a controller stands on a tab that is not in front.
    func isOnOtherTab(_ id: UInt32) -> Bool {
        nodes.indices.contains { nodes[$0].id == id && isOnOtherTab(at: $0) }
    }

    /// The same for the controller at an index of `nodes`.
    func isOnOtherTab(at index: Int) -> Bool { otherTab(of: index) != nil }

    /// The index of the tab on which the controller at an index of `nodes` stands; `nil` if that is
    /// in front.
    func otherTab(of index: Int) -> Int? {
        var child = index
        for ancestor in ancestors(of: index) {
            let around = nodes[ancestor]
            if around.kind == .container, around.isForemost, !nodes[child].isForemost {
                return child
            }
            child = ancestor
        }
        return nil
    }
}
