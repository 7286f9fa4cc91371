import UIKit

final class NotesSplitDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        let stack = splitViewController.viewControllers.last as? UINavigationController
        if splitViewController.isCollapsed {
            stack?.pushViewController(vc, animated: true)
        } else {
            stack?.setViewControllers([vc], animated: false)
        }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let list = primaryViewController as? UINavigationController
        list?.viewControllers += notes(in: secondaryViewController)
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let stack = primaryViewController as? UINavigationController else { return nil }
        let moved = notes(in: stack)
        stack.viewControllers.removeAll { $0 is Note }
        let detail = UINavigationController()
        detail.viewControllers = moved.isEmpty ? [NoNote()] : moved
        return detail
    }

    private func notes(in controller: UIViewController) -> [UIViewController] {
        let stack = controller as? UINavigationController
        return (stack?.viewControllers ?? []).filter { $0 is Note }
    }
}
