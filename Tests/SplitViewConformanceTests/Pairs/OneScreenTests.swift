import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps with one screen for every item, which they have from the start and keep.
@MainActor @Suite struct OneScreenTests {
    final class Editor: UIViewController { var number = 0 }

    /// The editor shows one note after the other, and nothing while none is chosen.
    class Notes: Reader {
        final let editor = Editor()

        override init() {
            super.init()
            split.viewControllers[1] = stacked(editor)
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

        override func separate(from primary: UIViewController) -> UIViewController? {
            if list?.topViewController === editor {
                list?.popViewController(animated: false)
            } else {
                editor.number = 0
            }
            return stacked(editor)
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
        override func separate(from primary: UIViewController) -> UIViewController? {
            if editor.number > 1 { editor.number = 1 }
            return super.separate(from: primary)
        }
    }

    /// The editor stays in front with nothing in it.
    final class StaysEmpty: Notes { override func archive() { editor.number = 0 } }

    /// Goes on to the next note as one is finished.
    final class GoesOn: Notes {
        override var scene: SplitViewScene {
            super.scene.onFinish { [unowned self] _ in editor.number = editor.number % 3 + 1 }
        }
    }

    @Test func `the next note may come in the same screen as one is finished`() throws {
        try expectSilent(
            .reader { GoesOn() }, "launch wide; select 1; finish-detail",
            "launch narrow; select 1; finish-detail")
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

    @Test func `which row is shown does not depend on the size in which it was tapped`() throws {
        let line = "launch narrow; select 1; back list"
        try expectSilent(.reader { Columns() }, line)
        #expect(try broken(.reader { Lags() }, line) == ["commutes"])
    }

    /// The article for today stands beside the list while none is chosen, and is that of a row.
    class Today: Reader {
        final let today = Article(1, isDefault: true)

        override init() {
            super.init()
            split.viewControllers[1] = stacked(today)
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

    @Test func `what is filled in again is no longer chosen`() throws {
        for end in ["widen", "widen; select 1", "widen; select 1; narrow"] {
            try expectSilent(
                .reader { Today() }, "launch wide; select 1; narrow; back list; " + end)
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
        #expect(try broken(.reader { BelowPages() }, line) == laws)
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a change of size changes no item", Notes(), BeginsAgain(),
            "contents-preserved: launch narrow; select 2; widen"),
        Pair(
            "an editor of nothing does not stand on the list", Notes(), StaysEmpty(),
            "blank-never-nested: launch narrow; select 1; clear-detail"),
        Pair(
            "an app keeps what it has from the start, and nothing else", Today(), KeepsAll(),
            "released: launch narrow; select 2; back list", depth: 4),
    ]
}
