import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What the app takes away, and UIKit has kept out of sight.
@MainActor @Suite struct TakenAwayTests {
    /// Named columns, and an article that can be deleted.
    ///
    /// - Parameters:
    ///   - replaces: Whether the column of the article gets something else in a narrow window, too.
    ///   - asAction: Whether to delete is an action of its own.
    private func columns(replaces: Bool, asAction: Bool) -> SplitViewSubject {
        SplitViewSubject("columns") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(NoArticle(), for: .secondary)
            let delegate = StyleTests.ListComesFirst()
            split.delegate = delegate
            let delete: @MainActor () -> UIViewController? = { [unowned split] in
                let article = split.viewController(for: .secondary)?.children.first as? Article
                guard let article, article.viewIfLoaded?.window != nil else { return nil }
                let isNarrow = split.isCollapsed
                if isNarrow { split.show(.primary) }
                if replaces || !isNarrow { split.setViewController(NoArticle(), for: .secondary) }
                return article
            }
            return SplitViewScene(split, keeping: [delegate]) {
                switch $0 {
                case let article as Article: .detail(item: article.row)
                case is NoArticle: .placeholder
                default: .list
                }
            }
            .onTap { [unowned split] row, _ in
                split.setViewController(
                    UINavigationController(rootViewController: Article(row)), for: .secondary)
                split.show(.secondary)
            }
            .onDelete(if: !asAction) { _ = delete() }
            .onAction("delete") {
                asAction ? delete().map { .takesAway($0) } ?? .changesNothing : .changesNothing
            }
            .memory(.none)
        }
    }

    @Test func `what was deleted in a narrow window does not come back in a wide one`() throws {
        try expectPair(
            columns(replaces: true, asAction: false), columns(replaces: false, asAction: false),
            law: "contents-preserved", trace: "launch narrow; select 1; clear-detail; widen")
        try expectPair(
            columns(replaces: true, asAction: true), columns(replaces: false, asAction: true),
            law: "contents-preserved", trace: "launch narrow; select 1; action 1; widen")
    }
}
