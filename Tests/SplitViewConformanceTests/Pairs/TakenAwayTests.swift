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
                    stacked(Article(row)), for: .secondary)
                split.show(.secondary)
            }
            .onDelete(if: !asAction) { _ = delete() }
            .onAction("delete") {
                asAction ? delete().map { .takesAway($0) } ?? .changesNothing : .changesNothing
            }
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
                    stacked(Article(row)), for: .secondary)
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
        }
    }

    @Test func `what waits out of sight does not outlive a log-out`() throws {
        try expectPair(
            logsOut(leavesWaiting: false), logsOut(leavesWaiting: true),
            "contents-preserved: launch narrow; select 1; back list; action 1; widen")
    }

    @Test func `what was deleted in a narrow window does not come back in a wide one`() throws {
        try expectPair(
            columns(replaces: true, asAction: false), columns(replaces: false, asAction: false),
            "contents-preserved: launch narrow; select 1; clear-detail; widen")
        try expectPair(
            columns(replaces: true, asAction: true), columns(replaces: false, asAction: true),
            "contents-preserved: launch narrow; select 1; action 1; widen")
    }

    /// Two columns, a compact one with a stack of its own, and an article that can be deleted.
    private class TwoTrees: NSObject, NamesTop, NamesMode {
        private let split = UISplitViewController(style: .doubleColumn)
        private let stack = stacked(ArticleList())
        final let detail = stacked(NoArticle())

        override init() {
            super.init()
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(detail, for: .secondary)
            split.setViewController(stack, for: .compact)
            split.delegate = self
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            let article = detail.topViewController as? Article
            stack.viewControllers =
                stack.viewControllers.prefix(1) + (article.map { [Article($0.row)] } ?? [])
            return .compact
        }

        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        {
            let article = stack.topViewController as? Article
            if article?.row != (detail.topViewController as? Article)?.row { expand(to: article) }
            return proposed
        }

        /// Shows what a narrow window has shown: another article, or none.
        func expand(to article: Article?) {
            detail.viewControllers = [article.map { Article($0.row) } ?? NoArticle()]
        }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case let article as Article: .detail(item: article.row)
                case is NoArticle: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] row, _ in
                if split.isCollapsed {
                    stack.pushViewController(Article(row), animated: false)
                } else {
                    detail.viewControllers = [Article(row)]
                }
            }
            .onDelete { [unowned self] in
                if split.isCollapsed {
                    stack.popToRootViewController(animated: false)
                } else {
                    detail.viewControllers = [NoArticle()]
                }
            }
        }
    }

    /// Keeps what it showed beside the list, where a narrow window ends with the list.
    private final class KeepsColumn: TwoTrees {
        override func expand(to article: Article?) {
            if article != nil { super.expand(to: article) }
        }
    }

    /// Makes it anew from what was chosen beside the list last.
    private final class MakesColumnAnew: TwoTrees {
        override func expand(to article: Article?) {
            super.expand(to: article ?? detail.topViewController as? Article)
        }
    }

    @Test func `what was deleted in a compact column does not come back beside the list`() throws {
        try expectPair(
            SplitViewSubject("trees") { TwoTrees().scene },
            SplitViewSubject("trees") { MakesColumnAnew().scene },
            "contents-preserved: launch wide; select 1; narrow; clear-detail; widen")
        try expectPair(
            SplitViewSubject("trees") { TwoTrees().scene },
            SplitViewSubject("trees") { KeepsColumn().scene },
            "contents-preserved: launch wide; select 1; narrow; clear-detail; widen")
        // The row is tapped once more: what was there before may come back.
        let line = "launch wide; select 1; narrow; clear-detail; select 1; widen"
        let subject = SplitViewSubject("trees") { TwoTrees().scene }
        try expectSilent(subject, line)
    }
}
