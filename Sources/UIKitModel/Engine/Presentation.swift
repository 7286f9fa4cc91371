/// Controllers presented over the whole window.
extension UIViewController {
    /// This controller or the container around it over which something is presented, if any.
    ///
    /// An app presents from its outermost container, a split view from itself (D4).
    package final var outermostPresenter: UIViewController? {
        let outer = container?.outermostPresenter
        return outer ?? (presented == nil ? nil : self)
    }

    /// Whether this controller, or one that contains it, presents something.
    package final var isBelowPresented: Bool {
        presented != nil || container?.isBelowPresented == true
    }

    /// Presents full screen over everything that contains this controller: everything below
    /// disappears.
    ///
    /// - Returns: False if UIKit would present nothing and only log a warning: because this
    ///   controller is not on screen, or because it presents already.
    @discardableResult
    final func presentOverWindow(_ vc: UIViewController) -> Bool {
        outermost.presentOverAll(vc, asSheet: false)
    }

    /// Presents in the style of the controller (D16).
    ///
    /// - Returns: As `presentOverWindow(_:)`.
    @discardableResult
    final func presentInItsStyle(_ vc: UIViewController) -> Bool {
        let presenter = outermost
        return presenter.presentOverAll(vc, asSheet: vc.leavesWhatIsBelow(presenter))
    }

    /// Presents as a sheet: what is below stays on screen (D14).
    final func presentAsSheet(_ vc: UIViewController) {
        loadViewIfNeeded()
        outermost.presentOverAll(vc, asSheet: true)
    }

    /// Whether something that fills the window is presented above.
    package final var isCoveredByPresented: Bool {
        var next = presented
        while let one = next {
            if !one.isSheet { return true }
            next = one.presented
        }
        return false
    }

    @discardableResult
    private func presentOverAll(_ vc: UIViewController, asSheet: Bool) -> Bool {
        guard !runtime.isHalted, canPresent(vc) else { return false }
        guard presented == nil, appearance == .appeared, isRootOfVisibleWindow,
            runtime.beginOperation()
        else { return false }
        defer { runtime.endOperation(at: self) }
        runtime.record(.presented(vc.modelNumber))
        presented = vc
        vc.presenter = self
        vc.isSheet = asSheet
        let outer = runtime.operations.beingPresented
        runtime.operations.beingPresented = vc
        defer { runtime.operations.beingPresented = outer }
        vc.loadViewIfNeeded()
        if vc.presenter === self, !asSheet { withThoseBelow { $0.beginDisappearing() } }
        if vc.presenter === self { vc.beginAppearing() }
        if !asSheet { withThoseBelow { $0.endDisappearing() } }
        vc.endAppearing()
        return true
    }

    /// This controller, and if it is a sheet those that are seen below it.
    private func withThoseBelow(_ act: (UIViewController) -> Void) {
        act(self)
        if isSheet { presenter?.withThoseBelow(act) }
    }

    /// Whether this controller, or the one below the presented ones, is the root of a window that
    /// is on screen.
    private var isRootOfVisibleWindow: Bool {
        hostWindow?.isVisible ?? presenter?.isRootOfVisibleWindow ?? false
    }

    /// Whether UIKit lets a controller be presented; raises if not.
    private func canPresent(_ vc: UIViewController) -> Bool {
        let complaint: String
        if vc === self {
            complaint = "modal view controller on itself. Presenting controller is \(logName)."
        } else if let parent = vc.container {
            let problem = "that has a parent view controller \(parent.logName)."
            complaint = "modally a view controller \(vc.logName) \(problem)"
        } else if let presenter = vc.presenter {
            let problem = "that is already being presented by \(presenter.logName)."
            complaint = "modally a view controller \(vc.logName) \(problem)"
        } else if vc.hostWindow != nil {
            complaint = "modally an active controller \(vc.logName)."
        } else {
            return true
        }
        runtime.raise(
            "NSInvalidArgumentException", reason: "Application tried to present \(complaint)")
        return false
    }

    /// Removes the controller that this one presents, and the controllers presented by it in turn.
    ///
    /// Only the uppermost is visible, so only it disappears (A1).
    final func dismissPresented() {
        guard presented != nil, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        runtime.mark(.dismissed)
        let top = unlinkPresented()
        guard top.isOnScreen else { return }
        let outer = runtime.operations.beingDismissed
        runtime.operations.beingDismissed = top
        defer { runtime.operations.beingDismissed = outer }
        top.beginDisappearing()
        if presented == nil, isRootOfVisibleWindow { withThoseBelow { $0.beginAppearing() } }
        top.endDisappearing()
        withThoseBelow { $0.endAppearing() }
        top.disappearIfLoose()
    }

    /// A person swipes away the controller presented here, or taps beside it: a sheet or a popover
    /// asks its delegate first, which hears of it before and after (D18). Anything else goes by a
    /// button of the app.
    ///
    /// - Returns: False if the delegate has refused.
    @discardableResult
    package final func swipeAwayPresented() -> Bool {
        guard let sheet = presented else { return true }
        let asked = sheet.isSwipedAway ? sheet.dismissalAdviser : nil
        if let asked, !asked.mayDismiss {
            asked.didAttemptToDismiss()
            return false
        }
        asked?.willDismiss()
        if presented === sheet { dismiss(animated: true) }
        if !runtime.isHalted, sheet.presenter == nil { asked?.didDismiss() }
        return true
    }

    /// Since iOS 13 sheets are swiped away, and the delegates of popovers have the same methods.
    private var isSwipedAway: Bool {
        guard runtime.profile.presentsSheets else { return false }
        return switch modalPresentationStyle {
        case .automatic, .none, .pageSheet, .formSheet, .popover: true
        default: false
        }
    }

    package final var dismissalAdviser: (any DismissalAdviser)? {
        attachment == nil ? nil : attachment.appValue("presentationController")
    }

    /// A controller begins to come over another, or to go, with a transition of which apps hear
    /// (Z4).
    ///
    /// - Returns: The value for `endTransition(resuming:)`; `nil` if nothing is animated.
    final func beginPresentation(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> SuspendedTransition? {
        guard animated, let old, let new else {
            runtime.forgetTransition()
            return nil
        }
        return runtime.beginTransition(
            ContainerTransition(
                container: outermost.modelNumber.value, from: old.modelNumber.value,
                to: new.modelNumber.value))
    }

    final func endPresentation() {
        if presented != nil { runtime.loosen(unlinkPresented()) }
        if let presenter {
            presenter.presented = nil
            self.presenter = nil
            runtime.unsettle(presenter)
        }
    }

    /// Unlinks the presentations above this controller; returns the uppermost controller.
    private func unlinkPresented() -> UIViewController {
        var top = self
        while let next = top.presented {
            // Not the uppermost, but on screen: the uppermost was only appearing.
            if top !== self, top.appearance != .disappeared { runtime.loosen(top) }
            top.presented = nil
            next.presenter = nil
            top = next
        }
        return top
    }

    /// The name of a controller in a console message, without an address, so that runs can be
    /// compared.
    final var logName: String { "<\(Self.self): #\(modelNumber.value)>" }
}

/// The object that is asked about a dismissal by a person, and hears of it: a presentation
/// controller, for its delegate.
@MainActor package protocol DismissalAdviser: AnyObject {
    var decider: AnyObject? { get }
    var mayDismiss: Bool { get }
    func willDismiss()
    func didDismiss()
    /// It may not go, and a person has tried.
    func didAttemptToDismiss()
}
