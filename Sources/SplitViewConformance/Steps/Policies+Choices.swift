extension Policies {
    /// What selecting a row does to the details shown.
    public enum Selection: Sendable, Hashable, CaseIterable {
        /// The new one replaces them.
        case replaces
        /// The new one goes on top.
        case stacks
        /// A replacing detail takes their place, another goes on top.
        case asDetailSays
    }

    /// What makes two screens the same.
    public enum Sameness: Sendable, Hashable, CaseIterable {
        /// They are one object: an app that moves its screens between the columns.
        case identity
        /// They have the same class and show the same item: the app makes its screens anew, as one
        /// whose coordinators build each size from a model.
        case shown
    }

    /// What wins where the order of a stack contradicts the sides of its screens.
    public enum Conflict: Sendable, Hashable, CaseIterable {
        /// A list goes to the list side.
        case side
        /// Whatever is above a detail goes with it.
        case order
    }

    /// Where the details of tabs that are not in front are.
    ///
    /// In a narrow window each tab has a stack, with details on it; side by side there is one
    /// detail column for all tabs.
    public enum OtherTabs: Sendable, Hashable, CaseIterable {
        /// The detail column shows the details of all tabs once the columns separate: a mail app,
        /// where a message stays open whichever mailbox list is beside it.
        case gathered
        /// They may go as the columns separate, and with a tap on another tab: a shop, where an
        /// article is looked up quickly enough.
        case dropped
        /// They may stay on the stacks of their tabs while the columns are apart: a music player,
        /// where each tab is a place of its own.
        case kept
        /// The detail column may show those of the tab in front alone; the others stay on their
        /// tabs, or the app keeps them until their tab is tapped, or the row of a side bar that
        /// stands for it: a client of a social network, with timeline and messages.
        case follow
    }

    /// Where a detail that the app fills in by itself may be in a narrow window.
    public enum DefaultDetail: Sendable, Hashable, CaseIterable {
        /// Not over the list that a person looked at: a feed reader, which begins with its feeds.
        case behindList
        /// In front, with the list one step back: a weather app, which begins with the forecast for
        /// the place where it is. What a row shows may stand above it: a map, with a place on top.
        case inFront
    }

    /// Whether a narrow window shows the screens of a wide one.
    public enum NarrowScreens: Sendable, Hashable, CaseIterable {
        /// They are the same: the columns are merged.
        case same
        /// They may be other ones in another order, as long as a person sees the same kind of
        /// screen with the same item: an app for encyclopedias, with tabs in a narrow window and a
        /// side bar in a wide one. There and back leads to the same screens again.
        case another
    }

    /// What a link, or an action of the app that shows something, does to the lists that are shown.
    public enum LinkedLists: Sendable, Hashable, CaseIterable {
        /// They stay as they are: a feed reader, where a notification opens an article.
        case stay
        /// The list side goes back to its first list, unless what the link leads to is in front: a
        /// chat, where a notification leads to the conversation above all of them. An action may
        /// go back, too, and need not.
        case goBack
        /// Other lists may take their place: a forge, where a link to an issue shows the list of
        /// its project; a feed reader, where the next unread article is one of the next feed.
        case replaced
    }

    /// What a page means to the app's record of the detail that it was pushed above.
    public enum PageAbove: Sendable, Hashable, CaseIterable {
        /// The row of the detail stays the chosen one, and so may the page be: a mail app, with the
        /// attachment above the message.
        case belongsToRow
        /// No row is chosen as long as the page is in front, unless the page has one itself: an
        /// address book, from a card to that of a relative.
        case endsRow
        /// The page is what is recorded: an app for files, whose path ends with what is in front.
        case isRecorded
    }
}
