import UIKitModel

/// Collapsing leaves a detail to UIKit, which pushes its navigation controller whole.
public final class DetailPushedWhole: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        isBlank(secondary.viewControllers)
    }
}

/// Collapsing merges, and then tells UIKit that it has not.
public final class MergedAndDenied: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        let wasBlank = isBlank(secondary.viewControllers)
        _ = super.merge(secondary, into: primary)
        return wasBlank
    }
}

/// Collapsing pushes the detail navigation controller itself, which UIKit does not allow.
public final class PushesNavigationController: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        if !isBlank(secondary.viewControllers) {
            primary.pushViewController(secondary, animated: false)
        }
        return true
    }
}
