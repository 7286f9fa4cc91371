// The commands of a person for a device. An app that names the devices it runs on has only their
// sizes.

extension SplitViewCommand {
    package static func launchOn(_ window: UInt8) -> Self { Self(.launchOn, argument: window) }
    package static func rotate(_ orientation: SplitViewDevice.Orientation) -> Self {
        Self(.rotate, argument: orientation.rawValue)
    }
    package static func divider(_ share: SplitViewDevice.Share) -> Self {
        Self(.divider, argument: share.rawValue)
    }

    /// The user opens a phone that folds.
    package static let openPhone = Self(.openPhone)
    /// The user closes it.
    package static let closePhone = Self(.closePhone)

    /// The orientation that the argument names, if it names one.
    var orientation: SplitViewDevice.Orientation {
        SplitViewDevice.Orientation(rawValue: argument) ?? .portrait
    }

    /// The share that the argument names, if it names one.
    var share: SplitViewDevice.Share {
        SplitViewDevice.Share(rawValue: argument) ?? .full
    }
}

extension CommandName {
    package static let launchOn = Self(40)
    package static let rotate = Self(41)
    package static let divider = Self(42)
    /// The user opens a phone that folds.
    package static let openPhone = Self(43)
    /// The user closes it.
    package static let closePhone = Self(44)
}

extension CommandRow {
    static let ofDevices = [
        CommandRow(
            .launchOn, "launch-on", "the window comes on screen on a device, or on a part of it",
            onDevice: "open it %", beforeLaunch: "open it %", argument: .window,
            nature: .transition, needs: .devices, offered: .beforeLaunch, deed: .launchOn),
        CommandRow(
            .rotate, "rotate", "the user turns the device",
            onDevice: "rotate %", argument: .orientation, nature: .transition, needs: .devices,
            offered: .afterLaunch, deed: .rotate),
        CommandRow(
            .divider, "divider", "the user drags the divider between two apps on a tablet",
            onDevice: "drag the divider %", argument: .share, nature: .transition, needs: .panes,
            offered: .afterLaunch, deed: .dragDivider),
    ]
    /// Phones that fold: all that a person does with them in the middle of a task.
    static let ofFoldingPhones = [
        CommandRow(
            .openPhone, "open-phone", "the user opens the phone: its inner screen is wide",
            onDevice: "open the phone", nature: .transition, needs: .folding,
            offered: [.afterLaunch, .narrow], deed: .take(.full)),
        CommandRow(
            .closePhone, "close-phone", "the user closes the phone: its outer screen is narrow",
            onDevice: "close the phone", nature: .transition, needs: .folding,
            offered: [.afterLaunch, .wide], deed: .take(.closed)),
    ]
}
