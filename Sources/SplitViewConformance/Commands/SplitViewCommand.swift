/// Something that a person, an app or the system does.
///
/// A command is total: where it makes no sense it is ignored, so every part of a trace is a trace.
/// The order of the cases, and within a case that of the arguments, is the documented order from
/// simple to less simple, along which traces are simplified.
public enum SplitViewCommand: Hashable, Sendable {
    /// The window comes on screen in this width. Before it, only app code acts.
    case launch(Width)
    /// The window becomes narrow.
    case narrow
    /// The window becomes wide.
    case widen
    /// The user taps a row of the list in front; before the launch, the app selects it. The list
    /// shows a detail with `showDetailViewController`.
    case select(row: UInt8)
    /// The list in front pushes another list.
    case pushList
    /// The detail in front pushes another detail.
    case pushDetail
    /// The user goes back one screen.
    case back(Pane)
    /// The user goes back to the first screen.
    case backToRoot(Pane)
    /// The app takes the detail away, because what it shows is gone.
    case clearDetail
    /// A row whose detail is meant to replace those shown.
    case selectReplacing(row: UInt8)
    /// The row that was selected last, with the same controller.
    case selectAgain
    /// A row whose detail comes in a navigation controller of its own.
    case selectWrapped(row: UInt8)
    /// The placeholder in front pushes a detail.
    case pushOnPlaceholder
    /// The list in front pushes a detail, instead of showing it as the detail.
    case pushDetailOnList
    /// The detail in front pushes a list.
    case pushListOnDetail
    /// The detail in front shows a replacing detail.
    case replaceFromDetail
    /// A detail is pushed on the outer stack while a nested one is on top.
    case pushAboveNested
    /// The two topmost screens of a stack change places.
    case reorderStack(Pane)
    /// The screen below the top of a stack is taken out.
    case shortenStack(Pane)
    /// A stack is set that names its root twice.
    case repeatStack(Pane)

    /// Width of the window.
    public enum Width: UInt8, Hashable, Sendable, CaseIterable {
        /// Regular: two columns.
        case wide
        /// Compact: one column.
        case narrow

        /// The opposite.
        var other: Width { self == .wide ? .narrow : .wide }
    }

    /// One of the two columns; while collapsed there is one stack, and both mean it.
    public enum Pane: UInt8, Hashable, Sendable, CaseIterable {
        /// The primary column.
        case list
        /// The secondary column.
        case detail
    }
}

/// The kinds of command, from simple to less simple; the raw value is the kind's rank.
public enum CommandName: UInt8, Sendable, Hashable, CaseIterable {
    /// See `SplitViewCommand.launch`.
    case launch
    /// See `SplitViewCommand.narrow`.
    case narrow
    /// See `SplitViewCommand.widen`.
    case widen
    /// See `SplitViewCommand.select`.
    case select
    /// See `SplitViewCommand.pushList`.
    case pushList
    /// See `SplitViewCommand.pushDetail`.
    case pushDetail
    /// See `SplitViewCommand.back`.
    case back
    /// See `SplitViewCommand.backToRoot`.
    case backToRoot
    /// See `SplitViewCommand.clearDetail`.
    case clearDetail
    /// See `SplitViewCommand.selectReplacing`.
    case selectReplacing
    /// See `SplitViewCommand.selectAgain`.
    case selectAgain
    /// See `SplitViewCommand.selectWrapped`.
    case selectWrapped
    /// See `SplitViewCommand.pushOnPlaceholder`.
    case pushOnPlaceholder
    /// See `SplitViewCommand.pushDetailOnList`.
    case pushDetailOnList
    /// See `SplitViewCommand.pushListOnDetail`.
    case pushListOnDetail
    /// See `SplitViewCommand.replaceFromDetail`.
    case replaceFromDetail
    /// See `SplitViewCommand.pushAboveNested`.
    case pushAboveNested
    /// See `SplitViewCommand.reorderStack`.
    case reorderStack
    /// See `SplitViewCommand.shortenStack`.
    case shortenStack
    /// See `SplitViewCommand.repeatStack`.
    case repeatStack

    /// The kinds that act behind the back of the split view; what is wrong after them was put
    /// there by the app.
    public static let settingStacks: Set<CommandName> = [
        .reorderStack, .shortenStack, .repeatStack,
    ]
}

extension SplitViewCommand {
    /// The number of rows of a list, as far as commands tell them apart.
    public static let rowCount: UInt8 = 3

    /// The kind of this command.
    public var name: CommandName {
        switch self {
        case .launch: .launch
        case .narrow: .narrow
        case .widen: .widen
        case .select: .select
        case .pushList: .pushList
        case .pushDetail: .pushDetail
        case .back: .back
        case .backToRoot: .backToRoot
        case .clearDetail: .clearDetail
        case .selectReplacing: .selectReplacing
        case .selectAgain: .selectAgain
        case .selectWrapped: .selectWrapped
        case .pushOnPlaceholder: .pushOnPlaceholder
        case .pushDetailOnList: .pushDetailOnList
        case .pushListOnDetail: .pushListOnDetail
        case .replaceFromDetail: .replaceFromDetail
        case .pushAboveNested: .pushAboveNested
        case .reorderStack: .reorderStack
        case .shortenStack: .shortenStack
        case .repeatStack: .repeatStack
        }
    }

    /// The argument, as a number from 0; 0 where there is none.
    public var argument: UInt8 {
        switch self {
        case .launch(let width): width.rawValue
        case .select(let row), .selectReplacing(let row), .selectWrapped(let row): row
        case .back(let pane), .backToRoot(let pane), .reorderStack(let pane),
            .shortenStack(let pane), .repeatStack(let pane):
            pane.rawValue
        case .narrow, .widen, .pushList, .pushDetail, .clearDetail, .selectAgain,
            .pushOnPlaceholder, .pushDetailOnList, .pushListOnDetail, .replaceFromDetail,
            .pushAboveNested:
            0
        }
    }

    /// The place of this command in the documented order from simple to less simple.
    public var rank: Int { Int(name.rawValue) << 8 | Int(argument) }

    /// The command of a kind with an argument from 0 up to, not including, `argumentCount`.
    public init(_ name: CommandName, argument: UInt8 = 0) {
        let pane = Pane(rawValue: argument) ?? .list
        switch name {
        case .launch: self = .launch(Width(rawValue: argument) ?? .wide)
        case .narrow: self = .narrow
        case .widen: self = .widen
        case .select: self = .select(row: argument)
        case .pushList: self = .pushList
        case .pushDetail: self = .pushDetail
        case .back: self = .back(pane)
        case .backToRoot: self = .backToRoot(pane)
        case .clearDetail: self = .clearDetail
        case .selectReplacing: self = .selectReplacing(row: argument)
        case .selectAgain: self = .selectAgain
        case .selectWrapped: self = .selectWrapped(row: argument)
        case .pushOnPlaceholder: self = .pushOnPlaceholder
        case .pushDetailOnList: self = .pushDetailOnList
        case .pushListOnDetail: self = .pushListOnDetail
        case .replaceFromDetail: self = .replaceFromDetail
        case .pushAboveNested: self = .pushAboveNested
        case .reorderStack: self = .reorderStack(pane)
        case .shortenStack: self = .shortenStack(pane)
        case .repeatStack: self = .repeatStack(pane)
        }
    }

    /// Every command there is, from simple to less simple.
    public static let alphabet: [SplitViewCommand] = CommandName.allCases.flatMap { name in
        (0..<name.argumentCount).map { SplitViewCommand(name, argument: $0) }
    }
}

extension CommandName {
    /// What the argument of this kind says, if it has one.
    enum ArgumentMeaning { case nothing, width, row, pane }

    var argumentMeaning: ArgumentMeaning {
        switch self {
        case .launch: .width
        case .select, .selectReplacing, .selectWrapped: .row
        case .back, .backToRoot, .reorderStack, .shortenStack, .repeatStack: .pane
        case .narrow, .widen, .pushList, .pushDetail, .clearDetail, .selectAgain,
            .pushOnPlaceholder, .pushDetailOnList, .pushListOnDetail, .replaceFromDetail,
            .pushAboveNested:
            .nothing
        }
    }

    /// How many arguments there are to choose from; 1 where there is nothing to choose.
    public var argumentCount: UInt8 {
        switch argumentMeaning {
        case .nothing: 1
        case .width, .pane: 2
        case .row: SplitViewCommand.rowCount
        }
    }
}
