// The commands of an app on its own account, wherever its screens stand.

extension SplitViewCommand {
    /// A link is opened: the app shows a detail from wherever it is, also before the launch.
    package static let openLink = openLink(0)
    /// A link is opened.
    ///
    /// - Parameter link: The number of the link, from 0.
    package static func openLink(_ link: UInt8) -> Self { Self(.openLink, argument: link) }
    /// The topmost detail, in front or not, gives way to that of the next item.
    package static let nextItem = Self(.nextItem)
    /// The topmost detail, in front or not, has done its part and takes itself away.
    package static let finishDetail = Self(.finishDetail)
    /// The app goes back to how it began: the first list, and nothing chosen.
    package static let startOver = Self(.startOver)
    /// The app does something of its own.
    ///
    /// - Parameter action: The place of the action in the scene, from 0.
    package static func ownAction(_ action: UInt8) -> Self { Self(.ownAction, argument: action) }
}

extension CommandName {
    /// The app shows a detail for a link.
    package static let openLink = Self(11)
    /// The topmost detail gives way to that of the next item.
    package static let nextItem = Self(12)
    /// The topmost detail takes itself away.
    package static let finishDetail = Self(13)
    /// The app goes back to how it began.
    package static let startOver = Self(14)
    /// The app does something of its own.
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
