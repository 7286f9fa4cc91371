/// What has a size and lives inside of another: view controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that it would like to have in a popover or a sheet.
    var preferredContentSize: CGSize { get }
    /// One inside of it would like another size; called by nothing.
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
    /// The size for one inside of it; asked by nothing.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size is about to change.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// What goes on with an activity that the app can continue.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with an activity; called by nothing.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Inert: the menus of the app, which are not drawn.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {}
