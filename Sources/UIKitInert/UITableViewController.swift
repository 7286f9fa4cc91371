import UIKitModel

/// A controller whose view is a table. The table is inert: a test calls the methods for taps.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let look: UITableView.Style

    public init(style: UITableView.Style) {
        look = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        look = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        look = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open var clearsSelectionOnViewWillAppear = true
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

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

    /// Also holds it in the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    open func numberOfSections(in: UITableView) -> Int { 1 }
    open func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { 0 }
    open func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_: UITableView, didSelectRowAt: IndexPath) {}
    open func tableView(_: UITableView, didDeselectRowAt: IndexPath) {}

    // Nothing asks for the rest of the source; it can be overridden.

    open func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
    open func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
    open func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool { false }
    open func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {
    }
    open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
    open func sectionIndexTitles(for: UITableView) -> [String]? { nil }
    open func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int { 0 }

    // Nothing asks for the rest of the delegate; it can be overridden.

    open func tableView(_: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
    open func tableView(_: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? { path }
    open func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, didHighlightRowAt: IndexPath) {}
    open func tableView(_: UITableView, didUnhighlightRowAt: IndexPath) {}
    open func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath)
        -> Bool
    { false }
    open func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath) {}
    open func tableView(_: UITableView, canFocusRowAt: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath) {}

    open func tableView(_ list: UITableView, heightForRowAt: IndexPath) -> CGFloat {
        list.rowHeight
    }
    open func tableView(_ table: UITableView, heightForHeaderInSection: Int) -> CGFloat {
        table.sectionHeaderHeight
    }
    open func tableView(_ table: UITableView, heightForFooterInSection: Int) -> CGFloat {
        table.sectionFooterHeight
    }
    open func tableView(_ table: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat {
        table.estimatedRowHeight
    }
    open func tableView(_ table: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat {
        table.estimatedSectionHeaderHeight
    }
    open func tableView(_ table: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat {
        table.estimatedSectionFooterHeight
    }
    open func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
    open func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
    open func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int { 0 }
    open func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
    open func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
    open func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
    open func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int) {}
    open func tableView(_: UITableView, editingStyleForRowAt: IndexPath)
        -> UITableViewCell.EditingStyle
    { .delete }
    open func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool { true }
    open func tableView(_: UITableView, willBeginEditingRowAt: IndexPath) {}
    open func tableView(_: UITableView, didEndEditingRowAt: IndexPath?) {}
    open func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath)
        -> String?
    { nil }
    open func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    open func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    open func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    open func tableView(
        _: UITableView, targetIndexPathForMoveFromRowAt: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed }

    open func tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    open func tableView(
        _: UITableView,
        previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    open func scrollViewDidScroll(_: UIScrollView) {}
    open func scrollViewWillBeginDragging(_: UIScrollView) {}
    open func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_: UIScrollView) {}
}
