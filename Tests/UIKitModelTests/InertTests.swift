import Testing
import UIKit

/// What an app names without effect on columns: held, and gone with its object.
///
/// Each test begins a process itself. An initializer of the suite would be too early: another test
/// of the main actor may come in between, and leave a process that has ended.
@MainActor @Suite struct InertTests {
    @Test func `what an app sets it reads back`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
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
        let stack = stacked(screen)
        stack.setNavigationBarHidden(true, animated: true)
        #expect(stack.isNavigationBarHidden && stack.navigationBar === stack.navigationBar)
    }

    @Test func `tables, fields and searches are held`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
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

    @Test func `what is never sent can be overridden`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        final class Screen: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        title: "Close", action: NSSelectorFromString("close"),
                        input: UIKeyCommand.inputEscape)
                ]
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                Issue.record("there are no fingers")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                Issue.record("the device is not moved")
            }
            override func paste(_ sender: Any?) { Issue.record("nothing is pasted") }
        }
        let screen = Screen()
        #expect(screen.keyCommands?.map(\.title) == ["Close"])
        let close = screen.keyCommands?.first
        close?.image = UIImage(systemName: "xmark")
        #expect(close?.image != nil && close?.action == NSSelectorFromString("close"))
        #expect(screen.view.snapshotView(afterScreenUpdates: true) == nil)
        #expect(!UIOpenURLContext(url: URL(filePath: "/")).options.openInPlace)
    }

    @Test func `N3: what a screen says about its place decides nothing`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        final class Alone: UIViewController {
            override var splitViewController: UISplitViewController? { nil }
            override var navigationController: UINavigationController? { nil }
            override var tabBarController: UITabBarController? { nil }
            override func buildMenu(with builder: any UIMenuBuilder) {
                builder.remove(menu: .format)
                Issue.record("there are no menus")
            }
        }
        final class Stack: UINavigationController {
            override var topViewController: UIViewController? { nil }
            override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
                super.setNavigationBarHidden(true, animated: animated)
            }
        }
        let list = Stack(rootViewController: Alone())
        list.setNavigationBarHidden(false, animated: false)
        #expect(list.isNavigationBarHidden && list.interactivePopGestureRecognizer != nil)
        let app = ClassicApp(.regular, list: { list }, detail: { Alone() })
        app.window.environment = .compact
        #expect(app.split.isCollapsed && list.viewControllers == [list.children[0], app.detail])
        list.popViewController(animated: false)
        #expect(list.children.count == 1 && list.navigationBar.topItem == nil)
    }

    @Test func `an app's container may add to what UIKit does with children`() {
        final class Frame: UIViewController {
            var added = 0
            override func addChild(_ childController: UIViewController) {
                super.addChild(childController)
                added += 1
            }
        }
        final class Page: UIViewController {
            var isRemoved = false
            override func removeFromParent() {
                super.removeFromParent()
                isRemoved = true
            }
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (frame, page) = (Frame(), Page())
        frame.addChild(page)
        #expect(frame.added == 1 && frame.children == [page])
        page.removeFromParent()
        #expect(page.isRemoved && frame.children.isEmpty)
        let area = CGRect(x: 0, y: 0, width: 10, height: 10)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(area == CGRect(x: 2, y: 1, width: 4, height: 6))
    }

    @Test func `an exception of the app ends the run`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        UIKit.NSException(name: .internalInconsistencyException, reason: "two notes are one")
            .raise()
        #expect(runtime.exception?.name == "NSInternalInconsistencyException")
        #expect(runtime.exception?.reason == "two notes are one")
    }

    @Test func `traits that a controller replaces can be asked for, and given back`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let screen = UIViewController()
        screen.traitOverrides.horizontalSizeClass = .compact
        #expect(screen.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(!screen.traitOverrides.contains(UITraitVerticalSizeClass.self))
        screen.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(screen.traitOverrides.horizontalSizeClass == .unspecified)
    }

    @Test func `the children of a container change places at once`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let (container, old, new) = (UIViewController(), UIViewController(), UIViewController())
        for child in [old, new] {
            container.addChild(child)
            child.didMove(toParent: container)
        }
        var calls: [String] = []
        container.transition(
            from: old, to: new, duration: 0.3, options: [.transitionCrossDissolve],
            animations: { calls.append("animation") }, completion: { _ in calls.append("end") })
        #expect(calls == ["animation", "end"])
        container.transition(from: old, to: UIViewController(), duration: 0, animations: nil)
        #expect(runtime.exception?.name == "NSInvalidArgumentException")
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
        ModelRuntime.current = ModelRuntime(profile: .ios26)
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
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        var order: [String] = []
        UIView.animate(
            withDuration: 1, animations: { order.append("change") },
            completion: { order.append("over \($0)") })
        UIView.performWithoutAnimation { order.append("without") }
        #expect(order == ["change", "over true", "without"])
    }

    @Test func `a question is presented like any controller, and can be dismissed`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let app = ClassicApp(.regular)
        let question = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Delete", style: .destructive))
        app.split.present(question, animated: true)
        #expect(app.split.presentedViewController === question && question.actions.count == 1)
        app.split.dismiss(animated: true)
        #expect(app.split.presentedViewController == nil)
    }

    @Test func `V13: the action of the button does what a tap does, and no other is called`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let app = ClassicApp(.regular)
        let button = app.split.displayModeButtonItem
        guard let action = button.action else {
            Issue.record("the button has no action")
            return
        }
        UIApplication.shared.sendAction(action, to: button.target, from: nil, for: nil)
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .secondaryOnly)
        UIApplication.shared.sendAction(action, to: button.target, from: nil, for: nil)
        app.split.view.layoutIfNeeded()
        #expect(app.split.displayMode == .oneBesideSecondary && app.runtime.exception == nil)
        let tap = NSSelectorFromString("tap:")
        #expect(!UIApplication.shared.sendAction(tap, to: app.split, from: nil, for: nil))
        #expect(app.runtime.exception?.isLimitOfModel == true)
    }

    @Test func `FR1: ending to edit takes the first responder from a view and those inside`() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let app = ClassicApp(.regular)
        ModelRuntime.current = app.runtime
        let (field, beside) = (Field(), UIView())
        app.split.view.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        beside.endEditing(true)
        #expect(field.isFirstResponder)
        #expect(app.split.view.endEditing(true) && !field.isFirstResponder)
        field.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
        field.center = CGPoint(x: 50, y: 50)
        #expect(field.frame == CGRect(x: 40, y: 30, width: 20, height: 40))
    }
}
