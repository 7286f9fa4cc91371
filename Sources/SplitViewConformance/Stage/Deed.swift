import UIKitModel

/// A command with its targets found: the deed to come, and its controllers.
package enum Deed {
    case launch(WindowPlace)
    case resize(WindowPlace)
    /// The app leaves for the background, and comes back in such a window.
    case background(WindowPlace)
    case show(ShownDetail, from: UIViewController)
    case push(PushedScreen, onto: UINavigationController)
    case pop(UINavigationController)
    case popToRoot(UINavigationController)
    case dismiss(UIViewController)
    case clearDetail(@MainActor () -> Void)
    /// The app shows details on its own account.
    case open(@MainActor () -> SplitViewScene.Promise)
    /// The app does something of its own.
    case act(@MainActor () -> SplitViewScene.Promise)
    /// A person taps a row, from 0, of a list.
    case tap(row: Int, of: UIViewController)
    /// A detail gives way to another, or to nothing.
    case replace(UIViewController, by: @MainActor (UIViewController) -> UIViewController?)
    /// Everything goes but one screen.
    case startOver(@MainActor () -> Void, keeping: UIViewController?)
    case selectTab(UITabBarController, Int)
    case cancelPop(UINavigationController)
    case prefer(UISplitViewController.DisplayMode)
    /// The gesture of the split view for its list column.
    case swipeList
    /// A column is shown or hidden.
    case arrange(UISplitViewController.Column, isShown: Bool)
    /// The safe area of the window changes.
    case changeSceneInsets
    case setDelegate((any UISplitViewControllerDelegate)?)
    case setStack(UINavigationController, [UIViewController], leavingOut: UIViewController?)

    /// A detail that will be shown through the split view.
    package enum ShownDetail {
        case row(Int)
        case replacing(row: Int)
        case wrapped(row: Int)
        case again(UIViewController)
        case bare(row: Int)
        case emptyStack
        case list

        var isReplacing: Bool { if case .replacing = self { true } else { false } }
    }
}

/// The visible and touchable part of one pane: its foremost screen, and the stack Back works on.
@MainActor struct PaneFront {
    /// The screen in front; a container that shows several at once, or nothing, stands for none.
    private(set) var screen: UIViewController
    private(set) var stack: UINavigationController?
    /// The innermost navigation controller that can go back: one level of a nested stack, or the
    /// nested stack as a unit (N6, N7).
    private(set) var returning: UINavigationController?

    init(of root: UIViewController) {
        screen = root
        while true {
            if let navigation = screen.asNavigation {
                stack = navigation
                if navigation.contained.count > 1 { returning = navigation }
                guard let top = navigation.contained.last else { return }
                screen = top
            } else if let tab = screen.asTabBar?.selectedViewController {
                screen = tab
            } else if screen.contained.count == 1 {
                // An app's own frame around one controller.
                screen = screen.contained[0]
            } else {
                return
            }
        }
    }
}
