import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app with three named columns and without a compact one.
    public static let feeds = feeds("feeds", origin: "a correct app with three columns") {
        FeedBrowser()
    }

    /// The same with the delegate to copy for named columns.
    public static let recommendedColumns = feeds(
        "recommended-columns", origin: "the delegate to copy, for named columns"
    ) { FeedBrowser(delegate: FeedColumnDelegate()) }

    /// The news reader.
    static func feeds(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> FeedBrowser
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension FeedBrowser {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let article as FeedArticle:
                .detail(item: 10 * article.feed + article.number).named("Article")
            case is NoFeedArticle: .placeholder
            case let articles as Headlines: .list(item: articles.feed).named("Articles")
            default: .list.named("Feeds")
            }
        }
        .onTap(rows: { _ in 2 }) { [unowned self] row, list in
            guard let feed = (list as? Headlines)?.feed else {
                openFeed(row)
                return .unstated
            }
            openArticle(row)
            return .showsItem(10 * feed + row)
        }
        .onRefresh {}
        // It fetches the feeds, which changes no screen.
        .onForeground {}
    }
}
