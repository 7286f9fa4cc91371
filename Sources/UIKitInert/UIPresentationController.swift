import UIKitModel

/// How a controller is presented, of which only the delegate counts: everything presented fills the
/// window. What else is set is held.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private weak var controller: UIViewController?
    private weak var presenter: UIViewController?
    /// What is asked about a person who dismisses it, and hears of it. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// For a controller, which it does not retain.
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

/// Decides whether a person may dismiss a sheet or a popover, and hears of it (D18); an app that
/// dismisses it itself is not asked. How it is presented nothing asks, as it always fills the
/// window.
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
    /// Whether a swipe may dismiss it. Asked when a person tries.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    /// A swipe is about to dismiss it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A swipe has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A swipe was not allowed to dismiss it.
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
    /// It may.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

extension UIPresentationController: DismissalAdviser {
    package final var decider: AnyObject? { delegate }
    package final var mayDismiss: Bool {
        delegate?.presentationControllerShouldDismiss(self) ?? true
    }
    package final func willDismiss() { delegate?.presentationControllerWillDismiss(self) }
    package final func didDismiss() { delegate?.presentationControllerDidDismiss(self) }
    package final func didAttemptToDismiss() {
        delegate?.presentationControllerDidAttemptToDismiss(self)
    }
}

/// Inert: where a popover would point; nothing is drawn of it.
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
    /// How it is presented: made when it is first read, for the style that is set then (D17).
    public final var presentationController: UIPresentationController? {
        let (isPopover, isSheet) = (modalPresentationStyle == .popover, isPresentedAsSheet)
        if let made: UIPresentationController = held(),
            (made is UIPopoverPresentationController) == isPopover,
            (made is UISheetPresentationController) == isSheet
        {
            return made
        }
        let made: UIPresentationController =
            if isPopover {
                UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            } else if isSheet {
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            } else {
                UIPresentationController(presentedViewController: self, presenting: nil)
            }
        hold(made)
        return made
    }
    /// How the popover is presented that this controller is, or is in; `nil` for any other style
    /// (D17).
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentedAround.presentationController as? UIPopoverPresentationController
    }
    /// How the sheet is presented that this controller is, or is in; `nil` for any other style, and
    /// before iOS 13, as only iOS 15 has it (D17).
    public final var sheetPresentationController: UISheetPresentationController? {
        presentedAround.presentationController as? UISheetPresentationController
    }

    /// What is presented, if anything is, and contains this controller.
    private var presentedAround: UIViewController {
        presentingViewController == nil ? self : outermost
    }

    private var isPresentedAsSheet: Bool {
        switch modalPresentationStyle {
        case .automatic, .none, .pageSheet, .formSheet:
            ModelRuntime.current.profile.presentsSheets
        default: false
        }
    }

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
