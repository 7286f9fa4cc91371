/// The expectation of a step: the screens that come, go and stay, and the one in front.
///
/// The driver notes in it what the command and the app code say while they are performed; the
/// functions beside it, one for each nature of step, complete it. A law reads nothing else to judge
/// what a step has changed.
package struct Expectation: Hashable, Sendable {
    /// Screens that have to be there after the step.
    package var comes: [UInt32] = []
    package var goes: [UInt32] = []
    /// Screens that may be gone, and need not.
    package var mayGo: [UInt32] = []
    /// Screens that may not come back: the app has taken them away in an earlier step.
    var barred: [UInt32] = []
    /// Classes of screens of which any may go.
    var leaving: ReadScreen.Standing = []
    /// Classes of screens of which any may come.
    var entering: ReadScreen.Standing = []
    /// The promise of app code.
    package var word = Word.exact
    var front = Front.whatever
    package var terms: Terms = []
    /// The number from which on controllers were made in this step by app code; otherwise the
    /// greatest there is.
    var newFrom: UInt32 = .max

    /// The promise of app code about a step.
    package enum Word: Hashable, Sendable {
        /// The screens that come and go are named.
        case exact
        /// Something comes, and is in front.
        case something
        /// Anything may change.
        case anything
        /// Nothing that a person can see changes.
        case nothing
        /// A detail that shows this item is in front.
        case item(UInt32)

        /// Whether the app is taken at its word for what it shows.
        var isOpen: Bool { self != .exact && self != .nothing }
    }

    /// The expectation of a person for the front.
    enum Front: Hashable, Sendable {
        /// No one expects anything.
        case whatever
        /// The screen that was looked at before.
        case lookedAt
        /// The first screen that comes.
        case comes
        /// A detail that shows an item.
        case item(UInt32)
        /// Something else than before; nothing need change if the screen in front may be the target
        /// of the row.
        case something(mayStay: Bool)
        /// The same as before.
        case same
        /// No longer this screen, but the one below it, if that is known.
        case below(UInt32, then: UInt32?)
        /// Not this screen, with what it shows.
        case without(UInt32)
        /// Still this screen.
        case still(UInt32)
        case first(UInt32)
        /// The next item, if the one before was in front.
        case next(UInt32)
        /// The list column shows or hides.
        case otherColumns
        /// A column is on screen, or is not.
        case column(SplitViewCommand.ListColumn, isShown: Bool)
    }

    package struct Terms: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// App code promises that everything goes.
        static let everythingGoes = Terms(rawValue: 1)
        /// App code promises something in front, over which nothing can stay.
        package static let bringsToFront = Terms(rawValue: 1 << 1)
        /// The promised screen is in front outside the split view: on another tab, say.
        static let isElsewhere = Terms(rawValue: 1 << 2)
        /// App code has refused what the person wanted: to select a tab, or to close a sheet.
        package static let isRefused = Terms(rawValue: 1 << 3)
        /// Each screen shows the same item as before.
        static let keepsItems = Terms(rawValue: 1 << 4)
        /// The screens that the app keeps for its tabs belong to those of a person.
        static let countsKept = Terms(rawValue: 1 << 5)
        /// Another tree of screens takes the place of the one before.
        static let changesTree = Terms(rawValue: 1 << 6)
        /// The delegate has answered that it has dealt with the secondary.
        static let isMergedByApp = Terms(rawValue: 1 << 7)
        /// A default detail may be in front of a list.
        static let defaultMayCover = Terms(rawValue: 1 << 8)
        /// A screen that shows the same is as good in front.
        static let alikeMayCover = Terms(rawValue: 1 << 9)
        /// Another list may be in front of one: the app opens it as it appears.
        static let listMayCover = Terms(rawValue: 1 << 10)
        /// This step leads back to where the one before it began.
        static let leadsBack = Terms(rawValue: 1 << 11)
        /// The step was a stay in the background, after which nothing is new.
        static let isStay = Terms(rawValue: 1 << 12)
        /// Details of several tabs may meet on this way, in any order.
        static let mixesTabs = Terms(rawValue: 1 << 13)
        /// The app itself puts screens where they are: no side is wrong.
        static let sidesAreItsOwn = Terms(rawValue: 1 << 14)
        /// The app itself puts a page on its empty one.
        static let blankIsItsOwn = Terms(rawValue: 1 << 27)
        /// Details may be on the list side if their tab is not in front.
        static let tabsKeepDetails = Terms(rawValue: 1 << 15)
        /// The screens above a detail go with it, also a list.
        static let orderWins = Terms(rawValue: 1 << 16)
        /// A navigation controller that UIKit itself has put into another is no fault.
        static let mayNest = Terms(rawValue: 1 << 17)
        /// A screen may be given to a new stack while it is still on its old one.
        static let mayTakeOver = Terms(rawValue: 1 << 18)
        /// A detail may do without a navigation bar.
        static let mayLackBars = Terms(rawValue: 1 << 19)
        /// A screen that was taken away may live on.
        static let mayKeep = Terms(rawValue: 1 << 20)
        /// A row that is tapped before or after a change of size replaces details in one of the two
        /// sizes only.
        static let sizesDiffer = Terms(rawValue: 1 << 22)
        /// A narrow window has screens of its own.
        static let hasOtherScreens = Terms(rawValue: 1 << 23)
        /// A screen that has gone in this step may have a successor in front.
        static let maySucceed = Terms(rawValue: 1 << 24)
        /// The details of a tab that is tapped come to their side.
        static let detailsFollow = Terms(rawValue: 1 << 26)
        /// A default detail may stand below what comes.
        static let defaultMayStay = Terms(rawValue: 1 << 25)
        static let ofApp: Terms = [
            .tabsKeepDetails, .mayNest, .mayTakeOver, .mayLackBars, .mayKeep, .sizesDiffer,
            .hasOtherScreens,
        ]
    }

    /// Nothing but what stays.
    package init() {}

    /// Lets any detail go, and whatever else is beside the lists.
    package mutating func letDetailsGo() { leaving.insert([.detail, .onDetailSide]) }

    /// Nothing but what stays, in the memory of this one.
    mutating func clear() {
        if !comes.isEmpty { comes.removeAll(keepingCapacity: true) }
        if !goes.isEmpty { goes.removeAll(keepingCapacity: true) }
        if !mayGo.isEmpty { mayGo.removeAll(keepingCapacity: true) }
        if !barred.isEmpty { barred.removeAll(keepingCapacity: true) }
        (leaving, entering) = ([], [])
        (word, front) = (.exact, .whatever)
        terms.formIntersection(.ofApp)
        newFrom = .max
    }
}
