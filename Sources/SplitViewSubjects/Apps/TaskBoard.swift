import UIKitModel

/// A task list in a split view with two named columns.
@MainActor open class TaskBoard: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split = UISplitViewController(style: .doubleColumn)

    /// The app, with its tasks and none of them open.
    public override init() {
        super.init()
        split.setViewController(TaskList(), for: .primary)
        split.setViewController(NoTask(), for: .secondary)
        split.delegate = self
    }

    /// Opens a task.
    ///
    /// - Parameter number: Its place in the list, from 1.
    public final func open(_ number: Int) {
        let sheet = UINavigationController(rootViewController: TaskSheet(number))
        split.setViewController(sheet, for: .secondary)
        bringForward()
    }

    /// Brings the opened screen to the front, where only one column is shown.
    func bringForward() { split.show(.secondary) }

    /// Ticks the open task off, and closes it.
    ///
    /// - Returns: The task; `nil` if none is open.
    public final func tickOff() -> UIViewController? {
        let sheet = split.viewController(for: .secondary)
        guard let task = sheet?.children.first as? TaskSheet, task.viewIfLoaded?.window != nil
        else { return nil }
        if split.isCollapsed { split.show(.primary) }
        split.setViewController(NoTask(), for: .secondary)
        return task
    }

    /// The list, unless a task is open.
    public final func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        svc.viewController(for: .secondary) is NoTask ? .primary : proposedTopColumn
    }
}

/// The tasks.
public final class TaskList: UIViewController {}

/// A task.
public final class TaskSheet: UIViewController {
    /// Its place in the list, from 1.
    public let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// The placeholder in the second column while no task is open.
public final class NoTask: UIViewController {}
