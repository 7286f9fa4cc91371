import UIKitModel

/// Collapsing takes the details to the first tab, whichever is selected.
public final class FirstTabTakesAll: TabbedSplitDelegate {
    override func stackToMergeOnto(_ tabs: UITabBarController) -> UINavigationController? {
        tabs.viewControllers?.first as? UINavigationController
    }
}
