extension UIViewController {
    // MARK: Looking up

    /// The controller that this one, or one of its ancestors, presents.
    public final var presentedViewController: UIViewController? { outermost.presented }

    /// The controller that presented this one or one of its ancestors.
    public final var presentingViewController: UIViewController? { outermost.presenter }

    /// The traits in force for this controller: those of the window, as changed by every container
    /// on the way down. Before the first collapse they may be regular (G15), and outside of a
    /// window they are predicted (G18).
    public final var traitCollection: UITraitCollection {
        let (own, environment) = (horizontalSizeClass, layoutEnvironment)
        if own == .unspecified, let predicted = runtime.predictedTraits {
            return .with(
                predicted.horizontalSizeClass, vertical: predicted.verticalSizeClass,
                in: environment)
        }
        return .with(own, vertical: verticalSizeClass, in: environment)
    }

    // MARK: Custom containers

    /// Adds a controller to this one, as the app asked.
    final func takeChild(_ childController: UIViewController) {
        guard !holds(childController), runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        childController.willMove(toParent: self)
        let waitingFrame = childController.loadedView?.waitingFrame
        guard !holds(childController), adopt(childController) else { return }
        contained.append(childController)
        if let waitingFrame { childController.viewWasPlaced(at: waitingFrame) }
        settle()
    }

    /// Removes this controller from its container, as the app asked.
    final func leaveContainer() {
        guard let former = container, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: former) }
        container = nil
        self.former = former
        former.childWasTaken(self)
        disappearIfLoose()
        if container == nil { didMove(noting: nil) }
        former.settle()
    }

    /// Changes the traits of one child (ST2).
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

    /// Announces to a child its coming appearance or disappearance, for containers that do so
    /// themselves.
    ///
    /// Every call needs an `endAppearanceTransition()`. Without it the child stays in between,
    /// which UIKit logs and does not correct.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        if isAppearing { beginAppearing() } else { beginDisappearing() }
    }

    /// Tells a child that the change begun before is complete.
    public final func endAppearanceTransition() {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        if appearance == .appearing { endAppearing() } else { endDisappearing() }
    }

    /// The insets that this controller adds to those of its view, in points.
    public final var additionalSafeAreaInsets: UIEdgeInsets {
        get { addedInsets?.insets ?? .zero }
        set {
            guard newValue != additionalSafeAreaInsets, runtime.mayGoOn() else { return }
            addedInsets = AddedInsets(newValue)
            edgeInsetsDidChange()
        }
    }

    /// Loads the view if there is none.
    public final func loadViewIfNeeded() {
        guard !hasView else { return }
        let note = noteCallback("viewDidLoad")
        loadView()
        viewDidLoad()
        endCallback(note)
    }
}
