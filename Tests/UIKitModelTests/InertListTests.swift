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

    final class Rows: UITableViewController {
        var counts = [2, 3]
        override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { counts[section] }
    }

    @Test func `a table says how many rows its source has`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let rows = Rows(style: .plain)
        #expect(rows.tableView.numberOfSections == 2)
        #expect(rows.tableView.numberOfRows(inSection: 1) == 3)
        rows.counts = []
        #expect(rows.tableView.numberOfSections == 0)
        let table = UITableView(frame: .zero)
        #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 0) == 0)
        let items = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
        #expect(items.collectionView.numberOfSections == 1)
        #expect(items.collectionView.numberOfItems(inSection: 0) == 0)
    }

    @Test func `a tap reaches an app's class by the delegate`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (rows, taps, table) = (TappedRows(style: .plain), Taps(), UITableView(frame: .zero))
        table.delegate = taps
        for list in [table, rows.tableView!] {
            list.delegate?.tableView(list, didSelectRowAt: [0, 2])
            list.delegate?.tableView(list, didDeselectRowAt: [0, 1])
        }
        #expect(taps.path == [0, 2] && rows.path == [0, 2])
        #expect(taps.tableView(table, heightForRowAt: [0, 0]) == table.rowHeight * 2)
        let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        items.delegate = taps
        items.delegate?.collectionView(items, didSelectItemAt: [1, 3])
        #expect(taps.path == [1, 3])
    }

    final class TappedRows: UITableViewController {
        var path: IndexPath?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            path = indexPath
        }
    }

    /// Has methods of the delegates that something calls, and one that nothing asks.
    final class Taps: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var path: IndexPath?
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            path = indexPath
        }
        func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { tableView.rowHeight * 2 }
        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { path = indexPath }
    }

    @Test(arguments: [true, false])
    func `a selection ends when the table appears, or stays if the app says so`(_ clears: Bool) {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (rows, other) = (Rows(style: .plain), UIViewController())
        rows.clearsSelectionOnViewWillAppear = clears
        let stack = stacked(rows)
        let window = UIWindow(
            environment: WindowEnvironment(horizontalSizeClass: .regular, width: 1_024))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let row = IndexPath(row: 1, section: 0)
        rows.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        stack.pushViewController(other, animated: false)
        #expect(rows.tableView.indexPathForSelectedRow == row)
        stack.popViewController(animated: false)
        #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : row))
        rows.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        rows.tableView.reloadData()
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    final class Drops: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
        UITableViewDragDelegate, UITableViewDropDelegate
    {
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: UICollectionViewDropCoordinator
        ) {
            for item in coordinator.items {
                coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0))
            }
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { [] }
        func tableView(
            _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
        ) {
            _ = coordinator.session.localDragSession?.localContext
            coordinator.session.loadObjects(ofClass: String.self) { print($0) }
        }
    }

    @Test func `what is dragged and dropped compiles, and is held`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (table, drops) = (UITableView(frame: .zero), Drops())
        table.dragDelegate = drops
        table.dropDelegate = drops
        #expect(table.dragDelegate === drops && table.dropDelegate === drops)
        let proposal = UITableViewDropProposal(
            operation: .move, intent: .insertAtDestinationIndexPath)
        #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
        #expect(drops.tableView(table, canHandle: Session()))
        #expect(table.undoManager == nil)
    }

    final class Session: NSObject, UIDropSession {
        let items: [UIDragItem] = []
        let localDragSession: (any UIDragSession)? = nil
    }

    @Test func `a method for changes of traits is not called, and the run says so`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (screen, target) = (UIViewController(), UIViewController())
        screen.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self], target: target,
            action: NSSelectorFromString("changed"))
        let kept = screen.registerForTraitChanges(
            [UITraitVerticalSizeClass.self], action: NSSelectorFromString("never"))
        let window = UIWindow(
            environment: WindowEnvironment(horizontalSizeClass: .regular, width: 1_024))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(ModelRuntime.current.exception == nil)
        window.environment = WindowEnvironment(horizontalSizeClass: .compact, width: 390)
        let exception = ModelRuntime.current.exception
        #expect(exception?.isLimitOfModel == true)
        #expect(exception?.reason.contains("calling a method by its name, changed") == true)
        screen.unregisterForTraitChanges(kept)
    }
}
