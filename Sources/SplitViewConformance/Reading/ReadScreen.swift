/// A screen as a person has it: a list, a detail, or the page of an empty column.
struct ReadScreen: Hashable, Sendable {
    /// The key that makes it the same screen in two readings: its identity, or its item.
    let key: UInt32
    /// A number for the item that it shows; 0 for none.
    let item: UInt32
    let controller: UInt32
    var standing: Standing
    /// Its column: equal for those of one column, ascending from the first list to the detail, and
    /// further for what stands in none.
    let column: UInt8
    /// The tab on which it stands, if the tab is not in front; else 0.
    let tab: UInt8
    /// Its place among the controllers of the picture.
    let node: UInt16

    /// The kind of a screen, and its standing. One word, so that an expectation can name a whole
    /// class of screens.
    struct Standing: OptionSet, Hashable, Sendable {
        let rawValue: UInt32

        // Its kind.
        static let list = Standing(rawValue: 1)
        static let detail = Standing(rawValue: 1 << 1)
        static let placeholder = Standing(rawValue: 1 << 2)
        /// A person or the app asked for it.
        static let chosen = Standing(rawValue: 1 << 3)
        /// A detail, or a list, that no one asked for.
        static let byDefault = Standing(rawValue: 1 << 4)
        /// A detail that is again as the app filled it in, after a person has worked in it.
        static let defaultAgain = Standing(rawValue: 1 << 5)

        // Where it stands.
        /// In a list column, or below the details beside a side bar.
        static let onListSide = Standing(rawValue: 1 << 6)
        static let onDetailSide = Standing(rawValue: 1 << 7)
        /// In the one stack of a narrow window.
        static let inOneStack = Standing(rawValue: 1 << 8)
        /// Presented over the window.
        static let over = Standing(rawValue: 1 << 9)
        /// In the inspector, as a column or as a sheet: about the detail, and no part of the path.
        static let inspector = Standing(rawValue: 1 << 10)
        /// Out of sight, kept by the split view.
        static let keptByUIKit = Standing(rawValue: 1 << 11)
        /// Out of sight, kept by the app.
        static let keptByApp = Standing(rawValue: 1 << 12)
        /// In the column of the second list: the middle one of three, or the one beside a side bar.
        static let inSecondList = Standing(rawValue: 1 << 13)

        // How it stands there.
        /// In front, and on screen if the window is.
        static let front = Standing(rawValue: 1 << 14)
        /// On a stack that is in front, perhaps below a sheet.
        static let onPath = Standing(rawValue: 1 << 15)
        static let detailOnOtherTab = Standing(rawValue: 1 << 16)
        static let aboveDetail = Standing(rawValue: 1 << 17)
        /// In a column that the display mode hides.
        static let hidden = Standing(rawValue: 1 << 18)
        /// Any screen but a list: a detail, or something else beside the lists.
        static let besideLists = Standing(rawValue: 1 << 19)
        /// A default detail with nothing else beside the lists.
        static let aloneByDefault = Standing(rawValue: 1 << 20)

        static let everything: Standing = [.list, .detail]
        static let outOfSight: Standing = [.keptByUIKit, .keptByApp]
        static let inColumns: Standing = [.onListSide, .onDetailSide, .inOneStack]

        @inline(__always) func isAny(of classes: Standing) -> Bool {
            rawValue & classes.rawValue != 0
        }
    }

    /// Whether a person can see it, or go back to it: neither out of sight, nor about the detail
    /// only, nor the page of an empty column.
    @inline(__always) var isContent: Bool {
        standing.isAny(of: .everything) && !standing.isAny(of: [.outOfSight, .inspector])
    }

    /// Whether a person can see it, or go back to it.
    var isReachable: Bool { !standing.isAny(of: .outOfSight) }
    var isInFront: Bool { standing.contains(.front) }
    var isList: Bool { standing.contains(.list) }
    var isDetail: Bool { standing.contains(.detail) }
    var isPlaceholder: Bool { standing.contains(.placeholder) }
    var isChosen: Bool { standing.contains(.chosen) }
    var isDefault: Bool { standing.isAny(of: [.byDefault, .defaultAgain]) }
    /// Whether it is in front, and its column is on screen.
    var isInSight: Bool { isInFront && !standing.contains(.hidden) }

    /// Whether both are of one kind and show the same item.
    func isLike(_ other: ReadScreen) -> Bool {
        item == other.item
            && standing.intersection([.list, .detail, .placeholder])
                == other.standing.intersection([.list, .detail, .placeholder])
    }
}
