// The commands of an app on its own account, wherever its screens stand.

extension SplitViewCommand {
    /// A link is opened: the app shows a detail from wherever it is, also before the launch.
    package static let openLink = openLink(0)
    /// A link is opened.
    package static func openLink(_ link: UInt8) -> Self { Self(.openLink, argument: link) }
    package static let nextItem = Self(.nextItem)
    package static let finishDetail = Self(.finishDetail)
    package static let startOver = Self(.startOver)
    /// The app does something of its own.
    package static func ownAction(_ action: UInt8) -> Self { Self(.ownAction, argument: action) }
}

extension CommandName {
    package static let openLink = Self(11)
    package static let nextItem = Self(12)
    package static let finishDetail = Self(13)
    package static let startOver = Self(14)
    package static let ownAction = Self(35)

    /// The kinds with which a person asks the app for something; before the launch there is none.
    static let askingTheApp: Set<CommandName> = [
        .clearDetail, .nextItem, .finishDetail, .startOver, .ownAction,
    ]
}

extension CommandRow {
    /// Links, and details that change.
    static let ofApp = [
        CommandRow(
            .openLink, "open-link", "the app shows a detail for a link, from wherever it is",
            onDevice: "%", beforeLaunch: "% that starts the app",
            argument: .link, weight: 3,
            nature: .show, effect: .shows(.detail), needs: .links, deed: .openLink),
        CommandRow(
            .nextItem, "next-item", "the topmost detail gives way to that of the next item",
            onDevice: "go on to the next item", nature: .app, effect: .replaces,
            needs: .nextItems, offered: .anyDetail, deed: .nextItem),
        CommandRow(
            .finishDetail, "finish-detail", "the topmost detail takes itself away",
            onDevice: "have the detail finish", nature: .app, effect: .takesAway,
            needs: .finishing, offered: .anyDetail, deed: .finishDetail),
        CommandRow(
            .startOver, "start-over",
            "the app goes back to its first list, with nothing chosen",
            onDevice: "have the app start over", nature: .app, effect: .startsOver,
            needs: .startingOver, deed: .startOver),
    ]
}

extension CommandRow {
    static let ofOwn = [
        CommandRow(
            .ownAction, "action", "the app does something of its own",
            onDevice: "have the app do '%'",
            beforeLaunch: "have the app do '%' before it opens", argument: .action,
            weight: 3,
            nature: .app, needs: .ownActions, deed: .ownAction)
    ]
}
