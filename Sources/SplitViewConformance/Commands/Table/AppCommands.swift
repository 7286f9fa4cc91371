// What an app does on its own account, wherever its screens stand.

extension SplitViewCommand {
    /// A link is opened: the app shows a detail from wherever it is, also before the launch.
    public static let openLink = Self(.openLink)
    /// The topmost detail, in front or not, gives way to that of the next item.
    public static let nextItem = Self(.nextItem)
    /// The topmost detail, in front or not, has done its part and takes itself away.
    public static let finishDetail = Self(.finishDetail)
    /// The app goes back to how it began: the first list, and nothing chosen.
    public static let startOver = Self(.startOver)
}

extension CommandName {
    /// The app shows a detail for a link.
    public static let openLink = Self(11)
    /// The topmost detail gives way to that of the next item.
    public static let nextItem = Self(12)
    /// The topmost detail takes itself away.
    public static let finishDetail = Self(13)
    /// The app goes back to how it began.
    public static let startOver = Self(14)
}

extension CommandRow {
    /// Links, and details that change.
    static let ofApp = [
        CommandRow(
            .openLink, "open-link", "the app shows a detail for a link, from wherever it is",
            onDevice: "open a link", beforeLaunch: "open a link that starts the app", weight: 3,
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
