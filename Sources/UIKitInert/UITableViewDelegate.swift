import UIKitModel

/// Inert: where rows come from; nothing asks.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Inert: how many groups there are; nothing asks.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Inert: how many rows a group has; nothing asks.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Inert: a row; nothing asks.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Inert: the text above a group; nothing asks.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Inert: the text below a group; nothing asks.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Inert: whether a row may be changed; nothing asks.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Inert: whether a row may be moved; nothing asks.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Inert: a row was moved; a test calls it.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Inert: a row was deleted or added; a test calls it.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Inert: one.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
    /// Inert: it may.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Inert: it may not.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Inert: does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Inert: does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// Inert: what happens to rows; nothing does.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Inert: a row was tapped; a test calls it.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Inert: how high a row would be; nothing asks.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Inert: the row that a tap selects instead; nothing asks.
    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath?
    /// Inert: a row is not selected any more; called by nothing.
    func tableView(
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
    )
    /// Inert: how high the view above a group would be; nothing asks.
    func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat
    /// Inert: how high the view below a group would be; nothing asks.
    func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat
    /// Inert: how high a row would be before it is drawn; nothing asks.
    func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// Inert: the view above a group; nothing asks.
    func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView?
    /// Inert: the view below a group; nothing asks.
    func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView?
    /// Inert: what a person would do to a row; nothing asks.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// Inert: the button of a row was tapped; called by nothing.
    func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    )
    /// Inert: what a swipe would offer at the beginning; nothing asks.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Inert: whether a row may be touched; nothing asks.
    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool
    /// Inert: a row is about to be drawn; called by nothing.
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    )
    /// Inert: the menu of a row; nothing asks.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Inert: what a swipe would offer; nothing asks.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    /// Inert: the row that a tap selects instead; nothing asks.
    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Inert: a row is not selected any more; called by nothing.
    public func tableView(
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
    ) {}
    /// Inert: how high the view above a group would be; nothing asks.
    public func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }
    /// Inert: how high the view below a group would be; nothing asks.
    public func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }
    /// Inert: how high a row would be before it is drawn; nothing asks.
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.estimatedRowHeight }
    /// Inert: the view above a group; nothing asks.
    public func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { nil }
    /// Inert: the view below a group; nothing asks.
    public func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { nil }
    /// Inert: what a person would do to a row; nothing asks.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Inert: the button of a row was tapped; called by nothing.
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    /// Inert: what a swipe would offer at the beginning; nothing asks.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Inert: whether a row may be touched; nothing asks.
    public func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: a row is about to be drawn; called by nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Inert: the menu of a row; nothing asks.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Inert: does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Inert: the height of all rows.
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
