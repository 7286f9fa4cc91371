import UIKitModel

/// A news reader in three named columns: feeds, the articles of one feed, and an article.
///
/// It has no compact column, so a narrow window stacks the columns.
@MainActor open class FeedBrowser: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split: UISplitViewController
    private let delegate: (any UISplitViewControllerDelegate)?

    /// The app, with the articles of all feeds, and none of them open.
    ///
    /// - Parameters:
    ///   - split: A split view with three columns.
    ///   - delegate: Its delegate, which the app keeps alive; without one it is the app itself.
    public init(
        in split: UISplitViewController = UISplitViewController(style: .tripleColumn),
        delegate: (any UISplitViewControllerDelegate)? = nil
    ) {
        self.split = split
        self.delegate = delegate
        super.init()
        set(FeedList(), for: .primary)
        set(Headlines(ofFeed: 0), for: .supplementary)
        set(NoFeedArticle(), for: .secondary)
        // Otherwise showing a column would make a preference of its own (K19).
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = delegate ?? self
    }

    /// Opens a feed, and closes an article of another one.
    ///
    /// - Parameter number: Its place in the list of feeds, from 1.
    public final func openFeed(_ number: Int) {
        if articles?.feed != number {
            set(Headlines(ofFeed: number), for: columnOfArticles)
            if article != nil { set(NoFeedArticle(), for: .secondary) }
        }
        split.show(.supplementary)
    }

    /// Opens an article of the feed that is open.
    ///
    /// - Parameter number: Its place in the list of articles, from 1.
    public final func openArticle(_ number: Int) {
        guard let feed = articles?.feed else { return }
        let isOpen = article?.feed == feed && article?.number == number
        if !isOpen { set(FeedArticle(number, ofFeed: feed), for: .secondary) }
        split.show(.secondary)
    }

    /// The column for the articles of a feed.
    var columnOfArticles: UISplitViewController.Column { .supplementary }

    /// Each column has a navigation controller of its own, which is replaced as a whole.
    private func set(_ screen: UIViewController, for column: UISplitViewController.Column) {
        let stack = UINavigationController(rootViewController: screen)
        split.setViewController(stack, for: column)
    }

    /// The list of articles.
    public final var articles: Headlines? { screen(in: .supplementary) as? Headlines }

    /// The article that is open.
    public final var article: FeedArticle? { screen(in: .secondary) as? FeedArticle }

    private func screen(in column: UISplitViewController.Column) -> UIViewController? {
        (split.viewController(for: column) as? UINavigationController)?.topViewController
    }

    /// The article that is open, or else the list of articles.
    public final func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn }

    /// The column that a narrow window shows first.
    var topColumn: UISplitViewController.Column { article == nil ? .supplementary : .secondary }
}

/// The feeds.
public final class FeedList: UIViewController {}

/// The articles of one feed, or of all of them.
public final class Headlines: UIViewController {
    /// The place of the feed in its list, from 1; 0 for all of them.
    public let feed: Int

    init(ofFeed feed: Int) {
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// An article.
public final class FeedArticle: UIViewController {
    /// Its place in the list of its feed, from 1.
    public let number: Int
    /// The place of its feed, from 1; 0 if it was opened in the list of all articles.
    public let feed: Int

    init(_ number: Int, ofFeed feed: Int) {
        self.number = number
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// The placeholder in the third column while no article is open.
public final class NoFeedArticle: UIViewController {}
