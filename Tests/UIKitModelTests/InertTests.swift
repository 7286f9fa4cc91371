import Testing
import UIKit

/// What an app names without effect on columns: held, and gone with its object.
@MainActor @Suite struct InertTests {
    init() { ModelRuntime.current = ModelRuntime(profile: .ios26) }

    @Test func `what an app sets it reads back`() {
        let screen = UIViewController()
        screen.title = "Notes"
        #expect(screen.navigationItem === screen.navigationItem)
        #expect(screen.navigationItem.title == "Notes")
        screen.title = "All notes"
        #expect(screen.navigationItem.title == "All notes")
        let button = UIBarButtonItem(title: "Sort", style: .done, target: screen, action: nil)
        screen.navigationItem.rightBarButtonItem = button
        #expect(screen.navigationItem.rightBarButtonItems == [button])
        #expect(button.target === screen && button.style == .done && !button.isHidden)
        screen.view.backgroundColor = .red
        #expect(screen.view.backgroundColor == .red && screen.view.tintColor == .tintColor)
        screen.view.backgroundColor = nil
        #expect(screen.view.backgroundColor == nil)
        screen.hidesBottomBarWhenPushed = true
        #expect(screen.hidesBottomBarWhenPushed)
        let stack = UINavigationController(rootViewController: screen)
        stack.setNavigationBarHidden(true, animated: true)
        #expect(stack.isNavigationBarHidden && stack.navigationBar === stack.navigationBar)
    }

    @Test func `tables, fields and searches are held`() {
        let table = UITableView(frame: .zero, style: .plain)
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.beginRefreshing()
        #expect(table.refreshControl?.isRefreshing == true)
        table.rowHeight = UITableView.automaticDimension
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "A note"
        cell.contentConfiguration = content
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "A note")
        let search = UISearchController(searchResultsController: nil)
        let list = UITableViewController(style: .plain)
        list.navigationItem.searchController = search
        list.refreshControl = table.refreshControl
        #expect(list.tableView.refreshControl === table.refreshControl)
        #expect(list.navigationItem.searchController === search && !search.isActive)
        #expect(list.tableView(table, trailingSwipeActionsConfigurationForRowAt: [0, 0]) == nil)
        let views = UIStackView(arrangedSubviews: [UITextField(), UITextView()])
        views.axis = .vertical
        #expect(views.arrangedSubviews.allSatisfy { $0.superview === views })
        #expect(views.arrangedSubviews.allSatisfy { $0.canBecomeFirstResponder })
        UISwitch().addAction(
            UIAction { _ in _ = Issue.record("nothing calls it") }, for: .valueChanged)
    }

    @Test func `what is held goes with its object, and keeps nothing alive`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        weak var screen: UIViewController?
        weak var item: UINavigationItem?
        weak var app: UIApplication?
        do {
            let made = UIViewController()
            (screen, item, app) = (made, made.navigationItem, UIApplication.shared)
            made.navigationItem.leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: made, action: nil)
            made.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 1)
            _ = made.editButtonItem
            made.navigationItem.titleView = made.view
            #expect(UIApplication.shared === app)
        }
        #expect(screen == nil && item == nil && app != nil)
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        #expect(UIApplication.shared !== app, "each process has one of its own")
    }

    @Test func `no state hangs on it`() {
        func scene(_ change: (UIViewController) -> Void) -> UIViewController {
            let screen = UIViewController()
            screen.loadViewIfNeeded()
            change(screen)
            return screen
        }
        let plain = scene { _ in }
        let coloured = scene { $0.navigationItem.title = "Notes" }
        #expect(plain.futureBits == coloured.futureBits)
    }

    @Test func `animations are over at once`() {
        var order: [String] = []
        UIView.animate(
            withDuration: 1, animations: { order.append("change") },
            completion: { order.append("over \($0)") })
        UIView.performWithoutAnimation { order.append("without") }
        #expect(order == ["change", "over true", "without"])
    }

    @Test func `a question is presented like any controller, and can be dismissed`() {
        let app = ClassicApp(.regular)
        let question = UIAlertController(
            title: "Delete?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Delete", style: .destructive))
        app.split.present(question, animated: true)
        #expect(app.split.presentedViewController === question && question.actions.count == 1)
        app.split.dismiss(animated: true)
        #expect(app.split.presentedViewController == nil)
    }

    @Test func `V13: the action of the button does what a tap does, and no other is called`() {
        let app = ClassicApp(.regular)
        let button = app.split.displayModeButtonItem
        guard let action = button.action else {
            Issue.record("the button has no action")
            return
        }
        UIApplication.shared.sendAction(action, to: button.target, from: nil, for: nil)
        #expect(app.split.displayMode == .secondaryOnly)
        UIApplication.shared.sendAction(action, to: button.target, from: nil, for: nil)
        #expect(app.split.displayMode == .oneBesideSecondary && app.runtime.exception == nil)
        #expect(!UIApplication.shared.sendAction("tap:", to: app.split, from: nil, for: nil))
        #expect(app.runtime.exception?.isLimitOfModel == true)
    }

    @Test func `a table holds its selection, and its controller is its delegate`() {
        let table = UITableViewController(style: .grouped)
        #expect(table.tableView.dataSource === table && table.tableView.delegate === table)
        let row = IndexPath(row: 2, section: 1)
        table.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        #expect(table.tableView.indexPathForSelectedRow == row && row.row == 2 && row.section == 1)
        table.tableView.deselectRow(at: row, animated: false)
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }
}
