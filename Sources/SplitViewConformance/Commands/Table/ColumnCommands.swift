// The commands of a person for columns and tabs.

extension SplitViewCommand {
    package static let toggleList = Self(.toggleList)
    package static func switchTab(_ tab: UInt8) -> Self { Self(.switchTab, argument: tab) }
    package static let tapTabAgain = Self(.tapTabAgain)
    package static func cancelBack(_ pane: Pane) -> Self {
        Self(.cancelBack, argument: pane.rawValue)
    }
}

extension CommandName {
    package static let toggleList = Self(15)
    package static let swipeList = Self(16)
    package static let swipeDock = Self(17)
    package static let switchTab = Self(18)
    package static let tapTabAgain = Self(19)
    package static let cancelBack = Self(20)
}

extension CommandRow {
    static let ofColumns = [
        CommandRow(
            .toggleList, "toggle-list",
            "the user taps the button that hides or shows the list column",
            onDevice: "tap the button that hides or shows the list", nature: .direct,
            effect: .togglesList, needs: .listButton,
            offered: [.inSight, .twoColumns, .uncovered], deed: .toggleList),
        CommandRow(
            .swipeList, "swipe-list",
            "the user swipes the hidden list column in, or away if it lies over the detail",
            onDevice: "swipe the list in, or away", nature: .direct,
            effect: .togglesList, needs: .listGesture,
            offered: [.inSight, .twoColumns, .uncovered], deed: .swipeList),
        CommandRow(
            .swipeDock, "swipe-dock",
            "the user swipes the Dock up, which changes the safe area of the window",
            onDevice: "swipe the Dock up", nature: .direct, needs: .columnStyle,
            offered: [.inSight, .twoColumns, .uncovered], deed: .changeSceneInsets),
        CommandRow(
            .switchTab, "switch-tab", "the user switches to a tab of the list column",
            onDevice: "tap tab %", argument: .tab, weight: 2, nature: .direct,
            effect: .leaves(.list, forOneBelow: false), offered: [.inSight, .uncovered, .tabs],
            deed: .selectTab),
        CommandRow(
            .tapTabAgain, "tap-tab-again",
            "the user taps the selected tab: back to its first screen",
            onDevice: "tap the selected tab", nature: .direct,
            effect: .leaves(.list, forOneBelow: false), offered: [.inSight, .uncovered, .tabs],
            deed: .popTab),
        CommandRow(
            .cancelBack, "cancel-back",
            "the user begins to swipe back, and changes their mind",
            onDevice: "begin to swipe back%, and let go", argument: .pane, nature: .direct,
            effect: .stays, offered: [.inSight, .uncovered, .wayBack], deed: .cancelBack),
    ]
}
