// The commands of a person for lists and details in nearly every app.

extension SplitViewCommand {
    package static func select(row: UInt8) -> Self { Self(.select, argument: row) }
    package static let pushList = Self(.pushList)
    package static let pushDetail = Self(.pushDetail)
    package static func back(_ pane: Pane) -> Self { Self(.back, argument: pane.rawValue) }
    package static func backToRoot(_ pane: Pane) -> Self {
        Self(.backToRoot, argument: pane.rawValue)
    }
    package static let clearDetail = Self(.clearDetail)
    package static func selectReplacing(row: UInt8) -> Self {
        Self(.selectReplacing, argument: row)
    }
    package static let selectAgain = Self(.selectAgain)
}

extension CommandName {
    package static let select = Self(3)
    package static let pushList = Self(4)
    package static let pushDetail = Self(5)
    package static let back = Self(6)
    package static let backToRoot = Self(7)
    package static let clearDetail = Self(8)
    package static let selectReplacing = Self(9)
    package static let selectAgain = Self(10)

    /// The kinds with which a person works in a list; before the launch only app code can.
    static let tappingRows: Set<CommandName> = [
        .select, .selectReplacing, .selectAgain, .pushList, .selectWrapped, .selectBare,
    ]
}

extension CommandRow {
    static let ofEveryDay = [
        CommandRow(
            .select, "select", "the user taps a row; its detail is shown",
            onDevice: "tap row %", beforeLaunch: "have the app choose row % before it opens",
            argument: .row, weight: 3, nature: .show, effect: .shows(.detail), needs: .rows,
            offered: [.uncovered, .listInFront], deed: .show(.row)),
        CommandRow(
            .pushList, "push-list", "the list in front pushes another list",
            onDevice: "go on to another list", weight: 2, nature: .direct, effect: .shows(.list),
            needs: .lists, offered: [.uncovered, .listInFront],
            deed: .push(.list, from: .list)),
        CommandRow(
            .pushDetail, "push-detail", "the detail in front pushes another detail",
            onDevice: "go on to another page in the detail", weight: 3, nature: .direct,
            effect: .shows(.detail), needs: .pages,
            offered: [.inSight, .uncovered, .detailInFront],
            deed: .push(.furtherDetail, from: .detail)),
        CommandRow(
            .back, "back", "the user goes back one screen",
            onDevice: "Back%", wherePresented: "close what is presented", argument: .pane,
            weight: 3, nature: .direct,
            effect: .leaves(forOneBelow: true), offered: [.inSight, .wayBack], deed: .back),
        CommandRow(
            .backToRoot, "back-to-root", "the user goes back to the first screen",
            onDevice: "hold Back% and choose the first screen",
            wherePresented: "close what is presented", argument: .pane, weight: 2,
            nature: .direct, effect: .leaves(forOneBelow: false), offered: [.inSight, .wayBack],
            deed: .backToRoot),
        CommandRow(
            .clearDetail, "clear-detail",
            "what the detail shows is gone, and the app takes it away",
            onDevice: "delete what the detail shows", weight: 2, nature: .app,
            effect: .takesAway, needs: .clearing, deed: .clearDetail),
        CommandRow(
            .selectReplacing, "select-replacing",
            "the user taps a row whose detail replaces those shown",
            onDevice: "tap row %, which replaces the details",
            beforeLaunch: "have the app choose row % before it opens", argument: .row, weight: 2,
            nature: .show, effect: .shows(.detail), needs: .replacingDetails,
            offered: [.uncovered, .listInFront], deed: .show(.replacing)),
        CommandRow(
            .selectAgain, "select-again",
            "the last selected detail is shown again, the same controller",
            onDevice: "tap the same row again", weight: 2, nature: .show,
            effect: .shows(.detail), offered: [.uncovered, .listInFront],
            deed: .show(.again)),
    ]
}
