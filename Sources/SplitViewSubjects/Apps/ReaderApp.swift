import UIKitModel

/// A coordinator of a list of articles: a tapped article takes the place of the one shown, beside
/// the list and above it.
@MainActor open class ReaderApp: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split = UISplitViewController()

    /// The app, with its list in front of nothing.
    public override init() {
        super.init()
        split.viewControllers = [
            UINavigationController(rootViewController: ArticleList()),
            UINavigationController(rootViewController: NoArticle()),
        ]
        split.delegate = self
    }

    /// The articles that are shown, from the lowest.
    public final var articles: [UIViewController] {
        split.viewControllers.flatMap(\.children).filter(isDetail)
    }

    /// The screen of the detail column while there is nothing else.
    open func makeDefault() -> UIViewController { NoArticle() }

    /// A person taps a row of a list.
    open func tap(_ row: Int) { show(Article(row)) }

    /// Shows the article that a link leads to, unless it is in front.
    public final func openLink(to row: Int) {
        if (articles.last as? Article)?.row != row { show(Article(row)) }
    }

    /// Shows the article behind the one in front, or the first one.
    public final func showAnother() {
        show(Article(((articles.last as? Article)?.row ?? 0) % 3 + 1))
    }

    /// Shows an article in place of those that are shown.
    open func show(_ article: UIViewController) {
        guard split.isCollapsed, let list = split.viewControllers[0] as? UINavigationController
        else { return stand(article) }
        list.setViewControllers(list.children.filter { !isDetail($0) } + [article], animated: true)
    }

    /// Shows an article beside the list.
    private func stand(_ article: UIViewController) {
        split.showDetailViewController(
            UINavigationController(rootViewController: article), sender: nil)
    }

    /// Whether a controller is an article, or a page of one.
    public final func isDetail(_ controller: UIViewController) -> Bool { controller is Article }

    /// The screens that move between the columns when these merge and separate.
    open func moves(_ controller: UIViewController) -> Bool { isDetail(controller) }

    /// Puts the screens that move on the list's stack.
    open func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? UINavigationController,
            let primary = primaryViewController as? UINavigationController
        else { return false }
        let moved = secondary.children.filter(moves)
        secondary.viewControllers = []
        stack(moved, on: primary)
        return true
    }

    /// Puts what moves on the list's stack.
    open func stack(_ moved: [UIViewController], on primary: UINavigationController) {
        primary.viewControllers += moved
    }

    /// Takes the articles from the list's stack again.
    open func splitViewController(
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
}

/// The list of the app.
public final class ArticleList: UIViewController {}

/// An article.
public final class Article: UIViewController {
    /// The row of the list that shows it, from 1.
    public let row: Int
    /// Whether the app shows it without having been asked.
    public var isDefault: Bool

    /// An article.
    public init(_ row: Int, isDefault: Bool = false) {
        self.row = row
        self.isDefault = isDefault
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// The placeholder of the app while no article is chosen.
public final class NoArticle: UIViewController {}
