import UIKitModel

/// Inert: how a controller would be presented. Everything presented fills the window, and nothing
/// asks this object. What is set is held.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private weak var controller: UIViewController?
    private weak var presenter: UIViewController?
    /// Inert: what would be asked about the presentation; nothing asks. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Inert: for a controller, which it does not retain.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController:
            UIViewController?
    ) {
        controller = presentedViewController
        presenter = presentingViewController
    }

    /// What would be presented.
    open var presentedViewController: UIViewController {
        guard let controller else { fatalError("the controller has been released") }
        return controller
    }
    /// What would present it; itself until then.
    open var presentingViewController: UIViewController {
        controller?.presentingViewController ?? presenter ?? presentedViewController
    }
    /// Its view.
    open var presentedView: UIView? { controller?.view }
    /// Inert: nothing is drawn around it.
    open var containerView: UIView? { nil }
    /// Inert: how it would be presented.
    open var presentationStyle: UIModalPresentationStyle {
        controller?.modalPresentationStyle ?? .automatic
    }
    /// Inert: the place in the window; everything presented fills it.
    open var frameOfPresentedViewInContainerView: CGRect { controller?.view.bounds ?? .zero }
    /// Inert: called by nothing.
    open func presentationTransitionWillBegin() {}
    /// Inert: called by nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Inert: called by nothing.
    open func dismissalTransitionWillBegin() {}
    /// Inert: called by nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Inert: called by nothing.
    open func containerViewWillLayoutSubviews() {}
    /// Inert: called by nothing.
    open func containerViewDidLayoutSubviews() {}
}

/// Inert: decides how something is presented; it always fills the window, so nothing asks. No
/// swipe dismisses it, so nothing reports one: a test calls these methods.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
    NSObjectProtocol
{
    /// Inert: in which style; nothing asks.
    func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    /// Inert: in which style with some traits; nothing asks.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Inert: whether a swipe may dismiss it; nothing asks.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    /// Inert: a swipe is about to dismiss it; called by nothing.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Inert: a swipe has dismissed it; called by nothing.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Inert: a swipe tried to dismiss it; called by nothing.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Inert: as it is.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { controller.presentationStyle }
    /// Inert: as it is.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { controller.presentationStyle }
    /// Inert: it may.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Inert: does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Inert: does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Inert: does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// Inert: where a popover would point; there are none.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Inert: the view to which it would point.
    open var sourceView: UIView?
    /// Inert: the place to which it would point.
    open var sourceRect = CGRect.zero
    /// Inert: the button to which it would point.
    open var barButtonItem: UIBarButtonItem?
    /// Inert: what it would point to.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Inert: the sides from which it might point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Inert: the colour behind its content.
    open var backgroundColor: UIColor?
    /// Inert: what could be touched beside it.
    open var passthroughViews: [UIView]?
    /// Inert: whether it might cover what it points to.
    open var canOverlapSourceViewRect = false
}

/// Inert: what a popover would point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
    NSObjectProtocol
{}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Inert: decides about popovers; there are none, so nothing asks.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}

/// Inert: the sides from which a popover might point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: UInt
    /// The sides with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// From above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// From the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// From the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// From any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
    /// Inert: how it would be presented; nothing asks this object.
    public final var presentationController: UIPresentationController? {
        held(orMade: UIPresentationController(presentedViewController: self, presenting: nil))
    }
    /// Inert: `nil`, as whatever is presented fills the window, and nothing is in a popover.
    public final var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// Inert: `nil`, as whatever is presented fills the window, and nothing is in a sheet.
    public final var sheetPresentationController: UISheetPresentationController? { nil }
    /// Inert: whether something might be presented over it alone; it fills the window. The value
    /// is held.
    public final var definesPresentationContext: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether it would say how that comes; nothing is animated. The value is held.
    public final var providesPresentationContextTransitionStyle: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether the status bar would be its own while it is presented; there is none.
    public final var modalPresentationCapturesStatusBarAppearance: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}

/// Inert: a popover as UIKit had it before iOS 8; only old methods of delegates name it.
@preconcurrency @MainActor open class UIPopoverController: NSObject {}
