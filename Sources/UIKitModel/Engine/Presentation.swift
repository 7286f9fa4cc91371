/// Controllers presented over the whole window.
extension UIViewController {
    /// This controller or the container around it over which something is presented, if any.
    ///
    /// An app presents from its outermost container, a split view from itself (D4).
    package final var outermostPresenter: UIViewController? {
        var presenter: UIViewController?
        var place: UIViewController? = self
        while let candidate = place {
            if candidate.presentedViewController != nil { presenter = candidate }
            place = candidate.container
        }
        return presenter
    }

    /// Presents full screen: what lies below disappears.
    final func presentFullScreen(_ vc: UIViewController) {
        let runtime = ModelRuntime.current
        guard !runtime.isHalted, presentedViewController == nil else { return }
        if vc === self || vc.container != nil {
            runtime.raise(
                "NSInvalidArgumentException",
                reason: "Application tried to present modally a view controller "
                    + "\(vc.logName) that has a parent view controller or is presenting.")
            return
        }
        runtime.record(.presented(vc.modelNumber))
        presentedViewController = vc
        vc.presenter = self
        guard appearance == .appeared else { return }
        vc.loadViewIfNeeded()
        beginDisappearing()
        vc.beginAppearing()
        endDisappearing()
        vc.endAppearing()
    }

    /// Takes away what this controller presents, and what that presents in turn.
    final func dismissPresented() {
        guard let vc = presentedViewController else { return }
        vc.dismissPresented()
        presentedViewController = nil
        vc.presenter = nil
        guard vc.appearance == .appeared else { return }
        vc.beginDisappearing()
        beginAppearing()
        vc.endDisappearing()
        endAppearing()
    }

    /// The name of a controller in a console message; without an address, so that runs compare.
    final var logName: String { "<\(Self.self): #\(modelNumber.value)>" }
}
