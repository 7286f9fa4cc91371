extension Policies {
    /// The effect of selecting a row on the details shown.
    public enum Selection: Sendable, Hashable, CaseIterable {
        /// The effect of UIKit by itself: beside the list the new one replaces them; in one stack
        /// it replaces them in a column style, and goes on top of them in the classic style.
        case asUIKit
        /// The new one replaces them, in every width.
        case replaces
        /// The new one goes on top, in every width.
        case stacks
        /// Beside the list a replacing detail takes their place, and another one goes on top; in
        /// one stack it is as UIKit does.
        case asDetailSays
    }

    /// The way of merging the columns, and its author: UIKit or the app.
    public enum Merging: Sendable, Hashable, CaseIterable {
        /// The app, or UIKit, which puts one navigation controller into another (C10).
        case asItComes
        /// The app: no navigation controller is ever in another one.
        case unnested
        /// The app. It also takes each screen out of its old stack before it gives the screen to a
        /// new one: no document says that UIKit does.
        case handedOver
    }

    /// The winner if the order of a stack contradicts the sides of its screens.
    public enum Conflict: Sendable, Hashable, CaseIterable {
        /// A list goes to the list side.
        case side
        /// Everything above a detail goes with it.
        case order
    }

    /// The screens of a window of another size.
    public enum Screens: Sendable, Hashable, CaseIterable {
        /// Shows the same objects, which move between the columns.
        case same
        /// Shows screens that the app makes anew: one of the same class with the same item is the
        /// same screen. Coordinators that build each size from a model do so.
        case madeAnew
        /// Shows other screens in another order, as long as a person sees the same kind of screen
        /// with the same item: tabs in a narrow window and a side bar in a wide one, for instance.
        /// There and back leads to the same screens again.
        case another
    }

    /// The place of the details of tabs that are not in front.
    ///
    /// In a narrow window each tab has a stack, with details on it; side by side there is one
    /// detail column for all tabs.
    public enum OtherTabs: Sendable, Hashable, CaseIterable {
        /// The detail column shows the details of all tabs once the columns separate: a mail app,
        /// where a message stays open whichever mailbox list is beside it.
        case gathered
        /// Details may go as the columns separate, and with a tap on another tab: a shop, where an
        /// article is looked up quickly enough.
        case dropped
        /// Details may stay on the stacks of their tabs while the columns are apart: a music
        /// player, where each tab is a place of its own.
        case kept
        /// The detail column shows those of the tab in front alone; the others stay on their tabs,
        /// or the app keeps them until their tab is tapped, or the row of a side bar that stands
        /// for it: a client of a social network, with timeline and messages.
        case follow
    }

    /// The place in a narrow window of a detail that the app fills in by itself.
    public enum DefaultDetail: Sendable, Hashable, CaseIterable {
        /// Behind the list that a person looked at: a feed reader with its feeds first.
        case behindList
        /// In front, with the list one step back: a weather app that begins with the forecast for
        /// its own place. The screen of a row may stand above it: a map, with a place on top.
        case inFront
    }
}
