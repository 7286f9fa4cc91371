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

    /// Named columns, and a person who logs out.
    ///
    /// - Parameter leavesWaiting: Whether an article that waits out of sight is forgotten.
    private func logsOut(leavesWaiting: Bool) -> SplitViewSubject {
        SplitViewSubject("columns") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(NoArticle(), for: .secondary)
            let delegate = StyleTests.ListComesFirst()
            split.delegate = delegate
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
            .onLogOut { [unowned split] in
                let article = split.viewController(for: .secondary)?.children.first
                let waits = article is Article && article?.viewIfLoaded?.window == nil
                split.setViewController(ArticleList(), for: .primary)
                if !leavesWaiting || !waits {
                    split.setViewController(NoArticle(), for: .secondary)
                }
                split.show(.primary)
            }
            .memory(.none)
        }
    }

    @Test func `what waits out of sight does not outlive a log-out`() throws {
        try expectPair(
            logsOut(leavesWaiting: false), logsOut(leavesWaiting: true),
            law: "contents-preserved",
            trace: "launch narrow; select 1; back list; action 1; widen")
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
