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
            split.viewControllers[1] = UINavigationController(rootViewController: makeDefault())
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

    @Test func `a default may come and go, but not push the list out of sight`() throws {
        try expectPair(
            .reader { FillsIn() }, .reader { StartsInDetail() }, law: "same-screen",
            trace: "launch narrow")
        try expectPair(
            .reader { Undeclared() }, .reader { StartsInDetail() }, law: "same-screen",
            trace: "launch narrow")
    }

    /// Pages can be pushed on an article, which moves with them.
    class MovesPages: FillsIn {
        func makePage() -> UIViewController {
            for case let article as Article in articles { article.isDefault = false }
            return Article(9)
        }

        override var scene: SplitViewScene {
            super.scene.page { [unowned self] in makePage() }
                .memory(
                    .numbers { [unowned self] in
                        articles.map { ($0 as? Article)?.isDefault == true ? 1 : 0 }
                    })
        }
    }

    /// A default that was left for a page stays behind.
    final class LosesPages: MovesPages {
        override func makePage() -> UIViewController { Article(9) }
    }

    @Test func `a default in which a person works is chosen`() throws {
        try expectPair(
            .reader { MovesPages() }, .reader { LosesPages() }, law: "contents-preserved",
            trace: "launch wide; push-detail; narrow")
    }
}
