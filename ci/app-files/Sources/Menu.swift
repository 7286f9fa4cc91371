import UIKit

// A split view that watches the column of a menu with a navigation controller of its own, in the
// manner of the article that is document 004.

class MenuSplitViewController: UISplitViewController {
    private var frameToken: NSKeyValueObservation?
    private var safeAreaToken: NSKeyValueObservation?

    override func setViewController(
        _ vc: UIViewController?, for column: UISplitViewController.Column
    ) {
        super.setViewController(vc, for: column)
        guard column == .primary, let menu = vc else { return }
        frameToken = menu.view.observe(\.frame) { [weak self, weak menu] (_, _) in
            guard let menu = menu else { return }
            self?.repair(menu)
        }
        safeAreaToken = menu.view.observe(\.safeAreaInsets) { [weak self, weak menu] (view, _) in
            guard let menu = menu else { return }
            guard view.safeAreaInsets.left == 0, view.safeAreaInsets.right == 0 else { return }
            self?.repair(menu)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let menu = viewController(for: .primary) else { return }
        repair(menu)
    }

    private func repair(_ menu: UIViewController) {
        guard !isCollapsed, view.bounds.intersects(menu.view.frame) else { return }
        let excess = menu.view.bounds.width - primaryColumnWidth
        let frame = view.convert(menu.view.bounds, from: menu.view)
        if frame.origin.x < 0 {
            setInset(\.left, of: menu, to: excess)
        } else if frame.maxX > view.bounds.maxX {
            setInset(\.right, of: menu, to: excess)
        }
        if let inner = menu.children.first as? UINavigationController {
            inner.navigationBar.setNeedsLayout()
        }
    }

    private func setInset(
        _ side: WritableKeyPath<UIEdgeInsets, CGFloat>, of menu: UIViewController,
        to points: CGFloat
    ) {
        guard menu.view.safeAreaInsets[keyPath: side] != points else { return }
        menu.additionalSafeAreaInsets[keyPath: side] = 0
        menu.additionalSafeAreaInsets[keyPath: side] =
            points - menu.view.safeAreaInsets[keyPath: side]
    }
}

class MenuViewController: UIViewController {
    private let inner = UINavigationController(rootViewController: UITableViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }

    func showPresenter() {
        inner.pushViewController(UITableViewController(style: .insetGrouped), animated: true)
    }
}
