/// A stack of screens, of which the top one is visible (`RULES.md`, N).
///
/// ```swift
/// let stack = UINavigationController(rootViewController: NoteList())
/// stack.pushViewController(Note(row: 1), animated: true)
/// print(stack.viewControllers.count, stack.topViewController is Note)
/// ```
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The delegate for screens that become the top; not retained.
    @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)?

    // C11: UIKit lets no app code push a navigation controller. The split view controller allows
    // its primary to contain one while it changes it.
    final var mayNest = false

    /// A navigation controller with nothing on its stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        runtime.register(self)
    }

    /// A navigation controller with nothing on its stack; there are no bars of other classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        runtime.register(self)
    }

    /// A navigation controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        runtime.register(self)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes an empty navigation controller; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        runtime.register(self)
    }

    deinit { runtime.navigationControllers.remove(registration) }

    nonisolated(unsafe) final var registration = NavigationRegistry.Slot(index: 0)

    // Omitted: `registration`, an index in a list without order.
    override func encodeFuture(into record: inout FutureRecord) {
        super.encodeFuture(into: &record)
        record.add(mayNest ? 1 : 0)
        record.add(object: delegate)
    }

    /// The stack, bottom first. Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { contained }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top, which may be a nested navigation controller (N1).
    open var topViewController: UIViewController? { contained.last }

    /// The controller presented over this one, otherwise the top (N2, read literally).
    open var visibleViewController: UIViewController? {
        presentedViewController ?? contained.last
    }

    // MARK: Bars

    /// Inert: whether the bar above the screens would be hidden. Going back stays possible.
    open var isNavigationBarHidden: Bool {
        get { attachment.appValue("isNavigationBarHidden") ?? false }
        set { attachment.appValues["isNavigationBarHidden"] = newValue }
    }
    /// Inert: the same as setting it, as nothing is animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    /// Inert: whether the bar below the screens would be hidden.
    open var isToolbarHidden: Bool {
        get { attachment.appValue("isToolbarHidden") ?? true }
        set { attachment.appValues["isToolbarHidden"] = newValue }
    }
    /// Inert: the same as setting it, as nothing is animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Replaces the stack.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack, bottom first, each controller once. A controller that is
    ///     in another container leaves it.
    ///   - animated: Whether there is a transition of which apps hear (Z4).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard admits(viewControllers) else { return }
        let change = beginChange(to: viewControllers.last, animated: animated)
        replaceStack(with: viewControllers)
        runtime.endTransition(resuming: change)
    }

    /// Pushes a controller. Raises the exception of UIKit for a controller that is already on the
    /// stack, for a navigation controller and for a split view controller (C11, ST14).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard admits(viewController) else { return }
        let change = beginChange(to: viewController, animated: animated)
        pushOnStack(viewController)
        runtime.endTransition(resuming: change)
    }

    /// Pops the top, unless it is the root.
    ///
    /// - Returns: The popped controller; `nil` if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        let change = beginChange(to: contained.dropLast().last, animated: animated)
        defer { runtime.endTransition(resuming: change) }
        return popTop()
    }

    /// Pops everything above a controller.
    ///
    /// - Returns: The popped controllers, bottom first; `nil` if the controller is on top or not
    ///   here.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = contained.place(of: viewController) else { return nil }
        let change = beginChange(to: viewController, animated: animated)
        defer { runtime.endTransition(resuming: change) }
        return popStack(toDepth: index + 1)
    }

    /// Pops everything above the root.
    ///
    /// - Returns: The popped controllers, bottom first; `nil` if only the root is left.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let change = beginChange(to: contained.first, animated: animated)
        defer { runtime.endTransition(resuming: change) }
        return popStack(toDepth: 1)
    }

    /// Pushes (T3).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Pushes the secondary on this stack; a navigation controller is pushed as a whole (C9, C10).
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.pushCollapsing(secondaryViewController, onto: self)
    }

    /// Pops the top, whatever it is, and returns it; `nil` if only the root is left (X4, X9).
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popForSeparation(by: splitViewController)
    }

    nonisolated override var containerKind: ContainerKind { .navigation }
    override var visibleRange: Range<Int> {
        let count = contained.count
        return max(0, count - 1)..<count
    }
    // E4: the bar above a screen; nested stacks have one between them (N8).
    override func edgeInsets(handedTo child: UIViewController) -> UIEdgeInsets {
        var insets = edgeInsets
        if !child.isNavigation, windowEnvironment?.height != nil {
            insets.top += runtime.profile.navigationBarHeight
        }
        return insets
    }
    override func implements(_ action: ShowAction) -> Bool {
        action == .show || super.implements(action)
    }
    override func appearanceWillBegin() { announceTop(.willShow) }
    override func appearanceDidEnd() {
        deliverDidMove()
        announceTop(.didShow)
    }
}

/// Callbacks about the screens of a navigation controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to become the top of a stack that is on screen.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)
    /// A controller has become the top of a stack that is on screen.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)

    // MARK: Never called by the model

    /// An animation for a change of the stack. Never called here.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Lets a finger lead an animation. Never called here.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController:
            any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The ways to hold the device that the stack supports. Never called here.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// The way to hold the device in which a presented stack begins. Never called here.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}
}
