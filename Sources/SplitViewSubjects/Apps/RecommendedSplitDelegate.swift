import UIKitModel

/// The delegate to copy: for a split view with a navigation controller in each column.
///
/// * While the window is narrow there is one stack: the lists, and the details on top. Nothing is
///   nested, so that Back, pushes and pops have the expected effect.
/// * While it is wide, the lists at the bottom are in one column and everything above them in the
///   other. Only the order decides, so that a screen pushed on a detail stays on it, and every
///   screen returns to its place.
/// * A detail that is shown replaces those beside the list; on the one stack it is pushed on them.
/// * The placeholder exists in a wide window only, and alone.
/// * It remembers nothing. Its work depends on the present screens alone, so nothing can be out of
///   date.
///
/// It requires two things of an app: while the window is wide, a list shows its details with
/// `showDetailViewController(_:sender:)` and pushes none; and the first screen of the primary is a
/// list.
///
/// To use it, keep an instance alive, make it the delegate of the split view before that appears
/// for the first time, and put your own screens into the last section.
public class RecommendedSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    // MARK: UISplitViewControllerDelegate

    /// Shows a detail, plain or in a navigation controller of its own.
    public final func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard let stack = splitViewController.viewControllers.last as? UINavigationController
        else { return false }
        show(screens(in: vc), on: stack, isMerged: splitViewController.isCollapsed)
        return true
    }

    /// Merges the details onto the stack of the lists.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? UINavigationController,
            let primary = primaryViewController as? UINavigationController
        else { return false }
        return merge(secondary, into: primary)
    }

    /// Separates the details from the stack of the lists.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        return separate(primary)
    }

    // MARK: When a detail is gone

    /// Removes the details, because what they show is gone. Only lists are left, beside the
    /// placeholder if there are two columns.
    public final func clearDetails(of splitViewController: UISplitViewController) {
        guard let stack = splitViewController.viewControllers.last as? UINavigationController
        else { return }
        if splitViewController.isCollapsed {
            stack.viewControllers = stack.viewControllers.filter(isList)
        } else {
            stack.viewControllers = [makePlaceholder()]
        }
    }

    /// Removes one detail, which is finished. Lists above it stay on a merged stack; beside the
    /// list column they are removed with the last detail.
    public final func close(_ detail: UIViewController) {
        guard let stack = detail.navigationController else { return }
        let others = stack.viewControllers.filter { $0 !== detail }
        if stack.splitViewController?.isCollapsed == true {
            stack.viewControllers = others
        } else {
            let rest = details(on: others.filter { !isPlaceholder($0) })
            stack.viewControllers = rest.isEmpty ? [makePlaceholder()] : rest
        }
    }

    /// Replaces a detail by another.
    public final func replace(_ detail: UIViewController, with next: UIViewController) {
        guard let stack = detail.navigationController else { return }
        stack.viewControllers = stack.viewControllers.map { $0 === detail ? next : $0 }
    }

    /// Goes back to the first list, with nothing chosen.
    public final func startOver(_ splitViewController: UISplitViewController) {
        clearDetails(of: splitViewController)
        let lists = splitViewController.viewControllers.first as? UINavigationController
        lists?.popToRootViewController(animated: false)
    }

    // MARK: When the app was ended

    /// The restoration identifier of the stack of the detail side, also of the first one, which the
    /// app makes.
    public static let secondaryIdentifier = "details"

    /// Separates details from the stack of the lists on which they were restored; for a wide
    /// window, before it appears, because nothing collapses or expands then.
    ///
    /// - Returns: The future secondary; `nil` if there are no details on the stack.
    public final func secondaryOfRestored(
        _ primary: UINavigationController
    ) -> UIViewController? {
        details(on: primary.viewControllers).isEmpty ? nil : separate(primary)
    }

    // MARK: Steps

    /// Puts details on a stack: on top if it is the only one, otherwise in place of all others.
    func show(_ details: [UIViewController], on stack: UINavigationController, isMerged: Bool) {
        // One that is already there moves to the top: pushing it once more would raise an
        // exception.
        let others = isMerged ? stack.viewControllers.filter { !details.contains($0) } : []
        stack.setViewControllers(others + details, animated: isMerged)
    }

    /// Merges the secondary into the primary; returns the answer for the split view.
    func merge(_ secondary: UINavigationController, into primary: UINavigationController) -> Bool {
        if isBlank(secondary.viewControllers) { return true }
        let details = takeDetails(from: secondary)
        primary.viewControllers += details
        return true
    }

    /// Whether the detail side shows nothing worth carrying over.
    func isBlank(_ details: [UIViewController]) -> Bool { details.allSatisfy(isPlaceholder) }

    /// Takes the details out of their stack, so that no screen is ever in two.
    func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = secondary.viewControllers.filter { !isPlaceholder($0) }
        secondary.viewControllers = []
        return details
    }

    /// The details on a merged stack: everything above the lists at its bottom.
    func details(on stack: [UIViewController]) -> [UIViewController] {
        Array(stack.drop(while: isList))
    }

    /// Separates the details from the primary; returns the answer for the split view.
    func separate(_ primary: UINavigationController) -> UIViewController? {
        let details = details(on: primary.viewControllers)
        primary.viewControllers = primary.viewControllers.filter { !details.contains($0) }
        return makeSecondary(showing: details)
    }

    /// The stack of the detail side.
    func makeSecondary(showing details: [UIViewController]) -> UIViewController {
        let secondary = UINavigationController()
        secondary.restorationIdentifier = Self.secondaryIdentifier
        secondary.viewControllers = details.isEmpty ? [makePlaceholder()] : details
        return secondary
    }

    private func screens(in detail: UIViewController) -> [UIViewController] {
        guard let container = detail as? UINavigationController else { return [detail] }
        let screens = container.viewControllers
        container.viewControllers = []
        return screens
    }

    // MARK: Your screens

    private func isList(_ vc: UIViewController) -> Bool { vc is NoteListViewController }

    private func isPlaceholder(_ vc: UIViewController) -> Bool { vc is NoNoteViewController }

    private func makePlaceholder() -> UIViewController { NoNoteViewController() }
}
