import UIKitModel

/// Collapsing takes the details to the first tab, whichever is selected.
public final class FirstTabTakesAll: TabbedSplitDelegate {
    override func stackToMergeOnto(_ tabs: UITabBarController) -> UINavigationController? {
        tabs.viewControllers?.first as? UINavigationController
    }
}

/// The effect of the button depends on how the button looks, which depends on its effect.
public final class ButtonLooksAtItself: TabbedSplitDelegate {
    override func modeBehindButton(
        of split: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
        split.displayModeButtonItem.isHidden ? .oneBesideSecondary : .secondaryOnly
    }
}

/// Neither the button nor a swipe brings the tabs back.
public final class SwipeComesToNothing: TabbedSplitDelegate {
    override func modeBehindButton(
        of split: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .secondaryOnly }
}
