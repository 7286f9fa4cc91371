// The commands of an app behind the back of its split view.

extension SplitViewCommand {
    package static let withholdDelegate = Self(.withholdDelegate)
    package static let attachDelegate = Self(.attachDelegate)
}

extension CommandName {
    package static let reorderStack = Self(30)
    package static let shortenStack = Self(31)
    package static let repeatStack = Self(32)
    package static let withholdDelegate = Self(33)
    package static let attachDelegate = Self(34)

    /// The kinds that act behind the back of the split view; any fault after them was put there by
    /// the app.
    package static let settingStacks: Set<CommandName> = [
        .reorderStack, .shortenStack, .repeatStack,
    ]
}

extension CommandRow {
    /// Stacks set by the app, and a delegate that comes late.
    static let ofHostileApp = [
        CommandRow(
            .reorderStack, "reorder-stack", "the app swaps the two topmost screens of a stack",
            onDevice: "have the app swap the two top screens%", argument: .pane,
            nature: .direct, offered: .uncovered, deed: .setStack(.swapped)),
        CommandRow(
            .shortenStack, "shorten-stack",
            "the app takes out the screen below the top of a stack",
            onDevice: "have the app take out the screen below the top%", argument: .pane,
            nature: .direct, offered: .uncovered, deed: .setStack(.shortened)),
        CommandRow(
            .repeatStack, "repeat-stack", "the app sets a stack that names its root twice",
            onDevice: "have the app set a stack that names its root twice%", argument: .pane,
            nature: .direct, offered: .uncovered, deed: .setStack(.repeated)),
        CommandRow(
            .withholdDelegate, "withhold-delegate", "the split view gets its delegate later",
            onDevice: "have the app attach its delegate later",
            beforeLaunch: "have the app attach its delegate later", nature: .direct,
            needs: .delegate, offered: .beforeLaunch, deed: .withholdDelegate),
        CommandRow(
            .attachDelegate, "attach-delegate", "the delegate that was withheld is attached",
            onDevice: "have the app attach its delegate now",
            beforeLaunch: "have the app attach its delegate before it opens after all",
            nature: .direct, needs: .delegate, onlyAfter: .withholdDelegate,
            deed: .attachDelegate),
    ]
}
