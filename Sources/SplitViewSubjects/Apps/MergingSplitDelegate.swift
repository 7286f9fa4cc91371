import UIKitModel

/// A delegate that merges the details onto the list stack and parts them again, in small steps.
///
/// It is correct. Each canary is this delegate with one step gone wrong.
open class MergingSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    // MARK: Steps

    /// Whether the detail side shows nothing worth carrying over.
    func isBlank(_ details: [UIViewController]) -> Bool {
        details.allSatisfy { $0 is NoNoteViewController }
    }

    /// Takes the details out of their stack.
    func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = secondary.viewControllers.filter { !($0 is NoNoteViewController) }
        secondary.viewControllers = []
        return details
    }

    /// Merges the secondary into the primary; what the split view is told.
    func merge(_ secondary: UINavigationController, into primary: UINavigationController) -> Bool {
        if isBlank(secondary.viewControllers) { return true }
        let details = takeDetails(from: secondary)
        primary.viewControllers += details
        return true
    }

    /// The details on a merged stack, in the order in which they are to stand.
    func details(on stack: [UIViewController]) -> [UIViewController] {
        stack.filter { $0 is NoteViewController }
    }

    /// Parts the details from the primary; what the split view is given.
    func separate(_ primary: UINavigationController) -> UIViewController? {
        let details = details(on: primary.viewControllers)
        primary.viewControllers = primary.viewControllers.filter { vc in
            !details.contains { $0 === vc }
        }
        return makeSecondary(showing: details)
    }

    /// The stack of the detail side.
    func makeSecondary(showing details: [UIViewController]) -> UIViewController {
        let secondary = UINavigationController()
        secondary.viewControllers = details.isEmpty ? [NoNoteViewController()] : details
        return secondary
    }

    /// What is shown for a note.
    func dressed(_ note: UIViewController, isCollapsed: Bool) -> UIViewController { note }

    /// Shows a note on a stack that shows notes, or on the one stack there is.
    func show(_ vc: UIViewController, on stack: UINavigationController) {
        stack.pushViewController(vc, animated: true)
    }

    // MARK: UISplitViewControllerDelegate

    /// Pushes a note on the notes shown, or puts it in place of the placeholder.
    public final func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        let columns = splitViewController.viewControllers
        guard let stack = columns.last as? UINavigationController else { return false }
        let vc = dressed(vc, isCollapsed: splitViewController.isCollapsed)
        if splitViewController.isCollapsed || !(stack.topViewController is NoNoteViewController) {
            show(vc, on: stack)
        } else {
            stack.setViewControllers([vc], animated: false)
        }
        return true
    }

    /// Merges the details onto the list stack.
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

    /// Parts the details from the list stack again.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        (primaryViewController as? UINavigationController).flatMap(separate)
    }
}
