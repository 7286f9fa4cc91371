import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps whose rows call their own code.
@MainActor @Suite struct OwnTapTests {
    /// A row whose article is in front is left alone.
    class Frugal: Reader {
        override func tap(_ row: Int) {
            if (articles.last as? Article)?.row != row { super.tap(row) }
        }
    }

    /// Links lead to the same articles.
    final class FrugalWithLinks: Frugal {
        override var scene: SplitViewScene {
            super.scene.onLinks(2) { [unowned self] link in
                openLink(to: link)
                return .showsItem(link)
            }
        }
    }

    /// An article that a link has opened stays.
    final class KeepsLinked: Reader {
        private(set) var isKept = false

        override func tap(_ row: Int) { if !isKept || split.isCollapsed { super.tap(row) } }

        override var scene: SplitViewScene {
            super.scene.onLinks(2) { [unowned self] link in
                openLink(to: link)
                isKept = true
                return .showsItem(link)
            }
        }
    }

    /// In a narrow window a tap does nothing.
    final class DeafWhileNarrow: Reader {
        override func tap(_ row: Int) { if !split.isCollapsed { super.tap(row) } }
    }

    /// The row that was tapped last is left alone, even after its article has gone.
    final class RemembersTooLong: Reader {
        private(set) var last = 0

        override func tap(_ row: Int) {
            if row != last { super.tap(row) }
            last = row
        }
    }

    /// A row whose article is covered by a page takes the page away; one is open at the start.
    final class Uncovers: Reader {
        override init() {
            super.init()
            split.viewControllers[1] = stacked(Article(1))
        }

        override func tap(_ row: Int) {
            let open = articles.first { ($0 as? Article)?.row == row }
            guard let open, !split.isCollapsed else { return super.tap(row) }
            open.navigationController?.popToViewController(open, animated: true)
        }

        override var scene: SplitViewScene { super.scene.page { Article(9) } }
    }

    @Test func `a tap may take away what covers the detail of its row`() throws {
        try expectSilent(.reader { Uncovers() }, "launch wide; push-detail; select 1; narrow")
    }

    /// An article is filled in beside the list; for the app a link to it makes it a chosen one.
    final class LinksToDefault: Reader {
        private let first = Article(1, isDefault: true)

        override init() {
            super.init()
            split.viewControllers[1] = stacked(first)
        }

        override var scene: SplitViewScene {
            super.scene.onLinks(1) { [unowned self] _ in
                first.isDefault = false
                return .showsItem(1)
            }
        }
    }

    @Test func `a link to what the app has filled in chooses it`() throws {
        try expectSilent(.reader { LinksToDefault() }, "launch wide; open-link; narrow")
    }

    @Test func `the app makes its details, so none comes in another dress`() throws {
        let checker = SplitViewChecker(.reader { Reader() })
        let commands = try Trace.commands(
            inLine: "launch wide; select 1; select-wrapped 1; select-bare 1")
        let replay = checker.replay(commands)
        #expect(replay.executed.map(\.description) == ["launch wide", "select 1"])
        #expect(replay.violations.isEmpty)
    }

    @Test func `a tap on the row of what is in front may show it anew, and take away the others`()
        throws
    {
        let policies = Policies(screens: .madeAnew, keepsScreens: true)
        try expectSilent(
            .reader(policies) { WitnessReader(policies) },
            "launch narrow; select 2; open-link; widen; select 1", end: "[ArticleList | Article 1]")
    }

    /// A row whose article is shown is left alone, also with a page above it.
    class LeavesPages: Reader {
        func isShown(_ row: Int) -> Bool {
            !split.isCollapsed && articles.contains { ($0 as? Article)?.row == row }
        }

        final override func tap(_ row: Int) { if !isShown(row) { super.tap(row) } }

        override var scene: SplitViewScene { super.scene.page { Article(9) } }
    }

    /// Under a page no row does anything.
    final class LeavesEveryPage: LeavesPages {
        override func isShown(_ row: Int) -> Bool {
            !split.isCollapsed && articles.count > 1 || super.isShown(row)
        }
    }

    final class Folder: UIViewController {}

    /// Row 3 opens a folder; the others leave alone what is in front.
    class Folders: Frugal {
        func answer(_ row: Int, in list: UIViewController) {
            guard row == 3 else { return tap((list is Folder ? 20 : 10) + row) }
            list.navigationController?.pushViewController(Folder(), animated: true)
        }

        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller is Folder ? .list(item: 1) : super.screen(controller)
        }

        override var scene: SplitViewScene {
            super.scene.page { Article(9) }
                .onTap { [unowned self] row, list in answer(row, in: list) }
        }
    }

    /// Once a folder was open, no row does anything.
    final class DeafAfterFolder: Folders {
        private var isDeaf = false

        override func answer(_ row: Int, in list: UIViewController) {
            if !isDeaf { super.answer(row, in: list) }
            isDeaf = isDeaf || row == 3
        }
    }

    @Test func `what a row has shown stays its own while another row opens a further list`() throws
    {
        let line = "launch wide; select 1; select 3; back list; select "
        try expectSilent(.reader { Folders() }, line + "1")
        #expect(try broken(.reader { DeafAfterFolder() }, line + "2") == ["tap-works"])
    }

    @Test func `a list that is opened anew has the rows of before, if it shows the same`() throws {
        try expectSilent(
            .reader { Folders() }, "launch wide; select 3; select 1; back list; select 3; select 1",
            end: "[ArticleList, Folder 1 | Article 21]")
    }

    /// A row whose article is shown is left alone, also with a page above it.
    final class FoldersLeavingPages: Folders {
        override func tap(_ row: Int) {
            if split.isCollapsed || (articles.first as? Article)?.row != row { super.tap(row) }
        }
    }

    @Test func `so has a list with a page above what it showed`() throws {
        try expectSilent(
            .reader { FoldersLeavingPages() },
            "launch wide; select 1; select 3; push-detail; back list; select 1",
            end: "[ArticleList | Article 11, Article 9]")
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a tap makes its screen and shows it", Reader(), DeafWhileNarrow(),
            "tap-works: launch narrow; select 1"),
        Pair(
            "a tap on the row of what a link has opened may change nothing", FrugalWithLinks(),
            KeepsLinked(), "tap-works: launch wide; open-link; select 2"),
        Pair(
            "a second tap on the row in front may change nothing", Frugal(), RemembersTooLong(),
            "tap-works: launch narrow; select 1; back list; select 1"),
        Pair(
            "a tap on the row of what is below a page may change nothing", LeavesPages(),
            LeavesEveryPage(), "tap-works: launch wide; select 1; push-detail; select 2"),
    ]
}
