extension UIViewController {
    // MARK: Looking up

    /// The nearest navigation controller above this one (N3).
    public final var navigationController: UINavigationController? {
        nearestAncestor(UINavigationController.self)
    }

    /// The nearest split view controller above this one; never itself.
    public final var splitViewController: UISplitViewController? {
        nearestAncestor(UISplitViewController.self)
    }

    /// The nearest tab bar controller above this one.
    public final var tabBarController: UITabBarController? {
        nearestAncestor(UITabBarController.self)
    }

    /// The controller that presented this one or one of its ancestors.
    public final var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    /// The traits in force for this controller: those of the window, as changed by every container
    /// on the way down.
    public final var traitCollection: UITraitCollection {
        UITraitCollection(horizontalSizeClass: horizontalSizeClass)
    }

    // MARK: Custom containers

    /// Puts a controller into this one; it leaves the container it stood in.
    ///
    /// As documented for UIKit, the caller then sends `didMove(toParent:)` to the child.
    public final func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        adopt(childController)
        contained.append(childController)
        if appearance == .appeared { childController.appear() }
    }

    /// Takes this controller out of its container; the caller has sent `willMove(toParent: nil)`.
    public final func removeFromParent() {
        guard let container else { return }
        self.container = nil
        container.childWasTaken(self)
        disappear()
        didMove(toParent: nil)
        container.settle()
    }

    /// Changes the traits that one child sees (ST2).
    ///
    /// - Parameters:
    ///   - collection: The traits to set; those not specified, and `nil`, override nothing.
    ///   - childViewController: A child of this controller.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overridesFromParent.horizontalSizeClass =
            collection?.horizontalSizeClass ?? .unspecified
        childViewController.environmentDidChange()
    }

    /// Tells a child that it is about to appear or disappear, for containers that do so themselves.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearing() } else { beginDisappearing() }
    }

    /// Tells a child that the change begun before is complete.
    public final func endAppearanceTransition() {
        if appearance == .appearing { endAppearing() } else { endDisappearing() }
    }

    /// Makes the view if there is none.
    public final func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    // MARK: Presenting

    /// Presents a controller over the whole window.
    ///
    /// The outermost container of this controller presents; presenting twice from the same place
    /// goes nowhere, as in UIKit, which logs a warning.
    public final func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        outermost.presentFullScreen(viewControllerToPresent)
        completion?()
    }

    /// Removes what is presented over this controller, or this controller if it is presented.
    public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        (presentedViewController == nil ? presentingViewController : self)?.dismissPresented()
        completion?()
    }
}
