import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// Three columns in a wide window, and one stack in the compact column: a coordinator makes the
/// screens of each anew from what is chosen.
@MainActor @Suite struct CompactStackTests {
    private final class Feeds: UIViewController {}

    private final class Feed: UIViewController {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    class Coordinator: NSObject, NamesTop, NamesMode {
        private let split = UISplitViewController(style: .tripleColumn)
        private let stack = stacked(Feeds())
        private let middle = UINavigationController()
        private let last = UINavigationController()
        private var feed = 1
        final var article: Int?
        private var isAtFeeds = false

        override init() {
            super.init()
            split.delegate = self
            fillColumns()
            split.setViewController(Feeds(), for: .primary)
            split.setViewController(middle, for: .supplementary)
            split.setViewController(last, for: .secondary)
            split.setViewController(stack, for: .compact)
        }

        private func fillColumns() {
            middle.viewControllers = [Feed(feed)]
            last.viewControllers = [article.map { Article($0) } ?? NoArticle()]
        }

        private func tap(_ row: Int, in list: UIViewController) {
            isAtFeeds = false
            if list is Feeds {
                (feed, article) = (row, nil)
            } else {
                article = 10 * feed + row
            }
            if split.isCollapsed { fillStack() } else { fillColumns() }
        }

        private func fillStack() {
            let path = isAtFeeds ? [] : [Feed(feed)] + (article.map { [Article($0)] } ?? [])
            stack.viewControllers = stack.viewControllers.prefix(1) + path
        }

        /// What a person has gone back to.
        func readStack() {
            article = (stack.topViewController as? Article)?.row
            isAtFeeds = stack.topViewController is Feeds
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            fillStack()
            return .compact
        }

        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        {
            readStack()
            fillColumns()
            return proposed
        }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case let feed as Feed: .list(item: feed.number)
                case let article as Article: .detail(item: article.row)
                case is NoArticle: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] row, list in tap(row, in: list) }
        }
    }

    /// Goes by what was opened last, not by what is in front.
    final class Forgets: Coordinator { override func readStack() { article = nil } }

    @Test(arguments: [
        // A wide window shows a list that it had before, made anew.
        "launch narrow; back list; widen",
        // Of three columns, the middle one shows a list also to a person at the first.
        "launch narrow; back list; select 2; back list; widen",
        // There and back leads to the first list again.
        "launch narrow; back list; widen; narrow",
    ])
    func `a wide window has a list beside the first`(line: String) throws {
        try expectSilent(SplitViewSubject("stack") { Coordinator().scene }, line)
    }

    @Test func `an article that is not taken along is found`() throws {
        let forgets = SplitViewSubject("stack") { Forgets().scene }
        let found = try flaws(forgets, "launch narrow; select 1; widen")
        #expect(found.contains("contents-preserved 2"), "\(found)")
    }
}
