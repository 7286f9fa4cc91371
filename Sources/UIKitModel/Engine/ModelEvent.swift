/// An event between the app and the model that a snapshot does not show.
public enum ModelEvent: Hashable, Sendable {
    /// A split view asked its delegate.
    case asked(DelegateQuestion, DelegateAnswer)
    /// A controller was given to a new container while it was in another, and left that one.
    case adopted(ControllerNumber, from: ControllerNumber, by: ControllerNumber)
    /// A controller was presented over the whole window.
    case presented(ControllerNumber)
    /// An exception was raised; the runtime holds it.
    case raised
}

/// A question to the delegate of a split view, with the controllers it was asked about.
public enum DelegateQuestion: Hashable, Sendable {
    /// `primaryViewController(forCollapsing:)`
    case primaryForCollapsing
    /// `primaryViewController(forExpanding:)`
    case primaryForExpanding
    /// `splitViewController(_:collapseSecondary:onto:)`
    case collapse(ControllerNumber, onto: ControllerNumber)
    /// `splitViewController(_:separateSecondaryFrom:)`
    case separate(from: ControllerNumber)
    /// `splitViewController(_:show:sender:)`
    case show(ControllerNumber)
    /// `splitViewController(_:showDetail:sender:)`
    case showDetail(ControllerNumber)
    /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`
    case topColumn(proposed: UISplitViewController.Column)
    /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`
    case modeForExpanding(proposed: UISplitViewController.DisplayMode)
    /// `targetDisplayModeForAction(in:)`
    case targetMode
}

/// The answer of a delegate.
public enum DelegateAnswer: Hashable, Sendable {
    /// There is no delegate, or it does not implement the method.
    case notImplemented
    /// The method returned this truth value.
    case bool(Bool)
    /// The method returned `nil`.
    case none
    /// The method returned this controller.
    case controller(ControllerNumber)
    /// The method returned this column.
    case column(UISplitViewController.Column)
    /// The method returned this arrangement.
    case mode(UISplitViewController.DisplayMode)

    /// The answer of a method that returned this controller, or none.
    static func screen(_ controller: UIViewController?) -> Self {
        if let controller { .controller(controller.modelNumber) } else { .none }
    }
}
