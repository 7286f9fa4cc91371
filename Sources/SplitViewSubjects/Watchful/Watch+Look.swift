import UIKitModel

/// Compares the screen with the callbacks of a watchful app.
extension Watch {
    /// Checks everything, between two steps. To look again, or never, makes no difference later.
    public func look() {
        endStep()
        seen = []
        guard let split, split.viewIfLoaded != nil else { return }
        lookAtSplit(split)
        var visible: Set<ObjectIdentifier> = []
        collect(split, into: &visible)
        for entry in diaries {
            guard let controller = entry.controller else { continue }
            let isVisible = visible.contains(ObjectIdentifier(controller))
            if controller.diary.phase != (isVisible ? .on : .off) {
                see("a screen does not know whether it is visible")
            }
            // A list that was covered from the start gets no callback when it is uncovered (D9).
            if isVisible, controller is WatchedNoteViewController, !controller.diary.hasArrived {
                see("a note got no callback about its container")
            }
            if isVisible, !controller.knowsRoom {
                see("a screen got no callback about its size class")
            }
            if controller.parent == nil { lookAtLoose(controller, of: split) }
        }
    }

    /// A controller without a container got the callbacks about that. The controller that UIKit
    /// keeps while there is one column (P1) it releases with the second (P2), and nothing else
    /// keeps a stack.
    private func lookAtLoose(_ controller: any Watched, of split: UISplitViewController) {
        if controller.diary.isLeaving { see("a screen got no callback about its removal") }
        if !split.isCollapsed, controller is WatchedNavigationController {
            see("an invisible stack is kept")
        }
    }

    private func lookAtSplit(_ split: UISplitViewController) {
        let columns = split.viewControllers
        if columns.contains(where: { $0.parent !== split }) {
            see("a column is no child of the split view")
        }
        if Array(split.children.prefix(columns.count)) != columns {
            see("the columns are not the first children")
        }
        if columns.count > (split.isCollapsed ? 1 : 2) { see("there are too many columns") }
        if split.isCollapsed != (split.traitCollection.horizontalSizeClass == .compact) {
            see("the columns do not fit the size class")
        }
        if mode != split.displayMode { see("the display mode changed without a callback") }
        if isTargetMerged != split.isCollapsed {
            see("the target of details changed without a callback")
        }
        guard getsColumnCallbacks else { return }
        if isCollapsed != split.isCollapsed { see("the columns changed without a callback") }
        if !pending.isEmpty { see("a column is left in between") }
        if !split.isCollapsed, shown != expectedColumns(of: split) {
            see("other columns are shown than the callbacks said")
        }
    }

    private func expectedColumns(
        of split: UISplitViewController
    ) -> Set<UISplitViewController.Column> {
        var columns: Set<UISplitViewController.Column> = []
        if split.displayMode != .secondaryOnly { columns.insert(.primary) }
        if split.viewControllers.count == 2 { columns.insert(.secondary) }
        return columns
    }

    private func collect(
        _ controller: UIViewController, into visible: inout Set<ObjectIdentifier>
    ) {
        visible.insert(ObjectIdentifier(controller))
        for child in controller.children where isSeen(child, in: controller) {
            collect(child, into: &visible)
        }
    }

    private func isSeen(_ child: UIViewController, in parent: UIViewController) -> Bool {
        switch parent {
        case let stack as UINavigationController: child === stack.topViewController
        case let split as UISplitViewController:
            split.isCollapsed || split.displayMode != .secondaryOnly
                || child !== split.viewControllers.first
        default: true
        }
    }
}
