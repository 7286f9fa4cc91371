import UIKitModel

/// The presentation of a controller, of which only the delegate counts: everything presented fills
/// the window.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private weak var controller: UIViewController?
    private weak var presenter: UIViewController?
    /// The delegate that is asked before a person dismisses it, and hears of it. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// For a controller, which it does not retain.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        controller = presentedViewController
        presenter = presentingViewController
    }

    open var presentedViewController: UIViewController {
        guard let controller else { fatalError("the controller has been released") }
        return controller
    }
    /// The controller that would present it; itself until then.
    open var presentingViewController: UIViewController {
        controller?.presentingViewController ?? presenter ?? presentedViewController
    }
    open var presentedView: UIView? { controller?.view }
    open var containerView: UIView? { nil }
    open var presentationStyle: UIModalPresentationStyle {
        controller?.modalPresentationStyle ?? .automatic
    }
    open var frameOfPresentedViewInContainerView: CGRect { controller?.view.bounds ?? .zero }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

/// Decides whether a person may dismiss a sheet or a popover, and hears of it (D18); an app that
/// dismisses it itself is not asked. How it is presented nothing asks, as it always fills the
/// window.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
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
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { controller.presentationStyle }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { controller.presentationStyle }
    public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_: UIPresentationController) {}
    public func presentationControllerDidDismiss(_: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
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

/// A popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false
}

/// The source of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Decides about popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The sides from which a popover might point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
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
            } else { UIPresentationController(presentedViewController: self, presenting: nil) }
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

    /// The presented controller that contains this one, if there is one.
    private var presentedAround: UIViewController {
        presentingViewController == nil ? self : outermost
    }

    private var isPresentedAsSheet: Bool {
        switch modalPresentationStyle {
        case .automatic, .none, .pageSheet, .formSheet: ModelRuntime.current.profile.presentsSheets
        default: false
        }
    }

    /// Held alone: everything presented fills the window.
    public final var definesPresentationContext: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var providesPresentationContextTransitionStyle: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var modalPresentationCapturesStatusBarAppearance: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
}
