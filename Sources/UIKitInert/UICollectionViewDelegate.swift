import UIKitModel

/// Inert: where items come from; nothing asks.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Inert: how many groups there are; nothing asks.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Inert: how many items a group has; nothing asks.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    /// Inert: an item; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Inert: a view beside items; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Inert: one.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Inert: an empty one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Inert: prepares items; nothing asks.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Inert: items will be needed; called by nothing.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// Inert: what happens to items; nothing does.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Inert: an item was tapped; a test calls it.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Inert: an item is not selected any more; a test calls it.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Inert: whether an item may be selected; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    /// Inert: the menu of an item; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
    /// Inert: does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    /// Inert: does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
    /// Inert: it may.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Inert: none.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

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
    /// Inert: whether the selection would end when the items appear.
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

    /// Inert: also holds it in the view of the items.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    /// Inert: one; nothing asks.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Inert: none; nothing asks.
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
    /// Inert: does nothing; nothing scrolls.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
