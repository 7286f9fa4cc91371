import UIKitModel

/// A list of the app that Xcode's template makes, as document 002 speaks of it: with further lists
/// below the first.
public final class MasterViewController: UIViewController {}

/// The detail of that app; without an item it is empty, and serves while nothing is chosen.
public final class DetailViewController: UIViewController {
    /// The row of what is shown, from 0.
    public let detailItem: Int?

    /// A detail of an item, or an empty one.
    public init(detailItem: Int?) {
        self.detailItem = detailItem
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its details in code.
    public required init?(coder: NSCoder) {
        detailItem = nil
        super.init(coder: coder)
    }
}

/// The delegate of the template: the collapsing half only, which discards an empty detail.
///
/// Expanding is left to UIKit, which takes the topmost screen of the list's stack for the detail,
/// or brings back the kept one (X4, P2).
public final class TemplateSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    /// Discards a detail without an item; another one is UIKit's to merge.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let navigation = secondaryViewController as? UINavigationController
        guard let detail = navigation?.topViewController as? DetailViewController else {
            return false
        }
        return detail.detailItem == nil
    }
}
