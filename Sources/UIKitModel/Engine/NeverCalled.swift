import Foundation

/// The methods of Apple's delegates that the model never calls.
///
/// They are declared, so that app code which has them is app code; but what it does there is not
/// seen. A check says so.
@MainActor enum NeverCalled {
    /// Whether a default implementation was reached since it was last asked for.
    private static var isDefault = false

    static func byDefault<Value>(_ value: Value) -> Value {
        isDefault = true
        return value
    }

    /// Whether a delegate has a method of its own, which calling it shows.
    static func isImplemented<Delegate, Sender>(
        _ method: Method<Delegate, Sender>, by delegate: Delegate, for sender: Sender
    ) -> Bool {
        isDefault = false
        method.call(delegate, sender)
        return !isDefault
    }

    typealias Method<Delegate, Sender> = (name: String, call: @MainActor (Delegate, Sender) -> Void)

    static let ofSplits: [Method<any UISplitViewControllerDelegate, UISplitViewController>] = [
        (
            "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
            { $0.splitViewControllerInteractivePresentationGestureWillBegin($1) }
        ),
        (
            "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
            { $0.splitViewControllerInteractivePresentationGestureDidEnd($1) }
        ),
        (
            "splitViewControllerSupportedInterfaceOrientations(_:)",
            { _ = $0.splitViewControllerSupportedInterfaceOrientations($1) }
        ),
        (
            "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
            { _ = $0.splitViewControllerPreferredInterfaceOrientationForPresentation($1) }
        ),
        (
            "splitViewController(_:willHide:with:for:)",
            {
                $0.splitViewController(
                    $1, willHide: $1,
                    with: UIBarButtonItem(), for: UIPopoverController())
            }
        ),
        (
            "splitViewController(_:willShow:invalidating:)",
            { $0.splitViewController($1, willShow: $1, invalidating: UIBarButtonItem()) }
        ),
        (
            "splitViewController(_:popoverController:willPresent:)",
            {
                $0.splitViewController(
                    $1, popoverController: UIPopoverController(),
                    willPresent: $1)
            }
        ),
        (
            "splitViewController(_:shouldHide:in:)",
            { _ = $0.splitViewController($1, shouldHide: $1, in: .portrait) }
        ),
    ]

    static let ofStacks: [Method<any UINavigationControllerDelegate, UINavigationController>] = [
        (
            "navigationController(_:animationControllerFor:from:to:)",
            { _ = $0.navigationController($1, animationControllerFor: .push, from: $1, to: $1) }
        ),
        (
            "navigationController(_:interactionControllerFor:)",
            { _ = $0.navigationController($1, interactionControllerFor: NoAnimation()) }
        ),
        (
            "navigationControllerSupportedInterfaceOrientations(_:)",
            { _ = $0.navigationControllerSupportedInterfaceOrientations($1) }
        ),
        (
            "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
            { _ = $0.navigationControllerPreferredInterfaceOrientationForPresentation($1) }
        ),
    ]

    static let ofTabs: [Method<any UITabBarControllerDelegate, UITabBarController>] = [
        (
            "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)",
            {
                _ = $0.tabBarController(
                    $1, displayedViewControllersFor: noTab,
                    proposedViewControllers: [])
            }
        ),
        (
            "tabBarController(_:visibilityDidChangeFor:)",
            { $0.tabBarController($1, visibilityDidChangeFor: []) }
        ),
        (
            "tabBarController(_:displayOrderDidChangeFor:)",
            { $0.tabBarController($1, displayOrderDidChangeFor: noGroup) }
        ),
        (
            "tabBarController(_:willBeginCustomizing:)",
            { $0.tabBarController($1, willBeginCustomizing: []) }
        ),
        (
            "tabBarController(_:willEndCustomizing:changed:)",
            { $0.tabBarController($1, willEndCustomizing: [], changed: false) }
        ),
        (
            "tabBarController(_:didEndCustomizing:changed:)",
            { $0.tabBarController($1, didEndCustomizing: [], changed: false) }
        ),
        ("tabBarControllerWillBeginEditing(_:)", { $0.tabBarControllerWillBeginEditing($1) }),
        ("tabBarControllerDidEndEditing(_:)", { $0.tabBarControllerDidEndEditing($1) }),
        (
            "tabBarControllerSupportedInterfaceOrientations(_:)",
            { _ = $0.tabBarControllerSupportedInterfaceOrientations($1) }
        ),
        (
            "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
            { _ = $0.tabBarControllerPreferredInterfaceOrientationForPresentation($1) }
        ),
        (
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            { _ = $0.tabBarController($1, animationControllerForTransitionFrom: $1, to: $1) }
        ),
        (
            "tabBarController(_:interactionControllerFor:)",
            { _ = $0.tabBarController($1, interactionControllerFor: NoAnimation()) }
        ),
    ]

    private static var noTab: UITab { UITab(titled: "", identifier: "", makeController: nil) }
    private static var noGroup: UITabGroup {
        UITabGroup(titled: "", identifier: "", makeController: nil)
    }

    private final class NoAnimation: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
}

extension UIViewController {
    /// The methods of the delegates in this tree that the model never calls, and UIKit does.
    ///
    /// Each is called once to see whether it is there. So app code runs that otherwise never does:
    /// the scene must not be judged any more.
    package final func methodsNeverCalled() -> [String] {
        var names: [String] = []
        @MainActor func probe<Delegate, Sender>(
            _ delegate: Delegate?, _ sender: Sender,
            _ methods: [NeverCalled.Method<Delegate, Sender>]
        ) {
            guard let delegate else { return }
            for method in methods
            where NeverCalled.isImplemented(method, by: delegate, for: sender) {
                names.append(method.name)
            }
        }
        switch self {
        case let split as UISplitViewController:
            probe(split.delegate, split, NeverCalled.ofSplits)
        case let stack as UINavigationController:
            probe(stack.delegate, stack, NeverCalled.ofStacks)
        case let tabs as UITabBarController: probe(tabs.delegate, tabs, NeverCalled.ofTabs)
        default: break
        }
        // The columns of a split view that is not on screen yet are in no container.
        let columns = (self as? UISplitViewController)?.viewControllers ?? []
        for child in contained + columns {
            for name in child.methodsNeverCalled() where !names.contains(name) {
                names.append(name)
            }
        }
        return names
    }
}
