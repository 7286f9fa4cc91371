import UIKitModel

/// A delegate that uses everything document 003 offers for a change of size: one primary to
/// collapse onto, another to expand to, and both halves of the work between.
///
/// While the window is narrow a navigation controller of its own holds the lists; while it is wide
/// it is empty. A place stays in its navigation controller, which UIKit pushes (C10).
public final class CompactStackDelegate: NSObject, UISplitViewControllerDelegate {
    /// The stack of the lists while the window is wide.
    public let regular: UINavigationController
    /// Their stack while it is narrow.
    public let compact = UINavigationController()

    /// A delegate for a split view with this primary.
    ///
    /// - Parameter lists: The stack of lists of a wide window.
    public init(lists: UINavigationController) {
        regular = lists
        super.init()
    }

    /// The stack made for narrow windows.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { compact }

    /// The stack of the wide window.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { regular }

    /// Moves the lists to the stack made for narrow windows, and leaves a place to UIKit, which
    /// pushes it.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let lists = regular.viewControllers
        regular.viewControllers = []
        compact.viewControllers = lists
        let detail = secondaryViewController as? UINavigationController
        return detail?.topViewController is NoPlaceViewController
    }

    /// Moves the lists back, and returns what was above them.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let screens = compact.viewControllers
        compact.viewControllers = []
        regular.viewControllers = screens.filter { $0 is PlacesViewController }
        return screens.last as? UINavigationController
            ?? UINavigationController(rootViewController: NoPlaceViewController())
    }
}
