import StatefulTesting
import UIKitModel

/// The stage as a state machine: what the search, the shrinker and the replay drive.
extension SplitViewStage: @MainActor SymmetricStateMachine {
    /// The kinds of command, by rank. Those left out weigh nothing: they would only be ignored.
    static func kinds(without left: Set<CommandName>) -> [CommandKind] {
        CommandName.allCases.map { name in
            left.contains(name)
                ? CommandKind(name.word, weight: 0)
                : CommandKind(name.word, weight: name.weight, isRequired: name.isVital)
        }
    }

    /// A command of a kind, with an argument that is drawn.
    public func command(
        ofKind kind: Int, from choices: inout some ChoiceSource
    ) -> SplitViewCommand {
        let name = CommandName.allCases[kind]
        let count = name.argumentCount
        if count == 1 { return SplitViewCommand(name) }
        let argument = choices.next(below: UInt32(count))
        return SplitViewCommand(name, argument: UInt8(truncatingIfNeeded: argument))
    }

    /// Gives a command. An exception ends the run: on a device the process would be gone.
    public func perform(_ command: SplitViewCommand) -> Outcome { give(command) }

    /// A digest of the state, the same for states that differ in nothing but names.
    public var fingerprint: UInt64 { digest.value }

    /// Every command that comes before this one in the documented order.
    public func simplifications(of command: SplitViewCommand) -> [SplitViewCommand] {
        Array(SplitViewCommand.alphabet.prefix { $0.rank < command.rank })
    }

    /// Every command that could come to anything under the contract.
    public var alphabet: [SplitViewCommand] {
        SplitViewCommand.alphabet.filter { kinds[kind(of: $0)].weight > 0 }
    }

    /// Whether a step is a change of size, which is also judged by the one before.
    public func dependsOnFullState(_ command: SplitViewCommand) -> Bool {
        switch command {
        case .launch, .narrow, .widen: true
        default: false
        }
    }

    /// The command itself, but the first row for all of them where the app makes no difference.
    public func representative(of command: SplitViewCommand) -> SplitViewCommand {
        guard driver.scene.rows == .alike, command.name.argumentMeaning == .row else {
            return command
        }
        return SplitViewCommand(command.name)
    }

    /// The place of the command's kind in `kinds`.
    public func kind(of command: SplitViewCommand) -> Int { Int(command.name.rawValue) }

    /// The place of a command in the documented order.
    public func rank(of command: SplitViewCommand) -> UInt64 { UInt64(command.rank) }
}

/// Going again where a trace has led.
extension SplitViewStage: @MainActor RetracingStateMachine {
    /// Gives commands again that were performed from here, or from the beginning.
    public func retrace(_ commands: [SplitViewCommand], fromStart: Bool) {
        if fromStart { go(along: commands) } else { goOn(along: commands) }
    }
}

/// What a law that looks ahead may try.
public enum SplitViewMove: Hashable, Sendable {
    /// A command.
    case give(SplitViewCommand)
    /// The system ends the app and restores it in a window of a width.
    case restart(SplitViewCommand.Width)
}

/// Trying ways on, for laws that look ahead.
extension SplitViewStage: @MainActor LookAheadMachine {
    /// Gives a command, or restarts the app.
    public func attempt(_ move: SplitViewMove) -> Outcome {
        switch move {
        case .give(let command): give(command)
        case .restart(let width): restart(in: width)
        }
    }

    /// The scene after a move.
    public var sight: Snapshot { picture.trimmed }

    /// A step that ends in the present state.
    public var present: SplitViewStep { step }
}

extension CommandName {
    /// How often this kind is drawn where nothing else decides. A change of size is drawn in every
    /// run, and half of its draws come to nothing because the window has that size; so it needs
    /// little weight to be a quarter of what is performed.
    var weight: UInt32 {
        switch self {
        case .launch, .narrow, .widen: 1
        case .select, .pushDetail, .back, .openLink: 3
        case .pushList, .backToRoot, .clearDetail, .selectReplacing, .selectAgain,
            .switchTab:
            2
        case .nextItem, .finishDetail, .startOver, .toggleList, .swipeDock, .tapTabAgain,
            .cancelBack, .selectWrapped, .selectBare, .pushOnPlaceholder, .pushDetailOnList,
            .pushListOnDetail, .replaceFromDetail, .pushAboveNested, .selectEmptyStack,
            .selectList, .reorderStack, .shortenStack, .repeatStack, .withholdDelegate,
            .attachDelegate:
            1
        }
    }

    /// Whether a run without this kind would see no transition.
    var isVital: Bool { self == .launch || self == .narrow || self == .widen }
}

extension Scene {
    /// The kinds of command that this app has no means for, whatever becomes of its scene. Tabs are
    /// not among them: a container may come later.
    var kindsItLacks: Set<CommandName> {
        var lacking: Set<CommandName> = []
        if makeReplacingDetail == nil { lacking.formUnion([.selectReplacing, .replaceFromDetail]) }
        lacking.insert(dressDetail == nil ? .selectBare : .selectWrapped)
        if !split.isColumnStyle { lacking.insert(.swipeDock) }
        if split.delegate == nil { lacking.formUnion([.withholdDelegate, .attachDelegate]) }
        return lacking.union(actions.kindsItLacks)
    }
}

extension Scene.Actions {
    /// The kinds of command that there is no means for.
    fileprivate var kindsItLacks: Set<CommandName> {
        var lacking: Set<CommandName> = []
        if clearDetail == nil { lacking.insert(.clearDetail) }
        if openLink == nil { lacking.insert(.openLink) }
        if showNext == nil { lacking.insert(.nextItem) }
        if finish == nil { lacking.insert(.finishDetail) }
        if startOver == nil { lacking.insert(.startOver) }
        if !togglesList { lacking.insert(.toggleList) }
        return lacking
    }
}
