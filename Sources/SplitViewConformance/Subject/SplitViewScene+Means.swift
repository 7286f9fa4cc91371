import UIKitModel

extension SplitViewScene {
    /// Whether details are made for rows that are tapped, and so can be made in another dress. With
    /// taps of its own the app makes them itself.
    var makesDetails: Bool { makers.detail != nil && actions.tap == nil }

    /// What the app has for commands.
    var means: CommandMeans {
        var means = actions.means
        if makers.list != nil { means.insert(.lists) }
        if makesDetails { means.insert(.details) }
        if makers.detail != nil { means.formUnion([.pages, .rows]) }
        if actions.tap != nil { means.insert(.rows) }
        if makers.page != nil { means.insert(.pages) }
        if makers.replacingDetail != nil { means.insert(.replacingDetails) }
        means.insert(makers.container == nil ? .plainDetails : .dressedDetails)
        if split.isColumnStyle { means.insert(.columnStyle) }
        if split.style == .tripleColumn { means.insert(.threeColumns) }
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
        return means
    }
}

extension SplitViewSubject {
    /// What the app has for commands.
    @MainActor func means(of scene: SplitViewScene) -> CommandMeans {
        var means = scene.means
        means.insert(devices.isEmpty ? .freeSizes : .devices)
        if devices.contains(where: { !$0.panes.isEmpty }) { means.insert(.panes) }
        return means
    }
}
