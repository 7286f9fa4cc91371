import UIKitModel

extension SplitViewScene {
    /// Whether details are made for rows that are tapped, and so can be made in another container.
    /// With taps of its own the app makes them itself.
    var makesDetails: Bool { makers.detail != nil && actions.tap == nil }

    /// Whether the app has a side bar: of its two named columns the second begins with a list, too.
    var hasSideBar: Bool {
        guard split.style == .doubleColumn, let first = split.viewController(for: .primary),
            let second = split.viewController(for: .secondary)
        else { return false }
        return beginsWithList(first) && beginsWithList(second)
    }

    private func beginsWithList(_ controller: UIViewController) -> Bool {
        if let first = controller.children.first { return beginsWithList(first) }
        return !controller.isNavigation && !controller.isTabBar
            && screen(controller).role.kind == .list
    }

    var means: CommandMeans {
        var means = actions.means
        if makers.list != nil { means.insert(.lists) }
        if makesDetails { means.insert(.details) }
        if makers.detail != nil { means.formUnion([.pages, .rows]) }
        if actions.tap != nil { means.insert(.rows) }
        if makers.page != nil { means.insert(.pages) }
        if makers.replacingDetail != nil { means.insert(.replacingDetails) }
        means.insert(makers.container == nil ? .plainDetails : .containedDetails)
        if split.isColumnStyle { means.insert(.columnStyle) }
        if split.style == .tripleColumn { means.formUnion([.threeColumns, .twoLists]) }
        if hasSideBar { means.insert(.twoLists) }
        if split.delegate != nil { means.insert(.delegate) }
        return means
    }
}

extension SplitViewScene.Actions {
    fileprivate var means: CommandMeans {
        var means: CommandMeans = []
        if delete != nil { means.insert(.clearing) }
        if link != nil { means.insert(.links) }
        if next != nil { means.insert(.nextItems) }
        if finish != nil { means.insert(.finishing) }
        if startOver != nil { means.insert(.startingOver) }
        if !own.isEmpty { means.insert(.ownActions) }
        if knowsBackground { means.insert(.background) }
        if hasListButton { means.insert(.listButton) }
        if hasListGesture { means.insert(.listGesture) }
        return means
    }
}

extension SplitViewSubject {
    @MainActor func means(of scene: SplitViewScene) -> CommandMeans {
        var means = scene.means
        means.insert(devices.isEmpty ? .freeSizes : .devices)
        if devices.contains(where: { !$0.panes.isEmpty }) { means.insert(.panes) }
        if devices.contains(where: { $0.outer != nil }) { means.insert(.folding) }
        return means
    }
}
