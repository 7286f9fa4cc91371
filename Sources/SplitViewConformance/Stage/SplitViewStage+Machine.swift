import StatefulTesting
import UIKitModel

/// The stage as a state machine: what the search, the shrinker and the replay drive.
extension SplitViewStage: @MainActor SymmetricStateMachine {
    /// The kinds of command, by rank.
    package var kinds: [CommandKind] { offerings.kinds }

    /// How many arguments there are for each kind of command in this app.
    package var argumentCounts: [UInt8] { offerings.argumentCounts }

    /// A command of a kind, with an argument that is drawn.
    package func command(
        ofKind kind: Int, from choices: inout some ChoiceSource
    ) -> SplitViewCommand {
        let name = CommandName(UInt8(kind))
        let count = offerings.argumentCounts[kind]
        if count == 1 { return SplitViewCommand(name) }
        let argument = choices.next(below: UInt32(count))
        if name == .launchOn {
            return .launchOn(offerings.launchArguments[Int(argument)])
        }
        return SplitViewCommand(name, argument: UInt8(truncatingIfNeeded: argument))
    }

    /// Gives a command. An exception ends the run: on a device the process would be gone.
    package func perform(_ command: SplitViewCommand) -> Outcome { give(command) }

    /// Lends the step. A property is copied before it is handed over, with a count for each of its
    /// arrays, as it could change meanwhile: that was 3 % of a search. An `inout` parameter cannot.
    package func showStep(to look: (SplitViewStep) -> Void) {
        func lend(_ step: inout SplitViewStep) { look(step) }
        lend(&step)
    }

    /// A digest of the state, the same for states that differ in nothing but names.
    package var fingerprint: UInt64 { digest.value }

    /// Every command that comes before this one in the documented order.
    ///
    /// On devices the sizes are those of the devices: a trace stays one that a person can follow.
    package func simplifications(of command: SplitViewCommand) -> [SplitViewCommand] {
        let simpler = offerings.table.alphabet.prefix { $0.rank < command.rank }
        guard !subject.devices.isEmpty else { return Array(simpler) }
        return simpler.filter { !$0.name.isChangeOfSize || isOffered($0) }
    }

    /// Whether a command could have an effect in this app under the contract.
    private func isOffered(_ command: SplitViewCommand) -> Bool {
        let kind = kind(of: command)
        guard kinds[kind].weight > 0 else { return false }
        if command.name == .launchOn { return offerings.launchArguments.contains(command.argument) }
        return command.argument < argumentCounts[kind]
    }

    /// Every command that could have an effect under the contract.
    package var alphabet: [SplitViewCommand] {
        offerings.table.alphabet.filter { isOffered($0) }
    }

    /// The same, with one row for all of them where the app makes no difference.
    var simplestAlphabet: [SplitViewCommand] {
        alphabet.filter { representative(of: $0) == $0 }
    }

    /// Whether a step is a change of size, which is also judged by the one before.
    package func dependsOnFullState(_ command: SplitViewCommand) -> Bool {
        offerings.table.traits(of: command.name).nature == .transition
    }

    /// The command itself, but the first row for all of them where the app makes no difference.
    package func representative(of command: SplitViewCommand) -> SplitViewCommand {
        guard driver.scene.rows == .alike, offerings.table[command.name].argument == .row else {
            return command
        }
        return SplitViewCommand(command.name)
    }

    /// The place of the command's kind in `kinds`.
    package func kind(of command: SplitViewCommand) -> Int { Int(command.name.rawValue) }

    /// The place of a command in the documented order.
    package func rank(of command: SplitViewCommand) -> UInt64 { UInt64(command.rank) }
}

/// Going again where a trace has led.
extension SplitViewStage: @MainActor RetracingStateMachine {
    /// Gives commands whose steps need not be judged, from here or from the beginning.
    package func retrace(_ commands: [SplitViewCommand], fromStart: Bool) {
        if fromStart { go(along: commands) } else { goOn(along: commands) }
    }
}

/// Trying further commands, for laws that look ahead.
extension SplitViewStage: @MainActor LookAheadMachine {
    /// Writes down what a restart would need, if one may be tried. Not if app code writes something
    /// down as well: its writing may change the app.
    package func markStart() {
        savedAtStart = step.comesBack && !step.app.restoresByItself ? driver.saved : nil
    }

    /// Restarts the app with what was written down at the start. Everything else has to be tried
    /// there.
    package func attemptFromStart(_ move: SplitViewMove) -> Outcome? {
        guard case .restart(let width) = move, let savedAtStart else { return nil }
        driver.log.goBack(to: savedAtStart.commands)
        return restart(in: width, with: savedAtStart)
    }

    /// Gives a command, or restarts the app.
    package func attempt(_ move: SplitViewMove) -> Outcome {
        switch move {
        case .give(let command): give(command)
        case .restart(let width): restart(in: width, with: driver.saved)
        }
    }

    /// The scene after a move.
    package var sight: Snapshot { picture.trimmed }

    package var present: SplitViewStep { step }
}
