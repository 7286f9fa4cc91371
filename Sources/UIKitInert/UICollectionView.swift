import UIKitModel

/// Inert: items that are not drawn. Its source is asked how many there are if the app asks the
/// view, and for nothing else. Nothing taps an item: a test calls the method for a tap itself. The
/// selection is held.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Inert: where items would be; it is never asked.
    open var collectionViewLayout: UICollectionViewLayout
    /// The source, which says how many items there are. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// Inert: the delegate, which nothing calls. Not retained.
    open weak var delegate: (any UICollectionViewDelegate)?
    /// Inert: what would prepare items, which nothing asks. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Inert: what would take part in dragging, which nothing does. Not retained.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Inert: what would take what is dropped, which nothing is. Not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Inert: the view behind the items, which is in no hierarchy.
    open var backgroundView: UIView?
    /// Inert: whether a person could select an item; nothing taps one.
    open var allowsSelection = true
    /// Inert: whether a person could select several; nothing taps one.
    open var allowsMultipleSelection = false
    /// Inert: the same while editing.
    open var allowsSelectionDuringEditing = false
    /// Inert: the same while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Inert: whether the focus would select; there is none.
    open var selectionFollowsFocus = false
    /// Inert: whether items could be dragged; none is.
    open var dragInteractionEnabled = true
    /// Inert: whether items would be prepared; none is.
    open var isPrefetchingEnabled = true
    /// Inert: whether items could be changed.
    open var isEditing = false
    /// Inert: the items that the app selected.
    public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    /// Inert: items in a layout that is not drawn.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    /// Makes a view; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// Ends the selection, as is reported of UIKit; there are no items to load.
    open func reloadData() { indexPathsForSelectedItems = [] }
    /// Inert: there are no items to load.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Inert: there are no items to load.
    open func reconfigureItems(at indexPaths: [IndexPath]) {}
    /// Inert: there are no items to load.
    open func reloadSections(_ sections: IndexSet) {}
    /// Inert: there are no items to add to.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// Inert: there are no items to remove.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Inert: there are no items to move.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Inert: there are no groups to add to.
    open func insertSections(_ sections: IndexSet) {}
    /// Inert: there are no groups to remove.
    open func deleteSections(_ sections: IndexSet) {}
    /// Makes changes at once, as the model has no animations, and reports the end.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        completion?(true)
    }
    /// Inert: the same as setting it, as nothing is animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Inert: the same as setting it, as nothing is animated; reports the end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    /// Inert: no view beside items is drawn.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { nil }
    /// Inert: no view beside items is drawn.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        []
    }
    /// Inert: there are no groups to move.
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    /// Inert: views are not used again, so nothing is registered.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {}
    /// Holds the selection. Like UIKit's it calls no delegate.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else { return indexPathsForSelectedItems = [] }
        let others = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
        indexPathsForSelectedItems = others.filter { $0 != indexPath } + [indexPath]
    }
    /// Ends the selection. Like UIKit's it calls no delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    /// Inert: nothing scrolls.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}
    /// How many groups there are, as the source says; without one there are none.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many items a group has, as the source says; without one it has none.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// Inert: no item is drawn.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// Inert: no item is drawn.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// Inert: no item is drawn.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Inert: no item is drawn.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    /// Inert: no item is drawn.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

    /// Inert: cells are not used again, so nothing is registered.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Inert: cells are not used again, so nothing is registered.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Inert: views are not used again, so nothing is registered.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {}
    /// Inert: a new cell each time, of the plain class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// Inert: a new view each time, of the plain class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// A new cell each time, made with `init(coder:)`, which the registration fills.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = made(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    /// A new view each time, made with `init(coder:)`, which the registration fills.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = made(Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    private func made<View: UICollectionReusableView>(_ type: View.Type) -> View {
        guard let view = View(coder: NSCoder()) else {
            fatalError("\(type) makes nothing of an archive")
        }
        return view
    }

    /// What fills cells of a class.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (
            _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
        ) -> Void
        let handler: Handler
        /// A registration that fills a cell.
        public init(handler: @escaping Handler) { self.handler = handler }
        /// A registration that fills a cell of a nib file, which is not read.
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// What fills views beside items.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let elementKind: String
        let handler: Handler
        /// A registration that fills a view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// The view above a group.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The view below a group.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Inert: where an item would be scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// A bit for each place.
        public let rawValue: UInt
        /// The places with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// To the middle.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// To the middle.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Inert: the direction in which items would scroll.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal = 1
    }
}
