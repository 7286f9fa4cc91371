import UIKitModel

/// A screen as document 000 requires it: it says on which side it belongs, and whether it replaces
/// the details shown.
open class SidedViewController: UIViewController {
    /// Whether this screen belongs on the detail side when there are two columns.
    open var shouldDisplayInDetailedView: Bool { false }
    /// Whether this detail replaces those shown.
    open var shouldReplaceDetailedView: Bool { false }
}

/// A list of that app.
public final class SidedListViewController: SidedViewController {}

/// A detail of that app.
public final class SidedDetailViewController: SidedViewController {
    private let replaces: Bool

    /// A detail that is pushed on the others, or replaces them.
    public init(replaces: Bool) {
        self.replaces = replaces
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its details in code.
    public required init?(coder: NSCoder) {
        replaces = false
        super.init(coder: coder)
    }

    public override var shouldDisplayInDetailedView: Bool { true }
    public override var shouldReplaceDetailedView: Bool { replaces }
}

/// The placeholder on the detail side of that app while there is nothing to show.
public final class BlankViewController: UIViewController {}

/// The actions of that app.
@MainActor public final class SidedActions {
    private let split: UISplitViewController

    /// The actions of an app.
    public init(split: UISplitViewController) { self.split = split }

    /// Takes details away as a user would: back to the list, or to the placeholder.
    public func clear() {
        let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
        if split.isCollapsed {
            guard let stack = stacks.first,
                let list = stack.viewControllers.last(where: { $0 is SidedListViewController })
            else { return }
            stack.popToViewController(list, animated: false)
        } else {
            stacks.last?.setViewControllers([BlankViewController()], animated: false)
        }
    }

    /// Goes back to the first list, which the split view shows in a stack of its own if there are
    /// two columns (D12).
    public func startOver() {
        clear()
        guard let stack = split.viewControllers.first as? UINavigationController,
            let list = stack.viewControllers.first
        else { return }
        if split.isCollapsed {
            stack.popToRootViewController(animated: false)
        } else {
            stack.viewControllers = []
            split.show(UINavigationController(rootViewController: list), sender: nil)
        }
    }
}
