import UIKitModel

/// A controller with a view of items. The items are inert: a test calls the methods for taps.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        layout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    open var clearsSelectionOnViewWillAppear = true
    open var useLayoutToLayoutNavigationTransitions = false
    open var installsStandardGestureForInteractiveMovement = true

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

    /// Also holds it in the view of the items.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    open func numberOfSections(in: UICollectionView) -> Int { 1 }
    open func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 0 }
    open func collectionView(_: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    open func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
    open func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}

    // Nothing asks for the rest of the source and the delegate; it can be overridden.

    open func collectionView(
        _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    open func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool { false }
    open func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath) {}
    open func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath) {}
    open func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath) {}
    open func collectionView(
        _: UICollectionView, shouldBeginMultipleSelectionInteractionAt: IndexPath
    ) -> Bool { false }
    open func collectionView(_: UICollectionView, canFocusItemAt: IndexPath) -> Bool { true }
    open func collectionView(_: UICollectionView, canPerformPrimaryActionForItemAt: IndexPath)
        -> Bool
    { true }
    open func collectionView(_: UICollectionView, performPrimaryActionForItemAt: IndexPath) {}
    open func collectionView(
        _: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath
    ) {}
    open func collectionView(
        _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
    ) {}
    open func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    open func scrollViewDidScroll(_: UIScrollView) {}
    open func scrollViewWillBeginDragging(_: UIScrollView) {}
    open func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_: UIScrollView) {}
}
