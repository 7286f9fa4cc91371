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
    public init() {}

    // MARK: What is there

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
    { sections.first { $0.id == identifier }?.items ?? [] }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
        -> SectionIdentifierType?
    { sections.first { $0.items.contains(identifier) }?.id }
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: item)
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    // MARK: Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let place else { return refuse("there is no such section to append items to") }
        sections[place].items += identifiers
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for place in sections.indices {
            sections[place].items.removeAll { identifiers.contains($0) }
        }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], at: toIdentifier, offset: 0)
    }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], at: toIdentifier, offset: 1)
    }
    public mutating func reloadItems(_ items: [ItemIdentifierType]) {
        reloadedItemIdentifiers += items
    }
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

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return refuse("no such section") }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return refuse("no such section") }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place + 1)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }
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
    public init() {}
    public var items: [ItemIdentifierType] { rows.map(\.item) }
    public var rootItems: [ItemIdentifierType] { children(of: nil) }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    {
        let new = items.map { (item: $0, parent: parent) }
        guard let parent, let place = index(of: parent) else { return rows += new }
        var end = place + 1
        while end < rows.count, level(of: rows[end].item) > level(of: parent) { end += 1 }
        rows.insert(contentsOf: new, at: end)
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        let parent = rows[place].parent
        rows.insert(contentsOf: items.map { ($0, parent) }, at: place)
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        let parent = rows[place].parent
        var end = place + 1
        while end < rows.count, level(of: rows[end].item) > level(of: item) { end += 1 }
        rows.insert(contentsOf: items.map { ($0, parent) }, at: end)
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            delete(children(of: item))
            rows.removeAll { $0.item == item }
            open.remove(item)
        }
    }
    public mutating func deleteAll() { (rows, open) = ([], []) }
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func index(of item: ItemIdentifierType) -> Int? { rows.firstIndex { $0.item == item } }
    public func level(of item: ItemIdentifierType) -> Int {
        parent(of: item).map { level(of: $0) + 1 } ?? 0
    }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        rows.first { $0.item == child }?.parent
    }

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        rows.filter { $0.parent == parent }.map(\.item)
    }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable
where ItemIdentifierType: Sendable {}
