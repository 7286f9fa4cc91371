import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app with two named columns, whose rows set one of them.
    public static let tasks = tasks("tasks", origin: "a correct app with named columns") {
        TaskBoard()
    }

    /// The task list.
    static func tasks(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> TaskBoard
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension TaskBoard {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let task as TaskSheet: .detail(item: task.number).named("Task")
            case is NoTask: .placeholder
            default: .list.named("Tasks")
            }
        }
        .onTap { [unowned self] row, _ in open(row) }
        .onAction("tick the task off") { [unowned self] in
            tickOff().map { .takesAway($0) } ?? .changesNothing
        }
        .onRefresh {}
    }
}
