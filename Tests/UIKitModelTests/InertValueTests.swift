import Testing
import UIKit

/// What an app sets and reads back, theme by theme: bars, lists, presentations, the system.
@MainActor @Suite struct InertValueTests {
    @Test func `a table holds its selection, and its controller is its delegate`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let table = UITableViewController(style: .grouped)
        #expect(table.tableView.dataSource === table && table.tableView.delegate === table)
        let row = IndexPath(row: 2, section: 1)
        table.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        #expect(table.tableView.indexPathForSelectedRow == row && row.row == 2 && row.section == 1)
        table.tableView.deselectRow(at: row, animated: false)
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `bars, layers, menus and constraints read back what was set`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        let copy = UINavigationBarAppearance(barAppearance: look)
        #expect(copy.backgroundColor == .systemBackground && copy.titleTextAttributes.count == 1)
        let stack = UINavigationController()
        stack.navigationBar.scrollEdgeAppearance = look
        #expect(stack.navigationBar.scrollEdgeAppearance === look)
        stack.setToolbarItems([.flexibleSpace()], animated: false)
        #expect(stack.toolbarItems?.count == 1)
        let view = UIView()
        view.layer.cornerRadius = 8
        view.layer.borderColor = UIColor.red.cgColor
        #expect(view.layer.cornerRadius == 8 && view.layer.borderColor == UIColor.red.cgColor)
        view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
        #expect(view.transform.tx == 2 && !view.transform.isIdentity)
        let edge = view.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor)
        edge.priority = .defaultHigh - 1
        NSLayoutConstraint.activate([edge])
        #expect(edge.isActive && edge.priority.rawValue == 749)
        let action = UIAction(title: "Share", attributes: .destructive) { _ in }
        let button = UIBarButtonItem(
            systemItem: .action, primaryAction: action, menu: UIMenu(children: [action]))
        #expect(button.menu?.children == [action] && button.primaryAction === action)
        let touched = UIButton(type: .system)
        touched.setTitle("Save", for: .normal)
        touched.isEnabled = false
        #expect(touched.currentTitle == "Save" && touched.state == .disabled)
        _ = UINavigationBar.appearance()
    }

    @Test func `presentations and editing read back what was set, and keep nothing alive`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        final class Asked: NSObject, UIViewControllerTransitioningDelegate,
            UIAdaptivePresentationControllerDelegate
        {}
        let screen = UITableViewController(style: .plain)
        do {
            let asked = Asked()
            screen.transitioningDelegate = asked
            screen.presentationController?.delegate = asked
            #expect(screen.transitioningDelegate === asked)
            #expect(screen.presentationController?.delegate === asked)
        }
        #expect(
            screen.transitioningDelegate == nil && screen.presentationController?.delegate == nil)
        #expect(screen.presentationController?.presentedViewController === screen)
        #expect(screen.sheetPresentationController === screen.presentationController)
        screen.definesPresentationContext = true
        #expect(screen.definesPresentationContext && !screen.isEditing)
        _ = screen.tableView
        screen.isEditing = true
        #expect(screen.isEditing && screen.tableView.isEditing)
        weak var released: UIViewController?
        do {
            let other = UIViewController()
            _ = other.presentationController
            released = other
        }
        #expect(released == nil)
    }

    @Test func `what an app reads of the system is inert`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let activity = NSUserActivity(activityType: "note")
        activity.addUserInfoEntries(from: ["row": 3])
        #expect(activity.userInfo?["row"] as? Int == 3)
        let screen = UIViewController()
        screen.userActivity = activity
        #expect(screen.userActivity === activity)
        #expect(UIApplication.shared.applicationState == .active)
        UIApplication.shared.applicationIconBadgeNumber = 2
        #expect(UIApplication.shared.applicationIconBadgeNumber == 2)
        UIPasteboard.general.string = "copied"
        #expect(UIPasteboard.general.string == "copied" && !UIAccessibility.isVoiceOverRunning)
        var opened: Bool?
        UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened = $0 }
        #expect(opened == false && screen.traitCollection.userInterfaceStyle == .light)
        screen.overrideUserInterfaceStyle = .dark
        #expect(screen.overrideUserInterfaceStyle == .dark)
        var order: [String] = []
        UIView.transition(
            with: UIView(), duration: 1, animations: { order.append("change") },
            completion: { _ in order.append("over") })
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { order.append("more") }
        animator.addCompletion { _ in order.append("end") }
        animator.startAnimation()
        #expect(order == ["change", "over", "more", "end"])
    }

    @Test func `fields of a question, pickers and numbers of views read back what was set`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let question = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        question.addTextField { $0.text = "Notes" }
        #expect(question.textFields?.first?.text == "Notes")
        let (outer, inner) = (UIView(), UIView())
        inner.tag = 7
        outer.addSubview(inner)
        #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(8) == nil && inner.isOpaque)
        let progress = UIProgressView()
        progress.setProgress(0.5, animated: true)
        #expect(progress.progress == 0.5 && UITapGestureRecognizer().numberOfTapsRequired == 1)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9)).pointSize == 9)
    }

    @Test func `what surrounds transitions, tabs, gestures and files reads back what was set`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        final class Stack: UINavigationController {
            override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
                super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
            }
            required init?(coder: NSCoder) { nil }
            override func encodeRestorableState(with coder: NSCoder) {
                Issue.record("nothing is written")
            }
            override func validate(_ command: UICommand) { command.state = .on }
        }
        startProcess()
        let stack = Stack(navigationBarClass: nil, toolbarClass: nil)
        stack.viewControllers = [UIViewController()]
        let (close, add) = (NSSelectorFromString("close"), NSSelectorFromString("add"))
        #expect(stack.target(forAction: close, withSender: nil) as? UIResponder === stack)
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: add)
        stack.validate(command)
        #expect(command.state == .on)
        #expect(stack.interactiveContentPopGestureRecognizer?.state == .possible)
        #expect(stack.barHideOnSwipeGestureRecognizer.state != .recognized)
        let tabs = UITabBarController()
        (tabs.mode, tabs.customizableViewControllers) = (.tabSidebar, [stack])
        tabs.setTabBarHidden(true, animated: true)
        #expect(tabs.mode == .tabSidebar && tabs.isTabBarHidden)
        #expect(tabs.customizableViewControllers == [stack])
        let window = UIWindow(environment: .compact)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.pushViewController(UIViewController(), animated: true)
        let coordinator = stack.transitionCoordinator
        #expect(coordinator?.percentComplete == 1 && coordinator?.isInterruptible == false)
        let picker = UIDocumentPickerViewController(forExporting: [])
        picker.allowsMultipleSelection = true
        stack.present(picker, animated: true)
        #expect(stack.presentedViewController === picker && picker.allowsMultipleSelection)
    }
}
