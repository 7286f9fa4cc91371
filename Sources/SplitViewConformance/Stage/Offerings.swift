import StatefulTesting

/// The commands that can be given to a subject under a contract, and the states for them.
struct Offerings {
    let table = CommandTable.standard
    /// The kinds of command, with those that can never have an effect weighing nothing.
    let kinds: [CommandKind]
    /// How many arguments there are for each kind of command in this app.
    let argumentCounts: [UInt8]
    /// The arguments of `launch-on` that are about the subject's devices.
    let launchArguments: [UInt8]
    /// The permissions of the contract, found out one question at a time.
    var permissions: Permissions

    @MainActor init(
        _ subject: SplitViewSubject, in scene: SplitViewScene, permissions: Permissions
    ) {
        self.permissions = permissions
        let means = subject.means(of: scene)
        // Commands that could only be ignored weigh nothing: they are ruled out, or the app has no
        // means for them.
        kinds = table.rows.map { row in
            !row.means.isSubset(of: means) || permissions.kindsRuledOut.contains(row.name)
                ? CommandKind(row.word, weight: 0)
                : CommandKind(
                    row.word, weight: row.weight, isRequired: row.nature == .transition)
        }
        let windows = SplitViewDevice.Window.all.enumerated().compactMap { place, window in
            subject.devices.contains(window.device) ? UInt8(place) : nil
        }
        launchArguments = windows
        argumentCounts = table.rows.map { row in
            switch row.argument {
            case .window: UInt8(max(1, windows.count))
            case .link: UInt8(max(1, scene.actions.linkCount))
            case .action: UInt8(max(1, scene.actions.own.count))
            case .nothing, .width, .row, .tab, .pane, .column, .orientation, .share:
                row.argument.count
            }
        }
    }
}
