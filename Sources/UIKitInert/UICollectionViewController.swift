import UIKitModel

/// A controller with a view of items. The items are inert: a test calls the methods for taps.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
    UICollectionViewDataSource, UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout

    /// A controller with items in a layout that is not drawn.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller with items; the model reads no nib files.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Makes a controller; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// Inert: the items, which fill the view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    /// Inert: where items would be.
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    /// Whether the selection ends when the items are about to appear.
    open var clearsSelectionOnViewWillAppear = true
    /// Inert: whether layouts would change with a push; nothing is drawn.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Inert: whether a person could move items; nothing does.
    open var installsStandardGestureForInteractiveMovement = true

    /// Makes the items.
    open override func loadView() {
        let items = UICollectionView(frame: .zero, collectionViewLayout: layout)
        items.dataSource = self
        items.delegate = self
        view = items
    }

    /// Ends the selection, unless the app wants to keep it. Like UIKit's it calls no delegate.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let items = collectionView else { return }
        for item in items.indexPathsForSelectedItems ?? [] {
            items.deselectItem(at: item, animated: animated)
        }
    }

    /// Inert: also holds it in the view of the items.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    /// One.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// None.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    /// Inert: an empty item; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// Inert: an empty view; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Inert: does nothing; a test calls it for a tap.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    /// Inert: does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
    /// Inert: it may; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: none; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Inert: whether an item may be moved; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
    /// Inert: an item was moved; a test calls it.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Inert: whether an item may be left; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: whether an item may be touched; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: an item was touched; called by nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}
    /// Inert: an item is not touched any more; called by nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}
    /// Inert: an item is about to be drawn; called by nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Inert: an item is not drawn any more; called by nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Inert: whether an item can have the focus; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: whether an item has a main action; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: the main action of an item; a test calls it.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    /// Inert: the menu of items; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Inert: whether two fingers may select items; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Inert: the picture beside a menu was tapped; a test calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
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
}
