import UIKit

// A split view that is its own delegate, with the overrides that a root controller has.

final class ReaderSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let background = UIColor(white: 0.95, alpha: 1)
    private var isWide = false
    private var isPresentingFirst = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        delegate = self
        viewControllers = [
            UINavigationController(rootViewController: FeedViewController()),
            UINavigationController(rootViewController: NothingViewController()),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = background
        view.tintColor = .orange
        preferredDisplayMode = .allVisible
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var childForStatusBarStyle: UIViewController? { viewControllers.last }
    override var childForHomeIndicatorAutoHidden: UIViewController? { viewControllers.last }
    override var prefersStatusBarHidden: Bool { false }
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.setNeedsStatusBarAppearanceUpdate() },
            completion: { [weak self] _ in self?.isWide = size.width > 700 })
    }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        isPresentingFirst = presentedViewController == nil
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        (viewControllers.last as? UINavigationController)?.popToRootViewController(animated: false)
    }

    func toggleList() {
        let button = displayModeButtonItem
        guard let action = button.action, !button.isHidden else { return }
        UIView.animate(withDuration: 0.3) {
            UIApplication.shared.sendAction(action, to: button.target, from: nil, for: nil)
        }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard let stack = viewControllers.last as? UINavigationController else { return false }
        if isCollapsed {
            stack.pushViewController(vc, animated: true)
        } else {
            stack.setViewControllers([vc], animated: false)
        }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let list = primaryViewController as? UINavigationController else { return false }
        list.viewControllers += articles(in: secondaryViewController)
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let stack = primaryViewController as? UINavigationController else { return nil }
        let moved = articles(in: stack)
        stack.viewControllers.removeAll { $0 is ArticleViewController }
        let detail = UINavigationController()
        detail.viewControllers = moved.isEmpty ? [NothingViewController()] : moved
        return detail
    }

    private func articles(in controller: UIViewController) -> [UIViewController] {
        let stack = controller as? UINavigationController
        return stack?.viewControllers.filter { $0 is ArticleViewController } ?? []
    }
}

final class FeedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = NSLocalizedString("Feed", comment: "")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "gear"), style: .plain, target: self, action: nil)
    }
}

final class ArticleViewController: UIViewController {
    let number: Int
    private let header = UIView()

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article \(number)"
        view.backgroundColor = .systemBackground
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.addSubview(header)
        header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
        if let split = splitViewController as? ReaderSplitViewController {
            navigationItem.leftBarButtonItem = split.displayModeButtonItem
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.setNeedsLayout()
        header.layoutIfNeeded()
    }

    /// Whether a person can see the article at the moment.
    var isOnScreen: Bool { view.window != nil && view.superview != nil && !isBeingPresented }
}

final class NothingViewController: UIViewController {}
