import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What the next item takes the place of.
@MainActor @Suite struct NextItemTests {
    /// The next article takes the place of the one shown, and of the pages pushed on that.
    class ShowsNext: Reader {
        func showNext() { showAnother() }

        override var scene: SplitViewScene {
            super.scene.page { Article(9) }
                .onNext { [unowned self] shown in
                    showNext()
                    return articles.last ?? shown
                }
        }
    }

    /// In a narrow window it takes the place of the list, too.
    final class NextIsAlone: ShowsNext {
        override func showNext() {
            super.showNext()
            guard split.isCollapsed, let next = articles.last else { return }
            next.navigationController?.viewControllers = [next]
        }
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "the next item may end the pages of the one before, and no list", ShowsNext(),
            NextIsAlone(), "contents-preserved: launch narrow; select 1; next-item")
    ]
}
