import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Rows that present something, or fill an inspector: the detail beside the list stays.
@MainActor @Suite struct BesideColumnsTests {
    /// The last row presents its article in a sheet.
    class PresentsLast: Reader {
        func makeSheet() -> UIViewController { Article(3) }

        final override func tap(_ row: Int) {
            guard row == 3 else { return super.tap(row) }
            guard split.viewIfLoaded?.window != nil else { return }
            present(makeSheet())
        }

        func present(_ sheet: UIViewController) { split.present(sheet, animated: true) }
    }

    /// Below the sheet the article goes.
    final class ClosesBelowSheet: PresentsLast {
        override func present(_ sheet: UIViewController) {
            super.present(sheet)
            let detail = split.viewControllers.last as? UINavigationController
            if !split.isCollapsed { detail?.setViewControllers([NoArticle()], animated: false) }
        }
    }

    /// It keeps a record of the article in its columns.
    final class Records: PresentsLast {
        override var scene: SplitViewScene {
            super.scene.record { [unowned self] in articles.last }
        }
    }

    @Test func `an article that was presented over columns is not recorded in one stack`() throws {
        try expectSilent(.reader { Records() }, "launch wide; select 3; narrow")
        #expect(try broken(.reader { Records() }, "launch narrow; select 3") == ["app-record"])
    }

    /// The last row presents a list of its own: of accounts, for instance.
    class PresentsList: PresentsLast {
        override func makeSheet() -> UIViewController { stacked(ArticleList()) }
    }

    /// Below it the article goes.
    final class ClosesBelowList: PresentsList {
        override func present(_ sheet: UIViewController) {
            super.present(sheet)
            let detail = split.viewControllers.last as? UINavigationController
            if !split.isCollapsed { detail?.setViewControllers([NoArticle()], animated: false) }
        }
    }

    /// A delegate that presents a second note over the first.
    final class PresentsSecond: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool {
            let detail = splitViewController.viewControllers.last
            guard !splitViewController.isCollapsed, detail?.children.first is Note else {
                return false
            }
            splitViewController.present(vc, animated: true)
            return true
        }
    }

    @Test func `a delegate may present what a row shows`() throws {
        let subject = SplitViewSubject.notes(
            contract: Contract(policies: Policies()), isDressed: true,
            delegate: { PresentsSecond() })
        let line = "launch wide; select 1; select 2; back list"
        try expectSilent(subject, line)
    }

    /// A delegate that presents the second note over the first, in one stack.
    final class PresentsOverStack: CarefulDelegate {
        override func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool {
            guard splitViewController.isCollapsed,
                splitViewController.viewControllers.first?.children.last is Note
            else {
                return super.splitViewController(
                    splitViewController, showDetail: vc, sender: sender)
            }
            splitViewController.present(vc, animated: true)
            return true
        }
    }

    @Test func `over one stack what is presented takes the place that the policy says`() throws {
        let subject = SplitViewSubject.notes(
            contract: Contract(policies: Policies(selection: .replaces)),
            delegate: { PresentsOverStack() })
        let found = try flaws(subject, "launch narrow; select 1; replace-from-detail")
        #expect(found.contains("selection-replaces 2"), "\(found)")
    }

    /// The last row shows in the inspector what is known of the document beside it.
    @MainActor class Inspects {
        private final class Empty: UIViewController {}
        private final class Facts: UIViewController {}

        final let split = UISplitViewController(style: .doubleColumn)
        final let documents = stacked(Empty())
        private lazy var delegate = ListFirst { [unowned self] in
            documents.viewControllers.first is Article
        }

        init() {
            split.delegate = delegate
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(documents, for: .secondary)
        }

        final func tap(_ row: Int) {
            guard row == 3 else {
                documents.setViewControllers([Article(row)], animated: false)
                return split.show(.secondary)
            }
            inspect()
        }

        func inspect() {
            split.setViewController(stacked(Facts()), for: .inspector)
            split.show(.inspector)
        }

        final func close() { documents.setViewControllers([Empty()], animated: false) }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case let article as Article: .detail(item: article.row)
                case is Facts: .detail(item: 9)
                case is Empty: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] row, _ in tap(row) }
            .onDelete { [unowned self] in close() }
            .onFinish { [unowned self] _ in close() }
        }
    }

    /// The document goes as its facts come.
    final class InspectsNothing: Inspects {
        override func inspect() {
            super.inspect()
            close()
        }
    }

    @Test func `a row that fills the inspector leaves the detail`() throws {
        let lines = [
            "launch wide; select 1; select 3", "launch wide; select 1; select 3; select 1",
            "launch wide; select 3; select 2; select 3; select 2",
            "launch wide; select 1; select 3; clear-detail",
        ]
        for line in lines {
            try expectSilent(SplitViewSubject("inspects") { Inspects().scene }, line)
        }
        let wrong = SplitViewSubject("inspects") { InspectsNothing().scene }
        #expect(try broken(wrong, lines[0]).contains("contents-preserved"))
    }

    @Test func `an inspector over one stack is no detail that is finished`() throws {
        let stage = SplitViewStage(SplitViewSubject("inspects") { Inspects().scene })
        try stage.act(out: "launch narrow; select 3")
        #expect(try stage.gives("finish-detail") == .ignored)
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a row that presents an article leaves the one beside it", PresentsLast(),
            ClosesBelowSheet(), "contents-preserved: launch wide; select 1; select 3"),
        Pair(
            "a row that presents a list leaves the article, too", PresentsList(), ClosesBelowList(),
            "contents-preserved: launch wide; select 1; select 3"),
    ]
}
