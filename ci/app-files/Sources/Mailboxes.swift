import UIKit

// A classic split view with tabs, built by a coordinator that is no view controller.

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let coordinator = RootCoordinator()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().tintColor = .systemIndigo
        window?.tintColor = UIColor(red: 0.2, green: 0.3, blue: 0.7, alpha: 1)
        window?.rootViewController = coordinator.start()
        window?.makeKeyAndVisible()
        return true
    }
}

final class RootCoordinator: NSObject {
    let splitViewController = UISplitViewController()
    let tabs = UITabBarController()
    private var isLocked = false

    func start() -> UIViewController {
        let lists = ["Inbox", "Archive"].enumerated().map { index, name -> UIViewController in
            let list = MailListViewController(name: name, coordinator: self)
            list.tabBarItem = UITabBarItem(
                title: name, image: UIImage(systemName: "tray"), tag: index)
            return UINavigationController(rootViewController: list)
        }
        tabs.viewControllers = lists
        tabs.delegate = self
        splitViewController.viewControllers = [
            tabs, UINavigationController(rootViewController: NoMailViewController()),
        ]
        splitViewController.delegate = self
        splitViewController.preferredDisplayMode = .allVisible
        return splitViewController
    }

    func open(_ mail: Int) -> UIViewController {
        let controller = MailViewController(mail: mail)
        controller.navigationItem.leftBarButtonItem = splitViewController.displayModeButtonItem
        controller.navigationItem.leftItemsSupplementBackButton = true
        splitViewController.showDetailViewController(controller, sender: self)
        return controller
    }

    func lock() { isLocked = true }

    private func mails(in controller: UIViewController?) -> [UIViewController] {
        guard let stack = controller as? UINavigationController else { return [] }
        return stack.viewControllers.filter { $0 is MailViewController }
    }
}

extension RootCoordinator: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !isLocked }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { tabBarController.title = viewController.tabBarItem.title }
}

extension RootCoordinator: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if splitViewController.isCollapsed {
            let stack = tabs.selectedViewController as? UINavigationController
            stack?.viewControllers = (stack?.viewControllers ?? []).filter { $0 !== vc } + [vc]
        } else {
            let stack = splitViewController.viewControllers.last as? UINavigationController
            stack?.viewControllers = [vc]
        }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let details = mails(in: secondaryViewController)
        guard !details.isEmpty else { return true }
        (secondaryViewController as? UINavigationController)?.viewControllers = []
        (tabs.selectedViewController as? UINavigationController)?.viewControllers += details
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
        let details = stacks.flatMap { mails(in: $0) }
        for stack in stacks where !mails(in: stack).isEmpty {
            stack.viewControllers.removeAll { $0 is MailViewController }
        }
        let secondary = UINavigationController()
        secondary.viewControllers = details.isEmpty ? [NoMailViewController()] : details
        return secondary
    }
}

class MailListViewController: UITableViewController {
    private weak var coordinator: RootCoordinator?

    init(name: String, coordinator: RootCoordinator?) {
        self.coordinator = coordinator
        super.init(style: .plain)
        title = name
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
        tableView.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: nil)
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 20 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        cell.textLabel?.text = "Mail \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        _ = coordinator?.open(indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

class MailViewController: UIViewController {
    let mail: Int
    private let body = UILabel()

    init(mail: Int) {
        self.mail = mail
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        mail = 0
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        body.font = UIFont.preferredFont(forTextStyle: .body)
        body.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(body)
        NSLayoutConstraint.activate([
            body.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            body.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

class NoMailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.secondarySystemBackground
    }
}
