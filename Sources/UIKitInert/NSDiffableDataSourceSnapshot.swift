import UIKitModel

/// Items in sections, as an app wants to show them. It is a value and works as UIKit's does; what
/// shows it is inert.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items that were marked to be shown again.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections that were marked to be shown again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that were marked to be filled again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// No sections.
    public init() {}

    // MARK: What is there

    /// How many items there are.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// All items in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
    { sections.first { $0.id == identifier }?.items ?? [] }
    /// The section of an item.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }
    /// The place of an item among all.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }
    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    // MARK: Items

    /// Adds items at the end of a section; of the last one, if none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let place else { return refuse("there is no such section to append items to") }
        sections[place].items += identifiers
    }
    /// Adds items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
    /// Adds items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }
    /// Takes items away.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for place in sections.indices {
            sections[place].items.removeAll { identifiers.contains($0) }
        }
    }
    /// Takes everything away.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves an item before another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], at: toIdentifier, offset: 0)
    }
    /// Moves an item after another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], at: toIdentifier, offset: 1)
    }
    /// Marks items to be shown again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }
    /// Marks items to be filled again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
    ) {
        for place in sections.indices {
            guard let index = sections[place].items.firstIndex(of: other) else { continue }
            return sections[place].items.insert(contentsOf: identifiers, at: index + offset)
        }
        refuse("there is no such item to insert beside")
    }

    // MARK: Sections

    /// Adds empty sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }
    /// Adds empty sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return refuse("no such section") }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
    }
    /// Adds empty sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return refuse("no such section") }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place + 1)
    }
    /// Takes sections away, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }
    /// Marks sections to be shown again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    mutating func setItems(
        _ items: [ItemIdentifierType], ofSection identifier: SectionIdentifierType
    ) {
        if indexOfSection(identifier) == nil { appendSections([identifier]) }
        if let place = indexOfSection(identifier) { sections[place].items = items }
    }

    private func refuse(_ reason: String) { preconditionFailure(reason) }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The items of one section, some inside others. It is a value and works as UIKit's does; what
/// shows it is inert.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var rows: [(item: ItemIdentifierType, parent: ItemIdentifierType?)] = []
    private var open: Set<ItemIdentifierType> = []

    /// No items.
    public init() {}

    /// All items in their order.
    public var items: [ItemIdentifierType] { rows.map(\.item) }
    /// The items that are in no other.
    public var rootItems: [ItemIdentifierType] { children(of: nil) }
    /// The items that are in others which are all open.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    /// Adds items at the end, or at the end of those in another.
    public mutating func append(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
        let new = items.map { (item: $0, parent: parent) }
        guard let parent, let place = index(of: parent) else { return rows += new }
        var end = place + 1
        while end < rows.count, level(of: rows[end].item) > level(of: parent) { end += 1 }
        rows.insert(contentsOf: new, at: end)
    }
    /// Adds items before another.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        let parent = rows[place].parent
        rows.insert(contentsOf: items.map { ($0, parent) }, at: place)
    }
    /// Adds items after another and those in it.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        let parent = rows[place].parent
        var end = place + 1
        while end < rows.count, level(of: rows[end].item) > level(of: item) { end += 1 }
        rows.insert(contentsOf: items.map { ($0, parent) }, at: end)
    }
    /// Takes items away, with those in them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            delete(children(of: item))
            rows.removeAll { $0.item == item }
            open.remove(item)
        }
    }
    /// Takes everything away.
    public mutating func deleteAll() { (rows, open) = ([], []) }
    /// Opens items.
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
    /// Closes items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
    /// Whether an item is open.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    /// Whether an item is in others which are all open.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }
    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    /// The place of an item among all.
    public func index(of item: ItemIdentifierType) -> Int? { rows.firstIndex { $0.item == item } }
    /// How many others an item is in.
    public func level(of item: ItemIdentifierType) -> Int {
        parent(of: item).map { level(of: $0) + 1 } ?? 0
    }
    /// The item that another is in.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        rows.first { $0.item == child }?.parent
    }

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        rows.filter { $0.parent == parent }.map(\.item)
    }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable
where ItemIdentifierType: Sendable {}
