import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Details that no one chose: the app fills them in by itself.
@MainActor @Suite struct DefaultDetailTests {
    /// Where nothing is chosen the detail column shows the first article, which stays there when
    /// the columns merge.
    class FillsIn: Reader {
        override init() {
            super.init()
            split.viewControllers[1] = stacked(makeDefault())
        }

        override func makeDefault() -> UIViewController { Article(1, isDefault: true) }

        override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.isDefault == false
        }
    }

    /// The default is pushed on the list when the columns merge.
    final class StartsInDetail: FillsIn {
        override func moves(_ controller: UIViewController) -> Bool { isDetail(controller) }
    }

    /// The app cannot tell a default from a chosen article, and says nothing of it.
    final class Undeclared: FillsIn {
        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            (controller as? Article).map { .detail(item: $0.row) } ?? super.screen(controller)
        }
    }

    /// Nothing else moves with it.
    final class LosesChosen: FillsIn {
        override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.isDefault == true
        }
    }

    @Test func `a default that may be in front may come there in a round trip`() throws {
        let front = Policies(selection: .replaces, defaultDetail: .inFront)
        let subject = SplitViewSubject.reader(front) { StartsInDetail() }
        let line = "launch narrow; back list; widen; narrow"
        try expectSilent(subject, line)
        try expectPair(
            subject, .reader(front) { LosesChosen() },
            "contents-preserved: launch wide; select 1; narrow")
    }

    /// A screen that is always there, above which articles are shown, in columns with names.
    @MainActor class Above {
        let split = UISplitViewController(style: .doubleColumn)
        let base = Article(9, isDefault: true)

        init() {
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(stacked(base), for: .secondary)
        }

        func below(_ article: Article) -> [UIViewController] { [base] }

        final func tap(_ row: Int) {
            let article = Article(row)
            base.navigationController?.setViewControllers(
                below(article) + [article], animated: true)
            split.show(.secondary)
        }

        final var subject: SplitViewScene {
            SplitViewScene(split, keeping: [self as AnyObject]) { controller in
                guard let article = controller as? Article else { return .list }
                let detail = SplitViewScene.Screen.detail(item: article.row)
                return article.isDefault ? detail.filledIn : detail
            }
            .onTap { [unowned self] row, _ in tap(row) }
        }
    }

    /// What was shown before stays below, too.
    final class Stacks: Above {
        override func below(_ article: Article) -> [UIViewController] {
            base.navigationController?.viewControllers ?? [base]
        }
    }

    @Test func `an app may show its details above a default that is always there`() throws {
        func subject(
            _ detail: Policies.DefaultDetail, _ make: @escaping @MainActor @Sendable () -> Above
        ) -> SplitViewSubject {
            let policies = Policies(defaultDetail: detail, keepsScreens: true)
            return SplitViewSubject("above", contract: .usual(policies)) { make().subject }
        }
        try expectPair(
            subject(.inFront) { Above() }, subject(.inFront) { Stacks() },
            "selection-replaces: launch wide; select 1; select 1", height: 4)
        let broken = try broken(subject(.behindList) { Above() }, "launch wide; select 1")
        #expect(broken.contains("selection-replaces"))
    }

    /// A tap on the row of the article that is filled in leaves it where it is.
    class Adopts: FillsIn {
        override func tap(_ row: Int) {
            if let shown = articles.last as? Article, shown.row == row {
                shown.isDefault = false
            } else {
                super.tap(row)
            }
        }
    }

    /// It is thought to be there in a narrow window, too.
    final class AdoptsUnseen: Adopts {
        override func tap(_ row: Int) {
            if row != 1 || !split.isCollapsed { super.tap(row) }
        }
    }

    /// The app begins in the detail, until a person goes back to the list.
    final class BeginsInDetail: FillsIn {
        private var hasLeft = false

        override func moves(_ controller: UIViewController) -> Bool {
            !hasLeft || super.moves(controller)
        }

        override func separate(from primary: UIViewController) -> UIViewController? {
            hasLeft = articles.isEmpty
            return super.separate(from: primary)
        }
    }

    /// The default covers even an article that a person has chosen.
    final class CoversArticles: FillsIn {
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            let wasChosen = secondary.children.contains(where: moves)
            _ = super.merge(secondary, onto: primary)
            if wasChosen, let primary = primary as? UINavigationController {
                primary.pushViewController(makeDefault(), animated: false)
            }
            return true
        }
    }

    @Test func `by policy a default may be in front of the list, not of what was chosen`() throws {
        let inFront = Policies(selection: .replaces, defaultDetail: .inFront)
        try expectPair(
            .reader(inFront) { BeginsInDetail() }, .reader(inFront) { CoversArticles() },
            "same-screen: launch wide; select 1; narrow")
        try expectPair(
            .reader(inFront) { FillsIn() }, .reader { BeginsInDetail() },
            "same-screen: launch narrow")
    }

    /// Pages can be pushed on an article, which moves with them.
    class MovesPages: FillsIn {
        func makePage() -> UIViewController {
            for case let article as Article in articles { article.isDefault = false }
            return Article(9)
        }

        override var scene: SplitViewScene {
            super.scene.page { [unowned self] in makePage() }
        }
    }

    /// A default that was left for a page stays behind.
    final class LosesPages: MovesPages {
        override func makePage() -> UIViewController { Article(9) }
    }

    /// A default that stands alone beside the list stays behind, also after a page has gone from
    /// it; with a page on it, it moves, and is a chosen article from then on.
    class AloneIsDefault: FillsIn {
        func adopt(_ articles: [UIViewController]) {
            for case let article as Article in articles { article.isDefault = false }
        }

        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            let hasPages = secondary.children.count > 1
            if hasPages { adopt(secondary.children) }
            return super.merge(secondary, onto: primary)
        }

        override var scene: SplitViewScene { super.scene.page { Article(9) } }
    }

    /// It is a default again when its page has gone, even if it was in front of a narrow window.
    final class DefaultForever: AloneIsDefault {
        private var moving = false

        override func adopt(_ articles: [UIViewController]) { moving = true }

        override func moves(_ controller: UIViewController) -> Bool {
            defer { if (controller as? Article)?.row == 9 { moving = false } }
            return moving || super.moves(controller)
        }
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a default may come and go, but not push the list out of sight", FillsIn(),
            StartsInDetail(), "same-screen: launch narrow"),
        Pair(
            "a default may come and go, but not push the list out of sight", Undeclared(),
            StartsInDetail(), "same-screen: launch narrow"),
        Pair(
            "a default goes with its column, and the tap on its row makes it anew", Adopts(),
            AdoptsUnseen(), "commutes: launch wide"),
        Pair(
            "a default in which a person works is chosen", MovesPages(), LosesPages(),
            "contents-preserved: launch wide; push-detail; narrow"),
        Pair(
            "a default that is alone again may stay behind, but not what was in front",
            AloneIsDefault(), DefaultForever(),
            "round-trip-order: launch wide; push-detail; narrow; back list; widen; narrow"),
    ]
}
