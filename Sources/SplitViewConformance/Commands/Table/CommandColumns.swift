// The types of the columns of the command table.

/// The meaning of the argument of a kind of command, if it has one.
enum CommandArgument: Sendable {
    case nothing, width, row, tab, pane, link, action, column, window, orientation, share

    /// The arguments there are, as a trace names them.
    var words: [String] {
        switch self {
        case .nothing: []
        case .width: ["wide", "narrow"]
        case .pane: ["list", "detail"]
        case .column: SplitViewCommand.ListColumn.allCases.map { "\($0)" }
        case .window: SplitViewDevice.Window.all.map(\.word)
        case .orientation: SplitViewDevice.Orientation.allCases.map { "\($0)" }
        case .share: SplitViewDevice.Share.ofDivider.map(\.word)
        case .row: (1...Int(SplitViewCommand.rowCount)).map(String.init)
        case .tab: (1...Int(SplitViewCommand.tabCount)).map(String.init)
        case .link: (1...Int(SplitViewCommand.linkCount)).map(String.init)
        case .action: (1...Int(SplitViewCommand.actionCount)).map(String.init)
        }
    }

    /// The same in short, for people: of the windows on devices only the devices.
    var wordsInShort: [String] {
        self == .window ? SplitViewDevice.all.map(\.word) : words
    }

    /// Whether the first argument goes without saying, as it did before there were others.
    var omitsFirst: Bool { self == .link }

    /// How many there are to choose from; 1 where there is nothing to choose.
    var count: UInt8 {
        switch self {
        case .nothing: 1
        case .width, .pane, .column, .orientation: 2
        case .share: UInt8(SplitViewDevice.Share.ofDivider.count)
        case .window: UInt8(SplitViewDevice.Window.all.count)
        case .row: SplitViewCommand.rowCount
        case .tab: SplitViewCommand.tabCount
        case .link: SplitViewCommand.linkCount
        case .action: SplitViewCommand.actionCount
        }
    }
}

/// The expectation of a person after a step.
enum CommandEffect: Sendable {
    /// The new screen is in front of a pane.
    case shows(SplitViewCommand.Pane)
    /// The screen in front of a pane is not there any more; in its place is the screen below, or
    /// any other. Without a pane, it is the pane of the argument.
    case leaves(SplitViewCommand.Pane? = nil, forOneBelow: Bool)
    /// The screen in front of the pane of the argument is still in front.
    case stays
    /// The screen that goes is not in front any more.
    case takesAway
    /// The new screen is in front if the one before was.
    case replaces
    /// The first screen of the list side is in front.
    case startsOver
    /// The list column hides or shows.
    case togglesList
    /// The list column of the argument is on screen, or is not any more.
    case showsColumn, hidesColumn
    /// Nothing in particular: the system acts, or the command itself.
    case none
}

/// When a command is offered: what has to be the case for it to have an effect.
///
/// It is asked of a picture first (`Offers`). A scene itself knows less of it, and finds out the
/// rest while it looks for the controllers that the command is about.
struct CommandOccasion: OptionSet, Sendable {
    let rawValue: UInt16
    /// The window is not on screen yet.
    static let beforeLaunch = CommandOccasion(rawValue: 1)
    /// The window is on screen, whatever it shows.
    static let afterLaunch = CommandOccasion(rawValue: 1 << 1)
    static let wide = CommandOccasion(rawValue: 1 << 2)
    static let narrow = CommandOccasion(rawValue: 1 << 3)
    static let oneStack = CommandOccasion(rawValue: 1 << 4)
    static let twoColumns = CommandOccasion(rawValue: 1 << 5)
    /// Nothing is presented, which would cover everything else.
    static let uncovered = CommandOccasion(rawValue: 1 << 6)
    /// A person sees the split view. Pictures only.
    static let inSight = CommandOccasion(rawValue: 1 << 13)
    /// A list is in front of the list side. Pictures only.
    static let listInFront = CommandOccasion(rawValue: 1 << 7)
    /// A detail is in front of the detail side. Pictures only.
    static let detailInFront = CommandOccasion(rawValue: 1 << 8)
    /// A placeholder is in front of the detail side. Pictures only.
    static let placeholderInFront = CommandOccasion(rawValue: 1 << 9)
    /// There is a detail somewhere. Pictures only.
    static let anyDetail = CommandOccasion(rawValue: 1 << 10)
    /// There are tabs, or something else that holds controllers, in the list column. Pictures only.
    static let tabs = CommandOccasion(rawValue: 1 << 11)
    /// Something lies below what is in front. Pictures only.
    static let wayBack = CommandOccasion(rawValue: 1 << 12)
}

/// The meaning of a command, before its target is known; `SceneDriver` makes a `Deed` of it.
enum CommandDeed: Sendable {
    /// The window comes on screen in the width of the argument.
    case launch
    /// The same on a device.
    case launchOn
    /// The window gets another width.
    case resize(SplitViewCommand.Width)
    /// The device is turned, or the app gets another part of its screen.
    case rotate, dragDivider
    /// The device is opened or closed, so that the app has all of its inner screen or its outer
    /// one.
    case take(SplitViewDevice.Share)
    /// The app leaves, and comes back in a window of the width of the argument.
    case background
    /// The screen in front that is of a kind shows a detail through the split view.
    case show(Detail, from: Snapshot.Kind = .list)
    /// The screen in front that is of a kind pushes another.
    case push(PushedScreen, from: Snapshot.Kind)
    /// A detail is pushed above a nested navigation controller.
    case pushAboveNested
    /// Back in the pane of the argument, or what is presented goes.
    case back
    /// The same to the first screen.
    case backToRoot
    /// A Back in the pane of the argument that is not finished.
    case cancelBack
    /// The app does what its scene says.
    case clearDetail, openLink, nextItem, finishDetail, startOver, ownAction
    /// The list column hides or shows, by a button of the app or by the split view's gesture.
    case toggleList, swipeList
    /// The first of three columns shows something through the split view.
    case showFromFirst(Detail)
    /// The list column of the argument is shown, or hidden.
    case showColumn, hideColumn
    /// The safe area of the window changes.
    case changeSceneInsets
    /// The tab of the argument is selected.
    case selectTab
    /// The selected tab goes back to its first screen.
    case popTab
    /// The app sets the stack of the pane of the argument.
    case setStack(Order)
    /// The delegate goes before the launch, and comes back.
    case withholdDelegate, attachDelegate

    enum Detail: Sendable {
        case row, replacing, wrapped, bare, again, emptyStack, list
    }

    /// The order that an app gives to a stack.
    enum Order: Sendable {
        /// The two topmost screens change places.
        case swapped
        /// The screen below the top is missing.
        case shortened
        /// The root comes a second time, on top.
        case repeated
    }
}

package enum PushedScreen: Sendable {
    case list, detail
    /// The screen that a detail pushes, perhaps of another kind.
    case furtherDetail
}
