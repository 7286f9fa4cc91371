/// Commands as somebody with a device in hand would do them.
extension SplitViewCommand {
    /// What to do on a device, in a few words: `open narrow`, `tap row 1`, `Back`.
    ///
    /// - Parameter picture: The scene in which it is done. Before the window is on screen only app
    ///   code acts, and while the columns are merged there is only one stack to speak of.
    public func deviceWords(in picture: Snapshot) -> String {
        guard picture.isLaunched else { return wordsBeforeLaunch }
        switch self {
        case .launch(let width): return "open \(width == .wide ? "wide" : "narrow")"
        case .narrow: return "narrow"
        case .widen: return "widen"
        case .select(let row): return "tap row \(row + 1)"
        case .pushList: return "go on to another list"
        case .pushDetail: return "go on to another page in the detail"
        case .back(let pane): return "Back\(pane.words(in: picture))"
        case .backToRoot(let pane):
            return "hold Back\(pane.words(in: picture)) and choose the first screen"
        case .clearDetail: return "delete what the detail shows"
        case .selectReplacing(let row): return "tap row \(row + 1), which replaces the details"
        case .selectAgain: return "tap the same row again"
        case .openLink: return "open a link"
        case .nextItem: return "go on to the next item"
        case .finishDetail: return "have the detail finish"
        case .startOver: return "have the app start over"
        case .toggleList: return "tap the button that hides or shows the list"
        case .swipeDock: return "swipe the Dock up"
        case .switchTab(let tab): return "tap tab \(tab + 1)"
        case .tapTabAgain: return "tap the selected tab"
        case .cancelBack(let pane):
            return "begin to swipe back\(pane.words(in: picture)), and let go"
        case .selectWrapped(let row):
            return "tap row \(row + 1), whose detail brings its own navigation controller"
        case .selectBare(let row):
            return "tap row \(row + 1), whose detail brings no navigation controller"
        case .pushOnPlaceholder: return "open a page from the empty detail"
        case .pushDetailOnList: return "have a detail pushed on the list"
        case .pushListOnDetail: return "open a list from the detail"
        case .replaceFromDetail: return "open a page in place of the details"
        case .pushAboveNested: return "have a detail pushed above the nested stack"
        case .selectEmptyStack: return "tap a row that shows an empty navigation controller"
        case .selectList: return "have the list shown as the detail, too"
        case .reorderStack(let pane):
            return "have the app swap the two top screens\(pane.words(in: picture))"
        case .shortenStack(let pane):
            return "have the app take out the screen below the top\(pane.words(in: picture))"
        case .repeatStack(let pane):
            return "have the app set a stack that names its root twice\(pane.words(in: picture))"
        case .withholdDelegate: return "have the app attach its delegate later"
        case .attachDelegate: return "have the app attach its delegate now"
        }
    }

    private var wordsBeforeLaunch: String {
        switch self {
        case .launch(let width): "open \(width == .wide ? "wide" : "narrow")"
        case .select(let row), .selectReplacing(let row), .selectWrapped(let row),
            .selectBare(let row):
            "have the app choose row \(row + 1) before it opens"
        case .openLink: "open a link that starts the app"
        case .withholdDelegate: "have the app attach its delegate later"
        case .attachDelegate: "have the app attach its delegate before it opens after all"
        default: "have the app do '\(description)' before it opens"
        }
    }
}

extension SplitViewCommand.Pane {
    /// Where the pane is, if there are two of them.
    fileprivate func words(in picture: Snapshot) -> String {
        if picture.isCollapsed { return "" }
        return self == .list ? " in the list" : " in the detail"
    }
}
