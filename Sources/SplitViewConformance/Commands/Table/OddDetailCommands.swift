// Details that come in another container, on another side, or are none.

extension SplitViewCommand {
    package static func selectWrapped(row: UInt8) -> Self { Self(.selectWrapped, argument: row) }
    package static let pushOnPlaceholder = Self(.pushOnPlaceholder)
    package static let pushDetailOnList = Self(.pushDetailOnList)
    package static let pushListOnDetail = Self(.pushListOnDetail)
}

extension CommandName {
    package static let selectWrapped = Self(21)
    package static let selectBare = Self(22)
    package static let pushOnPlaceholder = Self(23)
    package static let pushDetailOnList = Self(24)
    package static let pushListOnDetail = Self(25)
    package static let replaceFromDetail = Self(26)
    package static let pushAboveNested = Self(27)
    package static let selectEmptyStack = Self(28)
    package static let selectList = Self(29)
    /// The kinds that show as a detail a screen of another kind.
    static let showingOddDetails: Set<CommandName> = [.selectEmptyStack, .selectList]
}

extension CommandRow {
    static let ofOddDetails = [
        CommandRow(
            .selectWrapped, "select-wrapped",
            "a row's detail comes in a navigation controller of its own",
            onDevice: "tap row %, whose detail brings its own navigation controller",
            beforeLaunch: "have the app choose row % before it opens", argument: .row,
            nature: .show, effect: .shows(.detail), needs: [.details, .plainDetails],
            offered: [.uncovered, .listInFront], deed: .show(.wrapped)),
        CommandRow(
            .selectBare, "select-bare", "a row's detail comes without the container of the others",
            onDevice: "tap row %, whose detail brings no navigation controller",
            beforeLaunch: "have the app choose row % before it opens", argument: .row,
            nature: .show, effect: .shows(.detail), needs: [.details, .containedDetails],
            offered: [.uncovered, .listInFront], deed: .show(.bare)),
        CommandRow(
            .pushOnPlaceholder, "push-on-placeholder", "the placeholder in front pushes a detail",
            onDevice: "open a page from the empty detail", nature: .direct,
            effect: .shows(.detail), misplaces: .secondary, needs: .details,
            offered: [.inSight, .uncovered, .placeholderInFront],
            deed: .push(.detail, from: .placeholder)),
        CommandRow(
            .pushDetailOnList, "push-detail-on-list",
            "the list in front pushes a detail instead of showing it",
            onDevice: "have a detail pushed on the list", nature: .direct,
            effect: .shows(.list), misplaces: .primary, needs: .details,
            offered: [.inSight, .uncovered, .listInFront], deed: .push(.detail, from: .list)),
        CommandRow(
            .pushListOnDetail, "push-list-on-detail", "the detail in front pushes a list",
            onDevice: "open a list from the detail", nature: .direct,
            effect: .shows(.detail), misplaces: .secondary, needs: .lists,
            offered: [.inSight, .uncovered, .detailInFront], deed: .push(.list, from: .detail)),
        CommandRow(
            .replaceFromDetail, "replace-from-detail",
            "the detail in front shows a detail that replaces those shown",
            onDevice: "open a page in place of the details", nature: .show,
            effect: .shows(.detail), needs: .replacingDetails,
            offered: [.inSight, .uncovered, .detailInFront],
            deed: .show(.replacing, from: .detail)),
        CommandRow(
            .pushAboveNested, "push-above-nested",
            "a detail is pushed above a nested navigation controller",
            onDevice: "have a detail pushed above the nested stack", nature: .direct,
            effect: .shows(.detail), needs: .details, offered: [.inSight, .oneStack, .uncovered],
            deed: .pushAboveNested),
        CommandRow(
            .selectEmptyStack, "select-empty-stack", "a row shows an empty navigation controller",
            onDevice: "tap a row that shows an empty navigation controller", nature: .show,
            offered: [.uncovered, .listInFront], deed: .show(.emptyStack)),
        CommandRow(
            .selectList, "select-list", "the list in front is shown as the detail, too",
            onDevice: "have the list shown as the detail, too", nature: .show,
            offered: [.uncovered, .listInFront], deed: .show(.list)),
    ]
}
