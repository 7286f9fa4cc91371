/// What is in front, and what should be.
extension PlainRow {
    /// A row.
    init(
        _ laws: [String], _ circumstances: FlawCircumstances, _ sentence: String, cause: String,
        repair: String
    ) {
        (self.laws, self.circumstances) = (laws, circumstances)
        words = PlainWords(sentence, cause: cause, repair: repair)
    }

    private static let sameScreen = [SplitViewLaws.sameScreen.name]
    private static let tapWorks = [SplitViewLaws.tapWorks.name]
    private static let emptyOnTop = sameScreen + [SplitViewLaws.blankNeverNested.name]

    // Both methods that decide what is in front as the columns merge.
    static let leaveEmptyOut =
        "Let the delegate return true from splitViewController(_:collapseSecondary:onto:) while "
        + "nothing is chosen: UIKit then leaves the empty detail out."
    static let listOnTop =
        "Let the delegate return .primary from "
        + "splitViewController(_:topColumnForCollapsingToProposedTopColumn:) while nothing is "
        + "chosen."
    private static let pagesOnly =
        "As the columns merge, put only the pages on the list's stack, in order, without the empty "
        + "detail, and return true from splitViewController(_:collapseSecondary:onto:)."
    static let pagesOver =
        "Return false from splitViewController(_:collapseSecondary:onto:) while a page is open, or "
        + "put the pages on the list's stack, in order, before you return true."
    private static let mergedTooEarly =
        "splitViewController(_:collapseSecondary:onto:) returns true although a page is open. With "
        + "true UIKit takes nothing over from the detail column."
    static let separates =
        "In splitViewController(_:separateSecondaryFrom:), take the pages off the list's stack and "
        + "return a navigation controller with all of them, in order; nil leaves it to UIKit."

    static let front = [
        // The empty detail in front of the list.
        PlainRow(
            emptyOnTop, [.opening, .narrow, .listSeen, .emptyInFront, .columnStyle],
            "The app opens with the empty detail in front of the list.",
            cause: "In a narrow window UIKit puts the detail column on top, unless the delegate "
                + "names another column.",
            repair: listOnTop),
        PlainRow(
            emptyOnTop, [.opening, .narrow, .listSeen, .emptyInFront, .mergingUnanswered],
            "The app opens with the empty detail in front of the list.",
            cause: "In a narrow window UIKit puts the detail on top of the list, unless the "
                + "delegate says that it has dealt with it.",
            repair: leaveEmptyOut),
        PlainRow(
            emptyOnTop, [.opening, .narrow, .listSeen, .emptyInFront],
            "The app opens with the empty detail in front of the list.",
            cause: "The delegate carries the empty detail over to the list's stack, or lets UIKit "
                + "do it.",
            repair: leaveEmptyOut),
        PlainRow(
            emptyOnTop, [.narrowing, .pageSeen, .emptyInFront],
            "After the window narrows, the empty detail is in front of the page that was open.",
            cause: "The empty detail is put on the list's stack, above the page.",
            repair: "Carry only pages over to the list's stack, and leave the empty detail out."),
        PlainRow(
            emptyOnTop, [.narrowing, .emptyInFront, .columnStyle],
            "After the window narrows, the empty detail is in front.",
            cause: "UIKit puts the detail column on top, unless the delegate names another column.",
            repair: listOnTop),
        PlainRow(
            emptyOnTop, [.narrowing, .emptyInFront],
            "After the window narrows, the empty detail is in front.",
            cause: "UIKit puts the detail on top of the list, unless the delegate says that it has "
                + "dealt with it.",
            repair: leaveEmptyOut),
        // Another screen in front after a change of size.
        PlainRow(
            sameScreen, [.opening, .listSeen, .pageInFront],
            "The app opens with a page in front, and not with the list.",
            cause: "A page that no one has chosen stands in the detail column, and comes on top of "
                + "the list as the columns merge.",
            repair: "Leave the page out while no one has chosen it: return true from "
                + "splitViewController(_:collapseSecondary:onto:), or in a column style .primary "
                + "from topColumnForCollapsingToProposedTopColumn."),
        PlainRow(
            sameScreen, [.opening, .pageSeen, .listInFront],
            "The app opens with the list in front, and not with the page that is open.",
            cause: "The delegate leaves the detail out as the columns merge, although a page is "
                + "open.",
            repair: pagesOver),
        PlainRow(
            sameScreen, [.opening],
            "The app opens with another screen in front than it should.",
            cause: "As the columns merge, something else is put on top.",
            repair: "See what the delegate answers in the last step: true leaves the detail out, "
                + "false puts it on top."),
        PlainRow(
            sameScreen, [.narrowing, .pageSeen, .listInFront, .columnStyle],
            "After the window narrows, the list is in front, and not the page that was open.",
            cause: "topColumnForCollapsingToProposedTopColumn returns .primary although a page is "
                + "open, or the page does not stand in the detail column.",
            repair: "Return the proposed column while a page is open."),
        PlainRow(
            sameScreen, [.narrowing, .pageSeen, .listInFront, .saidMerged],
            "After the window narrows, the list is in front, and not the page that was open.",
            cause: mergedTooEarly, repair: pagesOver),
        PlainRow(
            sameScreen, [.narrowing, .pageSeen, .listInFront],
            "After the window narrows, the list is in front, and not the page that was open.",
            cause: "App code takes the page off the stack as the columns merge, or puts the list "
                + "on top.",
            repair: "Leave the stack alone as the columns merge, or keep the page on top of it."),
        PlainRow(
            sameScreen, [.narrowing, .pageSeen],
            "After the window narrows, the page that was open is not in front any more.",
            cause: "The delegate carries over only some of the pages, or in another order.",
            repair: pagesOver),
        PlainRow(
            sameScreen, [.narrowing],
            "After the window narrows, what was in front before is not in front any more.",
            cause: "As the columns merge, something that no one has chosen is put on top.",
            repair: "Carry over only what a person has opened. " + pagesOver),
        PlainRow(
            sameScreen, [.widening, .pageSeen, .emptyInFront],
            "After the window widens, the detail is empty, although a page was open.",
            cause: "splitViewController(_:separateSecondaryFrom:) returns the empty detail, or the "
                + "page stays on the list's stack.",
            repair: separates),
        PlainRow(
            sameScreen, [.widening, .pageSeen],
            "After the window widens, the page that was in front is not in front any more.",
            cause: "The delegate leaves the page out, or puts another one over it, as the columns "
                + "separate.",
            repair: separates),
        PlainRow(
            sameScreen, [.widening],
            "After the window widens, what was in front before is not in front any more.",
            cause: "The delegate, or UIKit in its place, takes the topmost screen of the list's "
                + "stack for the detail, although it is none.",
            repair: "In splitViewController(_:separateSecondaryFrom:), return an empty detail "
                + "where no page is on the list's stack."),
        PlainRow(
            sameScreen, [],
            "What was in front before is not in front any more after the window has changed.",
            cause: "App code answers the change by showing something else.",
            repair: "Change what is shown only when a person asks for it."),
        // A tap without its effect.
        PlainRow(
            tapWorks, [.ofColumns],
            "The button or the swipe for the list column does not do what it says.",
            cause: "The delegate or a callback sets another display mode at once.",
            repair: "Set preferredDisplayMode only where nothing else decides about the columns, "
                + "and not in callbacks about them."),
        PlainRow(
            tapWorks, [.ofLeaving],
            "Back, or another way out of a screen, does not lead where it should.",
            cause: "The screen stands on another stack than the app believes, or twice.",
            repair: "Go back on the stack on which the screen stands: its own "
                + "navigationController, asked when Back is tapped."),
        PlainRow(
            tapWorks, [.ofRemoval],
            "What was closed or deleted stays in front.",
            cause: "App code takes another screen away than the one in front, or none.",
            repair: "Take away the screen that shows what is gone, on the stack on which it stands."
        ),
        PlainRow(
            tapWorks, [.ofNothing],
            "Something changes in sight where nothing should.",
            cause: "The app shows another screen as a side effect.",
            repair: "Find what the last step calls, and let it leave the screens alone."),
        PlainRow(
            tapWorks, [.showing, .ofComing, .narrow],
            "A tap on a row, or a link, does not bring its page to the front of the narrow window.",
            cause: "The page is put into the detail column, or on a stack that is not in sight.",
            repair: "Show it with showDetailViewController(_:sender:), or in a column style call "
                + "show(.secondary) besides."),
        PlainRow(
            tapWorks, [.showing, .ofComing],
            "A tap on a row, or a link, does not bring its page to the front.",
            cause: "The page is put below another one, or on a stack that is not in sight.",
            repair: "Show it with showDetailViewController(_:sender:), and dismiss what is "
                + "presented over it first."),
        PlainRow(
            tapWorks, [],
            "A tap, or a call of the app, does not have its effect in sight.",
            cause: "The screen is put where no one sees it, or nothing happens at all.",
            repair: "See in the last step where the screen goes, and put it on the stack in front."
        ),
        PlainRow(
            [SplitViewLaws.appRecord.name], [.recordsNothing],
            "A page is in front, and the app believes that nothing is open.",
            cause: "The record of what is open, such as the highlighted row, is cleared, or not "
                + "set, although a page comes or stays in front.",
            repair: "Read what is open from the screens, or update the record wherever a page "
                + "comes and goes, also in the delegate."),
        PlainRow(
            [SplitViewLaws.appRecord.name], [],
            "The app believes that a page is open which is not there to be seen.",
            cause: "The record of what is open, such as the highlighted row, is not cleared when "
                + "the page goes: by Back, by a change of size, by another page.",
            repair: "Read what is open from the screens, or update the record wherever a page "
                + "comes and goes, also in viewDidAppear of the list."),
        PlainRow(
            [SplitViewLaws.backWalk.law.name], [.shape(.blankOnStack)],
            "Back does not lead through the open screens, one after the other, to the list.",
            cause: "The empty detail stands on the one stack of the narrow window.",
            repair: pagesOnly),
        PlainRow(
            [SplitViewLaws.backWalk.law.name], [],
            "Back does not lead through the open screens, one after the other, to the list.",
            cause: "A screen is missing on the stack, stands in a stack of its own, or has no "
                + "Back.",
            repair: "Put all open screens on one stack, in order, with the list as the first, as "
                + "the columns merge."),
    ]
}
