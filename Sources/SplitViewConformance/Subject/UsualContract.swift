extension Contract {
    /// The assumptions that nearly every app fulfils, and the default for subjects: screens are
    /// tapped, pushed and popped on their own side, every detail is a new one, and before the
    /// launch there are only links.
    ///
    /// For an app that does more, or a more able delegate, take assumptions away with
    /// ``without(_:)``; for an app with more promises, add some with ``adding(_:)``.
    public static let usual = usual(Policies())

    /// The usual assumptions with other policies.
    ///
    /// ```swift
    /// let notes = SplitViewSubject("notes", contract: .usual(Policies())) {
    ///     makeNotes()
    /// }
    /// ```
    ///
    /// - Parameter policies: The policies.
    public static func usual(_ policies: Policies) -> Contract {
        Contract(assumptions: usualAssumptions, policies: policies)
    }

    private static let usualAssumptions = [
        Assumption(
            "stacks-are-not-set", "The app pushes and pops, and sets no stacks.",
            rulingOut: CommandName.settingStacks
        ).whenAsked(),
        Assumption(
            "sides-are-kept",
            "Lists are pushed on lists and details on details; a placeholder pushes nothing.",
            rulingOut: [.pushListOnDetail, .pushDetailOnList, .pushOnPlaceholder]),
        Assumption(
            "details-are-dressed-alike",
            "Every detail comes as the app shows details: plain, or in the app's container.",
            rulingOut: [.selectWrapped, .selectBare, .pushAboveNested]),
        Assumption(
            "details-are-fresh", "Every tap shows a new detail, and none a second time.",
            rulingOut: [.selectAgain]),
        .rowsAreTapped.whenAsked(), .actionsComeLate.whenAsked(),
        .detailsAreScreens.stated(true).whenAsked(),
        .delegateComesFirst.stated(true).whenAsked(),
    ]
}

extension Assumption {
    /// A person taps rows, so not before there is anything to see.
    fileprivate static let rowsAreTapped = Assumption(
        "rows-are-tapped", "Rows are tapped, and lists opened, once the window is on screen.",
        rulingOut: CommandName.tappingRows, when: { !$0.isLaunched })

    /// A person deletes, goes on or logs out where there is something to see; links may come
    /// before.
    fileprivate static let actionsComeLate = Assumption(
        "actions-come-late", "The app is asked to do something once its window is on screen.",
        rulingOut: CommandName.askingTheApp, when: { !$0.isLaunched })

    /// A row shows a screen, or a stack of screens. No document states it.
    package static let detailsAreScreens = Assumption(
        "details-are-screens",
        "What is shown as a detail is a screen of the detail side: no list that stands in the "
            + "other column, and no empty navigation controller.",
        rulingOut: CommandName.showingOddDetails
    ).stated(false)

    /// UIKit calls a delegate from the first layout on; one that is set later has missed calls.
    /// No document states it.
    package static let delegateComesFirst = Assumption(
        "delegate-comes-first",
        "The split view has its delegate before the window comes on screen.",
        rulingOut: [.withholdDelegate]
    ).stated(false)
}
