import SplitViewConformance
import UIKitModel

/// An app that makes and shows its screens itself: a list of articles, whose rows are tapped.
@MainActor class ReaderApp: NSObject, UISplitViewControllerDelegate {
    let split = UISplitViewController()

    override init() {
        super.init()
        split.viewControllers = [
            UINavigationController(rootViewController: ArticleList()),
            UINavigationController(rootViewController: NoArticle()),
        ]
        split.delegate = self
    }

    /// The articles that are shown, from the lowest.
    var articles: [UIViewController] { split.viewControllers.flatMap(\.children).filter(isDetail) }

    /// What the detail column shows where there is nothing else.
    func makeDefault() -> UIViewController { NoArticle() }

    /// A person taps a row of a list.
    func tap(_ row: Int) { show(Article(row)) }

    /// Shows an article in place of those that are shown.
    func show(_ article: UIViewController) {
        guard split.isCollapsed, let list = split.viewControllers[0] as? UINavigationController
        else { return stand(article) }
        list.setViewControllers(list.children.filter { !isDetail($0) } + [article], animated: true)
    }

    /// Shows an article beside the list.
    private func stand(_ article: UIViewController) {
        split.showDetailViewController(
            UINavigationController(rootViewController: article), sender: nil)
    }

    func isDetail(_ controller: UIViewController) -> Bool { controller is Article }

    /// The screens that move between the columns when these merge and separate.
    func moves(_ controller: UIViewController) -> Bool { isDetail(controller) }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? UINavigationController,
            let primary = primaryViewController as? UINavigationController
        else { return false }
        let moved = secondary.children.filter(moves)
        secondary.viewControllers = []
        primary.viewControllers += moved
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        let moved = primary.children.filter(isDetail)
        primary.viewControllers.removeAll(where: isDetail)
        let secondary = UINavigationController()
        secondary.viewControllers = moved.isEmpty ? [makeDefault()] : moved
        return secondary
    }

    /// What the app's screens are.
    func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
        switch controller {
        case let article as Article:
            article.isDefault ? .detail(item: article.row).filledIn : .detail(item: article.row)
        case is NoArticle: .placeholder
        default: .list
        }
    }

    /// The app as a scene.
    var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { [unowned self] in screen($0) }
            .onTap { [unowned self] row, _ in tap(row) }
            .memory(.none)
    }
}

/// The list of the app.
final class ArticleList: UIViewController {}

/// An article.
final class Article: UIViewController {
    let row: Int
    /// Whether the app shows it without having been asked.
    var isDefault: Bool

    init(_ row: Int, isDefault: Bool = false) {
        self.row = row
        self.isDefault = isDefault
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

/// What the app shows while no article is chosen.
final class NoArticle: UIViewController {}

extension SplitViewSubject {
    /// An app that makes its screens itself, under the usual contract.
    static func reader(
        _ policies: Policies = Policies(collapsedSelection: .replaces),
        _ make: @escaping @MainActor @Sendable () -> ReaderApp
    ) -> SplitViewSubject {
        SplitViewSubject("reader", contract: .usual(policies)) { make().scene }
    }
}
