/// How a window is put together.
extension PlainRow {
    private static let blank = [SplitViewLaws.blankNeverNested.name]
    private static let noNavInNav = [SplitViewLaws.noNavInNav.name]
    private static let neverEmpty = [SplitViewLaws.neverEmpty.name]
    private static let rightSide = [SplitViewLaws.rightSide.name]

    static let shape = [
        PlainRow(
            blank, [.shape(.blankOnStack)],
            "The empty detail stands among the screens of the narrow window.",
            cause: "The empty detail is carried over to the list's stack, where nothing is to be "
                + "empty.",
            repair: leaveEmptyOut),
        PlainRow(
            blank, [.shape(.blankOver)],
            "The empty detail is presented over everything.",
            cause: "The app presents what stands for nothing chosen.",
            repair: "Dismiss instead, and show the empty detail in the detail column only."),
        PlainRow(
            blank, [.shape(.blankBesideOthers)],
            "The empty detail lies above or below a page in one column.",
            cause: "A page is pushed onto the empty detail, or the empty detail onto a page.",
            repair: "Replace the empty detail by the page, and the page by the empty detail: set "
                + "the stack instead of pushing."),
        PlainRow(
            blank, [.shape(.severalBlanks)],
            "There are two empty details at once.",
            cause: "The app makes a new empty detail while the former one is still there.",
            repair: "Make one only where the detail column has no page and no empty detail."),
        PlainRow(
            blank, [.shape(.detailAmongLists)],
            "The detail is empty, and the chosen page stands in the list column.",
            cause: "The page stays on the list's stack as the columns separate, and the empty "
                + "detail is shown in its place.",
            repair: separates),
        PlainRow(
            blank, [],
            "The empty detail is not alone in the detail column, where it belongs.",
            cause: "The empty detail is moved or pushed like a page.",
            repair: "Show it in the detail column while nothing is chosen, and nowhere else."),
        PlainRow(
            noNavInNav, [.shape(.nestedEmpty)],
            "An empty navigation controller stands inside another one.",
            cause: "Its pages were moved to another stack, and it was put there all the same.",
            repair: "Return true from splitViewController(_:collapseSecondary:onto:) once the "
                + "pages are moved."),
        PlainRow(
            noNavInNav, [.shape(.nestedApart)],
            "There is a second navigation bar: one navigation controller stands in another.",
            cause: "A controller with a navigation controller in it, such as a tab bar controller, "
                + "is put into a navigation controller.",
            repair: "Put the container into the column as it is, without another navigation "
                + "controller around it."),
        PlainRow(
            noNavInNav, [],
            "One navigation controller stands in another, where its pages should stand.",
            cause: "A navigation controller is pushed as if it was a page, or left to UIKit, which "
                + "puts the detail's whole stack on the list's.",
            repair: "As the columns merge, move the pages onto the list's stack and return true; "
                + "push pages, and no navigation controllers."),
        PlainRow(
            neverEmpty, [.shape(.emptyStack)],
            "A screen with nothing but a bar: an empty navigation controller is shown.",
            cause: "The pages were taken off a navigation controller that stays where it is.",
            repair: "Give the column the empty detail when its last page goes."),
        PlainRow(
            neverEmpty, [.shape(.oneColumn)],
            "The wide window shows one column only.",
            cause: "A container around the split view, or a trait override, keeps it compact in "
                + "every window.",
            repair: "Do not override the horizontal size class around a split view, or set it to "
                + "regular for the split view again."),
        PlainRow(
            neverEmpty, [],
            "A column of the window is empty.",
            cause: "The controller of the column was moved elsewhere, and nothing took its place.",
            repair: "Give the column another controller, such as the empty detail, in the same "
                + "step."),
        PlainRow(
            rightSide, [.shape(.detailAmongLists), .widening],
            "After the window widens, a page stands in the list column.",
            cause: "The page stays on the list's stack as the columns separate.",
            repair: separates),
        PlainRow(
            rightSide, [.shape(.detailAmongLists)],
            "A page stands in the list column of the wide window.",
            cause: "The page is pushed onto the list's stack although the columns are apart.",
            repair: "Show it with showDetailViewController(_:sender:), which finds the right "
                + "column in either size."),
        PlainRow(
            rightSide, [.shape(.listAmongDetails), .widening],
            "A list stands in the detail column of the wide window.",
            cause: "The delegate, or UIKit in its place, takes the topmost screen of the list's "
                + "stack for the detail, although it is a list.",
            repair: "In splitViewController(_:separateSecondaryFrom:), return an empty detail "
                + "where no page is on the list's stack."),
        PlainRow(
            rightSide, [.shape(.listAmongDetails)],
            "A list stands in the detail column of the wide window.",
            cause: "App code shows or pushes a list where a page belongs.",
            repair: "Push lists onto the list's stack, or set them for their own column."),
        PlainRow(
            rightSide, [.shape(.inspectorOverColumns)],
            "The inspector lies over the columns of the wide window as a sheet.",
            cause: "It was presented in the narrow window, and is not dismissed as it widens.",
            repair: "Show the inspector as a column, or dismiss its sheet as the columns "
                + "separate."),
        PlainRow(
            rightSide, [],
            "A screen stands on the wrong side of the wide window.",
            cause: "A screen is left on the other side's stack as the columns separate, or is "
                + "pushed there.",
            repair: separates),
        PlainRow(
            [SplitViewLaws.detailHasBar.name], [],
            "The page beside the list has no navigation bar, and so no button that shows the list.",
            cause: "The page is put into the detail column without a navigation controller.",
            repair: "Put it into a navigation controller before you show or return it. If the "
                + "app's pages have no bar on purpose, say so in the test's policies."),
        PlainRow(
            [SplitViewLaws.singleOwner.name], [.shape(.twice)],
            "One and the same screen stands in two places at once.",
            cause: "A screen is put on a second stack, and its first one is set without it later, "
                + "or not at all.",
            repair: "Take a screen off its stack before you put it on another one."),
        PlainRow(
            [SplitViewLaws.singleOwner.name], [],
            "A screen is given to a second stack while it still stands on the first.",
            cause: "The delegate moves pages from stack to stack in one call.",
            repair: "Set the old stack without the page first, then the new one with it."),
        PlainRow(
            [SplitViewLaws.answerMatchesDeed.name], [.leftMerging],
            "The delegate moves pages by itself, and then leaves the same pages to UIKit.",
            cause: "splitViewController(_:collapseSecondary:onto:) returns false after it has "
                + "moved pages.",
            repair: "Return true once the pages are moved; return false only if nothing was done."),
        PlainRow(
            [SplitViewLaws.answerMatchesDeed.name], [.gaveDetail],
            "The detail that the delegate gives back belongs somewhere else already.",
            cause: "splitViewController(_:separateSecondaryFrom:) returns the primary itself, or a "
                + "controller that is still a child of another one.",
            repair: "Return a new navigation controller with the pages, or nil."),
        PlainRow(
            [SplitViewLaws.answerMatchesDeed.name], [],
            "The delegate says one thing to UIKit and does another.",
            cause: "It moves pages, and answers as if it had not, or gives back what is in use.",
            repair: "Return true from collapseSecondary once pages are moved, and a controller "
                + "without a parent from separateSecondaryFrom."),
    ]
}
