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
    /// A link is opened: the app shows a detail from wherever it is, also before the launch.
    case openLink
    /// The topmost detail, in front or not, gives way to that of the next item.
    case nextItem
    /// The topmost detail, in front or not, has done its part and takes itself away.
    case finishDetail
    /// The app goes back to how it began: the first list, and nothing chosen.
    case startOver
    /// The user taps the button that hides the list column, or shows it again.
    case toggleList
    /// The user swipes the Dock up, and the system changes the safe area of the window.
    case swipeDock
    /// The user switches to a tab.
    case switchTab(UInt8)
    /// The user taps the tab that is selected, which goes back to its first screen.
    case tapTabAgain
    /// The user begins to swipe back, and lets the screen slide back again.
    case cancelBack(Pane)
    /// A row whose detail comes in a navigation controller of its own.
    case selectWrapped(row: UInt8)
    /// A row whose detail comes without the dress of the others.
    case selectBare(row: UInt8)
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
    /// A row whose detail is a navigation controller with nothing in it.
    case selectEmptyStack
    /// The list in front is shown as the detail, too: the same controller.
    case selectList
    /// The two topmost screens of a stack change places.
    case reorderStack(Pane)
    /// The screen below the top of a stack is taken out.
    case shortenStack(Pane)
    /// A stack is set that names its root twice.
    case repeatStack(Pane)
    /// Before the launch: the split view gets no delegate yet.
    case withholdDelegate
    /// The delegate that was withheld is attached.
    case attachDelegate

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

extension SplitViewCommand {
    /// The number of rows of a list, as far as commands tell them apart.
    public static let rowCount: UInt8 = 3

    /// The number of tabs of a tab bar controller, as far as commands tell them apart.
    public static let tabCount: UInt8 = 3

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
        case .openLink: .openLink
        case .nextItem: .nextItem
        case .finishDetail: .finishDetail
        case .startOver: .startOver
        case .toggleList: .toggleList
        case .swipeDock: .swipeDock
        case .switchTab: .switchTab
        case .tapTabAgain: .tapTabAgain
        case .cancelBack: .cancelBack
        case .selectWrapped: .selectWrapped
        case .selectBare: .selectBare
        case .pushOnPlaceholder: .pushOnPlaceholder
        case .pushDetailOnList: .pushDetailOnList
        case .pushListOnDetail: .pushListOnDetail
        case .replaceFromDetail: .replaceFromDetail
        case .pushAboveNested: .pushAboveNested
        case .selectEmptyStack: .selectEmptyStack
        case .selectList: .selectList
        case .reorderStack: .reorderStack
        case .shortenStack: .shortenStack
        case .repeatStack: .repeatStack
        case .withholdDelegate: .withholdDelegate
        case .attachDelegate: .attachDelegate
        }
    }

    /// The argument, as a number from 0; 0 where there is none.
    public var argument: UInt8 {
        switch self {
        case .launch(let width): width.rawValue
        case .select(let row), .selectReplacing(let row), .selectWrapped(let row),
            .selectBare(let row):
            row
        case .switchTab(let tab): tab
        case .back(let pane), .backToRoot(let pane), .cancelBack(let pane),
            .reorderStack(let pane), .shortenStack(let pane), .repeatStack(let pane):
            pane.rawValue
        case .narrow, .widen, .pushList, .pushDetail, .clearDetail, .selectAgain, .openLink,
            .nextItem, .finishDetail, .startOver, .toggleList, .swipeDock, .tapTabAgain,
            .pushOnPlaceholder, .pushDetailOnList, .pushListOnDetail, .replaceFromDetail,
            .pushAboveNested, .selectEmptyStack, .selectList, .withholdDelegate, .attachDelegate:
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
        case .openLink: self = .openLink
        case .nextItem: self = .nextItem
        case .finishDetail: self = .finishDetail
        case .startOver: self = .startOver
        case .toggleList: self = .toggleList
        case .swipeDock: self = .swipeDock
        case .switchTab: self = .switchTab(argument)
        case .tapTabAgain: self = .tapTabAgain
        case .cancelBack: self = .cancelBack(pane)
        case .selectWrapped: self = .selectWrapped(row: argument)
        case .selectBare: self = .selectBare(row: argument)
        case .pushOnPlaceholder: self = .pushOnPlaceholder
        case .pushDetailOnList: self = .pushDetailOnList
        case .pushListOnDetail: self = .pushListOnDetail
        case .replaceFromDetail: self = .replaceFromDetail
        case .pushAboveNested: self = .pushAboveNested
        case .selectEmptyStack: self = .selectEmptyStack
        case .selectList: self = .selectList
        case .reorderStack: self = .reorderStack(pane)
        case .shortenStack: self = .shortenStack(pane)
        case .repeatStack: self = .repeatStack(pane)
        case .withholdDelegate: self = .withholdDelegate
        case .attachDelegate: self = .attachDelegate
        }
    }

    /// Every command there is, from simple to less simple.
    public static let alphabet: [SplitViewCommand] = CommandName.allCases.flatMap { name in
        (0..<name.argumentCount).map { SplitViewCommand(name, argument: $0) }
    }
}
