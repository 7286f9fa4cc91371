import UIKitModel

/// Collapsing leaves a detail to UIKit, which pushes its navigation controller whole.
public final class DetailPushedWhole: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        isBlank(secondary.viewControllers)
    }
}

/// Collapsing merges, and then answers that it has not.
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

/// Separating pushes a frame for the details, and UIKit would then remove it again (X4); UIKit does
/// not allow that. Without details the lists decide.
public final class PushesFrame: MergingSplitDelegate {
    override func separate(_ primary: UINavigationController) -> UIViewController? {
        let notes = details(on: primary.viewControllers)
        guard !notes.isEmpty else { return nil }
        let frame = UINavigationController()
        primary.pushViewController(frame, animated: false)
        frame.viewControllers = notes
        return nil
    }
}

/// The lists of that app. After an exception UIKit calls none of them; a loop that asked them would
/// never end, because nothing is popped any more.
public final class FrameListStack: UINavigationController {
    /// Pops what is above the frame, and returns the frame; without one, a placeholder.
    public override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        while topViewController is NoteViewController { popViewController(animated: false) }
        guard topViewController is UINavigationController else {
            return UINavigationController(rootViewController: NoNoteViewController())
        }
        return super.separateSecondaryViewController(for: splitViewController)
    }
}
