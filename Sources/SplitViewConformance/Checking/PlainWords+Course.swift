/// What is not the same after a while, and what ends the app.
extension PlainRow {
    private static let order = [SplitViewLaws.roundTripOrder.name]
    private static let background = [SplitViewLaws.backgroundInvisible.name]

    static let course = [
        PlainRow(
            order, [.overtaken],
            "The open screens have changed places after the window changed its size.",
            cause: "The delegate carries the screens over in reverse, or only the topmost one.",
            repair: "Take the screens off together and keep their order: viewControllers of one "
                + "stack, appended to those of the other."),
        PlainRow(
            order, [],
            "After the window has changed its size and back, a column holds other screens than "
                + "before.",
            cause: "What the columns hold after they separate is not what they held before they "
                + "merged: a page too many, one too few, or on the wrong side.",
            repair: "Separate exactly what was merged: remember where the pages of the detail "
                + "begin "
                + "on the list's stack. " + separates),
        PlainRow(
            background, [.resting],
            "After a while in the background the window does not look as it was left.",
            cause: "In the background the system shows the app in both sizes once, and the app "
                + "does not come back from the other size as it was.",
            repair: "Make merging and separating each other's opposite. " + separates),
        PlainRow(
            background, [],
            "The window changes its size and back, and does not look as before.",
            cause: "Merging and separating are not each other's opposite: a screen, a navigation "
                + "controller or the empty detail is added or left out on the way.",
            repair: "Give back what was merged, and nothing else. " + separates),
        PlainRow(
            [SplitViewLaws.modeKept.name], [.listHidden],
            "The list column is hidden after the window was narrow for a while.",
            cause: "App code sets another display mode while the columns merge or separate.",
            repair: "Set preferredDisplayMode once, and not in callbacks about the change of "
                + "size."),
        PlainRow(
            [SplitViewLaws.modeKept.name], [],
            "The columns are arranged in another way after the window was narrow for a while.",
            cause: "App code sets another display mode while the columns merge or separate.",
            repair: "Set preferredDisplayMode once, and not in callbacks about the change of "
                + "size."),
        PlainRow(
            [SplitViewLaws.commutes.law.name], [.ofLink],
            "Opening the same link twice does not lead to the same as opening it once.",
            cause: "The app pushes the page of the link each time, also onto itself.",
            repair: "Look whether the page is open already, and bring that one to the front."),
        PlainRow(
            [SplitViewLaws.commutes.law.name], [.narrow],
            "Tap a row, then widen the window: other screens than the other way round.",
            cause: "The app shows the page in two ways, one for each size, or a page of before "
                + "stays in one of them.",
            repair: "Show pages in one way in both sizes, showDetailViewController(_:sender:), and "
                + "replace in both what a tap replaces."),
        PlainRow(
            [SplitViewLaws.commutes.law.name], [],
            "Tap a row, then narrow the window: other screens than the other way round.",
            cause: "The app shows the page in two ways, one for each size, or a page of before "
                + "stays in one of them.",
            repair: "Show pages in one way in both sizes, showDetailViewController(_:sender:), and "
                + "replace in both what a tap replaces."),
        PlainRow(
            [SplitViewLaws.onScreen.name], [],
            "The content of a column is cut off at the edge, or leaves a stripe empty.",
            cause: "In a column style the list column extends beyond the edge, and the app sets "
                + "its insets itself, or wraps its content so that UIKit's do not arrive.",
            repair: "Keep the content inside the safe area of its own column, and set "
                + "additionalSafeAreaInsets only for what the safe area lacks."),
        PlainRow(
            [SplitViewLaws.appearanceBalanced.name], [],
            "A screen gets wrong news of whether it is in sight.",
            cause: "App code begins an appearance transition and does not end it, or calls "
                + "viewWillAppear and the like itself.",
            repair: "Pair beginAppearanceTransition with endAppearanceTransition, and leave the "
                + "rest to UIKit."),
        PlainRow(
            [SplitViewLaws.released.name], [],
            "A page that was closed stays in memory.",
            cause: "A closure that the page holds holds the page, or the delegate remembers it.",
            repair: "Capture [weak self] in the closures of a page, and let the delegate forget "
                + "what is closed. If the app keeps its pages on purpose, say so in the test's "
                + "policies."),
    ]

    static let ends = [
        PlainRow(
            [SplitViewLaws.noException.name], [.notModelled],
            "The app uses a part of UIKit that the model does not have, and no one can tell more.",
            cause: "The rest of these steps would be a guess: on a device they may be right.",
            repair: "See the reason for what to declare, or leave that part out of the scene."),
        PlainRow(
            [SplitViewLaws.noException.name], [],
            "An exception is raised in the last step, and nothing works after it.",
            cause: "A controller is put where UIKit allows none: on a stack twice, a navigation "
                + "controller on a stack, a presented one a second time.",
            repair: "See the reason of the exception, and the stack that the last step changes."),
        PlainRow(
            [SplitViewLaws.terminates.name], [],
            "The app hangs or overflows its stack: the last step does not end.",
            cause: "A callback causes itself again: a list selects a row as it appears, or the "
                + "delegate asks the split view what the split view asks it.",
            repair: "Act once, and not in the callback that the act itself causes."),
        PlainRow(
            [SplitViewLaws.survives.name], [],
            "The app crashes or ends in the last step.",
            cause: "App code expects another screen than there is: a forced cast, a nil, an index.",
            repair: "See the line of the crash. Ask with as? and first, and leave the rest to "
                + "UIKit."),
    ]
}
