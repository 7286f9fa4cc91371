import UIKitModel

/// The memory of a diffable data source: a snapshot, and those of its sections.
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

/// Items for a collection view. It holds the snapshot that an app applies, and answers by it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
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
    public final var supplementaryViewProvider: SupplementaryViewProvider?
    public final var reorderingHandlers = ReorderingHandlers()
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        held.hold(snapshot)
        completion?()
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        held.parts[section] = snapshot
        held.whole.setItems(snapshot.visibleItems, ofSection: section)
        completion?()
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { held.whole }
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
        ItemIdentifierType
    > {
        if let part = held.parts[section] { return part }
        var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        part.append(held.whole.itemIdentifiers(inSection: section))
        return part
    }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { held.item(at: path) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { held.indexPath(of: item) }
    open func sectionIdentifier(for key: Int) -> SectionIdentifierType? { held.section(at: key) }
    open func index(for section: SectionIdentifierType) -> Int? {
        held.whole.indexOfSection(section)
    }

    open func numberOfSections(in: UICollectionView) -> Int { held.whole.numberOfSections }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { held.count(inSection: section) }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }

    /// The questions when a person moves items.
    public struct ReorderingHandlers { public var canReorderItem: ((ItemIdentifierType) -> Bool)? }

    /// The questions when a person opens items.
    public struct SectionSnapshotHandlers<Item> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
    }
}

/// Rows for a table. It holds the snapshot that an app applies, and answers by it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Makes a row.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let provider: CellProvider
    private var held = HeldSnapshot<SectionIdentifierType, ItemIdentifierType>()
    public final var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        held.hold(snapshot)
        completion?()
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { held.whole }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { held.item(at: path) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { held.indexPath(of: item) }
    open func sectionIdentifier(for key: Int) -> SectionIdentifierType? { held.section(at: key) }

    open func numberOfSections(in: UITableView) -> Int { held.whole.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        held.count(inSection: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
    open func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
    open func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { false }
    open func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool { false }
    open func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {
    }
    open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
}
