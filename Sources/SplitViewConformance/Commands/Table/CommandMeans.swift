import UIKitModel

/// What an app needs for a command, whatever becomes of its scene. Tabs are not part of it: a
/// container may come later.
struct CommandMeans: OptionSet, Sendable {
    let rawValue: UInt16

    /// It makes details that are meant to replace those shown.
    static let replacingDetails = CommandMeans(rawValue: 1)
    /// It dresses its details, in a navigation controller for instance.
    static let dressedDetails = CommandMeans(rawValue: 1 << 1)
    /// It dresses no detail.
    static let plainDetails = CommandMeans(rawValue: 1 << 2)
    /// Its split view has a column style.
    static let columnStyle = CommandMeans(rawValue: 1 << 3)
    /// Its split view has a delegate.
    static let delegate = CommandMeans(rawValue: 1 << 4)
    /// It takes details away, because what they show is gone.
    static let clearing = CommandMeans(rawValue: 1 << 5)
    /// It opens links.
    static let links = CommandMeans(rawValue: 1 << 6)
    /// It shows the next item in place of a detail.
    static let nextItems = CommandMeans(rawValue: 1 << 7)
    /// Its details take themselves away.
    static let finishing = CommandMeans(rawValue: 1 << 8)
    /// It goes back to how it began.
    static let startingOver = CommandMeans(rawValue: 1 << 9)
    /// It has a button that hides the list column.
    static let listButton = CommandMeans(rawValue: 1 << 10)
}

extension Scene {
    /// What the app has for commands.
    var means: CommandMeans {
        var means = actions.means
        if makeReplacingDetail != nil { means.insert(.replacingDetails) }
        means.insert(dressDetail == nil ? .plainDetails : .dressedDetails)
        if split.isColumnStyle { means.insert(.columnStyle) }
        if split.delegate != nil { means.insert(.delegate) }
        return means
    }
}

extension Scene.Actions {
    fileprivate var means: CommandMeans {
        var means: CommandMeans = []
        if clearDetail != nil { means.insert(.clearing) }
        if openLink != nil { means.insert(.links) }
        if showNext != nil { means.insert(.nextItems) }
        if finish != nil { means.insert(.finishing) }
        if startOver != nil { means.insert(.startingOver) }
        if togglesList { means.insert(.listButton) }
        return means
    }
}
