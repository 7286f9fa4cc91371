import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps with one screen for every item, which they have from the start and keep.
@MainActor @Suite struct OneScreenTests {
    final class Editor: UIViewController {
        var number = 0
    }

    /// The editor shows one note after the other, and nothing while none is chosen.
    class Notes: Reader {
        final let editor = Editor()

        override init() {
            super.init()
            split.viewControllers[1] = UINavigationController(rootViewController: editor)
        }

        final var list: UINavigationController? {
            split.viewControllers.first as? UINavigationController
        }

        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            guard controller === editor else { return .list }
            return editor.number == 0 ? .placeholder : .detail(item: editor.number)
        }

        override func moves(_ controller: UIViewController) -> Bool {
            controller === editor && editor.number != 0
        }

        override func tap(_ row: Int) {
            editor.number = row
            guard split.isCollapsed, let list, list.topViewController !== editor else { return }
            editor.navigationController?.viewControllers = []
            list.pushViewController(editor, animated: true)
        }

        override func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            if list?.topViewController === editor {
                list?.popViewController(animated: false)
            } else {
                editor.number = 0
            }
            return UINavigationController(rootViewController: editor)
        }

        func archive() {
            editor.number = 0
            if split.isCollapsed { list?.popToRootViewController(animated: false) }
        }

        override var scene: SplitViewScene {
            super.scene.onDelete { [unowned self] in archive() }
        }
    }

    /// Shows the first note again after a change of size.
    final class BeginsAgain: Notes {
        override func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            if editor.number > 1 { editor.number = 1 }
            return super.splitViewController(
                splitViewController, separateSecondaryFrom: primaryViewController)
        }
    }

    @Test func `a change of size changes no item`() throws {
        try expectPair(
            .reader { Notes() }, .reader { BeginsAgain() }, law: "contents-preserved",
            trace: "launch narrow; select 2; widen")
    }

    /// The editor stays in front with nothing in it.
    final class StaysEmpty: Notes {
        override func archive() { editor.number = 0 }
    }

    @Test func `an editor of nothing does not stand on the list`() throws {
        try expectPair(
            .reader { Notes() }, .reader { StaysEmpty() }, law: "blank-never-nested",
            trace: "launch narrow; select 1; clear-detail")
    }

    /// Goes on to the next note as one is finished.
    private final class GoesOn: Notes {
        override var scene: SplitViewScene {
            super.scene.onFinish { [unowned self] _ in editor.number = editor.number % 3 + 1 }
        }
    }

    @Test func `the next note may come in the same screen as one is finished`() throws {
        let checker = SplitViewChecker(.reader { GoesOn() })
        for size in ["wide", "narrow"] {
            let line = "launch \(size); select 1; finish-detail"
            let replay = checker.replay(try Trace.commands(inLine: line))
            #expect(replay.violations.isEmpty, "\(size): \(replay.violations)")
        }
    }

    /// Named columns. The note that waits out of sight is that of the row.
    class Columns: Reader {
        final let columns = UISplitViewController(style: .doubleColumn)
        final let editor = Editor()
        private let delegate = StyleTests.ListComesFirst()

        override init() {
            super.init()
            columns.setViewController(ArticleList(), for: .primary)
            columns.setViewController(editor, for: .secondary)
            columns.delegate = delegate
        }

        override func tap(_ row: Int) {
            turn(to: row)
            columns.show(.secondary)
        }

        func turn(to row: Int) { editor.number = row }

        override var scene: SplitViewScene {
            SplitViewScene(columns, keeping: [self]) { [unowned self] in
                guard $0 === editor else { return .list }
                return editor.number == 0 ? .placeholder : .detail(item: editor.number)
            }
            .onTap { [unowned self] row, _ in tap(row) }
        }
    }

    /// In a narrow window the note that waits comes back, whichever row is tapped.
    final class Lags: Columns {
        override func turn(to row: Int) {
            if !columns.isCollapsed || editor.number == 0 { super.turn(to: row) }
        }
    }

    @Test func `which row is shown does not depend on the size in which it was tapped`() {
        func verdict(_ make: @escaping @MainActor @Sendable () -> Columns) -> [String] {
            let stage = SplitViewStage(.reader { make() })
            let checker = SplitViewChecker(.reader { make() })
            _ = stage
            let line = "launch narrow; select 1; back list"
            let commands = (try? Trace.commands(inLine: line)) ?? []
            return checker.replay(commands).violations.map(\.law)
        }
        #expect(verdict { Columns() } == [])
        #expect(verdict { Lags() } == ["commutes"])
    }

    /// The article for today stands beside the list while none is chosen, and is that of a row.
    class Today: Reader {
        final let today = Article(1, isDefault: true)

        override init() {
            super.init()
            split.viewControllers[1] = UINavigationController(rootViewController: today)
        }

        override func makeDefault() -> UIViewController {
            today.isDefault = true
            return today
        }

        override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.isDefault == false
        }

        override func tap(_ row: Int) {
            guard row == 1 else { return super.tap(row) }
            today.isDefault = false
            if articles.last !== today { show(today) }
        }
    }

    /// Keeps whatever it shows.
    final class KeepsAll: Today {
        private var kept: [UIViewController] = []

        override func show(_ article: UIViewController) {
            if article !== today { kept.append(article) }
            super.show(article)
        }
    }

    @Test func `an app keeps what it has from the start, and nothing else`() throws {
        try expectPair(
            .reader { Today() }, .reader { KeepsAll() }, law: "released",
            trace: "launch narrow; select 2; back list", depth: 4)
    }

    @Test func `what is filled in again is no longer chosen`() throws {
        let checker = SplitViewChecker(.reader { Today() })
        for end in ["widen", "widen; select 1", "widen; select 1; narrow"] {
            let line = "launch wide; select 1; narrow; back list; " + end
            let replay = checker.replay(try Trace.commands(inLine: line))
            #expect(replay.violations.isEmpty, "\(line): \(replay.violations)")
        }
    }

    /// A row changes the note, also below a page that was pushed on another one.
    final class BelowPages: Notes {
        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller is Article ? .detail : super.screen(controller)
        }

        override var scene: SplitViewScene { super.scene.page { Article(9) } }
    }

    @Test(arguments: [
        ("launch wide; select 2; push-detail; select 1", ["tap-works"]),
        ("launch wide; select 1; select 2; push-detail; select 1", ["tap-works"]),
        ("launch wide; select 2; push-detail; select 2", []),
    ])
    func `a note that changes below a page is not seen`(line: String, laws: [String]) throws {
        let commands = try Trace.commands(inLine: line)
        let replay = SplitViewChecker(.reader { BelowPages() }).replay(commands)
        #expect(replay.executed.count == commands.count)
        #expect(replay.violations.map(\.law) == laws)
    }
}
