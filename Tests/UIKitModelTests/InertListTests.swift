import Testing
import UIKit

/// Lists as apps write them: snapshots work, what shows them is inert.
@MainActor @Suite struct InertListTests {
    @Test func `a snapshot holds items in sections`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "C"])
        snapshot.insertSections(["B"], beforeSection: "C")
        snapshot.appendItems([1, 2], toSection: "A")
        snapshot.appendItems([5])
        snapshot.insertItems([3], afterItem: 2)
        snapshot.insertItems([4], beforeItem: 5)
        #expect(snapshot.sectionIdentifiers == ["A", "B", "C"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
        #expect(snapshot.itemIdentifiers(inSection: "C") == [4, 5])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "A")
        snapshot.moveItem(1, afterItem: 3)
        snapshot.deleteItems([2])
        snapshot.deleteSections(["B"])
        #expect(snapshot.itemIdentifiers == [3, 1, 4, 5] && snapshot.numberOfSections == 2)
        #expect(snapshot.indexOfItem(4) == 2 && snapshot.indexOfSection("C") == 1)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func `items of a section are seen if those around them are open`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["notes", "photos"])
        section.append(["old", "new"], to: "notes")
        section.insert(["newest"], after: "new")
        #expect(section.items == ["notes", "old", "new", "newest", "photos"])
        #expect(section.rootItems == ["notes", "photos"])
        #expect(section.visibleItems == ["notes", "photos"] && section.level(of: "new") == 1)
        section.expand(["notes"])
        #expect(section.visibleItems == section.items && section.isExpanded("notes"))
        section.delete(["notes"])
        #expect(section.items == ["photos"])
    }

    @Test func `a collection's source answers by its snapshot`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let list = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
        #expect(list.collectionView.delegate === list && list.collectionView.dataSource === list)
        let filled = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: list.collectionView
        ) { collection, indexPath, item in
            collection.dequeueConfiguredReusableCell(using: filled, for: indexPath, item: item)
        }
        #expect(list.collectionView.dataSource === source)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["first", "second"])
        var isOver = false
        source.apply(snapshot) { isOver = true }
        #expect(isOver && source.itemIdentifier(for: [0, 1]) == "second")
        #expect(
            source.indexPath(for: "first") == [0, 0] && source.itemIdentifier(for: [1, 0]) == nil)
        let collection: UICollectionView = list.collectionView
        #expect(source.collectionView(collection, numberOfItemsInSection: 0) == 2)
        let cell = source.collectionView(collection, cellForItemAt: [0, 1])
        let content = (cell as? UICollectionViewListCell)?.contentConfiguration
        #expect((content as? UIListContentConfiguration)?.text == "second")
        collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems == [[0, 1]])
        collection.deselectItem(at: [0, 1], animated: false)
        #expect(collection.indexPathsForSelectedItems == [])
        list.setEditing(true, animated: false)
        #expect(list.isEditing && collection.isEditing)
    }

    @Test func `a part of a snapshot replaces the items of its section`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            _, _, _ in nil
        }
        var part = NSDiffableDataSourceSectionSnapshot<String>()
        part.append(["head"])
        part.append(["one", "two"], to: "head")
        source.apply(part, to: 7, animatingDifferences: false)
        #expect(source.snapshot().itemIdentifiers == ["head"])
        part.expand(["head"])
        source.apply(part, to: 7)
        #expect(source.snapshot().itemIdentifiers == ["head", "one", "two"])
        #expect(source.snapshot(for: 7).isExpanded("head"))
        var whole = NSDiffableDataSourceSnapshot<Int, String>()
        whole.appendSections([7])
        whole.appendItems(["other"], toSection: 7)
        source.apply(whole)
        #expect(source.snapshot(for: 7).items == ["other"], "the whole replaces the part")
    }

    @Test func `a table's source answers by its snapshot`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let table = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([7, 8])
        source.apply(snapshot, animatingDifferences: false)
        #expect(
            table.dataSource === source && source.tableView(table, numberOfRowsInSection: 0) == 2)
        #expect(source.tableView(table, cellForRowAt: [0, 1]).textLabel?.text == "8")
        #expect(source.tableView(table, cellForRowAt: [3, 0]).textLabel?.text == nil)
    }
}
