import UIKitModel

/// Begins a process in which controllers are made from now on.
@MainActor func startProcess(_ profile: UIKitProfile = .ios26) {
    ModelRuntime.current = ModelRuntime(profile: profile)
}

/// An app with a split view of two named columns in a window, and a delegate that takes notes.
@MainActor final class ColumnApp {
    let runtime: ModelRuntime
    let split: UISplitViewController
    let window: UIWindow
    let answers = Answers()

    /// Opens the app.
    ///
    /// - Parameters:
    ///   - environment: The window's.
    ///   - profile: Which UIKit is modelled, in a process of its own; `nil` for the present one.
    ///   - isMirrored: Whether content runs from right to left.
    ///   - makeColumns: Makes what is named for the columns.
    init(
        _ environment: WindowEnvironment, _ profile: UIKitProfile? = nil, isMirrored: Bool = false,
        columns makeColumns: () -> (UIViewController?, UIViewController?) = {
            (UIViewController(), UIViewController())
        }
    ) {
        if let profile { startProcess(profile) }
        runtime = ModelRuntime.current
        split = UISplitViewController(style: .doubleColumn)
        if isMirrored { split.view.semanticContentAttribute = .forceRightToLeft }
        window = UIWindow(environment: environment)
        let (primary, secondary) = makeColumns()
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.delegate = answers
        window.rootViewController = split
        window.makeKeyAndVisible()
    }

    func narrow() { window.environment = .compact }
    func widen() { window.environment = .regular }

    /// The stack of what stands for a column, or of what is inside of it.
    func stack(_ place: Int) -> UINavigationController? {
        guard split.children.indices.contains(place) else { return nil }
        let child = split.children[place]
        return child as? UINavigationController ?? child.children.first as? UINavigationController
    }

    /// A controller whose first child is a navigation controller (K2).
    final class Menu: UIViewController {
        let stack: UINavigationController
        var insetChanges = 0
        var layouts = 0

        init(_ root: UIViewController = UIViewController()) {
            stack = stacked(root)
            super.init(nibName: nil, bundle: nil)
            addChild(stack)
            stack.didMove(toParent: self)
        }

        required init?(coder: NSCoder) { nil }

        override func viewSafeAreaInsetsDidChange() { insetChanges += 1 }
        override func viewDidLayoutSubviews() { layouts += 1 }
    }

    final class Answers: NSObject, UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?
        var modeForExpanding: UISplitViewController.DisplayMode?
        var calls: [String] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposed)")
            return top ?? proposed
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            calls.append("mode \(proposed)")
            return modeForExpanding ?? proposed
        }
        func primaryViewController(
            forCollapsing splitViewController: UISplitViewController
        ) -> UIViewController? {
            calls.append("forCollapsing")
            return nil
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append("collapse")
            return true
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool {
            calls.append("showDetail")
            return true
        }
        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { calls.append("willShow \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, didShow column: UISplitViewController.Column
        ) { calls.append("didShow \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { calls.append("willHide \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, didHide column: UISplitViewController.Column
        ) { calls.append("didHide \(column)") }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            calls.append("didCollapse")
        }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            calls.append("didExpand")
        }
    }
}

/// A controller in a stack of its own.
@MainActor func stacked(_ root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
}

extension UIWindow {
    /// A window on screen.
    convenience init(_ environment: WindowEnvironment, showing root: UIViewController) {
        self.init(environment: environment)
        rootViewController = root
        makeKeyAndVisible()
    }
}
