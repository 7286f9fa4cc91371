import UIKitModel

/// Items. Its source is asked how many there are if the app asks the view, and for nothing else.
/// Nothing taps an item: a test calls the method for a tap itself. The selection is held.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout
    /// The source, which says how many items there are. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = true
    open var isPrefetchingEnabled = true
    open var isEditing = false
    public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// Ends the selection, as is reported of UIKit; there are no items to load.
    open func reloadData() { indexPathsForSelectedItems = [] }
    open func reloadItems(at: [IndexPath]) {}
    open func reconfigureItems(at: [IndexPath]) {}
    open func reloadSections(_: IndexSet) {}
    open func insertItems(at: [IndexPath]) {}
    open func deleteItems(at: [IndexPath]) {}
    open func moveItem(at: IndexPath, to: IndexPath) {}
    open func insertSections(_: IndexSet) {}
    open func deleteSections(_: IndexSet) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    open func supplementaryView(forElementKind: String, at: IndexPath) -> UICollectionReusableView?
    { nil }
    open func visibleSupplementaryViews(ofKind: String) -> [UICollectionReusableView] { [] }
    open func moveSection(_: Int, toSection: Int) {}
    open func register(_: UINib?, forSupplementaryViewOfKind: String, withReuseIdentifier: String) {
    }
    /// Holds the selection. Like UIKit's it calls no delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return indexPathsForSelectedItems = [] }
        let others = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
        indexPathsForSelectedItems = others.filter { $0 != indexPath } + [indexPath]
    }
    /// Ends the selection. Like UIKit's it calls no delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    open func scrollToItem(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
    /// How many groups there are, as the source says; without one there are none.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many items a group has, as the source says; without one it has none.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    open var visibleCells: [UICollectionViewCell] { [] }
    open func cellForItem(at: IndexPath) -> UICollectionViewCell? { nil }
    open func indexPath(for: UICollectionViewCell) -> IndexPath? { nil }
    open func indexPathForItem(at: CGPoint) -> IndexPath? { nil }
    open func register(_: AnyClass?, forCellWithReuseIdentifier: String) {}
    open func register(_: UINib?, forCellWithReuseIdentifier: String) {}
    open func register(
        _: AnyClass?, forSupplementaryViewOfKind: String, withReuseIdentifier: String
    ) {}
    /// A new cell each time, of the plain class.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// A new view each time, of the plain class.
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

    /// The way to fill cells of a class.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
            Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// The way to fill views beside items.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let elementKind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The place to which an item is scrolled.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The direction in which items would scroll.
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
}

/// A view beside items.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}
}

/// An item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public private(set) final lazy var contentView = UIView()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using: UICellConfigurationState) {}
}

/// An item of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    public final var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// The state of a cell.
public struct UICellConfigurationState: Hashable, Sendable {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    init(isSelected: Bool, isHighlighted: Bool) {
        (self.isSelected, self.isHighlighted) = (isSelected, isHighlighted)
    }
    public init(traitCollection: UITraitCollection) {}
}
