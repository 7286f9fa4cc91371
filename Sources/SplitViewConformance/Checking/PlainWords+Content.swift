/// What is lost, and what comes back or appears.
extension PlainRow {
    private static let contents = [SplitViewLaws.contentsPreserved.name]

    static let content = [
        PlainRow(
            contents, [.isLost, .ofPage, .narrowing, .saidMerged],
            "A page that was open is gone after the window narrows.",
            cause: "splitViewController(_:collapseSecondary:onto:) returns true although a page is "
                + "open. With true UIKit takes nothing over from the detail column.",
            repair: pagesOver),
        PlainRow(
            contents, [.isLost, .ofPage, .narrowing],
            "A page that was open is gone after the window narrows.",
            cause: "App code takes the page off its stack as the columns merge.",
            repair: "Leave the stacks alone in callbacks about the change of size, or put every "
                + "page back."),
        PlainRow(
            contents, [.isLost, .ofPage, .widening, .gaveDetail],
            "A page that was open is gone after the window widens.",
            cause: "What splitViewController(_:separateSecondaryFrom:) returns does not hold all "
                + "pages that were taken off the list's stack.",
            repair: separates),
        PlainRow(
            contents, [.isLost, .ofPage, .widening],
            "A page that was open is gone after the window widens.",
            cause: "App code takes the page off its stack as the columns separate, or puts another "
                + "detail in its place.",
            repair: separates),
        PlainRow(
            contents, [.isLost, .ofPage, .opening],
            "A page that was chosen before the app opens is gone as it opens.",
            cause: "The delegate leaves the detail out as the columns merge, although a page is "
                + "open.",
            repair: pagesOver),
        PlainRow(
            contents, [.isLost, .ofPage],
            "A page is gone that the last step should have left alone.",
            cause: "App code replaces a whole stack where it should change its top only, or acts "
                + "on another stack than the one in front.",
            repair: "Push and pop the one screen that is meant, on the stack on which it stands."),
        PlainRow(
            contents, [.isLost, .ofList, .narrowing],
            "A list is gone after the window narrows.",
            cause: "App code replaces the list's stack, or chooses another list as the primary, as "
                + "the columns merge.",
            repair: "Push the pages onto the list's stack, and leave what is on it."),
        PlainRow(
            contents, [.isLost, .ofList, .widening],
            "A list is gone after the window widens.",
            cause: "The delegate takes a list off the list's stack together with the pages, or "
                + "makes a new list column.",
            repair: "Take off only what belongs in the detail column, and leave the lists."),
        PlainRow(
            contents, [.isLost],
            "A list is gone that the last step should have left alone.",
            cause: "App code replaces a whole stack where it should change its top only.",
            repair: "Push and pop the one screen that is meant, on the stack on which it stands."),
        PlainRow(
            contents, [.hasReturned],
            "A screen that was closed comes back.",
            cause: "The app, or the split view that it gave it to, keeps the closed screen and "
                + "shows it again.",
            repair: "Forget a screen where it is closed: in the app's own memory, and in the stack "
                + "that is kept out of sight while the window is narrow."),
        PlainRow(
            contents, [.cameFromNowhere, .ofPage],
            "A page appears that no one has opened.",
            cause: "The app shows a page of its own choice, or one that it has kept, where nothing "
                + "was chosen.",
            repair: "Show the empty detail until a person chooses something. If the page is meant, "
                + "declare its screen as a default."),
        PlainRow(
            contents, [.cameFromNowhere],
            "A list appears that no one has opened.",
            cause: "The app puts a list on a stack as a side effect of another step.",
            repair: "Push a list only when a person asks for it."),
        PlainRow(
            contents, [.isDeselected],
            "What was chosen is not chosen any more in the other size of the window.",
            cause: "The narrow window has screens of its own, and the app does not carry over what "
                + "was chosen.",
            repair: "Keep what is chosen in one place, and build the screens of both sizes from "
                + "it."),
        PlainRow(
            contents, [.shouldBeGone],
            "A screen that should be closed is still there.",
            cause: "The app closes another screen than the one that is meant, or one of its two "
                + "copies.",
            repair: "Remove the screen from the stack on which it stands when it is closed."),
        PlainRow(
            contents, [.hasChanged],
            "A screen shows something else than before, although no one has chosen it.",
            cause: "App code gives a screen another item in a callback, or as it appears.",
            repair: "Change the item of a screen only where a person chooses another one."),
        PlainRow(
            contents, [.isNotThere],
            "What was to be shown is not there.",
            cause: "The page is made and put nowhere, or removed again at once.",
            repair: "Show it with showDetailViewController(_:sender:), or set it as a column that "
                + "exists."),
        PlainRow(
            contents, [],
            "Screens are lost, added or changed that the last step should have left alone.",
            cause: "The delegate does not carry over all pages, or app code acts on another stack "
                + "than the one in front.",
            repair: pagesOver),
        PlainRow(
            [SplitViewLaws.selectionReplaces.name], [],
            "An earlier page is still there after another one was chosen in its place.",
            cause: "The new page is pushed onto the earlier one, instead of replacing it.",
            repair: "Set the stack of the detail column to the new page: setViewControllers, or "
                + "showDetailViewController with a new navigation controller."),
        PlainRow(
            [SplitViewLaws.listReachable.law.name], [.listHidden],
            "The list is hidden, and no one can bring it back.",
            cause: "The display mode hides the list column, and there is neither a gesture nor a "
                + "button that shows it.",
            repair: "Leave presentsWithGesture on, put displayModeButtonItem into the bar of the "
                + "detail, or set preferredDisplayMode back."),
        PlainRow(
            [SplitViewLaws.listReachable.law.name], [],
            "The list is out of reach: neither Back nor anything else leads to it in two steps.",
            cause: "The list is not the first screen of the stack, or a navigation controller "
                + "without a Back lies over it.",
            repair: "Keep the list as the first screen of the list column's stack, and push pages "
                + "onto that stack while the window is narrow."),
        PlainRow(
            [SplitViewLaws.restorationRoundTrip.law.name], [],
            "The app does not come back as it was after the system has ended it.",
            cause: "A screen or its item has no restoration identifier, or is not written down, or "
                + "is restored for the other size of the window.",
            repair: "Write down what is chosen, and build the screens from that as the app opens, "
                + "in either size."),
    ]
}
