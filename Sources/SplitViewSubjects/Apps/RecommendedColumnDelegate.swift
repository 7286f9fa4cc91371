import UIKitModel

/// The delegate to copy for named columns without a compact one.
///
/// * A narrow window shows the last choice: the detail, or else the last list that is there.
///   Without this a collapse ends at the secondary column, also at a placeholder.
/// * It remembers nothing: each column says what it shows.
///
/// It requires two things of an app: it sets a column with `setViewController(_:for:)` and then
/// shows it with `show(_:)`, in both sizes; and `preferredDisplayMode` is set, or `show(_:)` makes
/// a preference of its own (K19).
///
/// To use it, keep an instance alive, make it the delegate of the split view before that appears
/// for the first time, and override the last method.
open class RecommendedColumnDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    /// The last column with something chosen in it.
    public final func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        if shows(.secondary, of: svc) { return .secondary }
        return shows(.supplementary, of: svc) ? .supplementary : .primary
    }

    private func shows(
        _ column: UISplitViewController.Column, of split: UISplitViewController
    ) -> Bool {
        guard split.style == .tripleColumn || column != .supplementary,
            let screen = split.viewController(for: column)
        else { return false }
        let stack = screen as? UINavigationController
        return !isPlaceholder(stack?.viewControllers.first ?? screen)
    }

    // MARK: Your screens

    /// Whether a screen says that nothing is chosen.
    ///
    /// - Parameter screen: The first screen of a column.
    open func isPlaceholder(_ screen: UIViewController) -> Bool { false }
}
