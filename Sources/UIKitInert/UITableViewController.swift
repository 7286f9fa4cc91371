import UIKitModel

/// A controller whose view is a table. The table is inert: a test calls the methods for taps.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let look: UITableView.Style

    /// A controller with a table of a look that is not drawn.
    public init(style: UITableView.Style) {
        look = style
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller with a plain table; the model reads no nib files.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        look = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Makes a controller; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        look = .plain
        super.init(coder: coder)
    }

    /// Inert: the table, which is the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    /// Whether the selection ends when the table is about to appear.
    open var clearsSelectionOnViewWillAppear = true
    /// Inert: what pulling the table down would show; nothing pulls.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Makes the table.
    open override func loadView() {
        let table = UITableView(frame: .zero, style: look)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Ends the selection, unless the app wants to keep it. Like UIKit's it calls no delegate.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        for row in table.indexPathsForSelectedRows ?? [] {
            table.deselectRow(at: row, animated: animated)
        }
    }

    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
    /// Inert: it may; nothing asks.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Inert: it may not; nothing asks.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Inert: does nothing; a test calls it for a row that is moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Inert: the row that a tap selects instead; nothing asks.
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Inert: a row is not selected any more; called by nothing.
    open func tableView(
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
    ) {}
    /// Inert: how high the view above a group would be; nothing asks.
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }
    /// Inert: how high the view below a group would be; nothing asks.
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }
    /// Inert: how high a row would be before it is drawn; nothing asks.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.estimatedRowHeight }
    /// Inert: the view above a group; nothing asks.
    open func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { nil }
    /// Inert: the view below a group; nothing asks.
    open func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { nil }
    /// Inert: what a person would do to a row; nothing asks.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Inert: the button of a row was tapped; called by nothing.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    /// Inert: what a swipe would offer at the beginning; nothing asks.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Inert: whether a row may be touched; nothing asks.
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: a row is about to be drawn; called by nothing.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Inert: the menu of a row; nothing asks.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Inert: the letters at the side; nothing asks.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Inert: the group of such a letter; nothing asks.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { 0 }
    /// Inert: the row that stays selected; nothing asks.
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Inert: a row was touched; called by nothing.
    open func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) {}
    /// Inert: a row is not touched any more; called by nothing.
    open func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) {}
    /// Inert: a row is not drawn any more; called by nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    /// Inert: the view above a group is about to be drawn; called by nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}
    /// Inert: the view below a group is about to be drawn; called by nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}
    /// Inert: how high the view above a group would be before it is drawn; nothing asks.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    /// Inert: how high the view below a group would be before it is drawn; nothing asks.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }
    /// Inert: the text of the button that deletes; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Inert: what a swipe would offer before iOS 11; nothing asks.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// Inert: whether a row would be deeper while it is edited; nothing asks.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: how deep a row would be; nothing asks.
    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 0 }
    /// Inert: a swipe begins to edit a row; called by nothing.
    open func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {}
    /// Inert: a row is not edited any more; called by nothing.
    open func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) {}
    /// Inert: the place for a row that is moved; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Inert: whether a row can have the focus; nothing asks.
    open func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: whether two fingers may select rows; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Inert: two fingers begin to select rows; called by nothing.
    open func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Inert: the picture beside the menu of a row; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Inert: the picture when such a menu goes; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Inert: the picture beside the menu was tapped; a test calls it.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Inert: does nothing; nothing scrolls.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Inert: does nothing; nothing scrolls.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Inert: does nothing; nothing scrolls.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Inert: does nothing; nothing scrolls.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Inert: also holds it in the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    /// One.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Inert: an empty row; nothing asks.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    /// Inert: does nothing; a test calls it for a tap.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Inert: does nothing; a test calls it for a row that is deleted.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Inert: the height of all rows; nothing asks.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
