// The window comes on screen and changes its size.

extension SplitViewCommand {
    package static func launch(_ width: Width) -> Self { Self(.launch, argument: width.rawValue) }
    package static let narrow = Self(.narrow)
    package static let widen = Self(.widen)
    package static func background(_ width: Width) -> Self {
        Self(.background, argument: width.rawValue)
    }
}

extension CommandName {
    package static let launch = Self(0)
    package static let narrow = Self(1)
    package static let widen = Self(2)
    package static let background = Self(36)
}

extension CommandRow {
    /// A change of size is drawn in every run, and half of its draws come to nothing because the
    /// window has that size; so it needs little weight to be a quarter of the performed commands.
    static let ofWindow = [
        CommandRow(
            .launch, "launch", "the window comes on screen, wide or narrow",
            onDevice: "open %", beforeLaunch: "open %", argument: .width, nature: .transition,
            needs: .freeSizes, offered: .beforeLaunch, deed: .launch),
        CommandRow(
            .narrow, "narrow", "the window becomes narrow: the columns collapse",
            onDevice: "narrow", nature: .transition, needs: .freeSizes,
            offered: [.afterLaunch, .wide], deed: .resize(.narrow)),
        CommandRow(
            .widen, "widen", "the window becomes wide: the columns separate",
            onDevice: "widen", nature: .transition, needs: .freeSizes,
            offered: [.afterLaunch, .narrow], deed: .resize(.wide)),
    ]

    /// The background, of which only some apps want to know.
    static let ofBackground = [
        CommandRow(
            .background, "background",
            "the app leaves for the background, and comes back wide or narrow",
            onDevice: "go to the Home Screen and come back %", argument: .width,
            nature: .transition, needs: .background, offered: .afterLaunch, deed: .background)
    ]
}
