import UIKitModel

/// A correct delegate, as a user would write it: details are merged onto the list stack when the
/// columns collapse, and parted from it again.
class CarefulDelegate: NSObject, Merges, Separates {
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        let columns = splitViewController.viewControllers
        guard let stack = columns.last as? UINavigationController else { return false }
        let replaces = (vc as? Note)?.replaces == true && !splitViewController.isCollapsed
        if replaces || stack.topViewController is Blank {
            stack.setViewControllers([vc], animated: false)
        } else {
            stack.pushViewController(vc, animated: true)
        }
        return true
    }

    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        guard let secondary = secondary as? UINavigationController,
            let primary = primary as? UINavigationController
        else { return false }
        let details = secondary.viewControllers.filter { !($0 is Blank) }
        if details.isEmpty { return true }
        secondary.viewControllers = []
        primary.viewControllers += details
        return true
    }

    func separate(from primary: UIViewController) -> UIViewController? {
        guard let primary = primary as? UINavigationController else { return nil }
        let details = primary.viewControllers.filter { $0 is Note }
        primary.viewControllers.removeAll { $0 is Note }
        let secondary = UINavigationController()
        secondary.viewControllers = details.isEmpty ? [Blank()] : details
        return secondary
    }
}

/// The classic bug: on collapse the note is thrown away with the placeholder.
final class ForgetfulDelegate: CarefulDelegate {
    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        true
    }
}

/// Begins with the list in a narrow window, and leaves everything else to UIKit.
final class ListFirstDelegate: NSObject, Merges {
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        (secondary as? UINavigationController)?.topViewController is Blank
    }
}

/// Does not empty the source stack before it merges.
final class TakingDelegate: CarefulDelegate {
    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        let columns = [secondary, primary].compactMap { ($0 as? UINavigationController) }
        let details = columns[0].viewControllers.filter { $0 is Note }
        if !details.isEmpty { columns[1].viewControllers += details }
        return true
    }
}
