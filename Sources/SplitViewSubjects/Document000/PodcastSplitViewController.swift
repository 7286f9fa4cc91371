import UIKitModel

/// The Swift 4 variation of document 000: a split view that is its own delegate.
///
/// It recognises the lists by their classes, treats everything else as a detail, and treats the
/// detail side as blank when its first controller shows no episode.
public final class PodcastSplitViewController: UISplitViewController {
    /// Makes the stock detail navigation controller of the storyboard, with a blank detail in it.
    func makeDetailNavigationController() -> UINavigationController {
        UINavigationController(rootViewController: EpisodeDetailTableViewController())
    }
}

extension PodcastSplitViewController: UISplitViewControllerDelegate {
    /// Replaces the details shown beside the list; pushes onto the one stack.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if isCollapsed {
            let list = viewControllers.first as? UINavigationController
            list?.pushViewController(vc, animated: true)
        } else {
            let detail = viewControllers.last as? UINavigationController
            detail?.setViewControllers([vc], animated: false)
        }
        return true
    }

    /// Moves the details onto the list stack, unless the first one is blank.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let list = primaryViewController as? UINavigationController
        let details = (secondaryViewController as? UINavigationController)?.viewControllers ?? []
        let first = details.first as? EpisodeDetailTableViewController
        if first?.episode == nil { return true }
        guard let list else { return false }
        list.setViewControllers(list.viewControllers + details, animated: false)
        return true
    }

    /// Leaves the lists in the list stack, and moves everything else.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let list = primaryViewController as? UINavigationController
        var lists: [UIViewController] = []
        var details: [UIViewController] = []
        for vc in list?.viewControllers ?? [] {
            if vc is PodcastsTableViewController || vc is EpisodesTableViewController {
                lists.append(vc)
            } else {
                details.append(vc)
            }
        }
        if details.isEmpty { details = [EpisodeDetailTableViewController()] }
        let navigation = makeDetailNavigationController()
        list?.setViewControllers(lists, animated: false)
        navigation.setViewControllers(details, animated: false)
        return navigation
    }
}
