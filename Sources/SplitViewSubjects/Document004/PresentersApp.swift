import UIKitModel

/// A list of presenters, or of the episodes of one; the menu of document 004 leads from the first
/// to the second.
public final class PresentersViewController: UIViewController {}

/// The screen of a row of that menu.
public final class PresenterViewController: UIViewController {}

/// The placeholder of that app while no presenter is chosen, if there can be none.
public final class NoPresenterViewController: UIViewController {}

/// The menu of document 004, with a navigation controller of its own, so that it looks the same in
/// every place.
public final class PresentersMenuViewController: UIViewController {
    /// The stack of lists.
    public let stack = UINavigationController(rootViewController: PresentersViewController())

    /// A menu that shows its first list.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        addStack()
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addStack()
    }

    private func addStack() {
        addChild(stack)
        stack.didMove(toParent: self)
    }
}
