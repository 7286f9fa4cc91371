import UIKitModel

/// Back always leads to a list: the topmost list moves to the top, and what was above it is now
/// below it.
public final class ListComesFirst: UINavigationController {
    public override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        if let place = viewControllers.lastIndex(where: { $0 is NoteListViewController }) {
            var stack = viewControllers
            stack.append(stack.remove(at: place))
            setViewControllers(stack, animated: false)
        }
        return popped
    }
}
