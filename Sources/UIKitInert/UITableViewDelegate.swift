import UIKitModel

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
    /// Inert: the row that stays selected; nothing asks.
    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath?
    /// Inert: a row was touched; called by nothing.
    func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    )
    /// Inert: a row is not touched any more; called by nothing.
    func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    )
    /// Inert: a row is not drawn any more; called by nothing.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )
    /// Inert: the view above a group is about to be drawn; called by nothing.
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    )
    /// Inert: the view below a group is about to be drawn; called by nothing.
    func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    )
    /// Inert: how high the view above a group would be before it is drawn; nothing asks.
    func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    /// Inert: how high the view below a group would be before it is drawn; nothing asks.
    func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat
    /// Inert: the text of the button that deletes; nothing asks.
    func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Inert: what a swipe would offer before iOS 11; nothing asks.
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?
    /// Inert: whether a row would be deeper while it is edited; nothing asks.
    func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool
    /// Inert: how deep a row would be; nothing asks.
    func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int
    /// Inert: a swipe begins to edit a row; called by nothing.
    func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    )
    /// Inert: a row is not edited any more; called by nothing.
    func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    )
    /// Inert: the place for a row that is moved; nothing asks.
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Inert: whether a row can have the focus; nothing asks.
    func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool
    /// Inert: whether two fingers may select rows; nothing asks.
    func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Inert: two fingers begin to select rows; called by nothing.
    func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )
    /// Inert: the picture beside the menu of a row; nothing asks.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Inert: the picture when such a menu goes; nothing asks.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Inert: the picture beside the menu was tapped; a test calls it.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}

extension UITableViewDelegate {
    /// Inert: the row that stays selected; nothing asks.
    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Inert: a row was touched; called by nothing.
    public func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) {}
    /// Inert: a row is not touched any more; called by nothing.
    public func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) {}
    /// Inert: a row is not drawn any more; called by nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    /// Inert: the view above a group is about to be drawn; called by nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}
    /// Inert: the view below a group is about to be drawn; called by nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}
    /// Inert: how high the view above a group would be before it is drawn; nothing asks.
    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    /// Inert: how high the view below a group would be before it is drawn; nothing asks.
    public func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }
    /// Inert: the text of the button that deletes; nothing asks.
    public func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Inert: what a swipe would offer before iOS 11; nothing asks.
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// Inert: whether a row would be deeper while it is edited; nothing asks.
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: how deep a row would be; nothing asks.
    public func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 0 }
    /// Inert: a swipe begins to edit a row; called by nothing.
    public func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {}
    /// Inert: a row is not edited any more; called by nothing.
    public func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) {}
    /// Inert: the place for a row that is moved; nothing asks.
    public func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Inert: whether a row can have the focus; nothing asks.
    public func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: whether two fingers may select rows; nothing asks.
    public func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Inert: two fingers begin to select rows; called by nothing.
    public func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Inert: the picture beside the menu of a row; nothing asks.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Inert: the picture when such a menu goes; nothing asks.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Inert: the picture beside the menu was tapped; a test calls it.
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
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
