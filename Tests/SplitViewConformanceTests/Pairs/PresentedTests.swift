import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that present something over everything: a search, a log-in screen.
@MainActor @Suite struct PresentedTests {
    final class Search: UIViewController {}

    /// A search may be over everything; a link, or the next article, takes its place.
    class Searches: Reader {
        final func search() -> UIViewController? {
            guard split.viewIfLoaded?.window != nil, split.presentedViewController == nil else {
                return nil
            }
            let search = stacked(Search())
            split.present(search, animated: true)
            return search
        }

        func endSearch() { split.dismiss(animated: false) }

        override var scene: SplitViewScene {
            super.scene
                .onLinks(2) { [unowned self] link in
                    endSearch()
                    openLink(to: link)
                    return .showsItem(link)
                }
                .onAction("search") { [unowned self] in
                    search().map { .shows($0) } ?? .changesNothing
                }
        }
    }

    /// A link opens below the search.
    final class OpensBelow: Searches { override func endSearch() {} }

    /// Another action shows the next article, as a promise or as the article itself.
    class ShowsNext: Searches {
        override var scene: SplitViewScene {
            super.scene
                .onAction("next") { [unowned self] in
                    endSearch()
                    showAnother()
                    return .showsItem((articles.last as? Article)?.row ?? 0)
                }
                .onAction("next, by itself") { [unowned self] in
                    endSearch()
                    showAnother()
                    return articles.last.map { .shows($0) } ?? .changesNothing
                }
        }
    }

    /// The search loses the article below.
    final class SearchLoses: ShowsNext {
        override var scene: SplitViewScene {
            super.scene.onAction("search anew") { [unowned self] in
                guard let search = search() else { return .changesNothing }
                let detail = split.viewControllers.last as? UINavigationController
                if !split.isCollapsed { detail?.viewControllers = [NoArticle()] }
                return .shows(search)
            }
        }
    }

    /// Another action shows the next article in the place of the search.
    class ShowsInPlace: Searches {
        func makeRoom() { endSearch() }

        override var scene: SplitViewScene {
            super.scene.onAction("next") { [unowned self] in
                makeRoom()
                showAnother()
                return articles.last.map { .shows($0) } ?? .changesNothing
            }
        }
    }

    /// The next article comes below the search.
    final class ShowsBelow: ShowsInPlace { override func makeRoom() {} }

    /// The row of the article is highlighted, also below the search.
    class Highlights: Searches {
        final var row: Int?

        override func show(_ article: UIViewController) {
            super.show(article)
            row = (article as? Article)?.row
        }

        /// Whether a search leaves the highlight as it is.
        var keepsRow: Bool { true }

        override var scene: SplitViewScene {
            super.scene
                .onAction("search for it") { [unowned self] in
                    guard let search = search() else { return .changesNothing }
                    if !keepsRow { row = nil }
                    return .shows(search)
                }
                .recordedItem { [unowned self] in articles.isEmpty ? nil : row }
        }
    }

    /// The highlight ends with a search.
    final class ForgetsRow: Highlights { override var keepsRow: Bool { false } }

    final class LogIn: UIViewController {}

    /// Nothing is seen without a password.
    class Locks: Reader {
        final var isLocked = false

        /// Whether the article of before is closed.
        var closes: Bool { true }

        final func logOut() {
            isLocked = true
            let list = stacked(ArticleList())
            if closes {
                let detail = stacked(NoArticle())
                split.viewControllers = split.isCollapsed ? [list] : [list, detail]
            } else {
                split.viewControllers[0] = list
            }
            guard split.viewIfLoaded?.window != nil, split.presentedViewController == nil else {
                return
            }
            let logIn = LogIn()
            logIn.modalPresentationStyle = .fullScreen
            logIn.isModalInPresentation = true
            split.present(logIn, animated: false)
        }

        override var scene: SplitViewScene {
            super.scene.onLogOut { [unowned self] in logOut() }
                .onAction("log in") { [unowned self] in
                    isLocked = false
                    split.dismiss(animated: false)
                    return .unstated
                }
        }
    }

    /// The article stays beside the new list, below the log-in screen.
    final class LeavesOpen: Locks { override var closes: Bool { split.isCollapsed } }

    @Test func `a log-in screen stays until the app takes it away`() throws {
        try expectPair(
            .reader { Locks() }, .reader { LeavesOpen() },
            "contents-preserved: launch wide; select 1; action 1", height: 2)
        let stage = SplitViewStage(.reader { Locks() })
        stage.reset()
        try stage.act(on: "launch narrow; action 1")
        #expect(try stage.gives("back list") == .ignored)
        try stage.act(on: "action 2; select 1; back list")
    }

    /// An article is edited in a sheet, which a button of it ends.
    class Edits: Reader {
        private final class Editor: UIViewController {}

        final func edit() -> UIViewController? {
            guard split.viewIfLoaded?.window != nil, split.presentedViewController == nil,
                !articles.isEmpty
            else { return nil }
            let editor = Editor()
            editor.isModalInPresentation = true
            split.present(editor, animated: true)
            return editor
        }

        func save() { split.dismiss(animated: true) }

        override var scene: SplitViewScene {
            super.scene
                .onAction("edit") { [unowned self] in
                    edit().map { .shows($0) } ?? .changesNothing
                }
                .onAction("save") { [unowned self] in
                    guard let editor = split.presentedViewController else {
                        return .changesNothing
                    }
                    save()
                    return .takesAway(editor)
                }
        }
    }

    /// The article that was edited is closed, too.
    final class ClosesEdited: Edits {
        override func save() {
            super.save()
            guard split.isCollapsed else { return }
            (split.viewControllers[0] as? UINavigationController)?
                .popToRootViewController(animated: true)
        }
    }

    @Test func `no one goes back below a sheet that stays`() throws {
        try expectPair(
            .reader { Edits() }, .reader { ClosesEdited() },
            "contents-preserved: launch narrow; select 1; action 1; action 2")
        let stage = SplitViewStage(.reader { Edits() })
        stage.reset()
        try stage.act(on: "launch narrow; select 1; action 1")
        for command in ["back list", "back-to-root list", "cancel-back list"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
        try stage.act(on: "action 2; back list")
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a link takes away what is presented over it", Searches(), OpensBelow(),
            "tap-works: launch wide; action 1; open-link"),
        Pair(
            "an action that shows another article may replace the one before", ShowsNext(),
            SearchLoses(), "contents-preserved: launch wide; select 1; action 4", height: 2),
        Pair(
            "what an action shows comes to the front, and not below a sheet", ShowsInPlace(),
            ShowsBelow(), "tap-works: launch narrow; action 1; action 2", height: 2),
        Pair(
            "a highlighted row may be covered, and is highlighted below", Highlights(),
            ForgetsRow(), "app-record: launch wide; select 1; action 2; back list"),
    ]
}
