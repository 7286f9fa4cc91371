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

    @Test func `a row that presents an article leaves the one beside it`() throws {
        try expectPair(
            .reader { PresentsLast() }, .reader { ClosesBelowSheet() },
            law: "contents-preserved", trace: "launch wide; select 1; select 3")
    }

    /// It keeps a record of the article in its columns.
    final class Records: PresentsLast {
        override var scene: SplitViewScene {
            super.scene.record { [unowned self] in articles.last }
        }
    }

    @Test func `an article that was presented over columns is not recorded in one stack`() throws {
        func broken(by line: String) throws -> [String] {
            let commands = try Trace.commands(inLine: line)
            let replay = SplitViewChecker(.reader { Records() }).replay(commands)
            #expect(replay.executed == commands)
            return replay.violations.map(\.law)
        }
        #expect(try broken(by: "launch wide; select 3; narrow") == [])
        #expect(try broken(by: "launch narrow; select 3") == ["app-record"])
    }

    /// The last row presents a list of its own: of accounts, for instance.
    class PresentsList: PresentsLast {
        override func makeSheet() -> UIViewController {
            UINavigationController(rootViewController: ArticleList())
        }
    }

    /// Below it the article goes.
    final class ClosesBelowList: PresentsList {
        override func present(_ sheet: UIViewController) {
            super.present(sheet)
            let detail = split.viewControllers.last as? UINavigationController
            if !split.isCollapsed { detail?.setViewControllers([NoArticle()], animated: false) }
        }
    }

    @Test func `a row that presents a list leaves the article, too`() throws {
        try expectPair(
            .reader { PresentsList() }, .reader { ClosesBelowList() },
            law: "contents-preserved", trace: "launch wide; select 1; select 3")
    }

    /// A delegate that presents a second note over the first.
    private final class PresentsSecond: NSObject, UISplitViewControllerDelegate {
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
        let commands = try Trace.commands(inLine: line)
        let replay = SplitViewChecker(subject).replay(commands)
        #expect(replay.executed == commands)
        #expect(replay.violations.isEmpty, "\(replay.violations)")
    }

    /// A delegate that presents the second note over the first, in one stack.
    private final class PresentsOverStack: CarefulDelegate {
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
        let commands = try Trace.commands(
            inLine: "launch narrow; select 1; replace-from-detail")
        let replay = SplitViewChecker(subject).replay(commands)
        #expect(replay.executed == commands)
        let broken = replay.violations.filter { $0.index == 2 }.map(\.law)
        #expect(broken.contains("selection-replaces"), "\(replay.violations)")
    }

    /// The last row shows in the inspector what is known of the document beside it.
    @MainActor class Inspects {
        private final class Empty: UIViewController {}
        private final class Facts: UIViewController {}

        final let split = UISplitViewController(style: .doubleColumn)
        final let documents = UINavigationController(rootViewController: Empty())
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
            split.setViewController(
                UINavigationController(rootViewController: Facts()), for: .inspector)
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
            let commands = try Trace.commands(inLine: line)
            let replay = SplitViewChecker(SplitViewSubject("inspects") { Inspects().scene })
                .replay(commands)
            #expect(replay.executed == commands)
            #expect(replay.violations.isEmpty, "\(line): \(replay.violations)")
        }
        let broken = SplitViewChecker(SplitViewSubject("inspects") { InspectsNothing().scene })
            .replay(try Trace.commands(inLine: lines[0]))
        #expect(broken.violations.contains { $0.flaw.law == "contents-preserved" })
    }

    @Test func `an inspector over one stack is no detail that is finished`() throws {
        let stage = SplitViewStage(SplitViewSubject("inspects") { Inspects().scene })
        try stage.act(out: "launch narrow; select 3")
        #expect(try stage.gives("finish-detail") == .ignored)
    }
}
