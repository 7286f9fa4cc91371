import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// The reader with two tabs on its list side: a stack of lists in each.
@MainActor class TabbedReader: Reader, UITabBarControllerDelegate {
    final let tabs = UITabBarController()

    override init() {
        super.init()
        tabs.viewControllers = (1...2).map { _ in stacked(ArticleList()) }
        tabs.delegate = self
        split.viewControllers[0] = tabs
    }

    final var stacks: [UINavigationController] {
        (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    }

    final var stackInFront: UINavigationController { stacks[tabs.selectedIndex] }

    /// Whether an article replaces those of the tab in front only.
    var hasArticlesForEachTab: Bool { false }

    override func show(_ article: UIViewController) {
        if split.isCollapsed {
            if !hasArticlesForEachTab { for stack in stacks { _ = takeArticles(off: stack) } }
            let lists = stackInFront.children.filter { !isDetail($0) }
            stackInFront.setViewControllers(lists + [article], animated: true)
        } else {
            split.showDetailViewController(stacked(article), sender: nil)
        }
    }

    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        guard let secondary = secondary as? UINavigationController else { return false }
        let moved = secondary.children.filter(moves)
        secondary.viewControllers = []
        stackInFront.viewControllers += moved
        return true
    }

    /// Takes the articles off a stack.
    final func takeArticles(off stack: UINavigationController) -> [UIViewController] {
        let taken = stack.children.filter(isDetail)
        if !taken.isEmpty { stack.viewControllers.removeAll(where: isDetail) }
        return taken
    }

    /// Takes off their stacks what the detail column shows.
    func takeArticles() -> [UIViewController] { stacks.flatMap { takeArticles(off: $0) } }

    override func separate(from primary: UIViewController) -> UIViewController? {
        let taken = takeArticles()
        let secondary = UINavigationController()
        secondary.viewControllers = taken.isEmpty ? [makeDefault()] : taken
        return secondary
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
