import UIKitModel

/// What a diffable data source holds: a snapshot, and those of its sections.
struct HeldSnapshot<Section: Hashable, Item: Hashable> {
    var whole = NSDiffableDataSourceSnapshot<Section, Item>()
    var parts: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    /// The whole takes the place of what was held of sections, too.
    mutating func hold(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        whole = snapshot
        parts = [:]
    }
    func item(at indexPath: IndexPath) -> Item? {
        let sections = whole.sectionIdentifiers
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = whole.itemIdentifiers(inSection: sections[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    func indexPath(of item: Item) -> IndexPath? {
        guard let section = whole.sectionIdentifier(containingItem: item),
            let place = whole.indexOfSection(section),
            let index = whole.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: place)
    }
    func section(at index: Int) -> Section? {
        let sections = whole.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }
    func count(inSection index: Int) -> Int {
        section(at: index).map(whole.numberOfItems(inSection:)) ?? 0
    }
}

/// Items for a collection view. It holds the snapshot that an app applies, and answers by it. The
/// view is inert: it asks for nothing.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Makes an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a view beside items.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private let provider: CellProvider
    private var held = HeldSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Inert: makes views beside items; nothing asks.
    public final var supplementaryViewProvider: SupplementaryViewProvider?
    /// Inert: what would be asked when a person moves items; nothing does.
    public final var reorderingHandlers = ReorderingHandlers()
    /// Inert: what would be asked when a person opens items; nothing does.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// A source, which becomes that of the view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Holds a snapshot, and reports the end at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        held.hold(snapshot)
        completion?()
    }
    /// Holds a snapshot, and reports the end at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// Holds the snapshot of a section, and reports the end at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        held.parts[section] = snapshot
        held.whole.setItems(snapshot.visibleItems, ofSection: section)
        completion?()
    }
    /// The snapshot that was applied.
    open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { held.whole }
    /// The snapshot of a section that was applied.
    open func snapshot(for section: SectionIdentifierType)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        if let part = held.parts[section] { return part }
        var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        part.append(held.whole.itemIdentifiers(inSection: section))
        return part
    }
    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        held.item(at: indexPath)
    }
    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        held.indexPath(of: itemIdentifier)
    }
    /// The section at a place.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        held.section(at: index)
    }
    /// The place of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        held.whole.indexOfSection(sectionIdentifier)
    }

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        held.whole.numberOfSections
    }
    /// How many items a section has.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { held.count(inSection: section) }
    /// The item that the provider makes; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    /// The view that the provider makes; nothing asks.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }

    /// Inert: what would be asked when a person moves items; nothing does.
    public struct ReorderingHandlers {
        /// Inert: whether an item may be moved; nothing asks.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    }

    /// Inert: what would be asked when a person opens items; nothing does.
    public struct SectionSnapshotHandlers<Item> {
        /// Inert: whether an item may be opened; nothing asks.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Inert: an item will be opened; called by nothing.
        public var willExpandItem: ((Item) -> Void)?
        /// Inert: whether an item may be closed; nothing asks.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Inert: an item will be closed; called by nothing.
        public var willCollapseItem: ((Item) -> Void)?
    }
}

/// Rows for a table. It holds the snapshot that an app applies, and answers by it. The table is
/// inert: it asks for nothing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Makes a row.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let provider: CellProvider
    private var held = HeldSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Inert: how rows would come and go.
    public final var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// A source, which becomes that of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Holds a snapshot, and reports the end at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        held.hold(snapshot)
        completion?()
    }
    /// Holds a snapshot, and reports the end at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// The snapshot that was applied.
    open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { held.whole }
    /// The row at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        held.item(at: indexPath)
    }
    /// The place of a row.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        held.indexPath(of: itemIdentifier)
    }
    /// The section at a place.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        held.section(at: index)
    }

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { held.whole.numberOfSections }
    /// How many rows a section has; nothing asks.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        held.count(inSection: section)
    }
    /// The row that the provider makes; nothing asks.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
    /// Inert: not; nothing asks.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Inert: not; nothing asks.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Inert: does nothing; a test calls it for a row that is deleted.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Inert: does nothing; a test calls it for a row that is moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
