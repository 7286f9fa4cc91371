import UIKitModel

/// Scenes that read the size of their window when they are built.
///
/// The width is known with the launch, and commands can come before it. So such a scene is built
/// for a wide window at first. A launch in a narrow one builds it anew, for that width, and gives
/// the earlier commands again.
@MainActor struct Rebuilding {
    /// Whether the scene is being built anew.
    var isUnderWay = false
    /// The commands that came before the launch.
    var commandsBeforeLaunch: [SplitViewCommand] = []
    /// A stage that builds the scene for other windows.
    var twin: SplitViewStage?
    /// Whether this stage is such a one.
    var isTwin = false
}

extension SplitViewStage {
    /// Builds the scene anew if a launch shows it in another window than it was built for.
    ///
    /// - Returns: Whether it did.
    func rebuild(for command: SplitViewCommand) -> Bool {
        guard subject.readsEnvironment, let place = driver.launchPlace(of: command),
            place != driver.beginning.place
        else { return false }
        build(in: place, giving: rebuilding.commandsBeforeLaunch)
        return true
    }

    /// The scene before each command of a trace up to its launch, built for the window of that
    /// launch; nothing if the window makes no difference, or is not known.
    ///
    /// - Parameter commands: The commands that were performed.
    func scenesBeforeLaunch(in commands: [SplitViewCommand]) -> [Snapshot] {
        guard subject.readsEnvironment,
            let launch = commands.firstIndex(where: { driver.launchPlace(of: $0) != nil })
        else { return [] }
        var scenes: [Snapshot] = []
        build(for: commands[launch], giving: Array(commands[..<launch])) {
            scenes.append($0.trimmed)
        }
        return scenes
    }

    /// Builds the scene for a window of some size and gives it commands. The log need not hear of
    /// them: it has the launch, and this is a part of it.
    private func build(
        in place: WindowPlace, giving commands: [SplitViewCommand],
        look: (Snapshot) -> Void = { _ in }
    ) {
        rebuilding.isUnderWay = true
        defer { rebuilding.isUnderWay = false }
        driver.build(in: place)
        camera.turn(to: driver)
        start()
        look(picture)
        for command in commands {
            _ = give(command)
            look(picture)
        }
    }

    /// The states of the scene, had it been built for the other windows: together with the state
    /// for a wide window they decide the result of a launch.
    var statesInOtherWindows: [StageState] {
        let twin = rebuilding.twin ?? sibling()
        rebuilding.twin = twin
        defer { makeCurrent() }
        twin.rebuilding.isTwin = true
        twin.driver.attention = driver.attention
        let launches: [SplitViewCommand] =
            subject.devices.isEmpty
            ? [.launch(.narrow)] : offerings.launchArguments.map { .launchOn($0) }
        return launches.map { twin.state(after: rebuilding.commandsBeforeLaunch, launching: $0) }
    }

    /// The state right before a launch, of a scene that was built for it.
    private func state(
        after commands: [SplitViewCommand], launching launch: SplitViewCommand
    ) -> StageState {
        build(for: launch, giving: commands) ? state : []
    }

    /// Builds the scene for a launch and gives it the commands before that.
    ///
    /// - Returns: Whether it did; not if the launch is none, or is known to end the process.
    @discardableResult private func build(
        for launch: SplitViewCommand, giving commands: [SplitViewCommand],
        look: (Snapshot) -> Void = { _ in }
    ) -> Bool {
        driver.log.begin()
        for command in commands { driver.log.note(command) }
        defer { driver.log.rest() }
        if !KnownEnds.isEmpty, driver.log.knownEnd(.command(launch)) != nil { return false }
        driver.log.note(launch)
        guard let place = driver.launchPlace(of: launch) else { return false }
        build(in: place, giving: commands, look: look)
        return true
    }
}
