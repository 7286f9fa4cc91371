/// A screen of an app, or a container of screens.
///
/// Names, signatures and documented behaviour are UIKit's (`RULES.md`, T), and so is the number of
/// properties. Anything not declared here is not modelled.
///
/// ```swift
/// final class Page: UIViewController {
///     var seen = 0
///
///     override func viewDidAppear(_ animated: Bool) {
///         super.viewDidAppear(animated)
///         seen += 1
///     }
/// }
/// ```
@preconcurrency @MainActor open class UIViewController: InertMembers {
    // MARK: Tree

    /// The controllers inside this one, in order.
    public final var children: [UIViewController] { contained }

    /// The container of this controller, or the one that it is just about to disappear from (N12).
    public final var parent: UIViewController? { containerOrFormer }

    /// The nearest navigation controller above this one (N3).
    open var navigationController: UINavigationController? {
        nearestAncestor(UINavigationController.self)
    }

    /// The nearest split view controller above this one; never itself.
    open var splitViewController: UISplitViewController? {
        nearestAncestor(UISplitViewController.self)
    }

    /// The nearest tab bar controller above this one.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    /// Adds a controller to this one; it leaves its old container.
    ///
    /// As documented for UIKit, the caller then calls `didMove(toParent:)` of the child. A child
    /// that is already here keeps its place (UNK30).
    open func addChild(_ childController: UIViewController) { takeChild(childController) }

    /// Removes this controller from its container; the caller has called `willMove(toParent: nil)`.
    open func removeFromParent() { leaveContainer() }

    /// The number of this controller in its `ModelRuntime`, in order of creation.
    public final let modelNumber: ControllerNumber
    // Constant, and so read without retaining it.
    final let runtime: ModelRuntime
    // Constant: which callbacks the class overrides.
    final let callbacks: Callbacks

    package final func isMade(in runtime: ModelRuntime) -> Bool { self.runtime === runtime }

    @exclusivity(unchecked)
    nonisolated(unsafe) package final var contained: [UIViewController] = []
    @exclusivity(unchecked) nonisolated(unsafe) final var presented: UIViewController?
    // A container, a window and a presenting controller clear these when they are released.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var toContainer = Backlink<UIViewController>.none
    @exclusivity(unchecked) nonisolated(unsafe) final var toWindow = Backlink<UIWindow>.none
    @exclusivity(unchecked)
    nonisolated(unsafe) final var toPresenter = Backlink<UIViewController>.none

    // MARK: What an app sets

    /// The title shown in a navigation bar.
    @exclusivity(unchecked) open var title: String?
    /// The identifier of this controller for state restoration (R1, R7).
    @exclusivity(unchecked) open var restorationIdentifier: String?
    /// The traits that this controller changes for itself and its children (ST2).
    @exclusivity(unchecked) public final var traitOverrides = UITraitOverrides() {
        didSet { environmentDidChange() }
    }

    // MARK: View and appearance

    @exclusivity(unchecked) final var loadedView: UIView?
    // UIKit's own `loadView()` was called. Its view is plain, and created when it is read.
    @exclusivity(unchecked) final var hasStockView = false
    @exclusivity(unchecked) nonisolated(unsafe) final var appearance = Appearance.disappeared
    // The container that it was taken out of, until `didMove(toParent:)` says so.
    @exclusivity(unchecked) final var former: UIViewController?
    // A navigation stack still has to call `didMove(toParent:)`.
    @exclusivity(unchecked) final var awaitsDidMove = false
    // It is in a split view as one of its columns, and not as a child that an app added.
    @exclusivity(unchecked) final var isColumn = false
    // It is presented, and leaves what is below on screen.
    @exclusivity(unchecked) final var isSheet = false
    @exclusivity(unchecked) final var wishes = PresentationWishes()
    @exclusivity(unchecked) final var overridesFromParent = UITraitOverrides()
    @exclusivity(unchecked) final var addedInsets: AddedInsets?
    // The last size class that this controller was called back about.
    @exclusivity(unchecked) final var knownSizeClass = UIUserInterfaceSizeClass.unspecified

    // The state of this controller that affects the future; a subclass adds its own. Omitted:
    // `modelNumber` and `runtime`, its identity; `callbacks`, decided by the class; and a view like
    // any other.
    func encodeFuture(into record: inout FutureRecord) {
        let (view, window) = (remarkableView, toWindow.isNone ? nil : hostWindow)
        let type = record.number(of: type(of: self))
        let wishes = wishes.bits
        record.add(
            futureBits & (1 << 18 - 1) | (view == nil ? 0 : 1 << 18)
                | (window == nil ? 0 : 1 << 19) | (wishes == 0 ? 0 : 1 << 20)
                | min(type, 0x7FF) << 21)
        if type >= 0x7FF { record.add(type) }
        if wishes != 0 { record.add(wishes) }
        let above = toContainer.ask { $0.modelNumber.value }
        if let above { record.add(record.number(of: above)) } else { record.add(0) }
        if let title { record.add(text: title) }
        if let restorationIdentifier { record.add(text: restorationIdentifier) }
        addedInsets?.encodeFuture(into: &record)
        if let presented { record.add(presented) }
        if !toPresenter.isNone {
            record.add(presenter)
            record.add(object: dismissalAdviser?.decider)
        }
        if !contained.isEmpty {
            record.add(UInt32(contained.count))
            for place in contained.indices {
                record.add(record.number(of: contained[place].modelNumber.value))
            }
        }
        view?.encodeFuture(into: &record)
        window?.encodeFuture(into: &record)
    }

    /// Makes a controller; the model reads no nib files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        runtime = .current
        modelNumber = runtime.nextControllerNumber()
        callbacks = .overridden(by: Self.self)
        super.init()
        join()
    }

    /// Makes a controller without a nib file.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        runtime = .current
        modelNumber = runtime.nextControllerNumber()
        callbacks = .overridden(by: Self.self)
        super.init()
        join()
    }

    private func join() {
        runtime.living.insert(self)
        if callbacks.contains(.size) { runtime.surface.hearsOfSizes = true }
    }

    deinit {
        for child in contained where child.isChild(of: self) { child.toContainer = .none }
        presented?.toPresenter = .none
        runtime.living.remove(modelNumber.value)
    }

    // MARK: Life of the view

    /// The view; reading it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return presentView
        }
        set {
            loadedView = newValue
            newValue?.owner = self
            hasStockView = false
        }
    }

    /// The view, if it is loaded.
    public final var viewIfLoaded: UIView? {
        runtime.attention?.note(type(of: self))
        return presentView
    }
    /// The view, without making the app's question of it.
    private final var viewIfHeld: UIView? { hasView ? presentView : nil }
    private final var presentView: UIView? {
        if loadedView == nil, hasStockView {
            loadedView = UIView()
            loadedView?.owner = self
        }
        return loadedView
    }
    /// Whether the view is loaded.
    public final var isViewLoaded: Bool {
        runtime.attention?.note(type(of: self))
        return hasView
    }
    final var hasView: Bool { hasStockView || loadedView != nil }

    /// Creates the view; an app overrides it to create its own.
    open func loadView() { hasStockView = true }
    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy, and about to be seen (A9).
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to be laid out; `viewDidLayoutSubviews()` follows.
    open func viewWillLayoutSubviews() {}
    /// The view was laid out: before it is seen, and when its size, its traits or the columns have
    /// changed (W7). A device calls this more often.
    open func viewDidLayoutSubviews() {}
    /// The insets of the view have changed, by a split view of a column style or the app itself.
    open func viewSafeAreaInsetsDidChange() {}
    /// The traits of one child, whatever it inherits; a container overrides it. Asked whenever the
    /// traits of the child are needed (ST2).
    ///
    /// - Returns: The traits to set; those not specified, and `nil`, override nothing. By default
    ///   those of `setOverrideTraitCollection(_:forChild:)`.
    open func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        let own = childViewController.overridesFromParent.horizontalSizeClass
        return own == .unspecified ? nil : UITraitCollection(horizontalSizeClass: own)
    }

    /// This controller is about to be put into a container, or taken out (`nil`).
    open func willMove(toParent parent: UIViewController?) {}
    /// This controller has been put into a container, or taken out (`nil`).
    open func didMove(toParent parent: UIViewController?) {
        if parent != nil { wasAdded() }
    }
    /// The traits of this controller have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Collapsing into and separating from this controller

    /// Merges the secondary column, because the split view collapses onto this controller and the
    /// delegate left it to UIKit. Does nothing here (C8).
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns a secondary because the split view expands and the delegate returned none.
    ///
    /// - Returns: The secondary that the split view kept when it collapsed (X10).
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { splitViewController.preservedSecondary }

    // MARK: Presenting

    /// The style in which this controller is presented (D16).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { wishes.style }
        set { wishes.style = newValue }
    }

    /// Whether a person cannot dismiss it. A test that swipes it away asks for it.
    open var isModalInPresentation: Bool {
        get { wishes.isModal }
        set { wishes.isModal = newValue }
    }

    /// Presents a controller over the whole window, in its own style: everything below disappears
    /// if that is full screen (D16).
    ///
    /// The outermost container of this controller presents. If it is not on screen, or presents
    /// already, nothing is presented and no callback is made; UIKit logs a warning.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        let transition = beginPresentation(
            from: outermost, to: viewControllerToPresent, animated: flag)
        let isPresented = presentInItsStyle(viewControllerToPresent)
        runtime.endTransition(resuming: transition)
        if isPresented { completion?() }
    }

    /// Removes what is presented over this controller, or this controller if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let root = outermost
        let below = root.presented == nil ? root.presenter : root
        let transition = beginPresentation(
            from: below?.presented, to: below, animated: flag)
        below?.dismissPresented()
        runtime.endTransition(resuming: transition)
        completion?()
    }

    /// The window, the controller that presented this one, or the view around its own (W3).
    open override var next: UIResponder? { hostWindow ?? presenter ?? viewIfHeld?.superview }

    // MARK: Segues

    /// A segue is about to show its destination; the default does nothing (SB3).
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Follows a segue of the storyboard that made this controller. Raises if none is registered
    /// (SB3).
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        followSegue(identifier, sender: sender)
    }

    // MARK: Size

    /// The traits of this controller are about to change, because those of the window do. The
    /// default passes it on to those children, and the presented controller, whose traits change,
    /// too (Z3).
    ///
    /// - Parameters:
    ///   - newCollection: The new traits.
    ///   - coordinator: Calls back when they have changed.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOnTransition(to: newCollection, with: coordinator) }

    /// The size of the view is about to change, because that of the window does. The default passes
    /// it on to the children, and what is presented (Z1).
    ///
    /// - Parameters:
    ///   - size: The new size; one point high unless the window has a height.
    ///   - coordinator: Calls back when the size has changed.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOnTransition(to: size, with: coordinator) }

    /// The transition that this controller takes part in, while it runs and in the turn of its
    /// beginning (Z4, K23).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runtime.coordinator(for: self)
    }

    // MARK: Show

    /// The `show` and `showDetail` selectors that an app's subclass overrides.
    ///
    /// UIKit looks this up in the Objective-C runtime (T1), the model in the dispatch table. If
    /// unreadable, the run ends with an exception that says so, unless the selector stands here.
    ///
    /// ```swift
    /// final class Frame: UIViewController {
    ///     override var overriddenActions: [Selector] {
    ///         [NSSelectorFromString("showDetailViewController:sender:")]
    ///     }
    ///
    ///     override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ///         children.first?.show(vc, sender: sender)
    ///     }
    /// }
    /// ```
    open var overriddenActions: [Selector] { [] }

    /// Shows a controller in the way that the nearest container implements (T2).
    open func show(_ vc: UIViewController, sender: Any?) {
        forward(.show, of: vc, sender: sender)
    }

    /// Shows a controller as the detail (T2). An override that calls it on a child with one, too,
    /// may have no end (T4).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        forward(.showDetail, of: vc, sender: sender)
    }

    /// The nearest controller, upwards from this one, that overrides an action and does not refuse
    /// it (T1).
    open func targetViewController(
        forAction action: Selector, sender: Any?
    ) -> UIViewController? {
        guard let action = ShowAction(selector: action) else { return nil }
        return target(for: action, sender: sender)
    }

    // Decisions of a container about its children; the engine's own classes override these.
    func frame(of child: UIViewController) -> CGRect { frameByMargins(of: child) }
    func edgeInsets(handedTo child: UIViewController) -> UIEdgeInsets { insetsByMargins(of: child) }
    nonisolated var containerKind: ContainerKind { .other }
    var visibleRange: Range<Int> { contained.indices }
    func hides(_ column: UIViewController) -> Bool { false }
    func narrows(_ child: UIViewController) -> Bool { false }
    func implements(_ action: ShowAction) -> Bool {
        if callbacks.contains(action == .show ? .show : .showDetail) { return true }
        let declared = overriddenActions
        if declared.isEmpty, callbacks.contains(.unknownActions) {
            runtime.raiseNotModelled("finding out which class overrides show, on this system")
        }
        return declared.contains(action.selector)
    }
    func childWasTaken(_ child: UIViewController) { strike(child) }
    func environmentWasPassedOn() {}
    func appearanceWillBegin() {}
    func appearanceDidEnd() {}
}
