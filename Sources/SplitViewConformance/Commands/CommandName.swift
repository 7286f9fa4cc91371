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
    /// See `SplitViewCommand.openLink`.
    case openLink
    /// See `SplitViewCommand.nextItem`.
    case nextItem
    /// See `SplitViewCommand.finishDetail`.
    case finishDetail
    /// See `SplitViewCommand.startOver`.
    case startOver
    /// See `SplitViewCommand.toggleList`.
    case toggleList
    /// See `SplitViewCommand.swipeDock`.
    case swipeDock
    /// See `SplitViewCommand.switchTab`.
    case switchTab
    /// See `SplitViewCommand.tapTabAgain`.
    case tapTabAgain
    /// See `SplitViewCommand.cancelBack`.
    case cancelBack
    /// See `SplitViewCommand.selectWrapped`.
    case selectWrapped
    /// See `SplitViewCommand.selectBare`.
    case selectBare
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
    /// See `SplitViewCommand.selectEmptyStack`.
    case selectEmptyStack
    /// See `SplitViewCommand.selectList`.
    case selectList
    /// See `SplitViewCommand.reorderStack`.
    case reorderStack
    /// See `SplitViewCommand.shortenStack`.
    case shortenStack
    /// See `SplitViewCommand.repeatStack`.
    case repeatStack
    /// See `SplitViewCommand.withholdDelegate`.
    case withholdDelegate
    /// See `SplitViewCommand.attachDelegate`.
    case attachDelegate

    /// The kinds that act behind the back of the split view; what is wrong after them was put
    /// there by the app.
    public static let settingStacks: Set<CommandName> = [
        .reorderStack, .shortenStack, .repeatStack,
    ]

    /// The kinds that show as a detail what is none.
    public static let showingOddDetails: Set<CommandName> = [.selectEmptyStack, .selectList]
}

extension CommandName {
    /// What the argument of this kind says, if it has one.
    enum ArgumentMeaning { case nothing, width, row, tab, pane }

    var argumentMeaning: ArgumentMeaning {
        switch self {
        case .launch: .width
        case .select, .selectReplacing, .selectWrapped, .selectBare: .row
        case .switchTab: .tab
        case .back, .backToRoot, .cancelBack, .reorderStack, .shortenStack, .repeatStack: .pane
        case .narrow, .widen, .pushList, .pushDetail, .clearDetail, .selectAgain, .openLink,
            .nextItem, .finishDetail, .startOver, .toggleList, .swipeDock, .tapTabAgain,
            .pushOnPlaceholder, .pushDetailOnList, .pushListOnDetail, .replaceFromDetail,
            .pushAboveNested, .selectEmptyStack, .selectList, .withholdDelegate, .attachDelegate:
            .nothing
        }
    }

    /// How many arguments there are to choose from; 1 where there is nothing to choose.
    public var argumentCount: UInt8 {
        switch argumentMeaning {
        case .nothing: 1
        case .width, .pane: 2
        case .row: SplitViewCommand.rowCount
        case .tab: SplitViewCommand.tabCount
        }
    }
}
